import TouchGeometry
import TouchKit
import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// A lesson that is touched on a page: the session of the reader's own fingers, and the tape when it is watched.
///
/// Times are the page's, in seconds; places are points of the picture, from its top left corner.
final class LessonPage {
    let scene: Scene
    /// As it is written.
    let sceneText: String
    let tape: Tape?
    private(set) var language: String
    /// What the reader touches, and where in it they look.
    private(set) var branch: Branch
    /// The tape while it is watched.
    private(set) var film: PacedSession?
    /// Whether what is to try has been done since the page was opened.
    private(set) var isDone: [Bool]
    /// The run before the scene was changed: where it was otherwise, it stays to be seen.
    private(set) var before: PacedSession?
    /// What of the scene is switched off, in the words of changes.
    private(set) var switchedOff: [String] = []

    let typesetter: PageTypesetter
    /// The page's time up to which everything that was due has happened.
    private var clock: Double
    private var painter: StagePainter
    private var size = CGSize(width: 640, height: 400)
    private var exercises: ExerciseWatch
    /// The search that goes on, a trial at a time; nil while nothing is looked for.
    var search: OutcomeSearch?

    /// - Parameters:
    ///   - sceneText: the scene, as it is written.
    ///   - tapeText: empty for a scene without a tape.
    /// - Throws: what is wrong with the texts.
    init(
        scene sceneText: String, tape tapeText: String, language: String,
        typesetter: PageTypesetter, now: Double
    ) throws(ScriptErrors) {
        let scene = try Scene.parse(sceneText, file: "the scene")
        (self.scene, self.sceneText) = (scene, sceneText)
        tape = tapeText.isEmpty ? nil : try Tape.parse(tapeText, file: "the tape", scene: scene)
        (self.language, self.typesetter, clock) = (language, typesetter, now)
        let session = PacedSession(
            scene: scene, tape: nil, language: language, now: now, limit: Self.limit)
        let hitTests =
            tape?.shows(.hitTest) ?? true
            || !scene.lines.contains { $0.statement?.isRecognizer == true }
        branch = Branch(session)
        exercises = ExerciseWatch(tape?.exercises ?? [], from: session.latest)
        isDone = exercises.isDone
        painter = StagePainter(language: language, overlays: .onPages, measurer: typesetter)
        (painter.hasLists, painter.hasFingerChips) = (false, false)
        // A scene without recognizers is about who is hit.
        painter.hasVerdicts = hitTests
        painter.edge = 8
    }

    /// The session that is on the stage.
    var shown: PacedSession { film ?? branch.session }

    // MARK: Fingers

    /// Fingers in points of the picture. Where one looks at the past, a finger goes on from there.
    func send(_ samples: [TouchSample], now: Double) {
        let comes = samples.contains { $0.phase == .began }
        if film != nil {
            guard comes else { return }
            endFilm(now: now)
        }
        if comes { leavePast(now: now) }
        guard branch.playhead.isLive else { return }
        let toScene = layout(now: now).toPicture.inverted()
        branch.session.send(samples.map { $0.moved(by: toScene) }, now: now)
        watchExercises()
    }

    /// The mouse without a finger.
    func send(_ sample: PointerSample, now: Double) {
        guard film == nil, branch.playhead.isLive else { return }
        var sample = sample
        sample.location = sample.location.applying(layout(now: now).toPicture.inverted())
        branch.session.send(sample, now: now)
    }

    private func leavePast(now: Double) {
        (before, search) = (nil, nil)
        if let record = branch.departure {
            branch = Branch(
                PacedSession(branchOf: branch.session, at: record, language: language, now: now))
            watchAnew()
        }
        branch.goLive()
    }

    /// The system takes all fingers away, as it does when the page goes out of sight.
    func interrupt(now: Double) {
        branch.session.interrupt(now: now)
    }

    /// What is to try counts from here on.
    private func watchAnew() {
        exercises = ExerciseWatch(tape?.exercises ?? [], from: branch.session.latest)
    }

    private func watchExercises() {
        exercises.update(from: branch.session.trace)
        isDone = zip(isDone, exercises.isDone).map { $0 || $1 }
    }

    // MARK: Time

    /// What came of letting time pass.
    enum Advance: Int32 { case nothing, something, unfinished }

    /// Lets timers fire, and the tape go on: in steps, and no further than about `limit` records go, so that the page can be
    /// used whatever the scene does.
    func advance(now: Double, limit: Int = 5000) -> Advance {
        let end = shown.trace.records.count + limit
        var happened = false
        repeat {
            clock = min(now, max(clock, now - Self.patience) + Self.stride)
            happened = shown.advance(now: clock) || happened
        } while clock < now && shown.trace.records.count < end
        if film == nil { watchExercises() }
        if film == nil, branch.playhead.isLive, branch.session.isFull { beginAnew() }
        return clock < now ? .unfinished : happened ? .something : .nothing
    }

    /// So many records are looked back on: some minutes of ten fingers that never rest.
    private static let limit = 300_000

    /// What happened before is forgotten, so that memory stays what it is; the scene stays as it stands.
    private func beginAnew() {
        (before, search) = (nil, nil)
        branch.session.beginAnew()
        watchAnew()
    }

    /// In so many seconds time passes at once.
    private static let stride = 0.05
    /// What is due since longer than that comes at once.
    private static let patience = 2.0

    func rest(now: Double) { branch.session.rest(now: now) }

    func wake(now: Double) {
        branch.session.endRest(at: now)
        clock = now
    }

    /// The page's time at which something is due or the picture changes by itself; infinite if nothing does.
    func nextChange(after now: Double) -> Double {
        if film == nil, !branch.playhead.isLive { return .infinity }
        let due = shown.nextDue(after: now) ?? .infinity
        let rests =
            film == nil && !shown.isTouched && !shown.latest.isAnimating(at: shown.eventTime(now))
        return rests ? due : min(due, shown.nextChange(after: now) ?? .infinity)
    }

    /// Begins anew: the scene as it is written, and nobody has touched it.
    func reset(now: Double) {
        (film, before, search, switchedOff) = (nil, nil, nil, [])
        branch = Branch(
            PacedSession(scene: scene, tape: nil, language: language, now: now, limit: Self.limit))
        watchAnew()
    }

    func speak(_ language: String, now: Double) {
        self.language = language
        painter.language = language
        if branch.session.trace.records.allSatisfy({ $0.time == 0 }) { reset(now: now) }
    }

    func paint(in theme: Theme) { painter.theme = theme }

    // MARK: The tape

    func watch(now: Double) {
        guard let tape else { return }
        film = PacedSession(scene: scene, tape: tape, language: language, now: now)
    }

    /// The tape waits with its question; it goes on.
    func goOn(now: Double) { film?.goOn(now: now) }

    func endFilm(now: Double) {
        film = nil
        branch.session.resume(now: now)
    }

    // MARK: The past

    func step(forward: Bool) {
        let steps = decisions
        let here = branch.record
        let next =
            forward
            ? steps.first { $0.record > here } : steps.last { $0.record < here }
        if let next {
            branch.choose(.record(next.record))
        } else if !forward, let first = steps.first {
            branch.scrub(to: first.time)
        }
    }

    func scrub(to time: Double) { branch.scrub(to: time) }
    func goLive() { branch.goLive() }

    /// Asks about whoever is called so; nobody, to ask nothing in particular.
    func ask(about name: String) {
        let trace = branch.session.trace
        guard let place = trace.subjects.firstIndex(where: { $0.name == name }) else {
            return branch.endQuestion()
        }
        branch.choose(.subject(SubjectID(Int32(place + 1))))
    }

    // MARK: Changes

    /// The reader's own touches once more, in the scene without what is switched off.
    /// - Throws: what cannot be taken away.
    func switchOff(_ words: [String], now: Double) throws(ScriptErrors) {
        let changed = try words.map { SceneChange($0) }.applied(to: scene, text: sceneText).scene
        let session = branch.session
        guard
            let again = PacedSession(
                again: session, scene: changed, tape: nil, language: language, now: now)
        else { return }
        (film, search, before) = (nil, nil, session)
        switchedOff = words
        branch = Branch(again, lookedAtAs: branch)
        watchAnew()
    }

    // MARK: The picture

    func resize(to size: CGSize) { self.size = size }

    func moment(now: Double) -> StageMoment {
        if let film { return film.moment(now: now) }
        var moment = branch.moment(now: now)
        if branch.playhead.isLive, !branch.session.isTouched {
            // What the touch has led to stays to be read, until the next one.
            let time = moment.stage.time
            if !moment.stage.isAnimating(at: moment.time) {
                moment.time = min(moment.time, time + 0.04)
            }
        }
        return moment
    }

    private func layout(now: Double) -> StageLayout {
        painter.layout(for: moment(now: now), size: size)
    }

    func picture(now: Double) -> Picture {
        let moment = moment(now: now)
        var picture = painter.picture(of: moment, in: shown.trace, size: size)
        if film == nil, let before {
            let layout = painter.layout(for: moment, size: size)
            picture.marks += ghosts(of: before, beside: moment, layout.toPicture, painter.theme)
        }
        return picture
    }

    /// Outlines of the views that stood elsewhere in the run before.
    private func ghosts(
        of before: PacedSession, beside moment: StageMoment, _ toPicture: CGAffineTransform,
        _ theme: Theme
    ) -> [Mark] {
        let then = before.history.state(at: before.history.lastRecord(atOrBefore: moment.time))
        return then.views.values.compactMap { view in
            let way = then.toScreen(view.id)
            let isElsewhere = moment.stage.views[view.id].map { _ in
                !moment.stage.toScreen(view.id).isAlmost(way)
            }
            guard isElsewhere ?? true, view.parent != .none else { return nil }
            let path = Path.polygon(
                view.bounds.corners.prefix(4).map { $0.applying(way).applying(toPicture) })
            return .shape(Shape(path, stroke: Stroke(theme.secondText, width: 1.5, dash: [5, 4])))
        }
    }
}

extension CGAffineTransform {
    /// Whether they lead to the same places, within half a point.
    fileprivate func isAlmost(_ other: CGAffineTransform) -> Bool {
        abs(a - other.a) + abs(b - other.b) + abs(c - other.c) + abs(d - other.d) < 0.01
            && abs(tx - other.tx) + abs(ty - other.ty) < 0.5
    }
}

extension TouchSample {
    fileprivate func moved(by transform: CGAffineTransform) -> TouchSample {
        var sample = self
        sample.location = location.applying(transform)
        sample.coalesced = coalesced.map { $0.moved(by: transform) }
        return sample
    }
}

extension Tape {
    /// Whether it shows that beside the stage at some time.
    func shows(_ panel: TellingPanel) -> Bool {
        lines.contains { if case .show(panel)? = $0.telling { true } else { false } }
    }
}

extension SceneStatement {
    fileprivate var isRecognizer: Bool {
        if case .recognizer = self { true } else { false }
    }
}

extension Overlays {
    /// What a page has on its stage; the rest it tells beside it, in words.
    static let onPages: Overlays = [.touches, .hitTest, .recognizers]
}

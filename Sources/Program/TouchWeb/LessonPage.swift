import TouchGeometry
import TouchKit
import TouchLive
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchTrace
import TouchWords

/// A lesson that is touched on a page: the session of the reader's own fingers, and the tape when it is watched.
///
/// Times are the page's, in seconds; places are points of the picture, from its top left corner.
final class LessonPage {
    let scene: Scene
    /// As it is written.
    let sceneText: String
    let tape: Tape?
    /// The text that both are from, where one writes it on the page.
    let script: SceneAndTape?
    private(set) var language: String
    /// What the reader touches, and where in it they look.
    private(set) var branch: Branch
    /// The tape while it is watched.
    private(set) var film: FilmPlayback?
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

    /// A lesson to be touched.
    /// - Parameters:
    ///   - sceneText: the scene, as it is written.
    ///   - tapeText: empty for a scene without a tape.
    /// - Throws: what is wrong with the texts.
    convenience init(
        scene sceneText: String, tape tapeText: String, language: String,
        typesetter: PageTypesetter, now: Double
    ) throws(ScriptErrors) {
        let scene = try Scene.parse(sceneText, file: Wording.page.theScene[language])
        let file = Wording.page.theTape[language]
        let tape = tapeText.isEmpty ? nil : try Tape.parse(tapeText, file: file, scene: scene)
        self.init(
            scene, text: sceneText, tape: tape,
            in: PacedSession(
                scene: scene, tape: nil, language: language, now: now, limit: Self.limit),
            language: language, typesetter: typesetter, now: now)
    }

    /// A scene of which one sees at once what comes of its tape.
    convenience init(
        played script: SceneAndTape, language: String, typesetter: PageTypesetter, now: Double
    ) {
        let scene = script.scene
        let session =
            script.tape.map {
                PacedSession(played: $0, in: scene, language: language, now: now)
            }
            ?? PacedSession(
                scene: scene, tape: nil, language: language, now: now, limit: Self.limit)
        self.init(
            scene, text: script.sceneText, tape: script.tape, in: session, language: language,
            typesetter: typesetter, now: now, script: script)
    }

    private init(
        _ scene: Scene, text: String, tape: Tape?, in session: PacedSession, language: String,
        typesetter: PageTypesetter, now: Double, script: SceneAndTape? = nil
    ) {
        (self.scene, sceneText, self.tape, self.script) = (scene, text, tape, script)
        (self.language, self.typesetter, clock) = (language, typesetter, now)
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
        beginAnewIfFull(now: now)
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
        // What is played goes on from its end, too.
        let end = branch.session.isDemonstration ? branch.record : nil
        if let record = branch.departure ?? end {
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
    enum Advance: Int32 { case nothing, something, tooMuch }

    /// Lets timers fire, or the film go on. Where more would happen than `limit` records tell, time stands still for the rest,
    /// so that the page can be used whatever the scene does.
    func advance(now: Double, limit: Int = 5000) -> Advance {
        if film != nil {
            film?.advance(now: now)
            return .nothing
        }
        let session = branch.session
        let end = session.trace.records.count + limit
        var happened = false
        while clock < now {
            clock = min(now, clock + Self.stride)
            happened = session.advance(now: clock) || happened
            if clock < now, session.trace.records.count >= end {
                session.resume(now: now)
                clock = now
                return .tooMuch
            }
        }
        watchExercises()
        // Fingers that never lift are taken away, or memory would have no end.
        if session.trace.records.count > 2 * Self.limit { session.interrupt(now: now) }
        beginAnewIfFull(now: now)
        return happened ? .something : .nothing
    }

    /// So many records are looked back on: some minutes of ten fingers that never rest.
    private static let limit = 300_000

    /// Where more has happened than can be looked back on, the scene begins anew, so that memory has an end.
    private func beginAnewIfFull(now: Double) {
        guard branch.playhead.isLive, branch.session.isFull else { return }
        begin(branch.session.session.scene, now: now)
    }

    private func begin(_ scene: Scene, now: Double) {
        (before, search) = (nil, nil)
        branch = Branch(
            PacedSession(scene: scene, tape: nil, language: language, now: now, limit: Self.limit))
        watchAnew()
    }

    /// In so many seconds time passes at once.
    private static let stride = 0.01

    func rest(now: Double) { branch.session.rest(now: now) }

    func wake(now: Double) {
        branch.session.endRest(at: now)
        film?.resume(at: now)
        clock = now
    }

    /// The page's time at which something is due or the picture changes by itself; infinite if nothing does.
    func nextChange(after now: Double) -> Double {
        if let film { return film.runs ? now : .infinity }
        let session = branch.session
        guard branch.playhead.isLive else { return .infinity }
        let due = session.nextDue(after: now) ?? .infinity
        let rests = !session.isTouched && !session.latest.isAnimating(at: session.eventTime(now))
        return rests ? due : min(due, session.nextChange(after: now) ?? .infinity)
    }

    /// Begins anew: the scene as it is written, and nobody has touched it.
    func reset(now: Double) {
        (film, switchedOff) = (nil, [])
        begin(scene, now: now)
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
        film = FilmPlayback(tape, on: scene, language: language, now: now)
    }

    /// The film waits with its question; it goes on.
    func goOn(now: Double) { film?.goOn(now: now) }

    func pauseFilm(now: Double) { film?.pause(now: now) }

    func seekFilm(to seconds: Double, now: Double) { film?.seek(to: seconds, now: now) }

    func endFilm(now: Double) {
        guard film != nil else { return }
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
        if let film { return film.moment }
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
        var picture = painter.picture(
            of: moment, in: film?.trace ?? branch.session.trace, size: size)
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

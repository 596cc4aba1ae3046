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

/// A lesson that is touched on a page: the session of the reader's own fingers, and the tape while
/// it is watched.
///
/// Times are the page's, in seconds; locations are points of the picture, from its top left corner.
final class LessonPage {
    let scene: Scene
    /// The scene's source text.
    let sceneText: String
    let tape: Tape?
    /// The text that contains both, if the reader writes it on the page.
    let script: SceneAndTape?
    private(set) var language: String
    /// The session that the reader touches, and the view of it.
    private(set) var branch: Branch
    /// The tape's film while it is watched.
    private(set) var film: FilmPlayback?
    /// An array that indicates, for each exercise, whether it has been done since the page was
    /// opened.
    private(set) var isDone: [Bool]
    /// The run before the scene was changed; it stays visible where it differs.
    private(set) var before: PacedSession?
    /// The parts of the scene that are switched off, in the words of changes.
    private(set) var switchedOff: [String] = []

    let typesetter: PageTypesetter
    /// The page's time up to which everything due has happened.
    private var clock: Double
    private var painter: StagePainter
    private var size = CGSize(width: 640, height: 400)
    private var exercises: ExerciseWatch
    /// The running search, one trial at a time; nil while nothing is searched.
    var search: OutcomeSearch?

    /// Creates a page for a lesson to be touched.
    /// - Parameters:
    ///   - sceneText: the scene's source text.
    ///   - tapeText: the tape's source text; empty for a scene without a tape.
    /// - Throws: the errors of the texts.
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

    /// Creates a page that shows at once the result of the scene's tape.
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
        // A scene without recognizers is about hit-testing.
        painter.hasVerdicts = hitTests
        painter.edge = 8
    }

    // MARK: Fingers

    /// Sends fingers, in points of the picture. If the reader looks at the past, a finger branches
    /// off from there.
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

    /// Sends the mouse without a finger.
    func send(_ sample: PointerSample, now: Double) {
        guard film == nil, branch.playhead.isLive else { return }
        var sample = sample
        sample.location = sample.location.applying(layout(now: now).toPicture.inverted())
        branch.session.send(sample, now: now)
    }

    private func leavePast(now: Double) {
        (before, search) = (nil, nil)
        // A played tape can be continued from its end, too.
        let end = branch.session.isDemonstration ? branch.record : nil
        if let record = branch.departure ?? end {
            branch = Branch(
                PacedSession(branchOf: branch.session, at: record, language: language, now: now))
            watchAnew()
        }
        branch.goLive()
    }

    /// Cancels all fingers, as the system does when the page is hidden. Where none is down, the
    /// result of the last one stays readable.
    func interrupt(now: Double) {
        if branch.session.isTouched { branch.session.interrupt(now: now) }
    }

    /// Starts checking the exercises from here on.
    private func watchAnew() {
        exercises = ExerciseWatch(tape?.exercises ?? [], from: branch.session.latest)
    }

    private func watchExercises() {
        exercises.update(from: branch.session.trace)
        isDone = zip(isDone, exercises.isDone).map { $0 || $1 }
    }

    // MARK: Time

    /// The result of letting time pass.
    enum Advance: Int32 { case nothing, something, tooMuch }

    /// Lets timers fire, or the film go on. If more would happen than `limit` records, time is
    /// stopped for the rest, so that the page stays usable whatever the scene does.
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
        // Fingers that never lift are cancelled, because memory use would have no bound.
        if session.trace.records.count > 2 * Self.limit { session.interrupt(now: now) }
        beginAnewIfFull(now: now)
        return happened ? .something : .nothing
    }

    /// The number of records that can be looked back on: some minutes of ten fingers that never
    /// rest.
    private static let limit = 300_000

    /// Starts the scene over if more has happened than can be looked back on, so that memory use is
    /// bounded.
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

    /// The step in which time passes, in seconds.
    private static let stride = 0.01

    func rest(now: Double) { branch.session.rest(now: now) }

    func wake(now: Double) {
        branch.session.endRest(at: now)
        film?.resume(at: now)
        clock = now
    }

    /// Returns the page's time at which something is due or the picture changes by itself; infinite
    /// if nothing does.
    func nextChange(after now: Double) -> Double {
        if let film { return film.runs ? now : .infinity }
        let session = branch.session
        guard branch.playhead.isLive else { return .infinity }
        let due = session.nextDue(after: now) ?? .infinity
        let rests = !session.isTouched && !session.latest.isAnimating(at: session.eventTime(now))
        return rests ? due : min(due, session.nextChange(after: now) ?? .infinity)
    }

    /// Starts over: the scene as it is written, not touched yet.
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

    /// Continues the film after its question.
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

    /// Asks about the subject with a name; if there is none, chooses no particular topic.
    func ask(about name: String) {
        let trace = branch.session.trace
        guard let place = trace.subjects.firstIndex(where: { $0.name == name }) else {
            return branch.endQuestion()
        }
        branch.choose(.subject(SubjectID(Int32(place + 1))))
    }

    // MARK: Changes

    /// Repeats the reader's own touches in the scene without the parts that are switched off.
    /// - Throws: the parts that cannot be removed.
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
            // The result of a touch stays readable until the next touch.
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

    /// Returns outlines of the views that were elsewhere in the previous run.
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
    /// Returns whether both transforms lead to the same locations, within half a point.
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
    /// Returns whether the tape shows a panel beside the stage at some time.
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
    /// The overlays on a page's stage; everything else is told beside it, in words.
    static let onPages: Overlays = [.touches, .hitTest, .recognizers]
}

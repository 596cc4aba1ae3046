import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// A session at the pace of the host's clock, fed by hand or by its tape, together with its visible
/// state.
package final class PacedSession {
    package let session: Session
    private(set) var presenter = LivePresenter()
    var camera = LiveCamera()
    var depth = LiveDepth()
    /// The tape's tellings as last requested; they hardly ever change from one picture to the next.
    var told = Told()
    /// The searchable parts of its trace.
    package private(set) var digest = TraceDigest()
    /// The number of records that can be looked back on: some fifty minutes of ten fingers at 120
    /// Hz that never rest, hours of anything else.
    static let limit = 10_000_000
    private let limit: Int
    /// The number of records in its trace before hands took over.
    package private(set) var handsBegin = 0
    private var fingers = BranchFingers()
    private var pace: Pace
    /// The host's time at which the tape goes on.
    private var nextBeat = -Double.infinity
    /// The step in which a tape is played, in seconds.
    private static let beat = 1.0 / 120
    /// The time for which the right answer is lit before anything else happens, in seconds.
    package static let answer = 1.5
    /// Indicates whether the session plays its tape.
    package let isDemonstration: Bool
    /// The cuts and speeds with which the tape is played.
    let edits: FilmEdits
    /// The factor by which the tape slows time down.
    private var slowness = 1.0

    /// Creates a session.
    /// - Parameters:
    ///   - tape: the tape to play as time passes; nil to leave the scene to the hands.
    ///   - now: the host's time, in seconds.
    ///   - limit: the number of records that can be looked back on.
    package init(
        scene: Scene, tape: Tape?, language: String, now: Double, limit: Int = PacedSession.limit
    ) {
        session = Session(scene: scene, tape: tape, language: language)
        pace = Pace(at: now)
        isDemonstration = tape != nil
        edits = tape?.edits ?? FilmEdits([])
        self.limit = limit
        update()
    }

    /// Creates a session whose tape has been played to its end, to be looked at. If the tape is
    /// long, `advance` plays the rest bit by bit whenever there is time.
    /// - Parameters:
    ///   - time: the event time up to which the tape is played at once in any case, in seconds.
    ///   - records: the approximate number of records that are played at once.
    package convenience init(
        played tape: Tape, in scene: Scene, atLeastTo time: Double = 0,
        atOnce records: Int = PacedSession.remade, language: String, now: Double
    ) {
        self.init(scene: scene, tape: tape, language: language, now: now)
        playedEnd = tape.end
        fill(records: records, atLeastTo: time)
    }

    /// The event time at which the tape ends that is played to be looked at, in seconds; nil for a
    /// session that goes on by itself.
    private var playedEnd: Double?

    /// Indicates whether a part of the tape is still to be played before all of it can be looked
    /// at.
    private var isFilling: Bool { playedEnd != nil && !session.isAtEnd }

    /// The event time at which it ends, as far as known, in seconds.
    package var end: Double { isFilling ? playedEnd ?? 0 : session.time }

    /// The number of records that are played without a break, which takes no longer than a frame.
    private static let bit = 20_000

    private func fill(records: Int, atLeastTo time: Double = 0) {
        let limit = session.tracer.count + records
        while !session.isAtEnd, session.tracer.count < limit || session.time < time {
            session.step(to: session.time + 1)
        }
        update()
    }

    /// Creates a session that goes on from record `record` of another one: its tape is replayed to
    /// that event, then it is live.
    package convenience init(
        branchOf other: PacedSession, at record: Int, language: String, now: Double
    ) {
        self.init(
            goingOn: other.session.tape(upTo: record), after: other, language: language, now: now)
        if session.scene.isCode, session.tracer.count <= Self.remade,
            let parting = FirstDifference(between: other.history, and: history),
            parting.time < session.time
        {
            partedFromReplay = session.time
        }
    }

    /// Creates a session that goes on from the end of a part of another session's recorded tape.
    package init(goingOn tape: Tape, after other: PacedSession, language: String, now: Double) {
        session = Session(scene: other.session.scene, tape: tape, language: language)
        session.keepsTellings = true
        session.runTape()
        pace = Pace(from: session.time, at: now)
        isDemonstration = false
        edits = FilmEdits([])
        // Records from before the branch do not count.
        limit = other.limit + session.tracer.count
        handsBegin = session.tracer.count
        update()
        fingers.stand(standing)
    }

    /// The largest number of records that are made again.
    static let remade = 200_000

    /// Creates a session that repeats everything that happened in another one, with a scene and a
    /// tape that were changed since: up to the same event time, and on from there. Fingers that are
    /// down stay down.
    /// - Returns: nil if there is nothing to repeat, or so much that it would take too long.
    package init?(
        again other: PacedSession, scene: Scene, tape: Tape?, language: String, now: Double
    ) {
        let plays = other.isDemonstration
        guard other.session.tracer.count <= Self.remade, !plays || tape != nil else { return nil }
        let played = plays ? tape : other.recordedTape
        session = Session(scene: scene, tape: played, language: language)
        isDemonstration = plays
        edits = plays ? tape?.edits ?? FilmEdits([]) : FilmEdits([])
        limit = other.limit
        pace = Pace(at: now)
        if plays {
            play(to: other.eventTime(now), waiting: other.isWaiting)
            // A caption that is being read, or a still picture, stays as long as it would have.
            nextBeat = other.nextBeat
            pace.rest(at: session.time, until: isWaiting ? .infinity : max(now, nextBeat))
        } else {
            session.keepsTellings = true
            session.runTape()
            pace = Pace(from: session.time, at: now)
            fingers = other.fingers
            handsBegin = min(other.handsBegin, session.tracer.count)
            if other.awaitsTouch { awaitTouch() }
        }
        update()
    }

    /// Plays the tape without pauses, up to the question at which it waited, if it did.
    private func play(to time: Double, waiting: Bool) {
        while let cue = session.step(to: time, pausingAt: { $0.setsThePace }) {
            switch cue.telling {
            case .slow(let factor): pace.slowDown(by: factor, at: session.time, now: 0)
            case .ask(_?) where waiting && cue.time >= time:
                isWaiting = true
                return
            default: break
            }
        }
    }

    // MARK: What it has led to

    /// Its trace, and the state at each record.
    package var history: StageHistory { presenter.history }
    package var trace: Trace { presenter.trace }
    package var latest: StageState { presenter.history.latest }
    /// Indicates whether a finger is down in it.
    package var isTouched: Bool { latest.touches.contains { $0.isLive } }

    /// The fingers that are down in it, and their locations.
    private var standing: [(number: Int, location: CGPoint)] {
        latest.touches.filter { $0.isLive }.map { ($0.finger, $0.location) }
    }

    /// The tape of everything that was done in it.
    package var recordedTape: Tape { session.recordedTape }

    // MARK: The limit

    /// Indicates whether the records exceed the limit and no finger is down, so that looking back
    /// can start over.
    package var isFull: Bool {
        session.tracer.count > limit && !isDemonstration && !isTouched
    }

    /// The event time at which looking back last started over.
    private var newBeginning = -Double.infinity
    /// The time for which the message about that is shown, in seconds.
    private static let telling = 20.0

    /// Returns whether looking back started over so recently that the message is still shown.
    package func tellsLimit(now: Double) -> Bool { eventTime(now) < newBeginning + Self.telling }

    /// The event time at which the session began, if the code did something else up to then than
    /// before: what it takes from clocks, random numbers or other threads cannot be replayed.
    private var partedFromReplay = -Double.infinity

    /// Returns whether the session began that way so recently that the message is still shown.
    package func tellsParting(now: Double) -> Bool {
        eventTime(now) < partedFromReplay + Self.telling
    }

    /// Starts looking back over from here, with the scene as it is; the recording goes on.
    package func beginAnew() {
        session.beginTrace()
        presenter = LivePresenter()
        digest = TraceDigest()
        told = Told()
        handsBegin = 0
        update()
        newBeginning = session.time
    }

    /// Resumes event time where it was left.
    package func resume(now: Double) {
        if !awaitsTouch { pace = Pace(from: session.time, at: now) }
    }

    /// Lifts the fingers that no finger has taken over since the branch.
    package func liftStanding(now: Double) {
        guard !isResting else { return }
        let samples = fingers.lift(at: eventTime(now))
        guard !samples.isEmpty else { return }
        session.send(samples)
        update()
    }

    // MARK: Its beginning

    /// Indicates whether event time has yet to begin: it begins with the first touch, or with
    /// whatever else happens to the scene.
    private(set) var awaitsTouch = false

    /// Lets event time begin with the first touch, unless the scene does something by itself.
    package func awaitTouch() {
        guard !isDemonstration, !session.scene.isCode, !session.isPlayed,
            session.application.nextDue == nil
        else { return }
        awaitsTouch = true
        pace.rest(at: session.time, until: .infinity)
    }

    /// Begins event time.
    /// - Parameter now: the host's time of whatever begins it.
    private func begin(at now: Double) {
        guard awaitsTouch else { return }
        awaitsTouch = false
        pace.rest(at: session.time, until: now)
    }

    // MARK: Rest

    /// Indicates whether event time is stopped until `endRest`; input meanwhile is ignored.
    package private(set) var isResting = false

    /// Stops event time; fingers that are down stay where they are.
    package func rest(now: Double) {
        guard !isResting else { return }
        session.step(to: eventTime(now))
        update()
        isResting = true
        pace.rest(at: session.time, until: .infinity)
        fingers.stand(standing)
    }

    /// Resumes event time at the host's time `start`.
    package func endRest(at start: Double) {
        guard isResting else { return }
        isResting = false
        if !awaitsTouch { pace.rest(at: session.time, until: start) }
    }

    /// Tells something now, on its recorded tape and to the audience.
    package func tell(_ telling: Telling, now: Double) {
        // A demonstration's tape is played at its own pace.
        if !isDemonstration { session.step(to: eventTime(now)) }
        session.tell(telling)
        update()
    }

    /// Indicates whether the session has stopped because it exceeded a limit; what happened so far
    /// can be looked at.
    package var isStopped: Bool { session.excess != nil }

    private var hasToldExcess = false

    /// Returns the reason why the session has stopped, once.
    package func takeExcess() -> ScriptError? {
        guard !hasToldExcess, let excess = session.excess else { return nil }
        hasToldExcess = true
        return excess
    }

    /// Returns the event time at the host's time `now`. A tape stops the clock at its end.
    package func eventTime(_ now: Double) -> Double {
        isFilling || isStopped || isDemonstration && session.isAtEnd
            ? session.time : max(session.time, pace.eventTime(at: now))
    }

    // MARK: Input; places in points of the scene's screen, times the host's

    package func send(_ samples: [TouchSample], now: Double) {
        guard !isResting else { return }
        begin(at: samples.first?.timestamp ?? now)
        session.send(
            samples.map {
                var sample = $0
                // A device may have reported it before a timer fired, while it arrived afterwards.
                sample.timestamp = max(session.time, pace.eventTime(at: sample.timestamp))
                return fingers.translate(sample)
            })
        update()
    }

    package func send(_ sample: PointerSample, now: Double) {
        guard !isResting else { return }
        var sample = sample
        // A pointer without a finger only looks around.
        if sample.phase == .scroll { begin(at: sample.timestamp) }
        sample.timestamp = pace.eventTime(at: sample.timestamp)
        session.send(sample)
        if session.application.nextDue != nil { begin(at: now) }
        update()
    }

    package func interrupt(now: Double) {
        guard !isResting else { return }
        fingers = BranchFingers()
        act(now) { session.interrupt() }
    }

    package func shake(now: Double) { act(now) { session.shake() } }
    package func remotePlay(now: Double) { act(now) { session.remote(.play) } }

    /// Lets event time catch up with the host's: timers fire and the tape goes on.
    /// - Returns: true if anything happened or was told.
    package func advance(now: Double) -> Bool {
        if isFilling {
            fill(records: Self.bit)
            return true
        }
        if isDemonstration {
            guard !session.isAtEnd, !isWaiting, now >= nextBeat else { return false }
            nextBeat = now + Self.beat
        }
        let (records, cues) = (session.tracer.count, session.cues.count)
        if isDemonstration, !edits.isEmpty { followEdits(now: now) }
        let time = min(eventTime(now), edits.nextChange(after: session.time))
        let pause = session.step(to: time) { $0.setsThePace }
        update()
        if let pause { keepPace(pause, now: now) }
        return session.tracer.count > records || session.cues.count > cues
    }

    /// Skips the cut at the current time, and adopts the speed from here on.
    private func followEdits(now: Double) {
        if let cut = edits.cut(from: session.time) {
            if cut.upperBound.isFinite {
                session.step(to: cut.upperBound)
            } else {
                session.runTape()
            }
            pace.rest(at: session.time, until: now)
        }
        let slowness = slowness / edits.speed(from: session.time)
        if slowness != pace.slowness {
            pace.slowDown(by: slowness, at: session.time, now: now)
        }
    }

    /// Freezes and slows the window for a cue as a film does; nothing happens while a caption is
    /// read.
    private func keepPace(_ cue: Cue, now: Double) {
        let rest: Double
        switch cue.telling {
        case .slow(let factor):
            nextBeat = now
            slowness = factor
            let speed = edits.speed(from: session.time)
            return pace.slowDown(by: factor / speed, at: session.time, now: now)
        case .ask(_?):
            isWaiting = true
            return pace.rest(at: session.time, until: .infinity)
        case .answer where question?.question.answers.isEmpty == false: rest = Self.answer
        default:
            guard let time = cue.telling?.rest else { return }
            rest = time
        }
        nextBeat = now + rest
        pace.rest(at: session.time, until: nextBeat)
    }

    /// Returns the host's time at which something is due by itself; nil if nothing is.
    package func nextDue(after now: Double) -> Double? {
        if isResting || isStopped { return nil }
        if isFilling { return now }
        if isDemonstration { return session.isAtEnd || isWaiting ? nil : nextBeat }
        return session.application.nextDue.map { pace.hostTime(of: $0) }
    }

    /// Indicates whether the tape has asked the audience and waits for a touch.
    package private(set) var isWaiting = false

    /// Continues the tape after its question.
    package func goOn(now: Double) {
        guard isWaiting else { return }
        isWaiting = false
        nextBeat = now
        pace.rest(at: session.time, until: now)
    }

    private func act(_ now: Double, _ deed: () -> Void) {
        guard !isResting else { return }
        begin(at: now)
        session.step(to: eventTime(now))
        deed()
        update()
    }

    private func update() {
        presenter.update(from: session.tracer.trace)
        digest.update(from: presenter.trace)
    }
}

extension Telling {
    /// The time for which event time stands still while viewers read or look, in seconds; nil if the
    /// telling does not stop it, or if an answer ends the wait.
    package var rest: Double? {
        switch self {
        case .freeze(let span): span.seconds
        case .caption(let text?): text.readingTime
        // The camera and the layers arrive before anything else happens.
        case .zoom: CameraTravel.duration
        case .depth: Staging.Depth.duration
        case .title(let text, let span), .end(let text, let span): text.cardTime(span?.seconds)
        default: nil
        }
    }
}

extension Cue {
    fileprivate var setsThePace: Bool {
        switch telling {
        case .freeze, .slow, .ask, .answer, .title, .end, .zoom, .depth, .caption(_?): true
        default: false
        }
    }
}

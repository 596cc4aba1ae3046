import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

/// A session at the pace of the host's clock, fed by hand or by its tape, and what of it is to be seen.
package final class PacedSession {
    package let session: Session
    private(set) var presenter = LivePresenter()
    var camera = LiveCamera()
    var depth = LiveDepth()
    /// What was asked for last of what the tape tells: from one picture to the next it hardly ever says anything.
    var told = Told()
    /// What of its trace can be looked for.
    package private(set) var digest = TraceDigest()
    /// How many records are looked back on: some fifty minutes of ten fingers at 120 Hz that never rest, hours of
    /// anything else.
    static let limit = 10_000_000
    private let limit: Int
    /// How many records of its trace were there before hands went on from them.
    package private(set) var handsBegin = 0
    private var fingers = BranchFingers()
    private var pace: Pace
    /// The host's time at which the tape goes on.
    private var nextBeat = -Double.infinity
    /// A tape is played in steps of so many seconds.
    private static let beat = 1.0 / 120
    /// How long the right answer is lit before anything else happens, in seconds.
    package static let answer = 1.5
    /// Whether the session plays its tape.
    package let isDemonstration: Bool
    /// What playing the tape leaves out or quickens.
    let edits: FilmEdits
    /// How many times slower the tape says that time passes.
    private var slowness = 1.0

    /// - Parameters:
    ///   - tape: played as time passes; nil to leave the scene to the hands.
    ///   - now: the host's time, in seconds.
    ///   - limit: how many records are looked back on.
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

    /// A tape that has been played to its end, to be looked at. What of a long one does not come at once is played bit by
    /// bit whenever there is time, by `advance`.
    /// - Parameters:
    ///   - time: the event time that comes at once in any case, in seconds.
    ///   - records: about as many come at once.
    package convenience init(
        played tape: Tape, in scene: Scene, atLeastTo time: Double = 0,
        atOnce records: Int = PacedSession.remade, language: String, now: Double
    ) {
        self.init(scene: scene, tape: tape, language: language, now: now)
        playedEnd = tape.end
        fill(records: records, atLeastTo: time)
    }

    /// Event time at which the tape ends that is there to be looked at, in seconds; nil for anything that goes on by itself.
    private var playedEnd: Double?

    /// Whether some of the tape is still to be played before all of it can be looked at.
    private var isFilling: Bool { playedEnd != nil && !session.isAtEnd }

    /// Event time at which it ends, as far as is known, in seconds.
    package var end: Double { isFilling ? playedEnd ?? 0 : session.time }

    /// So many records are played without a rest, which takes no longer than a picture does.
    private static let bit = 20_000

    private func fill(records: Int, atLeastTo time: Double = 0) {
        let limit = session.tracer.count + records
        while !session.isAtEnd, session.tracer.count < limit || session.time < time {
            session.step(to: session.time + 1)
        }
        update()
    }

    /// Goes on from record `record` of another session: its tape is replayed to that event, then it is live.
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

    /// Goes on from the end of a part of another session's recorded tape.
    package init(goingOn tape: Tape, after other: PacedSession, language: String, now: Double) {
        session = Session(scene: other.session.scene, tape: tape, language: language)
        session.keepsTellings = true
        session.runTape()
        pace = Pace(from: session.time, at: now)
        isDemonstration = false
        edits = FilmEdits([])
        // What was before the branch does not count.
        limit = other.limit + session.tracer.count
        handsBegin = session.tracer.count
        update()
        fingers.stand(standing)
    }

    /// How many records are made again.
    static let remade = 200_000

    /// All that happened in another session once more, in a scene and by a tape that were changed since: to the same event
    /// time, and on from there. Fingers that are down stay down.
    /// - Returns: nil where there is nothing to make again, or more than one waits for.
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
            // A sentence that is being read, or a still picture, stays as long as it would have.
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

    /// Plays the tape without rest, up to the question that it waits with, if it waited.
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
    /// Whether a finger is down in it.
    package var isTouched: Bool { latest.touches.contains { $0.isLive } }

    /// The fingers that are down in it, and where.
    private var standing: [(number: Int, location: CGPoint)] {
        latest.touches.filter { $0.isLive }.map { ($0.finger, $0.location) }
    }

    /// All that was done in it.
    package var recordedTape: Tape { session.recordedTape }

    // MARK: The limit

    /// Whether there is more than can be looked back on, and a moment without fingers to begin anew.
    package var isFull: Bool {
        session.tracer.count > limit && !isDemonstration && !isTouched
    }

    /// Event time at which what can be looked back on last began anew.
    private var newBeginning = -Double.infinity
    /// How long that is told, in seconds.
    private static let telling = 20.0

    /// Whether it has begun anew no longer ago than one needs to read that.
    package func tellsLimit(now: Double) -> Bool { eventTime(now) < newBeginning + Self.telling }

    /// Event time at which it began, where code did something else up to then than it did before: what it takes from clocks,
    /// random numbers or other threads cannot be replayed.
    private var partedFromReplay = -Double.infinity

    /// Whether it began so, no longer ago than one needs to read that.
    package func tellsParting(now: Double) -> Bool {
        eventTime(now) < partedFromReplay + Self.telling
    }

    /// Looking back begins anew here, with the scene as it stands; the recording goes on.
    package func beginAnew() {
        session.beginTrace()
        presenter = LivePresenter()
        digest = TraceDigest()
        told = Told()
        handsBegin = 0
        update()
        newBeginning = session.time
    }

    /// Time goes on from where it was left.
    package func resume(now: Double) {
        if !awaitsTouch { pace = Pace(from: session.time, at: now) }
    }

    /// Lifts the fingers that nobody has taken over since the branch.
    package func liftStanding(now: Double) {
        guard !isResting else { return }
        let samples = fingers.lift(at: eventTime(now))
        guard !samples.isEmpty else { return }
        session.send(samples)
        update()
    }

    // MARK: Its beginning

    /// Whether event time has not begun: it does with the first touch, or with whatever else happens to the scene.
    private(set) var awaitsTouch = false

    /// Event time begins with the first touch, unless the scene does something by itself.
    package func awaitTouch() {
        guard !isDemonstration, !session.scene.isCode, !session.isPlayed,
            session.application.nextDue == nil
        else { return }
        awaitsTouch = true
        pace.rest(at: session.time, until: .infinity)
    }

    /// - Parameter now: the host's time of what happens.
    private func begin(at now: Double) {
        guard awaitsTouch else { return }
        awaitsTouch = false
        pace.rest(at: session.time, until: now)
    }

    // MARK: Rest

    /// Whether event time stands still, for as long as nobody lets it go on; what is sent meanwhile is for nobody.
    package private(set) var isResting = false

    /// Event time stands still from now on, and fingers that are down stand where they are.
    package func rest(now: Double) {
        guard !isResting else { return }
        session.step(to: eventTime(now))
        update()
        isResting = true
        pace.rest(at: session.time, until: .infinity)
        fingers.stand(standing)
    }

    /// Event time goes on at the host's time `start`.
    package func endRest(at start: Double) {
        guard isResting else { return }
        isResting = false
        if !awaitsTouch { pace.rest(at: session.time, until: start) }
    }

    /// Tells something now, on its recorded tape and to those who watch.
    package func tell(_ telling: Telling, now: Double) {
        // A tape is played at its own pace.
        if !isDemonstration { session.step(to: eventTime(now)) }
        session.tell(telling)
        update()
    }

    /// Whether nothing more happens in it, for it became too much; what happened so far can be looked at.
    package var isStopped: Bool { session.excess != nil }

    private var hasToldExcess = false

    /// Why nothing more happens in it, once.
    package func takeExcess() -> ScriptError? {
        guard !hasToldExcess, let excess = session.excess else { return nil }
        hasToldExcess = true
        return excess
    }

    /// Event time at the host's time `now`. A tape stops the clock at its end.
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
                // A device may have told it before a timer fired, and have been heard after.
                sample.timestamp = max(session.time, pace.eventTime(at: sample.timestamp))
                return fingers.translate(sample)
            })
        update()
    }

    package func send(_ sample: PointerSample, now: Double) {
        guard !isResting else { return }
        var sample = sample
        // A pointer without a finger only looks.
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
    /// - Returns: whether anything happened or was said.
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

    /// Leaves out what is cut here, and takes up the speed from here on.
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

    /// A tape freezes and slows the window as it does a film, and nothing happens while a caption is read.
    private func keepPace(_ cue: Cue, now: Double) {
        let rest: Double
        switch cue.telling {
        case .freeze(let span): rest = span.seconds
        case .caption(let text?): rest = text.readingTime
        // The camera has arrived, and layers have, before anything else happens.
        case .zoom: rest = CameraTravel.duration
        case .depth: rest = Staging.Depth.duration
        case .title(let text, let span), .end(let text, let span):
            rest = text.cardTime(span?.seconds)
        case .slow(let factor):
            nextBeat = now
            slowness = factor
            let speed = edits.speed(from: session.time)
            return pace.slowDown(by: factor / speed, at: session.time, now: now)
        case .ask(_?):
            isWaiting = true
            return pace.rest(at: session.time, until: .infinity)
        case .answer where question?.question.answers.isEmpty == false: rest = Self.answer
        default: return
        }
        nextBeat = now + rest
        pace.rest(at: session.time, until: nextBeat)
    }

    /// The host's time at which something is due on its own; nil if nothing is.
    package func nextDue(after now: Double) -> Double? {
        if isResting || isStopped { return nil }
        if isFilling { return now }
        if isDemonstration { return session.isAtEnd || isWaiting ? nil : nextBeat }
        return session.application.nextDue.map { pace.hostTime(of: $0) }
    }

    /// Whether the tape has asked those who watch and waits for a touch.
    package private(set) var isWaiting = false

    /// The tape goes on after its question.
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

extension Cue {
    fileprivate var setsThePace: Bool {
        switch telling {
        case .freeze, .slow, .ask, .answer, .title, .end, .zoom, .depth, .caption(_?): true
        default: false
        }
    }
}

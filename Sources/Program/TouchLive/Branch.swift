import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// A session, and where one looks at it: at its growing end or at its past, at which stretch of the timeline, and what
/// one asks.
package struct Branch {
    package private(set) var session: PacedSession
    package private(set) var playhead: Playhead
    /// What the inspector is asked about; nil for whoever has most to tell.
    package private(set) var choice: InspectorTopic?
    /// What was asked before, to go back to: the newest last.
    package private(set) var earlier: [Question] = []
    /// What is shown of the timeline while it does not follow the fingers.
    private var ownWindow: TimelineWindow?
    private var scroll = 0.0

    /// Where one looked, and what one asked.
    package struct Question: Equatable {
        var playhead: Playhead
        var choice: InspectorTopic?
    }

    /// A session that is looked at live, to be played so many times slower.
    package init(_ session: PacedSession, slowness: Double = 1) {
        self.session = session
        playhead = Playhead(slowness: slowness)
    }

    /// A session of the same inputs in a scene that was changed: one looks where one looked, at the same event time.
    package init(_ session: PacedSession, lookedAtAs other: Branch) {
        self = other
        self.session = session
        (choice, earlier) = (nil, [])
        let isAtBeginning = other.record <= other.session.digest.beginning(of: other.session.trace)
        playhead.keepPlace(
            isAtBeginning
                ? session.digest.beginning(of: session.trace)
                : session.history.lastRecord(atOrBefore: other.time))
    }

    /// The record looked at; live, the last that tells something.
    package var record: Int { playhead.record ?? session.digest.lastTold }

    /// The event time of that record, in seconds.
    package var time: Double { time(of: record) }

    /// The scene as one sees it.
    package var state: StageState { session.history.state(at: playhead.record ?? .max) }

    /// What is to be seen now: what plays has moved on.
    package mutating func moment(now: Double) -> StageMoment {
        playhead.move(in: session.history, now: now)
        guard playhead.record != nil else { return session.moment(now: now) }
        var moment = StageMoment(state, time: playhead.time(now: now))
        session.stage(&moment, now: now)
        return moment
    }

    /// The record that a finger on the stage goes on from; nil where it touches what is live.
    package var departure: Int? {
        guard let record = playhead.record else { return nil }
        return record < session.digest.lastTold || session.isDemonstration ? record : nil
    }

    // MARK: The playhead

    /// Looks at what the fingers do now, and asks nothing.
    package mutating func goLive() {
        earlier = []
        playhead.goLive()
        ownWindow = nil
        choice = nil
    }

    /// Goes to where the scene stands and nothing has happened to it yet.
    package mutating func goToBeginning() {
        choice = nil
        stand(at: session.digest.beginning(of: session.trace))
    }

    /// Goes to an event time.
    package mutating func scrub(to time: Double) {
        choice = nil
        playhead.stand(at: session.history.lastRecord(atOrBefore: time))
    }

    /// Stops, or goes on from where it stands.
    package mutating func pauseOrPlay(now: Double) {
        guard !playhead.isLive, !playhead.isPlaying else { return stand(at: record) }
        choice = nil
        playhead.play(from: time, now: now)
    }

    package mutating func step(_ jump: TraceJump, forward: Bool) {
        let next = session.digest.step(jump, forward: forward, from: record, in: session.trace)
        let beginning = session.digest.beginning(of: session.trace)
        // Before the first step is the scene as it stood; where there is no other action, one stays.
        let steps = jump == .event || jump == .decision
        guard let target = next ?? (!forward && steps ? beginning : nil) else {
            return stand(at: record)
        }
        // An event is seen whole; anything smaller is what one wants to know about.
        choice = jump == .event || target <= beginning ? nil : .record(target)
        stand(at: max(target, beginning))
    }

    /// Plays at the next lower speed, after the lowest at full speed again; or at the next higher one.
    package mutating func changeSpeed(slower: Bool, now: Double) {
        let next = Playhead.slowness(after: playhead.slowness, slower: slower)
        playhead.change(slowness: next, now: now)
    }

    private mutating func stand(at record: Int) {
        playhead.stand(at: record)
        revealRecord()
    }

    private func time(of record: Int) -> Double {
        let records = session.trace.records
        return records.indices.contains(record - 1) ? records[record - 1].time : 0
    }

    // MARK: Questions

    /// Asks about something else, which one can go back from. A record is a moment too: the playhead goes there.
    package mutating func choose(_ choice: InspectorTopic) {
        if choice != self.choice {
            earlier.append(Question(playhead: playhead, choice: self.choice))
            if earlier.count > 100 { earlier.removeFirst() }
            self.choice = choice
        }
        if case .record(let record) = choice { stand(at: record) }
    }

    /// Asks nothing in particular.
    package mutating func endQuestion() { choice = nil }

    /// Goes back to the question before.
    /// - Returns: false if there was none.
    package mutating func askAgain() -> Bool {
        guard let before = earlier.popLast() else { return false }
        (playhead, choice) = (before.playhead, before.choice)
        revealRecord()
        return true
    }

    /// The next after the one asked about, of those who take part: recognizers, views, fingers.
    package var nextSubject: SubjectID? {
        let state = session.history.state(at: record)
        var all: [SubjectID] = []
        for touch in state.touches {
            for subject in touch.recognizers + [touch.view, touch.id]
            where subject != .none && !all.contains(subject) {
                all.append(subject)
            }
        }
        guard !all.isEmpty else { return nil }
        guard case .subject(let subject) = choice, let here = all.firstIndex(of: subject) else {
            return all.first
        }
        return all[(here + 1) % all.count]
    }

    // MARK: The timeline

    /// The stretch of time that is shown; it follows the fingers until it is moved.
    package var window: TimelineWindow {
        var window = ownWindow ?? session.digest.latestFingers
        window.scroll = scroll
        return window
    }

    /// Event time at its end; a tape can wait there, in seconds.
    private var end: Double {
        max(session.digest.timeline.end, session.isDemonstration ? session.end : 0)
    }

    /// Closer, or further, around an event time.
    package mutating func zoom(by factor: Double, around time: Double) {
        ownWindow = window.zoomed(by: factor, around: time).clamped(to: end)
    }

    /// By a share of its width.
    package mutating func pan(by share: Double) {
        ownWindow = window.panned(by: share).clamped(to: end)
    }

    package mutating func showAll() { ownWindow = .all(to: end) }

    /// Moves the lanes, in points, as far as there are any.
    package mutating func scroll(by points: Double, in layout: TimelineLayout) {
        let limit = layout.scrollLimit(lanes: session.digest.timeline.lanes.count)
        scroll = min(max(0, scroll + points), limit)
    }

    private mutating func revealRecord() { ownWindow = window.showing(time) }
}

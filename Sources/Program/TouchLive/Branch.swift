import TouchKit
import TouchReading
import TouchStage
import TouchTrace

/// A session and the view of it: the playhead at its growing end or in its past, the visible
/// stretch of the timeline, and the question to the inspector.
package struct Branch {
    package private(set) var session: PacedSession
    package private(set) var playhead: Playhead
    /// The topic of the inspector; nil for the subject with most to say.
    package private(set) var choice: InspectorTopic?
    /// The earlier questions, to go back to; the newest is last.
    package private(set) var earlier: [Question] = []
    /// The visible stretch of the timeline while it does not follow the fingers.
    private var ownWindow: TimelineWindow?
    private var scroll = 0.0

    /// A moment that was looked at, and the topic of the inspector.
    package struct Question: Equatable {
        var playhead: Playhead
        var choice: InspectorTopic?
    }

    /// Creates a branch that looks at a session live, to be played `slowness` times slower.
    package init(_ session: PacedSession, slowness: Double = 1) {
        self.session = session
        playhead = Playhead(slowness: slowness)
    }

    /// Creates a branch for a session with the same inputs in a changed scene. It looks at the same
    /// event time as the other branch.
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

    /// The record that is looked at; live, the last one that contains more than a hover.
    package var record: Int { playhead.record ?? session.digest.lastTold }

    /// The event time of that record, in seconds.
    package var time: Double { time(of: record) }

    /// The state of the scene that is looked at.
    package var state: StageState { session.history.state(at: playhead.record ?? .max) }

    /// Returns the moment to show; a playing playhead moves on first.
    package mutating func moment(now: Double) -> StageMoment {
        playhead.move(in: session.history, now: now)
        guard playhead.record != nil else { return session.moment(now: now) }
        var moment = StageMoment(state, time: playhead.time(now: now))
        session.stage(&moment, now: now)
        return moment
    }

    /// The record from which a finger on the stage would branch off; nil if it touches the live
    /// scene.
    package var departure: Int? {
        guard let record = playhead.record else { return nil }
        return record < session.digest.lastTold || session.isDemonstration ? record : nil
    }

    // MARK: The playhead

    /// Returns to the live end of the session, without a question.
    package mutating func goLive() {
        earlier = []
        playhead.goLive()
        ownWindow = nil
        choice = nil
    }

    /// Goes to the beginning: the scene is there, and nothing has happened to it yet.
    package mutating func goToBeginning() {
        choice = nil
        stand(at: session.digest.beginning(of: session.trace))
    }

    /// Goes to an event time.
    package mutating func scrub(to time: Double) {
        choice = nil
        playhead.stand(at: session.history.lastRecord(atOrBefore: time))
    }

    /// Pauses, or plays on from the current record.
    package mutating func pauseOrPlay(now: Double) {
        guard !playhead.isLive, !playhead.isPlaying else { return stand(at: record) }
        choice = nil
        playhead.play(from: time, now: now)
    }

    package mutating func step(_ jump: TraceJump, forward: Bool) {
        let next = session.digest.step(jump, forward: forward, from: record, in: session.trace)
        let beginning = session.digest.beginning(of: session.trace)
        // The scene as it was lies before the first step; for other kinds of jumps the playhead
        // stays.
        let steps = jump == .event || jump == .decision
        guard let target = next ?? (!forward && steps ? beginning : nil) else {
            return stand(at: record)
        }
        // An event is shown as a whole; anything smaller becomes the inspector's topic.
        choice = jump == .event || target <= beginning ? nil : .record(target)
        stand(at: max(target, beginning))
    }

    /// Changes to the next lower speed, after the lowest to full speed again; or to the next higher
    /// one.
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

    /// Chooses another topic; `askAgain` goes back from it. A record is a moment as well: the
    /// playhead goes there.
    package mutating func choose(_ choice: InspectorTopic) {
        if choice != self.choice {
            earlier.append(Question(playhead: playhead, choice: self.choice))
            if earlier.count > 100 { earlier.removeFirst() }
            self.choice = choice
        }
        if case .record(let record) = choice { stand(at: record) }
    }

    /// Chooses no particular topic.
    package mutating func endQuestion() { choice = nil }

    /// Goes back to the previous question.
    /// - Returns: false if there was none.
    package mutating func askAgain() -> Bool {
        guard let before = earlier.popLast() else { return false }
        (playhead, choice) = (before.playhead, before.choice)
        revealRecord()
        return true
    }

    /// The subject after the chosen one, among those that take part: recognizers, views, fingers.
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

    /// The visible stretch of time; it follows the fingers until it is moved.
    package var window: TimelineWindow {
        var window = ownWindow ?? session.digest.latestFingers
        window.scroll = scroll
        return window
    }

    /// The event time at the timeline's end, in seconds; a tape may wait there.
    private var end: Double {
        max(session.digest.timeline.end, session.isDemonstration ? session.end : 0)
    }

    /// Zooms in or out around an event time.
    package mutating func zoom(by factor: Double, around time: Double) {
        ownWindow = window.zoomed(by: factor, around: time).clamped(to: end)
    }

    /// Moves the visible stretch by a fraction of its width.
    package mutating func pan(by share: Double) {
        ownWindow = window.panned(by: share).clamped(to: end)
    }

    package mutating func showAll() { ownWindow = .all(to: end) }

    /// Scrolls the lanes by `points`, within their range.
    package mutating func scroll(by points: Double, in layout: TimelineLayout) {
        let limit = layout.scrollLimit(lanes: session.digest.timeline.lanes.count)
        scroll = min(max(0, scroll + points), limit)
    }

    private mutating func revealRecord() { ownWindow = window.showing(time) }
}

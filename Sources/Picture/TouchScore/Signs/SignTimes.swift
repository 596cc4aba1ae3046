import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

/// The signs that a film of one run adds to its moments, each with the time it is shown, in seconds
/// of film.
struct SignTimes: Sendable {
    private(set) var pointings: [Pointing] = []
    private(set) var hands: [HandWay] = []
    private(set) var ghosts: [GhostWay] = []
    private(set) var departures: [(start: Double, touch: SubjectID)] = []
    private(set) var events: [EventWay] = []
    private(set) var questions: [Range<Double>] = []
    private(set) var cards: [Range<Double>] = []

    /// A subject that is pointed at.
    struct Pointing: Hashable, Sendable {
        let span: Range<Double>
        let subject: SubjectID
    }

    /// The movement of a finger above the glass.
    struct HandWay: Hashable, Sendable {
        let span: Range<Double>
        let name: String
        /// The start, in points of the screen.
        let start: CGPoint
        let end: CGPoint
        /// The height above the glass at both ends, from 0 to 1.
        let heights: [Double]
        /// The way in which a pencil is held; nil for a finger.
        let pencil: PencilPose?

        /// Indicates whether the finger comes down and so becomes a touch.
        var lands: Bool { heights[1] == 0 }

        /// Indicates whether the finger rises from the glass and comes down again at once.
        var hovers: Bool { heights == [0, 0] }

        /// Returns the finger after `share` of its time, from 0 to 1: a finger from outside fades
        /// in along its way, and one that leaves fades out, so that no edge clips it.
        func hand(after share: Double) -> FilmSigns.Hand {
            let part = Motion.eased(share)
            return FilmSigns.Hand(
                name: name, location: start.mixed(with: end, part),
                height: hovers
                    ? 4 * TouchState.liftedHeight * part * (1 - part)
                    : heights[0] + (heights[1] - heights[0]) * part,
                presence: heights[0] == 1 ? share : heights[1] == 1 ? 1 - share : 1,
                pencil: pencil)
        }
    }

    /// The path that a finger is about to take.
    struct GhostWay: Hashable, Sendable {
        let span: Range<Double>
        /// The path, in points of the screen.
        let way: [CGPoint]
    }

    /// The part of an event's path that it travels at once.
    struct EventWay: Hashable, Sendable {
        /// The time at which the event is taken from the queue, in seconds of film.
        let start: Double
        /// The serials of the record that takes it, and of the last record that follows at once.
        let taken: Int
        let soon: Int
    }

    /// Creates the signs for a run that has none.
    init() {}

    init(_ score: Score, _ history: StageHistory) {
        questions = score.questions.map { $0.span }
        cards = score.cardSpans
        point(score, history)
        events = EventWay.all(in: history.trace, score)
        let touches = TouchSpan.all(in: history.trace, score)
        sendHands(touches, in: history.latest.sceneFrame)
        departures.sort { $0.start < $1.start }
        for question in score.questions {
            // The gesture starts after the answers have been read.
            let start = question.span.lowerBound + Self.ghostDelay
            // These are the touches that begin before the answer, and the fingers that are already
            // down.
            let first = touches.sortedIndex { $0.landing > question.record }
            let end = touches.sortedIndex { $0.landing > question.next }
            let near = touches[max(first - Self.mostDepartures, 0)..<end]
            let ways = near.compactMap { $0.way(after: question.record, until: question.next) }
            for way in ways where start < question.span.upperBound {
                ghosts.append(GhostWay(span: start..<question.span.upperBound, way: way))
            }
        }
    }

    // MARK: Pointing

    /// The time that a sign takes to appear and to disappear, in seconds.
    static let fade = 0.3
    /// The gap below which a sign does not disappear, in seconds.
    private static let pause = 0.8

    /// Points at each subject that a caption names when the name is read, until the next name.
    private mutating func point(_ score: Score, _ history: StageHistory) {
        // A window is the stage itself.
        let windows = history.latest.windows
        for caption in score.captionSpans {
            var last: Pointing?
            var letters = 0
            for run in StarredText(caption.text.english).runs {
                defer { letters += run.string.count }
                let read = Double(letters) / ReadingPace.lettersPerSecond("en")
                let start = FilmTime.exact(caption.span.lowerBound + 0.2 + read)
                guard run.isStarred, start + Self.fade < caption.span.upperBound,
                    let subject = history.subject(named: run.string, at: caption.record),
                    subject != last?.subject, !windows.contains(subject)
                else { continue }
                if let last {
                    pointings.append(
                        Pointing(span: last.span.lowerBound..<start, subject: last.subject))
                }
                last = Pointing(span: start..<caption.span.upperBound, subject: subject)
            }
            if let last { pointings.append(last) }
        }
        pointings = pointings.reduce(into: []) { joined, next in
            // A subject that the next caption also names remains pointed at.
            if let last = joined.last, last.subject == next.subject,
                next.span.lowerBound - last.span.upperBound < Self.pause
            {
                joined[joined.count - 1] = Pointing(
                    span: last.span.lowerBound..<next.span.upperBound, subject: next.subject)
            } else {
                joined.append(next)
            }
        }
    }

    // MARK: Hands

    /// The time a finger takes to arrive from outside or to leave, in seconds.
    private static let travel = 0.5
    /// The time within which a returning finger hovers, in seconds.
    private static let hover = 1.2
    /// The time for which a lifting finger is visible where it lifted, in seconds.
    private static let lift = 0.3
    private static let ghostDelay = 0.8
    static let mostDepartures = 20

    private mutating func sendHands(_ touches: [TouchSpan], in scene: CGRect) {
        var last: [String: TouchSpan] = [:]
        var next: [String: [TouchSpan]] = [:]
        for touch in touches.reversed() { next[touch.name, default: []].append(touch) }
        for touch in touches {
            let before = last[touch.name]
            last[touch.name] = touch
            next[touch.name]?.removeLast()
            let after = next[touch.name]?.last
            if let lifted = touch.lifted {
                let hovers = after.map { $0.landed - lifted < Self.hover } ?? false
                departures.append(
                    (hovers ? lifted : FilmTime.exact(lifted + Self.lift), touch.touch))
            }
            if let lifted = before?.lifted, touch.landed - lifted < Self.hover,
                let before, touch.landed > lifted
            {
                hands.append(
                    HandWay(
                        span: lifted..<touch.landed, name: touch.name, start: before.end,
                        end: touch.start, heights: [0, 0], pencil: touch.pencil))
            } else if touch.landed > 0 {
                let begin = max(FilmTime.exact(touch.landed - Self.travel), 0)
                hands.append(
                    HandWay(
                        span: begin..<touch.landed, name: touch.name,
                        start: scene.outside(touch.start), end: touch.start, heights: [1, 0],
                        pencil: touch.pencil))
            }
            guard let lifted = touch.lifted,
                after.map({ $0.landed - lifted >= Self.hover }) ?? true
            else { continue }
            let begin = FilmTime.exact(lifted + Self.lift)
            hands.append(
                HandWay(
                    span: begin..<FilmTime.exact(begin + Self.travel), name: touch.name,
                    start: touch.end, end: scene.outside(touch.end),
                    heights: [TouchState.liftedHeight, 1], pencil: touch.pencil))
        }
    }

    // MARK: At a moment

    /// Returns all signs that are visible at `seconds` of film.
    func signs(at seconds: Double) -> FilmSigns {
        var signs = FilmSigns()
        for pointing in pointings where pointing.span.grown(Self.fade).contains(seconds) {
            let come = FilmTime.span(from: pointing.span.lowerBound, to: seconds) / Self.fade
            let gone = FilmTime.span(from: pointing.span.upperBound, to: seconds) / Self.fade
            let presence = min(Motion.easeOut(come), 1 - Motion.easeOut(gone))
            signs.pointed.append(.init(subject: pointing.subject, presence: presence))
        }
        for hand in hands where hand.span.contains(seconds) {
            let past = FilmTime.span(from: hand.span.lowerBound, to: seconds)
            signs.hands.append(hand.hand(after: past / hand.span.length))
        }
        for ghost in ghosts where ghost.span.contains(seconds) {
            let past = FilmTime.span(from: ghost.span.lowerBound, to: seconds)
            signs.ghosts.append(.init(way: ghost.way, share: min(past / 1.2, 1)))
        }
        // Among many that have gone, the stage keeps only the last.
        let gone = departures[..<departures.sortedIndex { $0.start > seconds }]
        if !departures.isEmpty {
            signs.departed = Set(gone.suffix(Self.mostDepartures).map { $0.touch })
        }
        signs.cardTime = cards.first { $0.contains(seconds) }.map {
            FilmTime.span(from: $0.lowerBound, to: seconds)
        }
        if let question = questions.first(where: { $0.contains(seconds) }) {
            signs.asking = .init(
                past: FilmTime.span(from: question.lowerBound, to: seconds),
                span: question.length)
        }
        return signs
    }

    /// Returns the serial of the last record of an event that follows at once.
    ///
    /// - Parameter taken: the serial of the record that takes the event from the queue.
    func soon(ofEvent taken: Int) -> Int? {
        let place = events.sortedIndex { $0.taken >= taken }
        return place < events.count && events[place].taken == taken ? events[place].soon : nil
    }

    /// Returns the fingers that have come down so recently at `seconds` of film that the picture is
    /// still changing, as they were then.
    func landed(at seconds: Double) -> [FilmSigns.Hand] {
        hands.filter { hand in
            let past = FilmTime.span(from: hand.span.upperBound, to: seconds)
            return hand.lands && past >= 0 && past < Beat.change
        }.map { $0.hand(after: 1) }
    }

    /// Returns the names of fingers that rise, and were touches when the picture began to change.
    func risen(at seconds: Double) -> [String] {
        hands.filter { hand in
            let past = FilmTime.span(from: hand.span.lowerBound, to: seconds)
            return hand.hovers && past >= 0 && past < Beat.change
        }.map { $0.name }
    }

    /// Returns whether none of the signs changes from `start` to `end`, in seconds of film.
    func stand(from start: Double, to end: Double) -> Bool {
        func touches(_ span: Range<Double>) -> Bool {
            span.lowerBound <= end && span.upperBound >= start
        }
        return !questions.contains(where: touches) && !cards.contains(where: touches)
            && !hands.contains { touches($0.span.grown(Beat.change)) }
            && !ghosts.contains { touches($0.span) }
            && !departures.contains { touches($0.start..<$0.start + Beat.change) }
            && !pointings.contains { pointing in
                let (come, gone) = (pointing.span.lowerBound, pointing.span.upperBound)
                return touches(come..<come + Self.fade) || touches(gone..<gone + Self.fade)
            }
    }
}

extension SignTimes.EventWay {
    /// The time after which records are shown step by step, in seconds of film.
    private static let pause = 0.5

    static func all(in trace: Trace, _ score: Score) -> [Self] {
        var ways: [Self] = []
        for record in trace.records {
            let second = score.seconds(of: record)
            if case .taken = record.entry {
                let serial = Int(record.serial)
                ways.append(Self(start: second, taken: serial, soon: serial))
            } else if let last = ways.last,
                FilmTime.span(from: last.start, to: second) < pause
            {
                ways[ways.count - 1] = Self(
                    start: last.start, taken: last.taken, soon: Int(record.serial))
            }
        }
        return ways
    }
}

extension Range<Double> {
    func grown(_ reach: Double) -> Range<Double> {
        lowerBound..<FilmTime.exact(upperBound + reach)
    }

    fileprivate var length: Double { FilmTime.span(from: lowerBound, to: upperBound) }
}

extension CGRect {
    /// Returns the place where a hand waits before touching a point: below the scene, and a little
    /// to the right, as it is for most people.
    fileprivate func outside(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + width * 0.15, y: maxY + height * 0.25)
    }
}

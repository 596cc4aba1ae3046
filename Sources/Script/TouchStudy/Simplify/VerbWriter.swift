import TouchKit
import TouchScript

/// Rewrites a recording, episode by episode, in verbs or as the original events.
struct VerbWriter {
    let places: VerbPlaces
    private let old: Tape
    private let times: [ClosedRange<Double>]
    private let episodes: [Episode]
    var out: Retiming
    /// The time at which each episode starts in the new tape, and its first line there.
    private(set) var starts: [Double] = []
    private(set) var firstLines: [Int] = []
    /// The last line, if it can describe another tap.
    var lastTap: (tap: Tap, point: CGPoint, start: Double)?
    /// The locations of the fingers according to the lines so far.
    var spots: [Int: CGPoint] = [:]
    /// The contacts with at least one move in the lines so far.
    var moved: Set<Int> = []

    /// Creates a writer.
    /// - Parameters:
    ///   - tape: The tape that contains `episodes`.
    ///   - precisions: The precision of each episode; nil leaves it as it is.
    init(
        _ tape: Tape, _ episodes: [Episode], _ places: VerbPlaces, _ precisions: [VerbPrecision?]
    ) {
        self.places = places
        self.episodes = episodes
        old = tape
        times = tape.times
        out = Retiming(like: tape)
        var line = 0
        for (episode, precision) in zip(episodes, precisions) {
            copy(line..<episode.lines.lowerBound)
            line = episode.lines.upperBound
            if let precision {
                write(episode, precision)
            } else {
                out.wait(until: episode.start)
                begin(at: out.time)
                copy(episode.lines)
            }
        }
        copy(line..<tape.lines.count)
        if let end = times.map({ $0.upperBound }).max() { out.wait(untilAbout: end, grain: 0.001) }
    }

    var tape: Tape { out.tape }

    /// Begins an episode.
    /// - Parameter line: The index of its first line, relative to the next line.
    mutating func begin(at start: Double, line: Int = 0) {
        starts.append(start)
        firstLines.append(out.tape.lines.count + line)
    }

    // MARK: Unchanged lines

    /// Copies lines outside of verbs; waits are written where they are needed.
    private mutating func copy(_ lines: Range<Int>) {
        for number in lines {
            let line = old.lines[number]
            switch line.statement {
            case .act(.wait, with: false), .act(.waitUntil, with: false): continue
            case .act(.event, _): out.append(line, at: times[number])
            default: add(line, at: times[number])
            }
            lastTap = nil
        }
    }

    private mutating func add(
        _ line: ScriptLine<TapeStatement>, at times: ClosedRange<Double>
    ) {
        if case .act(let act, let with) = line.statement {
            if !with { out.wait(untilAbout: times.lowerBound, grain: 0.001) }
            let place = out.tape.lines.count
            out.append(act, with: with)
            if let comment = line.comment { out.comment(comment, on: place) }
        } else {
            if line.statement != nil { out.wait(untilAbout: times.lowerBound, grain: 0.001) }
            out.append(line, at: out.time...out.time)
        }
    }

    // MARK: Verbs

    /// The actions at one moment.
    struct Moment {
        let time: Double
        var deeds: [Deed]
    }

    enum Deed {
        case down(Int)
        case up(Int, isCancelled: Bool)
        case line(ScriptLine<TapeStatement>)

        var contact: Int? {
            switch self {
            case .down(let contact), .up(let contact, _): contact
            case .line: nil
            }
        }
    }

    private mutating func write(_ episode: Episode, _ precision: VerbPrecision) {
        if writeTap(episode, precision) { return }
        lastTap = nil
        spots = [:]
        moved = []
        var last: Moment?
        for moment in moments(of: episode, precision) {
            if let last {
                move(episode, from: last.time, to: moment, precision)
            } else {
                out.wait(untilAbout: moment.time, grain: precision.pauseGrain(at: moment.time))
                begin(at: out.time)
            }
            perform(moment, of: episode, precision)
            last = moment
        }
    }

    private func moments(of episode: Episode, _ precision: VerbPrecision) -> [Moment] {
        var deeds: [(time: Double, deed: Deed)] = []
        for (index, contact) in episode.contacts.enumerated() {
            deeds.append((contact.start, .down(index)))
            if let end = contact.end {
                deeds.append((end.time, .up(index, isCancelled: end.isCancelled)))
            }
        }
        deeds += episode.others.map { ($0.time, .line($0.line)) }
        var moments: [Moment] = []
        for (time, deed) in deeds.stablySorted(by: { $0.time }) {
            if let last = moments.last, joins(deed, at: time, last, episode, precision) {
                moments[moments.count - 1].deeds.append(deed)
            } else {
                moments.append(Moment(time: time, deeds: [deed]))
            }
        }
        return moments
    }

    private func joins(
        _ deed: Deed, at time: Double, _ moment: Moment, _ episode: Episode,
        _ precision: VerbPrecision
    ) -> Bool {
        if time == moment.time { return true }
        let together = min(precision.together(at: moment.time), precision.together(at: time))
        guard let contact = deed.contact, time - moment.time <= together else { return false }
        let finger = episode.contacts[contact].finger
        return moment.deeds.allSatisfy { other in
            other.contact.map { episode.contacts[$0].finger != finger } ?? false
        }
    }

    private mutating func perform(
        _ moment: Moment, of episode: Episode, _ precision: VerbPrecision
    ) {
        if keepEvents(moment, of: episode, precision) { return }
        var fingers: [String] = []
        for deed in moment.deeds {
            guard let index = deed.contact else {
                if case .line(let line) = deed {
                    add(line, at: out.time...out.time)
                }
                fingers = []
                continue
            }
            let contact = episode.contacts[index]
            let act: FingerAct
            if case .up(_, let isCancelled) = deed {
                spots[index] = nil
                act = isCancelled ? .cancel : .up
            } else {
                let (place, point) = places.place(
                    of: contact.first.location, in: contact.view, at: contact.start, precision,
                    centers: min(precision.tolerance(at: contact.start) / 2, 6))
                spots[index] = point
                act = .down(
                    place, force: 0, radius: 0, type: contact.first.type, grip: contact.first.grip)
            }
            let with = !fingers.isEmpty && !fingers.contains(contact.finger)
            out.append(.finger(contact.finger, act), with: with)
            fingers = (with ? fingers : []) + [contact.finger]
        }
    }
}

extension Array {
    /// Returns the elements in ascending order; equal ones keep their order.
    func stablySorted<Key: Comparable>(by value: (Element) -> Key) -> [Element] {
        enumerated().sorted { (value($0.element), $0.offset) < (value($1.element), $1.offset) }
            .map { $0.element }
    }
}

import TouchKit
import TouchScript
import TouchTrace

/// A part of a recording in which fingers are down.
struct Episode {
    /// The lines of the tape.
    private(set) var lines: Range<Int>
    private(set) var start: Double
    /// The time of the last sample of its fingers.
    var end: Double { contacts.flatMap { $0.samples }.map { $0.time }.max() ?? start }
    private(set) var contacts: [Contact] = []
    /// The other lines during the episode, each with its event time.
    private(set) var others: [(time: Double, line: ScriptLine<TapeStatement>)] = []
    /// Indicates whether it can be written in other words than events: it contains nothing unusual.
    private(set) var isPlain = true

    /// Returns all episodes of a tape.
    /// - Parameter trace: The trace of the played tape.
    static func all(of tape: Tape, _ trace: Trace) -> [Episode] {
        var reader = EpisodeReader()
        let times = tape.times
        for (number, line) in tape.lines.enumerated() {
            let isBound =
                line.statement?.goesWith == true
                || tape.lines.indices.contains(number + 1)
                    && tape.lines[number + 1].statement?.goesWith == true
            reader.read(line, number, times[number], isBound: isBound)
        }
        var hits = HitViews(trace)
        return reader.episodes.map { episode in
            var episode = episode
            for index in episode.contacts.indices {
                episode.contacts[index].view = hits.next(of: episode.contacts[index].finger)
            }
            return episode
        }
    }

    private struct EpisodeReader {
        var episodes: [Episode] = []
        /// The contacts of fingers that are down, by their index in the last episode.
        private var down: [String: Int] = [:]
        /// The fingers that lines of another kind have put down.
        private var others: Set<String> = []

        mutating func read(
            _ line: ScriptLine<TapeStatement>, _ number: Int, _ times: ClosedRange<Double>,
            isBound: Bool
        ) {
            if case .act(.event(let time, let samples), _) = line.statement {
                let seconds = time.seconds(from: times.lowerBound)
                if down.isEmpty {
                    // A move without a touch-down belongs to no episode.
                    guard samples.contains(where: { $0.phase == .began }) else { return }
                    episodes.append(Episode(lines: number..<number + 1, start: times.upperBound))
                }
                let isStrange = isBound || !others.isEmpty || seconds < times.upperBound
                edit { $0.take(line, number, at: times.upperBound, isStrange: isStrange) }
                for sample in samples { read(sample, at: times.upperBound) }
                return
            }
            follow(line.statement)
            guard !down.isEmpty else { return }
            edit { $0.takeOther(line, number, times, isBound: isBound) }
            if case .act(.interrupt, _) = line.statement { down = [:] }
        }

        private mutating func read(_ sample: RecordedSample, at time: Double) {
            if sample.phase == .began {
                let isAgain = down[sample.finger] != nil
                down[sample.finger] = episodes.last?.contacts.count
                edit {
                    $0.contacts.append(Contact(sample, at: time))
                    if isAgain { $0.isPlain = false }
                }
                return
            }
            guard let contact = down[sample.finger] else { return edit { $0.isPlain = false } }
            edit { $0.contacts[contact].append(sample, at: time) }
            if sample.phase == .ended || sample.phase == .cancelled { down[sample.finger] = nil }
        }

        private mutating func follow(_ statement: TapeStatement?) {
            switch statement {
            case .act(.finger(let name, .down), _): others.insert(name)
            case .act(.finger(let name, .up), _), .act(.finger(let name, .cancel), _):
                others.remove(name)
            case .act(.interrupt, _): others = []
            default: break
            }
        }

        private mutating func edit(_ change: (inout Episode) -> Void) {
            if let last = episodes.indices.last { change(&episodes[last]) }
        }
    }

    private mutating func take(
        _ line: ScriptLine<TapeStatement>, _ number: Int, at time: Double, isStrange: Bool
    ) {
        lines = lines.lowerBound..<number + 1
        if isStrange { isPlain = false }
        if let comment = line.comment {
            let line = ScriptLine<TapeStatement>(
                position: line.position, statement: nil, comment: comment)
            others.append((time, line))
        }
    }

    private mutating func takeOther(
        _ line: ScriptLine<TapeStatement>, _ number: Int, _ times: ClosedRange<Double>,
        isBound: Bool
    ) {
        lines = lines.lowerBound..<number + 1
        switch line.statement {
        case .act(.wait, _), .act(.waitUntil, _): break
        case .act(.finger, _), .act(.tap, _): isPlain = false
        default:
            if isBound || times.upperBound > times.lowerBound { isPlain = false }
            others.append((times.lowerBound, line))
        }
    }
}

/// The views that the contacts of each finger hit, in order.
private struct HitViews {
    /// The views of each finger, with the next one last.
    private var views: [String: [SubjectID]] = [:]

    init(_ trace: Trace) {
        var places: [SubjectID: (finger: String, index: Int)] = [:]
        for record in trace.records {
            switch record.entry {
            case .sample(let touch, _, .began, _, _):
                let finger = trace.name(of: touch)
                places[touch] = (finger, views[finger, default: []].count)
                views[finger, default: []].append(.none)
            case .hit(let touch, _, let view):
                guard let place = places[touch] else { continue }
                views[place.finger]?[place.index] = view
            default: break
            }
        }
        views = views.mapValues { $0.reversed() }
    }

    mutating func next(of finger: String) -> SubjectID {
        views[finger]?.popLast() ?? SubjectID.none
    }
}

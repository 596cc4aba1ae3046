import TouchPicture

/// The lines of a tape in as little memory as possible, because a recording has millions: the
/// samples of events are stored as numbers, side by side, and only other lines as statements.
public struct TapeLines: Sendable {
    private var entries: [Entry] = []
    private var samples: [Sample] = []
    private var others: [ScriptLine<TapeStatement>] = []
    /// The names of the fingers, and their indices.
    private var fingers: [String] = []
    private var numbers: [String: UInt16] = [:]

    // The order of the fields leaves no gaps: 24 bytes per line, 48 per sample.

    private struct Entry {
        /// The time at which an event was sent; nil for another line.
        var time: EventTime?
        var column: UInt16 = 0
        /// The index of an event's first sample among all samples, or of another line among the
        /// other lines.
        var place: UInt32
        var line: UInt32 = 0
        /// The number of samples of an event.
        var count: UInt8 = 0
        var goesWith = false
    }

    private struct Sample {
        var x: Double
        var y: Double
        var force: Double
        var radius: Double
        /// The sample's own time, if that is not the event's.
        var time: EventTime?
        var finger: UInt16
        var phase: RecordedSample.Phase
        var type: TouchKind
    }

    public init() {}

    // MARK: Storing

    private mutating func keep(_ line: ScriptLine<TapeStatement>) -> Entry {
        if let event = event(of: line) { return event }
        others.append(line)
        return Entry(place: UInt32(others.count - 1))
    }

    /// Stores a line's event; nil for a line that the numbers cannot represent.
    private mutating func event(of line: ScriptLine<TapeStatement>) -> Entry? {
        guard case .act(.event(let time, let event), let goesWith) = line.statement,
            line.comment == nil, line.depth == 0, !event.isEmpty,
            let count = UInt8(exactly: event.count),
            let place = UInt32(exactly: samples.count),
            let number = UInt32(exactly: line.position.line),
            let column = UInt16(exactly: line.position.column)
        else { return nil }
        for sample in event {
            guard sample.coalesced.isEmpty, sample.grip == nil,
                let finger = self.number(of: sample.finger)
            else {
                samples.removeSubrange(Int(place)...)
                return nil
            }
            samples.append(
                Sample(
                    x: sample.location.x, y: sample.location.y, force: sample.force,
                    radius: sample.radius, time: sample.time, finger: finger,
                    phase: sample.phase, type: sample.type))
        }
        return Entry(
            time: time, column: column, place: place, line: number, count: count,
            goesWith: goesWith)
    }

    private mutating func number(of finger: String) -> UInt16? {
        if let known = numbers[finger] {
            // Swift's strings take composed and decomposed "é" as equal, but a reader of the text
            // does not.
            return fingers[Int(known)].utf8.elementsEqual(finger.utf8) ? known : nil
        }
        guard let number = UInt16(exactly: fingers.count) else { return nil }
        fingers.append(finger)
        numbers[finger] = number
        return number
    }

    // MARK: Access

    private func line(_ entry: Entry) -> ScriptLine<TapeStatement> {
        guard let time = entry.time else { return others[Int(entry.place)] }
        let place = Int(entry.place)
        let event = samples[place..<place + Int(entry.count)].map { sample in
            RecordedSample(
                finger: fingers[Int(sample.finger)], phase: sample.phase,
                location: CGPoint(x: sample.x, y: sample.y), force: sample.force,
                radius: sample.radius, type: sample.type, time: sample.time)
        }
        return ScriptLine(
            position: SourcePosition(line: Int(entry.line), column: Int(entry.column)),
            statement: .act(.event(time, event), with: entry.goesWith))
    }
}

extension TapeLines: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { entries.count }

    public subscript(place: Int) -> ScriptLine<TapeStatement> {
        get { line(entries[place]) }
        set {
            let old = entries[place]
            if let event = event(of: newValue) {
                entries[place] = event
            } else if old.time == nil {
                others[Int(old.place)] = newValue
            } else {
                entries[place] = keep(newValue)
            }
        }
    }

    public mutating func append(_ line: ScriptLine<TapeStatement>) { entries.append(keep(line)) }

    public mutating func replaceSubrange(
        _ range: Range<Int>, with lines: some Collection<ScriptLine<TapeStatement>>
    ) {
        let new = lines.map { keep($0) }
        entries.replaceSubrange(range, with: new)
    }
}

extension TapeLines: ExpressibleByArrayLiteral {
    public init(arrayLiteral lines: ScriptLine<TapeStatement>...) { self.init(lines) }
}

extension TapeLines: Hashable {
    public static func == (a: TapeLines, b: TapeLines) -> Bool { a.elementsEqual(b) }

    public func hash(into hasher: inout Hasher) {
        for line in self { hasher.combine(line) }
    }
}

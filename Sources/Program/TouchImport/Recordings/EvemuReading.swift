import TouchScript

/// Reads what `evemu-record` and `evemu-describe` write, formats 1.0 to 1.3.
///
/// Of a device its name (`N:`) and its axes (`A:`) are read, and of what it told all (`E:`). A description that lies in a file
/// of its own, as evemu wrote them at first, is read before the events.
nonisolated struct EvemuReading {
    private(set) var devices: [RecordedDevice] = []

    /// The first line of a file of format 1.1 or later begins so.
    static let mark = "# EVEMU "

    /// - Throws: the first fault, with its place.
    mutating func read(_ text: String, file: String) throws(ScriptErrors) {
        for line in RecordingLine.lines(of: text, in: file) {
            switch line.text.prefix(2) {
            case "": continue
            case "# " where line.text.hasPrefix(Self.mark): try checkVersion(line)
            case "N:":
                let name = line.text.dropFirst(2).drop { $0 == " " }
                devices.append(RecordedDevice(name: String(name), file: file, position: line.start))
            case "A:": try readAxis(line)
            case "E:": try readEvent(line)
            case "I:", "P:", "B:", "L:", "S:": continue
            default:
                if line.text.hasPrefix("#") || line.words.isEmpty { continue }
                throw line.fault(
                    0, expected: "a line of evemu: # or N: I: P: B: A: L: S: E: at its beginning")
            }
        }
    }

    private func checkVersion(_ line: RecordingLine) throws(ScriptErrors) {
        let version = line.text.dropFirst(Self.mark.count)
        guard ["1.0", "1.1", "1.2", "1.3"].contains(version) else {
            throw line.fault(
                at: version.startIndex, "found EVEMU \(version.prefix(20)), expected 1.0 to 1.3")
        }
    }

    /// `A: 35 0 799 0 0 12`, without the last before format 1.2.
    private mutating func readAxis(_ line: RecordingLine) throws(ScriptErrors) {
        let code = try line.value(1, expected: "an axis as two hexadecimal digits") {
            UInt16($0, radix: 16)
        }
        let minimum = try line.value(2, expected: "the axis' least value") { Int32($0) }
        let maximum = try line.value(3, expected: "the axis' greatest value") { Int32($0) }
        let resolution = line.words.count > 6 ? Int32(line.words[6]) ?? 0 : 0
        device(at: line) { device in
            device.axes[code] = RecordedDevice.Axis(
                minimum: minimum, maximum: maximum, resolution: resolution)
        }
    }

    /// `E: 0.081454 0003 0036 0368`
    private mutating func readEvent(_ line: RecordingLine) throws(ScriptErrors) {
        let time = try line.value(1, expected: "a time such as 1.081454, in seconds") {
            Self.microseconds($0)
        }
        let type = try line.value(2, expected: "a type as hexadecimal digits") {
            UInt16($0, radix: 16)
        }
        let code = try line.value(3, expected: "a code as hexadecimal digits") {
            UInt16($0, radix: 16)
        }
        let value = try line.value(4, expected: "a whole number") { Int32($0) }
        let event = KernelEvent(time: time, type: type, code: code, value: value)
        device(at: line) { _ in }
        try devices[devices.count - 1].append(event, from: line, time: 1)
    }

    /// Changes the last device; one that nobody described, if there is none.
    private mutating func device(at line: RecordingLine, _ change: (inout RecordedDevice) -> Void) {
        if devices.isEmpty {
            devices.append(RecordedDevice(file: line.file, position: line.start))
        }
        change(&devices[devices.count - 1])
    }

    /// Seconds and six digits after the point.
    private static func microseconds(_ word: Substring) -> Int? {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].count == 6,
            parts.joined().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            ),
            let seconds = Int(parts[0]), seconds < 1 << 40, let rest = Int(parts[1])
        else { return nil }
        return seconds * 1_000_000 + rest
    }
}

nonisolated extension RecordingLine {
    /// Where it begins.
    var start: SourcePosition { SourcePosition(line: number, column: 1) }
}

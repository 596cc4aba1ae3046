import TouchScript
import TouchWords

/// Reads the output of `evemu-record` and `evemu-describe`, formats 1.0 to 1.3.
///
/// It reads a device's name (`N:`), its axes (`A:`), and all of its events (`E:`). A description in
/// a separate file, as the first versions of evemu wrote it, is read before the events.
nonisolated struct EvemuReading {
    private(set) var devices: [RecordedDevice] = []

    /// The beginning of a file of format 1.1 or later.
    static let mark = "# EVEMU "

    /// Reads a file.
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
                throw line.fault(0, expected: .app.evemuLine)
            }
        }
    }

    private func checkVersion(_ line: RecordingLine) throws(ScriptErrors) {
        let version = line.text.dropFirst(Self.mark.count)
        guard ["1.0", "1.1", "1.2", "1.3"].contains(version) else {
            throw line.fault(
                at: version.startIndex, .app.evemuVersion(String(version.prefix(20))))
        }
    }

    /// Reads an axis, `A: 35 0 799 0 0 12`, without the last number before format 1.2.
    private mutating func readAxis(_ line: RecordingLine) throws(ScriptErrors) {
        let code = try hexadecimal(1, of: line, expected: .app.hexAxis)
        let axis = try line.axis(from: 2)
        haveDevice(at: line)
        devices[devices.count - 1].axes[code] = axis
    }

    /// Reads an event, `E: 0.081454 0003 0036 0368`.
    private mutating func readEvent(_ line: RecordingLine) throws(ScriptErrors) {
        let time = try line.value(1, expected: .app.decimalSeconds, Self.microseconds)
        let type = try hexadecimal(2, of: line, expected: .app.hexType)
        let code = try hexadecimal(3, of: line, expected: .app.hexCode)
        let value = try line.value(4, expected: .app.wholeNumber) { Int32($0) }
        let event = KernelEvent(time: time, type: type, code: code, value: value)
        haveDevice(at: line)
        try devices[devices.count - 1].append(event, from: line, time: 1)
    }

    /// Adds a device without a description, if there is none yet.
    private mutating func haveDevice(at line: RecordingLine) {
        guard devices.isEmpty else { return }
        devices.append(RecordedDevice(file: line.file, position: line.start))
    }

    private func hexadecimal(
        _ index: Int, of line: RecordingLine, expected: Wording
    ) throws(ScriptErrors) -> UInt16 {
        try line.value(index, expected: expected) { UInt16($0, radix: 16) }
    }

    /// Returns the microseconds of a time given in seconds with six digits after the point.
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

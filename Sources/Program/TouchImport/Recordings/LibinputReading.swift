import TouchScript
import TouchWords

/// Reads the output of `libinput record`, version 1.
///
/// The output is YAML, of which only these parts are read: `version`, `ndevices`, and for each of
/// the `devices` the `name` and `absinfo` of its `evdev` section and the `evdev` lists of its
/// `events`. Each of these is on a line of its own, as `libinput record` writes them; everything
/// else is ignored.
nonisolated struct LibinputReading {
    private(set) var devices: [RecordedDevice] = []
    /// The number of devices that the file announces.
    private(set) var announced: Int?
    private var hasVersion = false
    /// The keys above the line, with their columns.
    private var path: [(column: Int, key: Substring)] = []

    /// Reads a file.
    /// - Throws: the first fault, with its place.
    mutating func read(_ text: String, file: String) throws(ScriptErrors) {
        for line in RecordingLine.lines(of: text, in: file) where !line.words.isEmpty {
            try read(line)
        }
        guard hasVersion else {
            throw ScriptErrors(
                .app.noLibinput, in: file, at: SourcePosition(line: 1, column: 1))
        }
    }

    private mutating func read(_ line: RecordingLine) throws(ScriptErrors) {
        var rest = line.text.utf8[...]
        var isItem = false
        // A dash begins an item of a list; the item's column is that of the text after the dash.
        while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
            if byte == UInt8(ascii: "-") {
                guard rest.dropFirst().first == UInt8(ascii: " ") else { break }
                isItem = true
            }
            rest = rest.dropFirst()
        }
        let column = line.text.utf8.count - rest.count
        while let last = path.last, last.column >= column { path.removeLast() }
        let said = Substring(rest)
        if said.hasPrefix("[") {
            if keys == ["devices", "events", "evdev"] { try readEvent(line) }
            return
        }
        guard let colon = said.firstIndex(of: ":") else { return }
        let key = said[..<colon]
        if isItem, keys == ["devices"] {
            devices.append(RecordedDevice(file: line.file, position: line.start))
        }
        let value = said[said.index(after: colon)...].drop { $0 == " " }
        try read(key, value, of: line)
        // Only a key without a value has something under it.
        if value.isEmpty || value.hasPrefix("#") { path.append((column, key)) }
    }

    private var keys: [Substring] { path.map(\.key) }

    private mutating func read(_ key: Substring, _ value: Substring, of line: RecordingLine)
        throws(ScriptErrors)
    {
        switch (keys, key) {
        case ([], "version"):
            hasVersion = true
            _ = try line.value(1, expected: .app.formatVersion) { $0 == "1" ? 1 : nil }
        case ([], "ndevices"): announced = Int(value.prefix { $0 != " " })
        case (["devices", "evdev"], "name"):
            guard !devices.isEmpty else { return }
            devices[devices.count - 1].name = Self.text(value)
        case (["devices", "evdev", "absinfo"], _): try readAxis(line)
        default: break
        }
    }

    /// Reads an axis, `53: [0, 799, 0, 0, 12]`.
    private mutating func readAxis(_ line: RecordingLine) throws(ScriptErrors) {
        let code = try line.value(0, expected: .app.axisNumber) { UInt16($0.dropLast()) }
        let axis = try line.axis(from: 1)
        guard !devices.isEmpty else { return }
        devices[devices.count - 1].axes[code] = axis
    }

    /// Reads an event, `- [  0,  81454,   3,  54,     368]`.
    private mutating func readEvent(_ line: RecordingLine) throws(ScriptErrors) {
        let seconds = try line.value(1, expected: .app.wholeSeconds) { word in
            Int(word).flatMap { $0 >= 0 && $0 < 1 << 40 ? $0 : nil }
        }
        let microseconds = try line.value(2, expected: .app.microseconds) { word in
            Int(word).flatMap { (0...999_999).contains($0) ? $0 : nil }
        }
        let type = try line.value(3, expected: .app.eventType) { UInt16($0) }
        let code = try line.value(4, expected: .app.eventCode) { UInt16($0) }
        let value = try line.value(5, expected: .app.wholeNumber) { Int32($0) }
        let said = line.text.utf8.prefix { $0 != UInt8(ascii: "#") }
        guard said.contains(UInt8(ascii: "]")) else {
            throw line.fault(6, expected: .verbatim("]"))
        }
        guard !devices.isEmpty else { return }
        let event = KernelEvent(
            time: seconds * 1_000_000 + microseconds, type: type, code: code, value: value)
        try devices[devices.count - 1].append(event, from: line, time: 1)
    }

    /// Returns a name without its quotes, if it has any.
    private static func text(_ value: Substring) -> String {
        guard value.first == "\"", value.count > 1, value.last == "\"" else { return String(value) }
        return String(value.dropFirst().dropLast())
    }
}

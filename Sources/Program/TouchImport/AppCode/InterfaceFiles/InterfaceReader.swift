import TouchScript
import TouchWords

/// Reads the XML that Interface Builder writes: elements, attributes, text, comments and references
/// to characters. Documents that declare names of their own are refused.
struct InterfaceReader {
    private let file: String
    private let bytes: [UInt8]
    private let places: SourcePlaces
    private var place = 0

    /// The deepest nesting of elements.
    static let depth = 256

    /// Returns the root element.
    /// - Throws: the first place where the text is no such XML.
    static func root(of text: String, file: String) throws(ScriptErrors) -> InterfaceElement {
        var reader = InterfaceReader(text, file: file)
        return try reader.document()
    }

    private init(_ text: String, file: String) {
        self.file = file
        bytes = Array(text.utf8)
        places = SourcePlaces(of: bytes)
    }

    private mutating func document() throws(ScriptErrors) -> InterfaceElement {
        _ = skip("\u{feff}")
        try skipMisc()
        guard has("<") else { throw fault(.app.xmlExpected("<")) }
        let root = try element()
        try skipMisc()
        guard place == bytes.count else { throw fault(.app.xmlAfterEnd(root.name)) }
        return root
    }

    /// Reads the element that begins here, with everything in it. Nested elements are kept in a
    /// list, not on the program's stack.
    private mutating func element() throws(ScriptErrors) -> InterfaceElement {
        var open: [InterfaceElement] = []
        while true {
            if let inner = open.last {
                let text = try characters()
                inner.text += text
                if has("</") {
                    let start = place
                    place += 2
                    let name = self.name()
                    skipBlanks()
                    guard name == inner.name, skip(">") else {
                        throw fault(.app.xmlExpected("</\(inner.name)>"), at: start)
                    }
                    open.removeLast()
                    if open.isEmpty { return inner }
                    continue
                }
                if try skipAside() { continue }
                guard has("<") else { throw fault(.app.xmlExpected("</\(inner.name)>")) }
            }
            let (element, isOpen) = try tag()
            open.last?.add(element)
            if isOpen { open.append(element) }
            guard open.count <= Self.depth else { throw fault(.app.xmlDeep(Self.depth)) }
            if open.isEmpty { return element }
        }
    }

    /// Reads a tag from `<` to `>`, and returns whether others may be in it.
    private mutating func tag() throws(ScriptErrors) -> (InterfaceElement, isOpen: Bool) {
        let start = place
        place += 1
        let name = self.name()
        guard !name.isEmpty else { throw fault(.app.xmlExpected("<\u{2026}>"), at: start) }
        var attributes: [(name: String, value: String)] = []
        while true {
            skipBlanks()
            let isEmpty = skip("/>")
            if isEmpty || skip(">") {
                let position = places.position(of: start)
                return (InterfaceElement(name, attributes, at: position), !isEmpty)
            }
            let start = place
            let attribute = self.name()
            skipBlanks()
            guard !attribute.isEmpty, skip("=") else { throw fault(.app.xmlExpected(">")) }
            guard !attributes.contains(where: { $0.name == attribute }) else {
                throw fault(.app.xmlTwice(attribute), at: start)
            }
            skipBlanks()
            guard let quote = bytes[place...].first, quote == 0x22 || quote == 0x27 else {
                throw fault(.app.xmlExpected("\""))
            }
            place += 1
            let value = try text { $0 == quote || $0 == 0x3c }
            guard bytes[place...].first == quote else { throw fault(.app.xmlExpected("\"")) }
            place += 1
            attributes.append((attribute, value))
        }
    }

    // MARK: Text

    /// Reads text up to the next tag, with its literal sections.
    private mutating func characters() throws(ScriptErrors) -> String {
        var found = ""
        while true {
            found += try text { $0 == 0x3c }
            guard skip("<![CDATA[") else { return found }
            found += try until("]]>")
        }
    }

    /// Reads text up to a byte, with references resolved.
    private mutating func text(to isEnd: (UInt8) -> Bool) throws(ScriptErrors) -> String {
        var found: [UInt8] = []
        while place < bytes.count, !isEnd(bytes[place]) {
            if bytes[place] == UInt8(ascii: "&") {
                found += try reference().utf8
            } else {
                found.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: found, as: UTF8.self)
    }

    private static let references = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    /// Reads `&amp;`, `&#10;` or `&#xA;`.
    private mutating func reference() throws(ScriptErrors) -> String {
        let start = place
        place += 1
        let name = String(
            decoding: bytes[place...].prefix(8).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
        place += name.utf8.count
        let character: String? =
            if name.hasPrefix("#x") {
                Self.character(name.dropFirst(2), radix: 16)
            } else if name.hasPrefix("#") {
                Self.character(name.dropFirst(), radix: 10)
            } else {
                Self.references[name]
            }
        guard let character, skip(";") else {
            throw fault(.app.xmlReference("&" + name), at: start)
        }
        return character
    }

    private static func character(_ number: Substring, radix: Int) -> String? {
        UInt32(number, radix: radix).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }

    // MARK: Skipping

    /// Skips what stands before and after the root: blanks, comments and instructions.
    private mutating func skipMisc() throws(ScriptErrors) {
        skipBlanks()
        while try skipAside() { skipBlanks() }
        if has("<!DOCTYPE") { throw fault(.app.xmlDeclares) }
    }

    /// Skips a comment or an instruction, and returns whether there was one.
    private mutating func skipAside() throws(ScriptErrors) -> Bool {
        if skip("<!--") {
            _ = try until("-->")
        } else if skip("<?") {
            _ = try until("?>")
        } else {
            return false
        }
        return true
    }

    /// Reads up to an ending, and skips that.
    private mutating func until(_ ending: String) throws(ScriptErrors) -> String {
        let start = place
        while place < bytes.count, !has(ending) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard skip(ending) else { throw fault(.app.xmlExpected(ending)) }
        return text
    }

    private mutating func name() -> String {
        let name = bytes[place...].prefix {
            $0 > 0x7f || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                || UInt8(ascii: "-")...UInt8(ascii: ":") ~= $0 && $0 != UInt8(ascii: "/")
                || $0 == UInt8(ascii: "_")
        }
        place = name.endIndex
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func skipBlanks() {
        place = bytes[place...].prefix { [9, 10, 13, 32].contains($0) }.endIndex
    }

    private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    private mutating func skip(_ text: String) -> Bool {
        guard has(text) else { return false }
        place += text.utf8.count
        return true
    }

    private func fault(_ message: Wording, at start: Int? = nil) -> ScriptErrors {
        ScriptErrors(message, in: file, at: places.position(of: start ?? place))
    }
}

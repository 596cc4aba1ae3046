import TouchScript
import TouchWords

/// Splits a Swift file into tokens; comments and blanks lie between them.
struct SwiftLexer {
    private let file: String
    private let bytes: [UInt8]
    private var place = 0
    private var isFirstOnLine = true
    private var tokens: [SwiftToken] = []
    /// The number of open interpolations.
    private var nesting = 0

    /// Returns the tokens of a file.
    /// - Throws: the place of a string or a comment that does not end.
    static func tokens(of bytes: [UInt8], file: String) throws(ScriptErrors) -> [SwiftToken] {
        var lexer = SwiftLexer(file: file, bytes: bytes)
        try lexer.run(inString: false)
        return lexer.tokens
    }

    private init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        // Neither a byte order mark nor a shebang line is Swift.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
        if bytes.starts(with: "#!".utf8) { skipLine() }
    }

    /// Reads tokens.
    /// - Parameter inString: true to stop at the parenthesis that ends an interpolation.
    private mutating func run(inString: Bool) throws(ScriptErrors) {
        var depth = 0
        while let byte = at(0) {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if inString, depth < 0 { return }
            switch byte {
            case UInt8(ascii: "\n"):
                isFirstOnLine = true
                place += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): place += 1
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): try skipComment()
            default: try take(byte)
            }
        }
    }

    private mutating func take(_ byte: UInt8) throws(ScriptErrors) {
        let start = place
        var hashes = 0
        while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
        let kind: SwiftToken.Kind
        if at(hashes) == UInt8(ascii: "\"") { return try takeString(hashes: hashes) }
        if hashes > 0, at(hashes) == UInt8(ascii: "/") {
            try skipRegex(hashes: hashes)
            kind = .string
        } else if byte == UInt8(ascii: "`"), let end = end(of: "`", on: "\n") {
            place = end
            kind = .word
        } else if Self.isDigit(byte) {
            skipNumber()
            kind = .number
        } else if Self.isWord(byte) || Self.isPrefix(byte) && at(1).map(Self.isWord) == true {
            place += 1
            while at(0).map(Self.isWord) == true { place += 1 }
            kind = .word
        } else {
            // The last of several `#` may begin a name.
            place +=
                byte == UInt8(ascii: "-") && at(1) == UInt8(ascii: ">") ? 2 : max(hashes - 1, 1)
            kind = .sign
        }
        add(kind, from: start)
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(
            SwiftToken(
                kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self),
                range: start..<place, isFirstOnLine: isFirstOnLine))
        isFirstOnLine = false
    }

    // MARK: Characters

    private func at(_ offset: Int) -> UInt8? {
        place + offset < bytes.count ? bytes[place + offset] : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    /// Returns whether a character can be part of a name; everything beyond ASCII can.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 95, 128...: true
        default: false
        }
    }

    /// Returns whether a character begins a prefixed name: `#selector`, `$value`.
    private static func isPrefix(_ byte: UInt8) -> Bool { byte == 35 || byte == 36 }

    // MARK: Parts

    private mutating func skipLine() {
        while let byte = at(0), byte != UInt8(ascii: "\n") { place += 1 }
    }

    /// Skips a comment. Comments can be nested.
    private mutating func skipComment() throws(ScriptErrors) {
        let start = place
        var depth = 0
        repeat {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else {
                guard at(0) != nil else {
                    throw fault(.app.openComment, at: start)
                }
                place += 1
            }
        } while depth > 0
    }

    /// Skips a number: `12`, `1_000.5e-3`, `0xFF.8p1`. A period belongs to it only if a digit
    /// follows, because of `1...3` and `0.1.squareRoot()`.
    private mutating func skipNumber() {
        var hasPoint = false
        var last: UInt8 = 0
        let exponents = (at(1) == UInt8(ascii: "x") ? "pP" : "eE").utf8
        while let byte = at(0) {
            let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            if byte == UInt8(ascii: "."), !hasPoint, at(1).map(Self.isDigit) == true {
                hasPoint = true
            } else if isSign, exponents.contains(last) {
                // The sign belongs to the exponent.
            } else if !Self.isWord(byte) {
                return
            }
            last = byte
            place += 1
        }
    }

    private mutating func skipRegex(hashes: Int) throws(ScriptErrors) {
        let start = place
        place += hashes + 1
        let end = [UInt8(ascii: "/")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        while !bytes[place...].starts(with: end) {
            guard at(0) != nil else {
                throw fault(.app.openRegex, at: start)
            }
            place += at(0) == UInt8(ascii: "\\") ? min(2, bytes.count - place) : 1
        }
        place += end.count
    }

    /// Takes a string from its quote on: raw or not, on one line or several. Interpolated tokens
    /// lie between its pieces.
    private mutating func takeString(hashes: Int) throws(ScriptErrors) {
        let start = place
        var piece = place
        place += hashes
        let isLong = bytes[place...].starts(with: "\"\"\"".utf8)
        let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let end = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + pounds
        let escape = [UInt8(ascii: "\\")] + pounds
        place += isLong ? 3 : 1
        while !bytes[place...].starts(with: end) {
            guard let byte = at(0), isLong || byte != UInt8(ascii: "\n") else {
                throw fault(.app.openString, at: start)
            }
            guard bytes[place...].starts(with: escape) else {
                place += 1
                continue
            }
            place += escape.count
            guard at(0) == UInt8(ascii: "(") else {
                if at(0) != nil { place += 1 }
                continue
            }
            let opening = place
            place += 1
            add(.string, from: piece)
            nesting += 1
            guard nesting <= SwiftSource.depth else {
                throw fault(
                    .app.deepInterpolations(nesting, most: SwiftSource.depth), at: opening)
            }
            try run(inString: true)
            nesting -= 1
            guard at(0) != nil else {
                throw fault(.app.openInterpolation, at: opening)
            }
            piece = place
        }
        place += end.count
        add(.string, from: piece)
    }

    /// Returns the offset after the next `mark`; nil if `stop` comes first.
    private func end(of mark: Unicode.Scalar, on stop: Unicode.Scalar) -> Int? {
        var end = place + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: stop) {
            if bytes[end] == UInt8(ascii: mark) { return end + 1 }
            end += 1
        }
        return nil
    }

    private func fault(_ message: Wording, at place: Int) -> ScriptErrors {
        ScriptErrors(message, in: file, at: SourcePlaces(of: bytes).position(of: place))
    }
}

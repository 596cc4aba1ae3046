import TouchPicture
import TouchWords

/// Cuts one line into tokens and a comment. It works on UTF-8, because long recordings are read
/// often.
struct Lexer {
    private let bytes: [UInt8]
    private var index: Int
    /// The number of scalars before `counted`.
    private var scalars = 0
    private var counted = 0

    private init(_ bytes: [UInt8], from index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// Reads `line` from its first byte after the indentation.
    static func read(_ line: [UInt8], from start: Int) -> (tokens: [Token], comment: String?) {
        var lexer = Lexer(line, from: start)
        var tokens: [Token] = []
        while lexer.skipSpaces() {
            if lexer.bytes[lexer.index] == UInt8(ascii: "#") {
                return (tokens, lexer.comment())
            }
            tokens.append(lexer.token())
        }
        return (tokens, nil)
    }

    /// Skips spaces; returns false at the end of the line.
    private mutating func skipSpaces() -> Bool {
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        return index < bytes.count
    }

    private func comment() -> String {
        let text = String(decoding: bytes[(index + 1)...], as: UTF8.self)
        return text.trimmed
    }

    /// Returns the column of byte `index`, counting on from the last one that was asked for.
    private mutating func column() -> Int {
        scalars += bytes[counted..<index].count { $0 & 0xc0 != 0x80 }
        counted = index
        return scalars + 1
    }

    private mutating func token() -> Token {
        let start = index
        let column = column()
        let kind: Token.Kind
        switch bytes[index] {
        case UInt8(ascii: "\""):
            kind = string()
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ">"):
            kind = .symbol(Character(Unicode.Scalar(bytes[index])))
            index += 1
        case UInt8(ascii: ".") where following == UInt8(ascii: "."):
            kind = .symbol("‥")
            index += 2
        case let byte where isNumberStart(byte):
            kind = number()
        default:
            let word = word()
            kind = word.isEmpty ? stranger() : .word(word + part())
        }
        return Token(kind: kind, start: start, end: index, column: column)
    }

    /// Reads letters of any script with their marks, digits, `-` and `_`; empty if something else
    /// comes first.
    private mutating func word() -> String {
        let start = index
        while index < bytes.count {
            if isPlainWordByte(bytes[index]) {
                index += 1
            } else if bytes[index] >= 0x80, scalar.isOfWords, index > start || !scalar.isMark {
                index += UTF8.width(scalar)
            } else {
                break
            }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Reads the suffix of a view's name that refers to something it brings along, ".pan"; empty if
    /// there is none.
    private mutating func part() -> String {
        let start = index
        if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            let part = word()
            if part == RefreshControlName.part || OwnRecognizer(word: part) != nil {
                return "." + part
            }
        }
        index = start
        return ""
    }

    /// The scalar at `index`.
    private var scalar: Unicode.Scalar {
        let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
        return text.unicodeScalars.first ?? " "
    }

    /// Reads one scalar that no word may contain.
    private mutating func stranger() -> Token.Kind {
        let scalar = scalar
        index = min(index + UTF8.width(scalar), bytes.count)
        return .unreadable(expected: scalar.remedy)
    }

    private var following: UInt8 { index + 1 < bytes.count ? bytes[index + 1] : 0 }

    private func isNumberStart(_ byte: UInt8) -> Bool {
        if isDigit(byte) { return true }
        let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        return (isSign || byte == UInt8(ascii: "."))
            && (isDigit(following) || following == UInt8(ascii: "."))
    }

    /// Reads digits, then an exponent if it is complete, then a unit of letters.
    private mutating func number() -> Token.Kind {
        let start = index
        index += 1
        while index < bytes.count, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") {
            index += 1
        }
        let end = index
        skipExponent()
        if index == end, let value = Self.plain(bytes[start..<end]) {
            return .number(value, unit: word())
        }
        let digits = String(decoding: bytes[start..<index], as: UTF8.self)
        let unit = word()
        guard let value = Double(decimal: digits) else {
            return .unreadable(expected: .expected.number)
        }
        guard value.isFinite else { return .unreadable(expected: .expected.finiteNumber) }
        return .number(value, unit: unit)
    }

    /// Returns the value of digits with at most one point among them; nil if there are more digits
    /// than are exact. The quotient of two exact numbers is the nearest value there is, the same as
    /// a digit-by-digit conversion would find.
    private static func plain(_ bytes: ArraySlice<UInt8>) -> Double? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
        guard digits.count <= 16, let last = digits.last, isDigit(last) else { return nil }
        var (whole, scale): (Int64, Int64) = (0, 0)
        for (place, byte) in digits.enumerated() {
            if byte == UInt8(ascii: ".") {
                guard place > 0, scale == 0 else { return nil }
                scale = 1
            } else {
                whole = whole * 10 + Int64(byte - UInt8(ascii: "0"))
                scale *= 10
            }
        }
        // A number is exact up to 2⁵³.
        guard whole < 1 << 53 else { return nil }
        let value = scale > 1 ? Double(whole) / Double(scale) : Double(whole)
        return isNegative ? -value : value
    }

    private mutating func skipExponent() {
        var end = index
        guard end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") else { return }
        end += 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
            end += 1
        }
        guard end < bytes.count, isDigit(bytes[end]) else { return }
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        index = end
    }

    /// Reads a string; the escapes are `\"`, `\\` and `\n`.
    private mutating func string() -> Token.Kind {
        index += 1
        var text: [UInt8] = []
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return .string(String(decoding: text, as: UTF8.self))
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.count, let byte = unescaped(bytes[index + 1]) else {
                    index = bytes.count
                    return .unreadable(expected: .expected.escape)
                }
                text.append(byte)
                index += 2
            case let byte:
                text.append(byte)
                index += 1
            }
        }
        return .unreadable(expected: .expected.closingQuote)
    }

    private func unescaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        default: nil
        }
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

private func isPlainWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
}

// Decimal numbers, written and read by the same few lines on every machine: C libraries differ, and
// browsers have none.

extension Double {
    /// Returns the number with the requested number of decimals, at most four, rounded by its exact
    /// value: `fixed(3)` gives what C's `%.3f` does, but without a sign if it rounds to zero.
    package func fixed(_ places: Int) -> String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        let factors = [1.0, 10, 100, 1000, 10_000]
        let factor = factors[Swift.min(Swift.max(places, 0), factors.count - 1)]
        var whole = magnitude.rounded(.down)
        let scaled = Mathematics.product(magnitude - whole, factor)
        var count = scaled.head.rounded(.down)
        let over = scaled.head - count - 0.5
        let isOdd = Mathematics.remainder(factor == 1 ? whole : count, 2) != 0
        if over > -scaled.tail || over == -scaled.tail && isOdd { count += 1 }
        if count == factor { (whole, count) = (whole + 1, 0) }
        let sign = self < 0 && (whole > 0 || count > 0) ? "-" : ""
        if factor == 1 { return sign + Self.digits(of: whole) }
        let decimals = "\(UInt64(count + factor))".dropFirst()
        return "\(sign)\(Self.digits(of: whole)).\(decimals)"
    }

    private static func digits(of whole: Double) -> String {
        if whole < 0x1p64 { return "\(UInt64(whole))" }
        // Nine digits each, the last first.
        var parts: [UInt64] = []
        var rest = whole.significandBitPattern | 1 << 52
        while rest > 0 {
            parts.append(rest % 1_000_000_000)
            rest /= 1_000_000_000
        }
        for _ in 0..<Int(whole.exponent) - 52 {
            var carried: UInt64 = 0
            for place in parts.indices {
                let doubled = parts[place] * 2 + carried
                parts[place] = doubled % 1_000_000_000
                carried = doubled / 1_000_000_000
            }
            if carried > 0 { parts.append(carried) }
        }
        let first = "\(parts.removeLast())"
        return parts.reversed().reduce(first) { $0 + "\($1 + 1_000_000_000)".dropFirst() }
    }

    /// Creates the double nearest to the number in `text`, or the even one if two are equally near.
    /// Nil unless the text consists of digits with at most one point among them, an optional sign
    /// before them, and an optional exponent after them. A number that is too large becomes
    /// infinite.
    package init?(decimal text: String) {
        var bytes = Array(text.utf8)[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        var exponent = 0
        if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            guard let written = Self.exponent(bytes[(mark + 1)...]) else { return nil }
            exponent = written
            bytes = bytes[..<mark]
        }
        var (number, hasDigits, hasPoint, isInexact) = (LongNumber(0), false, false, false)
        var length = 0
        for byte in bytes {
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            hasDigits = true
            if length > 0 || byte > UInt8(ascii: "0") { length += 1 }
            // No number is so close to the middle of two doubles that any of the further digits
            // would matter, except whether one of them is not zero.
            if length > 800 {
                isInexact = isInexact || byte > UInt8(ascii: "0")
                if !hasPoint { exponent += 1 }
            } else {
                number.multiply(by: 10, adding: UInt32(byte - UInt8(ascii: "0")))
                if hasPoint { exponent -= 1 }
            }
        }
        guard hasDigits else { return nil }
        if isInexact {
            number.multiply(by: 10, adding: 1)
            exponent -= 1
        }
        let size = Self.nearest(to: number, exponent)
        self = isNegative ? -size : size
    }

    private static func exponent(_ bytes: ArraySlice<UInt8>) -> Int? {
        let isNegative = bytes.first == UInt8(ascii: "-")
        let digits = isNegative || bytes.first == UInt8(ascii: "+") ? bytes.dropFirst() : bytes
        guard !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = Swift.min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
        }
        return isNegative ? -value : value
    }

    /// Returns the double nearest to `number` times ten to the power of `exponent`.
    private static func nearest(to number: LongNumber, _ exponent: Int) -> Double {
        // A bit is about three tenths of a digit: not exact, but good enough for numbers far beyond
        // all doubles.
        let length = number.bitWidth * 3 / 10
        if number.isZero || length + exponent < -330 { return 0 }
        if length + exponent > 330 { return .infinity }
        var (above, below) = (number, LongNumber(1))
        for _ in 0..<exponent.magnitude {
            if exponent > 0 { above.multiply(by: 10) } else { below.multiply(by: 10) }
        }
        // The quotient gets 55 or 56 bits: 53 that count, and some for rounding.
        let shift = 56 - (above.bitWidth - below.bitWidth)
        above.shift(left: Swift.max(shift, 0))
        below.shift(left: Swift.max(-shift, 0))
        var (bits, rest) = above.divided(by: below)
        if !rest.isZero { bits |= 1 }
        let least = shift - 1074
        let width = 64 - bits.leadingZeroBitCount
        guard width <= 53 + least else {
            return Double(sign: .plus, exponent: -shift, significand: Double(bits))
        }
        // A number smaller than all normal ones keeps fewer bits.
        guard least < 64 else { return 0 }
        let (kept, lost) = (bits >> least, bits & ((1 << least) - 1))
        let half: UInt64 = 1 << (least - 1)
        let isUp = lost > half || lost == half && kept & 1 == 1
        return Double(bitPattern: kept + (isUp ? 1 : 0))
    }
}

/// A non-negative integer of any length.
private struct LongNumber {
    /// The parts of the number, the least significant first; the last part is never 0.
    private var parts: [UInt32]

    init(_ value: UInt32) { parts = value == 0 ? [] : [value] }

    var isZero: Bool { parts.isEmpty }

    var bitWidth: Int {
        parts.last.map { parts.count * 32 - $0.leadingZeroBitCount } ?? 0
    }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carried = UInt64(summand)
        for place in parts.indices {
            let product = UInt64(parts[place]) * UInt64(factor) + carried
            parts[place] = UInt32(truncatingIfNeeded: product)
            carried = product >> 32
        }
        if carried > 0 { parts.append(UInt32(carried)) }
    }

    mutating func shift(left count: Int) {
        for _ in 0..<count % 32 { multiply(by: 2) }
        if !isZero { parts.insert(contentsOf: Array(repeating: 0, count: count / 32), at: 0) }
    }

    /// Returns the quotient, of at most 64 bits, and the remainder.
    func divided(by divisor: LongNumber) -> (quotient: UInt64, rest: LongNumber) {
        var (quotient, rest): (UInt64, LongNumber) = (0, self)
        for place in (0...Swift.max(bitWidth - divisor.bitWidth, 0)).reversed() {
            var part = divisor
            part.shift(left: place)
            if rest.isAtLeast(part) {
                rest.subtract(part)
                quotient |= 1 << UInt64(place)
            }
        }
        return (quotient, rest)
    }

    private func isAtLeast(_ other: LongNumber) -> Bool {
        if parts.count != other.parts.count { return parts.count > other.parts.count }
        for place in parts.indices.reversed() where parts[place] != other.parts[place] {
            return parts[place] > other.parts[place]
        }
        return true
    }

    /// Subtracts a number that is not greater.
    private mutating func subtract(_ other: LongNumber) {
        var isBorrowed = false
        for place in parts.indices {
            let less = place < other.parts.count ? UInt64(other.parts[place]) : 0
            let taken = less + (isBorrowed ? 1 : 0)
            isBorrowed = UInt64(parts[place]) < taken
            parts[place] = UInt32(truncatingIfNeeded: UInt64(parts[place]) &- taken)
        }
        while parts.last == 0 { parts.removeLast() }
    }
}

import TouchGeometry

nonisolated extension CGPoint {
    /// The coordinates to one decimal: "432.0, 268.0".
    package var tenths: String { "\(Double(x).decimals(1)), \(Double(y).decimals(1))" }
}

nonisolated extension Double {
    /// The number with no more decimals than it needs, three at most: "209.76"; "–" if it is not
    /// finite or too large to print.
    public var thousandths: String { decimals(3).withoutLastZeros }

    /// The number with one decimal at most: "90", "0.5".
    package var brief: String { decimals(1).withoutLastZeros }

    /// Returns the number with exactly `places` decimals, written the same in every language; "–"
    /// if it is not finite or too large to print.
    package func decimals(_ places: Int) -> String {
        guard isFinite, abs(self) < 1e12 else { return "–" }
        var factor: UInt64 = 1
        for _ in 0..<places { factor *= 10 }
        let scaled = Int64((self * Double(factor)).rounded())
        if places == 0 { return "\(scaled)" }
        let fraction = String(scaled.magnitude % factor + factor).dropFirst()
        return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / factor).\(fraction)"
    }
}

nonisolated extension String {
    /// The number without the zeros that end its decimals, and without the point if no decimals are
    /// left: "0.5", "60".
    package var withoutLastZeros: String {
        guard contains(".") else { return self }
        return String(reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

import TouchGeometry

nonisolated extension CGPoint {
    /// To one decimal, "432.0, 268.0".
    package var tenths: String { "\(Double(x).decimals(1)), \(Double(y).decimals(1))" }
}

nonisolated extension Double {
    /// With three decimals at most, as few as there are, "209.76"; "–" for what is no number.
    public var thousandths: String { decimals(3).withoutLastZeros }

    /// With one decimal at most: "90", "0.5".
    package var brief: String { decimals(1).withoutLastZeros }

    /// With so many decimals, the same in every language; "–" for what is no number.
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
    /// A number's decimals without the zeros at their end, and without the point if none are left: "0.5", "60".
    package var withoutLastZeros: String {
        guard contains(".") else { return self }
        return String(reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
    }
}

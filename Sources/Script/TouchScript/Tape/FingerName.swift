/// Converts between the names of fingers on tapes, a, b, c…, and their numbers in samples, from 1.
public enum FingerName {
    /// Returns "a" for 1 to "z" for 26, then "f27".
    public static func name(for finger: Int) -> String {
        guard (1...26).contains(finger) else { return "f\(finger)" }
        return String(UnicodeScalar(UInt8(96 + finger)))
    }

    /// Returns the number of "a", "f27"; nil for a name of another form.
    public static func number(of name: String) -> Int? {
        guard let first = name.utf8.first else { return nil }
        if name.utf8.count == 1, (97...122).contains(first) { return Int(first) - 96 }
        guard name.hasPrefix("f"), let number = Int(name.dropFirst()),
            FingerName.name(for: number) == name
        else { return nil }
        return number
    }
}

/// Names that code gives, as the file language can say them.
public enum GivenName {
    /// The name as one word: what words cannot have becomes a hyphen; nil where nothing is left of it.
    public static func word(_ name: String) -> String? {
        let scalars = name.unicodeScalars.prefix(Limits.name)
            .map { $0.isOfWords ? Character($0) : "-" }
        let word = String(scalars).split(separator: "-").joined(separator: "-")
        return word.unicodeScalars.first.map { $0.isMark } == false ? word : nil
    }

    /// Whether a tape would take it for a word of the language.
    public static func isReserved(_ word: String) -> Bool { reservedNames.contains(word) }
}

import TouchWords

extension LocalizedText {
    /// Creates a text in every language that the program speaks.
    public init(_ wording: Wording) { self.init(inEach: { wording[$0] }) }

    /// Creates a text from a closure that returns it in each language.
    public init(inEach told: (_ language: String) -> String) {
        self.init(
            told("en"),
            translations: WordLanguage.all.dropFirst().map {
                Translation(language: $0.identifier, text: told($0.identifier))
            })
    }
}

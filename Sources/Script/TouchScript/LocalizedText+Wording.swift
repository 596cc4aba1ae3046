import TouchWords

extension LocalizedText {
    /// In every language that the program speaks.
    public init(_ wording: Wording) { self.init(inEach: { wording[$0] }) }

    /// What is told in each language by itself.
    public init(inEach told: (_ language: String) -> String) {
        self.init(
            told("en"),
            translations: WordLanguage.all.dropFirst().map {
                Translation(language: $0.identifier, text: told($0.identifier))
            })
    }
}

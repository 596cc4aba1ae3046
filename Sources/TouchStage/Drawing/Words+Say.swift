extension Words {
    /// One of the two, by the language.
    func say(_ english: String, _ chinese: String) -> String {
        language.lowercased().hasPrefix("zh") ? chinese : english
    }
}

import TouchWords

nonisolated extension Wording {
    /// In every language at once, for whoever stands there.
    func inAllLanguages(_ separator: String) -> String {
        WordLanguage.all.map { self[$0.identifier] }.joined(separator: separator)
    }
}

nonisolated extension WordLanguage {
    /// The name of the language that comes after another, in turn.
    static func after(_ language: String) -> String {
        let spoken = of(language)
        let place = all.firstIndex { $0 === spoken } ?? 0
        return all[(place + 1) % all.count].identifier
    }
}

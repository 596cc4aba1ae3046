import TouchWords

nonisolated extension Wording {
    /// Returns the words in every language at once, for whoever is there.
    func inAllLanguages(_ separator: String) -> String {
        WordLanguage.all.map { self[$0.identifier] }.joined(separator: separator)
    }

    /// Returns the words for a length of time: "45 s", "1 min", or "1 min 20 s".
    static func length(ofSeconds seconds: Double) -> Wording {
        let whole = Int(seconds.rounded())
        if whole < 60 { return .panel.seconds(whole) }
        return whole % 60 == 0
            ? .panel.wholeMinutes(whole / 60) : .panel.minutes(whole / 60, seconds: whole % 60)
    }
}

nonisolated extension WordLanguage {
    /// Returns the identifier of the language that comes after another, in turn.
    static func after(_ language: String) -> String {
        let spoken = of(language)
        let place = all.firstIndex { $0 === spoken } ?? 0
        return all[(place + 1) % all.count].identifier
    }
}

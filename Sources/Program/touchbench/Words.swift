/// The words of a call: options with numbers.
struct Words {
    private let words: [String]

    init(_ words: [String]) { self.words = words }

    /// The whole number after `option`; nil if there is none.
    func number(_ option: String) -> Int? {
        guard let place = words.firstIndex(of: option), place + 1 < words.count,
            let value = Int(words[place + 1]), value >= 0
        else { return nil }
        return value
    }
}

import TouchReading
import TouchScript

/// Words of the window itself, as the texts that scenes and tapes have.
nonisolated extension LocalizedText {
    init(_ english: String, _ chinese: String) { self.init(Wording(english, chinese)) }

    /// A name or an error, which is the same in both languages.
    init(same text: String) { self.init(Wording(same: text)) }

    /// Of several faults the first.
    init(firstOf error: any Error) {
        self.init(same: (error as? ScriptErrors)?.errors.first.map { "\($0)" } ?? "\(error)")
    }
}

import TouchReading

extension WhySentence {
    /// What is meant, whatever the words, and where the scene says so: "record.prevented(drag, tap) (taps.scene:7)".
    package var meaning: String {
        place.map { "\(words.debugDescription) (\($0))" } ?? words.debugDescription
    }
}

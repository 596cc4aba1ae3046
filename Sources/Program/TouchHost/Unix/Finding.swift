import TouchWords

/// A result of examining the machine.
package struct Finding {
    package enum Standing: String {
        case good = "✓"
        case note = "–"
        case missing = "✗"
    }
    package var standing: Standing
    package var about: Wording
    package var text: Wording

    package init(_ standing: Standing, _ about: Wording, _ text: Wording) {
        self.standing = standing
        self.about = about
        self.text = text
    }

    /// The line to print, in the language of the user who started the program.
    package var line: String {
        let about = about[Console.language]
        // A Chinese character takes two columns.
        let width = about.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2e80 ? 2 : 1) }
        return "\(standing.rawValue) \(about)" + String(repeating: " ", count: max(9 - width, 0))
            + text[Console.language]
    }
}

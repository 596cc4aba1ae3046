/// What was found out about the machine.
package struct Finding {
    package enum Standing: String {
        case good = "✓"
        case note = "–"
        case missing = "✗"
    }
    package var standing: Standing
    package var about: String
    package var text: String

    package init(_ standing: Standing, _ about: String, _ text: String) {
        self.standing = standing
        self.about = about
        self.text = text
    }

    package var line: String {
        "\(standing.rawValue) "
            + about.padding(toLength: 9, withPad: " ", startingAt: 0) + text
    }
}

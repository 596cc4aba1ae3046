import TouchWords

/// Something to try on the scene when the tape is over: `try "Tap twice" zh "轻点两下" expect twice acts`.
public struct Exercise: Hashable, Sendable {
    public var text: LocalizedText
    /// It is done as soon as all of them hold at one moment, of what happened since the tape was over.
    public var expectations: [Expectation]

    var words: [String] {
        Notation.text(text)
            + ["expect", expectations.map { $0.text }.joined(separator: " and ")]
    }
}

extension LineReader {
    mutating func exercise() throws(ScriptError) -> Exercise {
        let text = try localizedText(.expected.exercise)
        try require("expect")
        var expectations = [try expectation()]
        while take("and") { expectations.append(try expectation()) }
        return Exercise(text: text, expectations: expectations)
    }
}

extension Tape {
    /// What there is to try when it is over, in order.
    public var exercises: [Exercise] { exerciseLines.map { $0.exercise } }

    /// The same, and where it says so.
    public var exerciseLines: [(exercise: Exercise, position: SourcePosition)] {
        lines.compactMap { line in
            guard case .exercise(let exercise) = line.telling else { return nil }
            return (exercise, line.position)
        }
    }
}

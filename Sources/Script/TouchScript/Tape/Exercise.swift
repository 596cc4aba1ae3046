import TouchWords

/// A task for the viewer when the tape is over: `try "Tap twice" zh "轻点两下" expect twice acts`.
public struct Exercise: Hashable, Sendable {
    public var text: LocalizedText
    /// The expectations of the exercise, which is done as soon as all of them hold at one moment,
    /// counting only what happened since the tape was over.
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
    /// The exercises for the time after the tape, in order.
    public var exercises: [Exercise] { exerciseLines.map { $0.exercise } }

    /// The exercises, each with its position.
    public var exerciseLines: [(exercise: Exercise, position: SourcePosition)] {
        lines.compactMap { line in
            guard case .exercise(let exercise) = line.telling else { return nil }
            return (exercise, line.position)
        }
    }
}

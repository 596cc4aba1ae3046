import TouchScript

/// A tape that shows two others together, and those.
struct StagedPair: Equatable {
    let tape: Tape
    let first: StagedTape
    let second: StagedTape

    /// The files it was read from.
    var files: [String] {
        [tape.file] + [first, second].flatMap { [$0.tape.file, $0.scene.file] }
    }

    /// Plays both, with words in a language.
    func play(language: String) -> any Shown {
        PairPerformance(tape, first, second, language: language)
    }
}

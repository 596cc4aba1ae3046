import TouchHost
import TouchScript

extension Script {
    /// Plays the tape, or both of a pair, with words in a language.
    ///
    /// - Throws: faults of code that is played with it, each with its place.
    package func play(language: String) throws(ScriptErrors) -> any Shown {
        let shown: any Shown =
            switch self {
            case .one(let staged):
                Performance(scene: staged.scene, tape: staged.tape, language: language)
            case .pair(let pair): pair.play(language: language)
            }
        return try shown.whole()
    }
}

extension StagedPair {
    /// Plays both, with words in a language.
    package func play(language: String) -> any Shown {
        PairPerformance(tape, first, second, language: language)
    }
}

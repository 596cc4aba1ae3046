import TouchHost
import TouchScript

extension Script {
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

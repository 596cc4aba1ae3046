import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchWords

/// Something of a scene that surprises those who touch it: why, and what would mend it.
///
/// Each kind can be shown by a tape. A line with the comment `# on purpose` is not spoken of.
package struct SceneLint: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Requirements in a circle are never met (AR10).
        case circle
        /// No finger can hit it, whatever it waits for (HT1–HT7).
        case unreachable
        /// Another one always comes first and prevents it (AR6, AR7).
        case shadowed
        /// Its delegate or its view always says no (DL1, AR4).
        case refused
        /// It acts at the first of two taps as well.
        case hasty
        /// It answers late, for a double tap that belongs to what lies around it (BR1).
        case lagging
        /// A control loses its touch to it (DL7).
        case robbed
        /// Under 44 points.
        case small
        /// A tap that takes touches from what scrolls or listens below it (DL7).
        case greedy
        /// Recognised beside everybody.
        case agreeable
    }

    let kind: Kind
    let words: Wording
    /// Nil where no single change mends it.
    package let mend: SceneChange?
    package let position: SourcePosition

    /// What it says in `language`, with what would mend it.
    package func text(in language: String) -> String {
        let told = mend.map { Wording.lint.mendable(words, change: $0.words) } ?? words
        return told[language]
    }
}

/// Finds them all in a scene.
package struct SceneLinter {
    let scene: Scene
    let cast: SceneCast

    package init(_ scene: Scene) {
        self.scene = scene
        cast = SceneCast(scene)
    }

    /// In the order of the file.
    package var lints: [SceneLint] {
        let all =
            circles + unreachable + shadowed + refused + hasty + lagging
            + robbed + small + greedy + agreeable
        let meant = Set(
            scene.lines.filter { $0.comment?.contains("on purpose") == true }.map {
                $0.position.line
            })
        return all.filter { !meant.contains($0.position.line) }
            .sorted { ($0.position.line, $0.kind.rawValue) < ($1.position.line, $1.kind.rawValue) }
    }

    func lint(
        _ kind: SceneLint.Kind, _ words: Wording, mend: String?, at position: SourcePosition
    ) -> SceneLint {
        SceneLint(
            kind: kind, words: words, mend: mend.map { SceneChange($0) }, position: position)
    }
}

import TouchKit
import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchWords

/// Something in a scene that surprises its users, with the reason and a remedy.
///
/// A tape can demonstrate each kind. Lines with the comment `# on purpose` are left out.
package struct SceneLint: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        /// Failure requirements in a circle, which are never met (AR10).
        case circle
        /// A view that no finger can hit, although it waits for touches (HT1–HT7).
        case unreachable
        /// A recognizer that another one always precedes and prevents (AR6, AR7).
        case shadowed
        /// A recognizer whose delegate or view always refuses it (DL1, AR4).
        case refused
        /// A recognizer that also acts at the first of two taps.
        case hasty
        /// A tap that reacts late, because it waits for a double tap on an ancestor of its view
        /// (BR1).
        case lagging
        /// A recognizer that takes a control's touch (DL7).
        case robbed
        /// A target of less than 44 points.
        case small
        /// A tap that takes touches from a descendant of its view that handles them (DL7).
        case greedy
        /// A recognizer that is recognized simultaneously with all others.
        case agreeable
    }

    let kind: Kind
    let words: Wording
    /// The change that mends it; nil if no single change does.
    package let mend: SceneChange?
    package let position: SourcePosition

    /// Returns the text in `language`, with the remedy.
    package func text(in language: String) -> String {
        let told = mend.map { Wording.lint.mendable(words, change: $0.words) } ?? words
        return told[language]
    }
}

/// Finds the lints of a scene.
package struct SceneLinter {
    let scene: Scene
    let cast: SceneCast

    package init(_ scene: Scene) {
        self.scene = scene
        cast = SceneCast(scene)
    }

    /// The lints in the order of the file.
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

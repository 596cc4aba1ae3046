import Foundation
import TouchScore
import TouchScript
import TouchStage

extension FilmScenery {
    func layout(size: CGSize, _ overlays: Overlays, isStageOnly: Bool = false) -> FilmLayout {
        let isWhole = !isStageOnly
        let hasLanes = isWhole && overlays.contains(.recognizers)
        return FilmLayout(
            size: size, scene: why.history.latest.sceneFrame.size, hasTitle: isWhole && hasTitle,
            hasPanel: isWhole
                && TellingPanel.allCases.contains { overlays.contains($0.overlay) },
            hasCaptions: isWhole && hasCaptions,
            lanes: hasLanes ? min(lanes.count, Self.laneLimit) : 0)
    }
}

extension TellingPanel {
    /// The overlay without which it is not shown.
    var overlay: Overlays {
        switch self {
        case .hitTest: .hitTest
        case .pipeline: .pipeline
        case .chain: .chain
        case .cards, .timeline, .code: .recognizers
        }
    }
}

import Foundation
import TouchKit
import TouchPicture
import TouchScript

/// What pictures of a film are drawn from beside the moment: the whole trace, its lanes and its explanations.
struct FilmScenery: Sendable {
    let why: Why
    /// The recognizers' lanes.
    let lanes: [TimelineLane]
    /// Nil where the film shows none.
    let code: FilmCode?
    let hasTitle: Bool
    let hasCaptions: Bool

    /// More are not told apart.
    static let laneLimit = 4

    var trace: Trace { why.trace }

    init(
        _ history: StageHistory, _ score: Score, scene: Scene?, hasTitle: Bool, hasCaptions: Bool
    ) {
        let showsCode = score.beats.contains(where: \.staging.hasCode)
        code = showsCode ? scene.flatMap { FilmCode($0, score, history.trace) } : nil
        why = Why(history: history, index: TraceIndex(history.trace), scene: scene)
        lanes = Timeline(history.trace).lanes.filter { $0.kind == .recognizer }
        self.hasTitle = hasTitle
        self.hasCaptions = hasCaptions
    }

    func layout(size: CGSize, _ overlays: Overlays, isStageOnly: Bool = false) -> FilmLayout {
        if isStageOnly {
            return FilmLayout(
                size: size, scene: why.history.latest.sceneFrame.size, hasTitle: false,
                hasPanel: false, hasCaptions: false, lanes: 0)
        }
        return FilmLayout(
            size: size, scene: why.history.latest.sceneFrame.size, hasTitle: hasTitle,
            hasPanel: TellingPanel.allCases.contains { overlays.contains($0.overlay) },
            hasCaptions: hasCaptions,
            lanes: overlays.contains(.recognizers) ? min(lanes.count, Self.laneLimit) : 0)
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

import Foundation
import TouchPicture
import TouchScore
import TouchScript
import TouchStage

/// Where everything stands in a film's picture: composed for wide, square and tall screens, so that all words can be
/// read there. It depends on the screen and the film, never on the moment, so that nothing jumps.
struct FilmLayout: Hashable, Sendable {
    enum Shape: Hashable, Sendable { case wide, square, tall }

    let size: CGSize
    let shape: Shape
    /// Points of the picture for each point of the design.
    let unit: Double
    let title: CGRect
    let chapter: CGRect
    /// The panel with the scene in it.
    let stage: CGRect
    /// What is told beside it; nil where nothing can be.
    let panel: CGRect?
    /// The recognizers' lanes; nil where there are none.
    let strip: CGRect?
    /// Nil for a film without captions.
    let caption: CGRect?

    /// Where a logo stands beside the title, or, without one, beside captions; nil where there are neither.
    var corner: CGRect? {
        guard var room = title.height > 0 ? title : caption else { return nil }
        return room.cut(.right, min(room.width * 0.2, 120 * unit))
    }

    /// Where a logo stands above the words of a card.
    var cardCorner: CGRect {
        let margin = (shape == .wide ? 36 : 16) * unit
        let height = max(min(size.height * 0.15 - 1.5 * margin, 64 * unit), 24 * unit)
        let width = min(size.width * 0.3, 220 * unit)
        return CGRect(
            x: size.width - margin - width, y: margin * 0.75, width: width, height: height)
    }

    /// One lane of the strip, in points of the design.
    static let lane = 20.0

    /// - Parameters:
    ///   - scene: the size of all of the scene, in its points.
    ///   - lanes: how many lanes the strip has.
    init(size: CGSize, scene: CGSize, hasTitle: Bool, hasPanel: Bool, hasCaptions: Bool, lanes: Int)
    {
        self.size = size
        let ratio = size.width / max(size.height, 1)
        shape = ratio >= 1.25 ? .wide : ratio > 0.8 ? .square : .tall
        // The smallest letters are 11 points of the design: 18 pixels of 1080 in a wide film, more where it is held in
        // the hand.
        let u =
            switch shape {
            case .wide: min(size.width / 1173, size.height / 660)
            case .square: min(size.width, size.height) / 475
            case .tall: size.width / 297
            }
        unit = u
        let margin = shape == .wide ? 36 * u : 16 * u
        var room = CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin * 0.75)
        if shape == .tall { room.cut(.top, 4 * u) }

        if !hasTitle {
            (title, chapter) = (.zero, .zero)
        } else if shape == .tall {
            title = room.cut(.top, 30 * u)
            chapter = room.cut(.top, 24 * u, gap: 10 * u)
        } else {
            (title, chapter) = (room.cut(.top, 32 * u, gap: 14 * u), .zero)
        }
        let words = (shape == .tall ? 88 : 56) * u
        caption = hasCaptions ? room.cut(.bottom, words, gap: 8 * u) : nil
        let strips = (Double(lanes) * Self.lane + 14) * u
        strip = lanes > 0 && shape == .wide ? room.cut(.bottom, strips, gap: 12 * u) : nil
        guard hasPanel else {
            (panel, stage) = (nil, room)
            return
        }
        if shape == .wide {
            panel = room.cut(.right, 332 * u, gap: 20 * u)
            stage = room
        } else {
            // The scene takes the height its shape asks for, the panel takes the rest.
            let wish = (room.width - 12 * u) * scene.height / max(scene.width, 1) + 12 * u
            let most = room.height * (shape == .tall ? 0.5 : 0.56)
            stage = room.cut(.top, min(wish, most), gap: 12 * u)
            panel = room
        }
    }
}

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

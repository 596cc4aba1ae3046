import TouchPicture
import TouchScore
import TouchScript
import TouchStage

/// The positions of everything in a film's picture, composed for wide, square, and tall screens so
/// that all words are legible there. The layout depends on the screen and the film, never on the
/// moment, so that nothing jumps.
struct FilmLayout: Hashable, Sendable {
    enum Shape: Hashable, Sendable { case wide, square, tall }

    let size: CGSize
    let shape: Shape
    /// The points of the picture per point of the design.
    let unit: Double
    /// The area on which everything happens.
    let stage: CGRect
    /// The part of the stage that nothing covers; views and their labels are here.
    let clear: CGRect
    /// The area for panels beside the scene, on the same background; nil for a film that never
    /// shows one.
    let aside: CGRect?
    /// The area for code over the scene, in a film that has no code beside it.
    let code: CGRect?
    /// The recognizers' lanes; nil for a film that never shows them.
    let strip: CGRect?
    /// The area for captions, questions, and chapters; nil for a film without words.
    let words: CGRect?

    /// The area for a logo: beside the words, or, without any, in the stage's lower corner.
    var corner: CGRect {
        if var room = words { return room.cut(.right, min(room.width * 0.2, 90 * unit)) }
        var room = stage.insetBy(dx: 12 * unit, dy: 12 * unit)
        room = room.cut(.bottom, 36 * unit)
        return room.cut(.right, 90 * unit)
    }

    /// The area for a logo above the words of a card.
    var cardCorner: CGRect {
        let margin = 13 * unit
        let height = min(size.height * 0.2 - 2 * margin, 50 * unit)
        let width = min(size.width * 0.3, 150 * unit)
        return CGRect(
            x: size.width - margin - width, y: margin, width: width, height: height)
    }

    /// The height of one lane of the strip, in points of the design.
    static let lane = 20.0
    /// The share of a tall picture's width that players cover at its right edge.
    static let controls = 0.15

    /// - Parameters:
    ///   - whole: the size of the visible part of the scene, in its points.
    ///   - asides: the panels that appear beside the scene at one time or another.
    ///   - lanes: the number of lanes in the strip.
    ///   - showsRight: true if code over the scene covers its left.
    init(
        size: CGSize, scene whole: CGSize = .zero, asides: Set<TellingPanel> = [], hasWords: Bool,
        lanes: Int = 0, showsRight: Bool = false
    ) {
        self.size = size
        let ratio = size.width / max(size.height, 1)
        shape = size.isTall ? .tall : ratio >= 1.25 ? .wide : .square
        // The smallest letters are 11 points of the design: 20 of 720 pixels in a wide film, 40 of
        // 1920 in one on a handheld screen.
        let u =
            switch shape {
            case .wide: min(size.width / 704, size.height / 396)
            case .square: min(size.width, size.height) / 475
            case .tall: size.width / 297
            }
        unit = u
        var room = CGRect(origin: .zero, size: size)
        switch shape {
        case .wide, .square:
            room = room.insetBy(dx: 13 * u, dy: 11 * u)
            let height = (shape == .wide ? 70 : 96) * u
            words = hasWords ? room.cut(.bottom, height) : nil
        case .tall:
            // Players put their controls over the lower fifth and the right edge.
            room = room.insetBy(dx: 6 * u, dy: 8 * u)
            room.cut(.bottom, size.height * 0.2 - 8 * u)
            var below = hasWords ? room.cut(.bottom, 108 * u) : nil
            below?.cut(.right, size.width * Self.controls - 6 * u)
            below?.cut(.left, 6 * u)
            words = below
        }
        stage = room
        if shape == .tall { room.cut(.right, size.width * Self.controls - 6 * u) }
        let strips = (Double(lanes) * Self.lane + 14) * u
        strip = lanes > 0 ? room.cut(.bottom, strips, gap: 6 * u) : nil
        var over = room
        over.cut(showsRight ? .right : .left, shape == .tall ? 0 : room.width * 0.46)
        if shape != .wide { over.cut(.top, room.height * 0.4) }
        code = asides.contains(.code) ? nil : over.insetBy(dx: 8 * u, dy: 8 * u)
        guard !asides.isEmpty else {
            (aside, clear) = (nil, room)
            return
        }
        // The scene takes as much as its aspect ratio requires; the panel beside it takes the rest.
        var beside: CGRect
        if shape == .wide {
            let rest = room.width - room.height * whole.width / max(whole.height, 1)
            let least = asides.contains(.code) ? 0.42 : 0.3
            beside = room.cut(.right, min(max(rest, least * room.width), 0.45 * room.width))
        } else {
            let rest = room.height - room.width * whole.height / max(whole.width, 1)
            let least = asides.contains(.chain) ? 0.54 : 0.36
            beside = room.cut(.bottom, min(max(rest, least * room.height), 0.56 * room.height))
        }
        clear = room
        aside = beside.insetBy(dx: 8 * u, dy: 8 * u)
    }
}

extension CGSize {
    /// Indicates whether a picture of this size is composed for screens that are held upright.
    package var isTall: Bool { width <= height * 0.8 }
}

extension Film {
    /// Indicates whether panels appear beside a scene at one time or another and leave it a wide
    /// area.
    package var hasPanels: Bool { sceneries.contains { !$0.asides.isEmpty } }
}

extension FilmScenery {
    func layout(size: CGSize, _ overlays: Overlays, isStageOnly: Bool = false) -> FilmLayout {
        guard !isStageOnly else { return FilmLayout(size: size, hasWords: false) }
        let shown = asides.filter { overlays.contains($0.overlay) }
        let lanes = shown.contains(.timeline) ? min(lanes.count, Self.laneLimit) : 0
        return FilmLayout(
            size: size, scene: (frame ?? why.history.latest.sceneFrame).size,
            asides: shown.subtracting([.timeline]), hasWords: hasWords, lanes: lanes,
            showsRight: showsRight)
    }
}

extension TellingPanel {
    /// The overlay that must be on for the panel to appear.
    var overlay: Overlays {
        switch self {
        case .hitTest: .hitTest
        case .pipeline: .pipeline
        case .chain: .chain
        case .cards, .timeline, .code: .recognizers
        }
    }
}

import Foundation
import TouchPicture

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
            chapter = room.cut(.top, 24 * u)
            room.cut(.top, 10 * u)
        } else {
            title = room.cut(.top, 32 * u)
            chapter = .zero
            room.cut(.top, 14 * u)
        }
        if hasCaptions {
            caption = room.cut(.bottom, (shape == .tall ? 88 : 56) * u)
            room.cut(.bottom, 8 * u)
        } else {
            caption = nil
        }
        if lanes > 0, shape == .wide {
            strip = room.cut(.bottom, (Double(lanes) * Self.lane + 14) * u)
            room.cut(.bottom, 12 * u)
        } else {
            strip = nil
        }
        guard hasPanel else {
            panel = nil
            stage = room
            return
        }
        if shape == .wide {
            panel = room.cut(.right, 332 * u)
            room.cut(.right, 20 * u)
            stage = room
        } else {
            // The scene takes the height its shape asks for, the panel takes the rest.
            let wish = (room.width - 12 * u) * scene.height / max(scene.width, 1) + 12 * u
            stage = room.cut(.top, min(wish, room.height * (shape == .tall ? 0.5 : 0.56)))
            room.cut(.top, 12 * u)
            panel = room
        }
    }
}

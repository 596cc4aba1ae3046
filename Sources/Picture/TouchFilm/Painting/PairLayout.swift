import Foundation
import TouchPicture

/// The positions of everything in the picture of two runs: side by side on a wide screen, one above
/// the other on a square or tall one.
struct PairLayout: Hashable, Sendable {
    /// The layout of the words; its stage is the area for both runs.
    let whole: FilmLayout
    let sides: [Side]

    struct Side: Hashable, Sendable {
        /// The area for the number and the name.
        var heading: CGRect
        /// The panel that contains the scene.
        var stage: CGRect
        /// The area for the recognizers' states; nil if there are none.
        var states: CGRect?
        /// The area for the remark about the run where the two diverge; nil if only the caption has
        /// it.
        var remark: CGRect?
    }

    /// - Parameters:
    ///   - scenes: the sizes of the two scenes, in their points.
    ///   - lanes: the number of recognizers whose states appear.
    ///   - isStageOnly: true if only the stages appear.
    init(_ whole: FilmLayout, scenes: [CGSize], lanes: Int, isStageOnly: Bool) {
        self.whole = whole
        let u = whole.unit
        var room = whole.stage
        let second =
            whole.shape == .wide
            ? room.cut(.right, (room.width - 14 * u) / 2, gap: 14 * u)
            : room.cut(.bottom, (room.height - 12 * u) / 2, gap: 12 * u)
        sides = zip([room, second], scenes).map { room, scene in
            if isStageOnly { return Side(heading: .zero, stage: room) }
            switch whole.shape {
            case .wide: return Self.column(room, unit: u, lanes: lanes)
            case .square: return Self.row(room, scene, unit: u, lanes: lanes)
            case .tall: return Self.block(room, unit: u, lanes: lanes)
            }
        }
    }

    /// Returns a side with everything in one column.
    private static func column(_ room: CGRect, unit u: Double, lanes: Int) -> Side {
        var room = room
        let heading = room.cut(.top, 22 * u, gap: 2 * u)
        let remark = room.cut(.bottom, 34 * u, gap: 4 * u)
        let states = lanes > 0 ? room.cut(.bottom, 18 * u, gap: 3 * u) : nil
        return Side(heading: heading, stage: room, states: states, remark: remark)
    }

    /// Returns a side with the words to the right of the stage.
    private static func row(
        _ room: CGRect, _ scene: CGSize, unit u: Double, lanes: Int
    ) -> Side {
        var room = room
        let wish = (room.height - 12 * u) * scene.width / max(scene.height, 1) + 12 * u
        let stage = room.cut(.left, min(wish, room.width * 0.6), gap: 12 * u)
        let heading = room.cut(.top, 42 * u, gap: 4 * u)
        let states = room.cut(.bottom, Double(lanes) * StatesPainter.line * u, gap: 6 * u)
        return Side(heading: heading, stage: stage, states: states, remark: room)
    }

    /// Returns a side for an area that has room only for the stage.
    private static func block(_ room: CGRect, unit u: Double, lanes: Int) -> Side {
        var room = room
        let heading = room.cut(.top, 23 * u)
        // The states are below the name, not below its number.
        var states = lanes > 0 ? room.cut(.top, 17 * u) : nil
        states?.cut(.left, 26 * u)
        room.cut(.top, 3 * u)
        return Side(heading: heading, stage: room, states: states)
    }
}

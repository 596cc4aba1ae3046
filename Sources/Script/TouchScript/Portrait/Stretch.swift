import TouchPicture

/// How a wide scene, and a tape for it, are brought onto an upright screen of the same area: what lies across and what lies
/// down the screen is stretched by a factor each.
///
/// What thresholds are measured in stays as it is: fonts and radii, the margins of `outset`, distances beyond a view's edge,
/// and, but for `Moves`, how far fingers go. A round view stays round, and all in it as large as it is.
public struct Stretch: Hashable, Sendable {
    /// How many times as long lengths across the screen become, and those down the screen.
    public let x: Double
    public let y: Double
    public let moves: Moves

    /// How far fingers go on the upright screen.
    public enum Moves: CaseIterable, Hashable, Sendable {
        /// As far as before where the tape says how far; where it says whereto, they come to the same place.
        case keepOffsets
        /// All to the same place, across and down the stretched screen.
        case follow
        /// As far as before from wherever they came down, as far as the tape says both in points of the scene.
        case keepLengths
    }

    /// - Parameters:
    ///   - size: of the wide screen, in points.
    ///   - ratio: the width of the upright one, as a part of its height.
    public init(from size: CGSize, ratio: Double, moves: Moves = .keepOffsets) {
        let height = (size.width * size.height / ratio).squareRoot().rounded()
        x = (height * ratio).rounded() / size.width
        y = height / size.height
        self.moves = moves
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * x, y: point.y * y) }

    func callAsFunction(_ size: CGSize) -> CGSize {
        CGSize(width: size.width * x, height: size.height * y)
    }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        CGRect(origin: self(rect.origin), size: self(rect.size))
    }

    /// Where the corner of something comes that keeps its size: around the same middle.
    func callAsFunction(_ corner: CGPoint, keeping size: CGSize) -> CGPoint {
        let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
        let middle = self(CGPoint(x: corner.x + halfWidth, y: corner.y + halfHeight))
        return CGPoint(x: middle.x - halfWidth, y: middle.y - halfHeight)
    }
}

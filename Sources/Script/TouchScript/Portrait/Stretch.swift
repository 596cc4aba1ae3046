import TouchPicture

/// A mapping of a wide scene, and a tape for it, to an upright screen with the same area: it scales
/// horizontal and vertical lengths, each by its own factor.
///
/// Lengths that thresholds refer to stay the same: fonts and radii, the margins of `outset`,
/// distances beyond a view's edge, and, depending on `Moves`, the lengths of moves. A round view
/// stays round, and everything in it keeps its size.
public struct Stretch: Hashable, Sendable {
    /// The factors for lengths across and down the screen.
    public let x: Double
    public let y: Double
    public let moves: Moves

    /// The lengths of moves on the upright screen.
    public enum Moves: CaseIterable, Hashable, Sendable {
        /// A move by an offset keeps its length; a move to a place leads to the same place.
        case keepOffsets
        /// All moves lead to the same place, across and down the stretched screen.
        case follow
        /// All moves keep their lengths, from wherever the finger came down, if the tape states
        /// both places in points of the scene.
        case keepLengths
    }

    /// Creates a stretch.
    /// - Parameters:
    ///   - size: The size of the wide screen, in points.
    ///   - ratio: The width of the upright screen, as a fraction of its height.
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

    func callAsFunction(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: insets.top * y, left: insets.left * x, bottom: insets.bottom * y,
            right: insets.right * x)
    }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        CGRect(origin: self(rect.origin), size: self(rect.size))
    }

    /// Returns the top-left corner of something that keeps its size, around the same center.
    func callAsFunction(_ corner: CGPoint, keeping size: CGSize) -> CGPoint {
        let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
        let middle = self(CGPoint(x: corner.x + halfWidth, y: corner.y + halfHeight))
        return CGPoint(x: middle.x - halfWidth, y: middle.y - halfHeight)
    }
}

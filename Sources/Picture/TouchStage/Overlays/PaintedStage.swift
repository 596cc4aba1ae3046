import TouchPicture
import TouchTrace

/// A picture of the stage with the positions of its contents.
///
/// Both result from one painting: a point in the picture refers to what was drawn there, and no
/// drawing order can separate the two.
public struct PaintedStage: Sendable {
    public let picture: Picture
    public let layout: StageLayout
    /// The parts, back to front.
    let parts: [StagePart]
    /// The areas of it that are kept clear of one another.
    package let keptClear: [KeptClear]

    /// Returns the subject that a point of the picture refers to: that of the chip, name, finger,
    /// or row drawn there, or else the view in front.
    ///
    /// - Parameter point: a point in points of the picture.
    /// - Returns: the subject; nil if there is nothing.
    public func subject(at point: CGPoint) -> SubjectID? {
        let labels = parts.lazy.filter { $0.kind == .label }
        let label =
            labels.last { $0.contains(point) }
            ?? labels.last { $0.contains(point, reach: $0.reach) }
        return (label ?? view(at: point))?.subject
    }

    /// Returns the visible view in front; or one with only an outline, or without even that, if
    /// only its ancestors cover it.
    private func view(at point: CGPoint) -> StagePart? {
        let there = parts.indices.filter { parts[$0].kind != .label && parts[$0].contains(point) }
        guard let seen = there.last(where: { parts[$0].kind == .view }) else {
            return there.last.map { parts[$0] }
        }
        return parts[there.last { isInside($0, of: seen) } ?? seen]
    }

    private func isInside(_ part: Int, of ancestor: Int) -> Bool {
        var here: Int? = part
        while let at = here, at > ancestor { here = parts[at].parent }
        return here == ancestor
    }
}

import TouchPicture
import TouchTrace

/// A picture of the stage and what is where in it.
///
/// Both come of one painting: whoever points at something in the picture means what was drawn there, and no order
/// of drawing can part the two.
public struct PaintedStage: Sendable {
    public let picture: Picture
    public let layout: StageLayout
    /// Back to front.
    let parts: [StagePart]
    /// What of it lies clear of the rest.
    package let keptClear: [KeptClear]

    /// Whom one means who points at a place of the picture: whose chip, name, finger or row is drawn there, else the
    /// view in front.
    ///
    /// - Parameter point: in points of the picture.
    /// - Returns: nil where there is nothing.
    public func subject(at point: CGPoint) -> SubjectID? {
        let labels = parts.lazy.filter { $0.kind == .label }
        let label =
            labels.last { $0.contains(point) }
            ?? labels.last { $0.contains(point, reach: $0.reach) }
        return (label ?? view(at: point))?.subject
    }

    /// The view that is seen in front; one that only has an outline, or not even that, where nothing covers but the
    /// views that it is in.
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

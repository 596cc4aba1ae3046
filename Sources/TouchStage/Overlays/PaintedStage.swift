import Foundation
import TouchKit
import TouchPicture

/// A picture of the stage and what is where in it.
///
/// Both come of one painting: whoever points at something in the picture means what was drawn there, and no order
/// of drawing can part the two.
public struct PaintedStage: Sendable {
    public let picture: Picture
    public let layout: StageLayout
    /// Back to front.
    let parts: [StagePart]

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

/// Something drawn in a picture of the stage that stands for a view, a finger, a recognizer or another responder.
struct StagePart: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A view that covers what is behind it.
        case view
        /// A view through which one sees what is behind it.
        case outline
        /// What stands before all views: a name, a chip, a finger, a row.
        case label
    }

    let subject: SubjectID
    let kind: Kind
    /// In coordinates of its own.
    let bounds: CGRect
    let toPicture: CGAffineTransform
    /// What of the picture it is cut to; nil if nothing cuts it.
    var clip: CGRect?
    /// The place among the parts of the view that a view is in; nil for a window.
    var parent: Int?
    /// How far above and below it a finger may be that means it, in points of the picture.
    var reach = 0.0

    /// In points of the picture.
    var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY).applying(toPicture) }

    /// The same, cut to a part of the picture, too.
    func cut(to rect: CGRect) -> StagePart {
        var part = self
        part.clip = clip?.intersection(rect) ?? rect
        return part
    }

    /// - Parameter point: in points of the picture.
    func contains(_ point: CGPoint, reach: Double = 0) -> Bool {
        guard clip?.contains(point) ?? true, toPicture.isUsable else { return false }
        return bounds.insetBy(dx: 0, dy: -reach).contains(point.applying(toPicture.inverted()))
    }
}

extension Sketch {
    /// Who points at what has been drawn in `box` means `subject`.
    ///
    /// - Parameters:
    ///   - transform: from the box's coordinates to the picture's.
    ///   - height: of a finger, where the box is too low for it.
    mutating func pointing(
        at box: CGRect, _ transform: CGAffineTransform = .identity, means subject: SubjectID,
        fingerHeight height: Double = 0
    ) {
        guard subject != .none else { return }
        parts.append(
            StagePart(
                subject: subject, kind: .label, bounds: box, toPicture: transform,
                reach: max(0, height - box.height) / 2))
    }
}

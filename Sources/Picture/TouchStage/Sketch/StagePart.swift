import TouchPicture
import TouchTrace

/// A drawn part of a picture of the stage that represents a view, a finger, a recognizer, or
/// another responder.
package struct StagePart: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A view that covers everything behind it.
        case view
        /// A view through which the views behind it are visible.
        case outline
        /// A part in front of all views: a name, a chip, a finger, a row.
        case label
    }

    let subject: SubjectID
    let kind: Kind
    /// The bounds, in the part's own coordinates.
    let bounds: CGRect
    let toPicture: CGAffineTransform
    /// The part of the picture to which it is clipped; nil if nothing clips it.
    var clip: CGRect?
    /// The index among the parts of the superview; nil for a window.
    var parent: Int?
    /// The distance above and below it within which a finger still refers to it, in points of the
    /// picture.
    var reach = 0.0

    /// Returns the part clipped to a rectangle of the picture as well.
    func cut(to rect: CGRect) -> StagePart {
        var part = self
        part.clip = clip?.overlap(with: rect) ?? rect
        return part
    }

    /// Returns whether the part contains a point.
    ///
    /// - Parameter point: a point in points of the picture.
    func contains(_ point: CGPoint, reach: Double = 0) -> Bool {
        guard clip?.contains(point) ?? true, toPicture.isUsable else { return false }
        return bounds.insetBy(dx: 0, dy: -reach).contains(point.applying(toPicture.inverted()))
    }
}

extension Sketch {
    /// Makes `subject` the one that a point in `box` refers to.
    ///
    /// - Parameters:
    ///   - transform: the transform from the box's coordinates to the picture's.
    ///   - height: the height that a finger needs, if the box is lower.
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

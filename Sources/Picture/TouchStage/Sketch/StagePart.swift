import TouchPicture
import TouchTrace

/// Something drawn in a picture of the stage that stands for a view, a finger, a recognizer or another responder.
package struct StagePart: Hashable, Sendable {
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

import TouchPicture

/// How the name of a view is set, and where it stands.
enum NameForm: Hashable {
    /// Above the edge of a window, whose root view covers the inside; so far along it, from 0 to 1, and so far from it, in
    /// points of the design.
    case window(share: Double, distance: Double)
    /// In a corner of a view, turned as the view is.
    case inside(Corner, Letters)
    /// Beside a view that is too small for it: above, below, right, left, then the same farther away.
    case outside(Int)

    enum Letters: Hashable {
        case usual
        /// A whole name in small letters tells more than half of one.
        case small
        /// With less air, where there is little room.
        case least

        /// Around them, in points of the design.
        var air: Double {
            switch self {
            case .usual: 10
            case .small: 6
            case .least: 3
            }
        }
    }

    enum Corner: CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight

        private var isRight: Bool { self == .topRight || self == .bottomRight }
        private var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

        func point(of r: CGRect) -> CGPoint {
            CGPoint(x: isRight ? r.maxX : r.minX, y: isBottom ? r.maxY : r.minY)
        }

        /// Of a label in this corner, from the corner.
        func origin(of size: CGSize, pad: CGFloat) -> CGPoint {
            let top = pad * 0.6
            return CGPoint(
                x: isRight ? -pad - size.width : pad, y: isBottom ? -top - size.height : top)
        }
    }

    static let ofWindow = [2.0, 12].flatMap { distance in
        [0.0, 0.35, 0.7, 1].map { NameForm.window(share: $0, distance: distance) }
    }

    /// How far names stand from views that are too small for them, in points of the design: close by, or clear of an outline
    /// around the view.
    static let distances = [3.0, 14]
}

/// A name where it stands in the picture.
struct SetName {
    let text: Text
    let size: CGSize
    /// From coordinates in which it begins at the origin to the picture.
    let place: CGAffineTransform

    var letters: CGRect { CGRect(origin: .zero, size: size) }
    var corners: [CGPoint] { letters.corners.map { $0.applying(place) } }
    /// The upright rectangle around it.
    var box: CGRect { letters.applying(place) }

    private var isUpright: Bool { place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1 }

    var mark: Mark {
        isUpright
            ? .text(text.moved(to: box.origin))
            : .group(Group(transform: place, marks: [.text(text)]))
    }

    /// Whether a line around some view runs over it.
    func meets(_ outline: KeptClear) -> Bool {
        let corners = Array(corners.dropLast())
        return KeptClear(kind: .name, subject: outline.subject, pieces: [corners]).meets(outline)
    }
}

extension SetName {
    /// One that is upright.
    init(_ text: Text, _ size: CGSize, at origin: CGPoint) {
        self.init(
            text: text, size: size,
            place: CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

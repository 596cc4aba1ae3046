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

        func point(of r: CGRect) -> CGPoint {
            switch self {
            case .topLeft: CGPoint(x: r.minX, y: r.minY)
            case .topRight: CGPoint(x: r.maxX, y: r.minY)
            case .bottomLeft: CGPoint(x: r.minX, y: r.maxY)
            case .bottomRight: CGPoint(x: r.maxX, y: r.maxY)
            }
        }

        /// Of a label in this corner, from the corner.
        func origin(of size: CGSize, pad: CGFloat) -> CGPoint {
            let (left, top) = (pad, pad * 0.6)
            return switch self {
            case .topLeft: CGPoint(x: left, y: top)
            case .topRight: CGPoint(x: -left - size.width, y: top)
            case .bottomLeft: CGPoint(x: left, y: -top - size.height)
            case .bottomRight: CGPoint(x: -left - size.width, y: -top - size.height)
            }
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

    init(_ text: Text, _ size: CGSize, _ place: CGAffineTransform) {
        (self.text, self.size, self.place) = (text, size, place)
    }

    /// One that is upright.
    init(_ text: Text, _ size: CGSize, at origin: CGPoint) {
        self.init(text, size, CGAffineTransform(translationX: origin.x, y: origin.y))
    }

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
    func meets(_ outline: StageInk) -> Bool {
        let corners = Array(corners.dropLast())
        return StageInk(kind: .name, subject: outline.subject, pieces: [corners]).meets(outline)
    }
}

import TouchPicture

/// The setting of a view's name, and its place.
enum NameForm: Hashable {
    /// Above the edge of a window, whose root view covers the inside: at a share of its length,
    /// from 0 to 1, and at a distance, in points of the design.
    case window(share: Double, distance: Double)
    /// In a corner of a view, rotated with it.
    case inside(Corner, Letters)
    /// Beside a view that is too small for it: above, below, right, left, then the same farther
    /// away.
    case outside(Int)

    enum Letters: Hashable {
        case usual
        /// Small letters: a whole name in these is better than half of one.
        case small
        /// Letters with a smaller margin, where there is little room.
        case least

        /// The margin around the letters, in points of the design.
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

        /// Returns the origin of a label in this corner, relative to the corner.
        func origin(of size: CGSize, pad: CGFloat) -> CGPoint {
            let top = pad * 0.6
            return CGPoint(
                x: isRight ? -pad - size.width : pad, y: isBottom ? -top - size.height : top)
        }
    }

    static let ofWindow = [2.0, 12].flatMap { distance in
        [0.0, 0.35, 0.7, 1].map { NameForm.window(share: $0, distance: distance) }
    }

    /// The distances of names from views that are too small for them, in points of the design:
    /// close by, or clear of an outline around the view.
    static let distances = [3.0, 14]
}

/// A name at its place in the picture.
struct SetName {
    let text: Text
    let size: CGSize
    /// The transform from coordinates in which the name begins at the origin to the picture.
    let place: CGAffineTransform

    var letters: CGRect { CGRect(origin: .zero, size: size) }
    var corners: [CGPoint] { letters.corners.map { $0.applying(place) } }
    /// The upright rectangle around the name.
    var box: CGRect { letters.applying(place) }

    private var isUpright: Bool { place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1 }

    var mark: Mark {
        isUpright
            ? .text(text.moved(to: box.origin))
            : .group(Group(transform: place, marks: [.text(text)]))
    }

    /// Returns whether a line around some view crosses it.
    func meets(_ outline: KeptClear) -> Bool {
        let corners = Array(corners.dropLast())
        return KeptClear(kind: .name, subject: outline.subject, pieces: [corners]).meets(outline)
    }
}

extension SetName {
    /// Creates an upright name.
    init(_ text: Text, _ size: CGSize, at origin: CGPoint) {
        self.init(
            text: text, size: size,
            place: CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

import TouchPicture

/// The icons on buttons, drawn in lines on a square of 24 points.
enum Icon: Equatable {
    case back, play, pause, forward
    case lessons, looks, deeds, why, lists, time, record, present
    case stop, marker, caption, again
    case language
    case start, end, cut, trim, close, remove, redo, done, cross
    case pen, light, name, pointer
    /// A line of the pen, of a width in points.
    case stroke(width: CGFloat)

    /// Returns the icon around its middle.
    func marks(at middle: CGPoint, color: Color) -> [Mark] {
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + x, y: middle.y + y)
        }
        func line(_ points: (CGFloat, CGFloat)..., width: CGFloat = 2) -> Mark {
            .path(.polyline(points.map { at($0.0, $0.1) }), stroke: color, width: width)
        }
        func bar(_ x: CGFloat, width: CGFloat = 3.5) -> Mark {
            let rect = CGRect(x: middle.x + x, y: middle.y - 7, width: width, height: 14)
            return .path(.rect(rect), fill: color)
        }
        func triangle(from base: CGFloat, to tip: CGFloat) -> Mark {
            .path(.polygon([at(base, -7), at(tip, 0), at(base, 7)]), fill: color)
        }
        func ring(_ radius: CGFloat, _ x: CGFloat = 0, _ y: CGFloat = 0) -> Mark {
            .path(.circle(center: at(x, y), radius: radius), stroke: color, width: 2)
        }
        switch self {
        case .play: return [triangle(from: -5, to: 7)]
        case .pause: return [bar(-5), bar(1.5)]
        case .forward: return [triangle(from: -6, to: 4), bar(4, width: 2)]
        case .back: return [triangle(from: 6, to: -4), bar(-6, width: 2)]
        case .lessons: return [-6, 0, 6].map { line((-9, $0), (9, $0)) }
        case .looks:
            return [
                line((-11, 0), (-6, -5), (0, -7), (6, -5), (11, 0)),
                line((-11, 0), (-6, 5), (0, 7), (6, 5), (11, 0)), ring(3),
            ]
        case .name:
            return [
                line((-10, -7), (3, -7), (10, 0), (3, 7), (-10, 7), (-10, -7)),
                .path(.circle(center: at(3, 0), radius: 1.8), fill: color),
            ]
        case .pointer:
            return [
                line((-5, -9), (-5, 7), (-1, 3), (2, 9), (5, 8), (2, 2), (7, 2), (-5, -9))
            ]
        case .deeds:
            return [ring(10), .path(.polygon([at(-3, -5), at(5, 0), at(-3, 5)]), fill: color)]
        case .why:
            return [
                line((-5, -5), (-4, -8), (0, -10), (4, -8), (5, -5), (3, -1), (0, 1), (0, 4)),
                .path(.circle(center: at(0, 9), radius: 1.6), fill: color),
            ]
        case .lists:
            return [8, 0, -8].map { y in
                let box = CGRect(x: middle.x - 9, y: middle.y + y - 2.5, width: 18, height: 5)
                return .path(.roundedRect(box, radius: 2), stroke: color, width: 2)
            }
        case .time:
            return [
                line((-9, 9), (-9, 1)), line((-3, 9), (-3, -9)), line((3, 9), (3, 4)),
                line((9, 9), (9, -4)),
            ]
        case .record: return [ring(8)]
        case .stop:
            let box = CGRect(x: middle.x - 7, y: middle.y - 7, width: 14, height: 14)
            return [.path(.roundedRect(box, radius: 2), fill: color)]
        case .marker: return [line((-5, 9), (-5, -9), (6, -5), (-5, -1))]
        case .caption:
            let box = CGRect(x: middle.x - 10, y: middle.y - 8, width: 20, height: 16)
            return [
                .path(.roundedRect(box, radius: 3), stroke: color, width: 2),
                line((-5, 3), (5, 3)),
            ]
        case .again:
            return [
                line((-3, -9), (-8, -4), (-3, 1)),
                line((-8, -4), (3, -4), (7, -1), (7, 5), (3, 8), (-5, 8)),
            ]
        case .start:
            return [
                line((-6, -9), (-6, 9), width: 3), line((8, 0), (-2, 0)),
                line((3, -5), (-2, 0), (3, 5)),
            ]
        case .end:
            return [
                line((6, -9), (6, 9), width: 3), line((-8, 0), (2, 0)),
                line((-3, -5), (2, 0), (-3, 5)),
            ]
        case .cut:
            return [
                ring(3, -5, 6), ring(3, 5, 6), line((-3, 3), (5, -9)), line((3, 3), (-5, -9)),
            ]
        case .trim:
            return [
                line((-4, -8), (-9, -8), (-9, 8), (-4, 8)), line((4, -8), (9, -8), (9, 8), (4, 8)),
            ]
        case .close:
            return [
                line((-10, 0), (-2, 0)), line((-6, -5), (-2, 0), (-6, 5)),
                line((10, 0), (2, 0)), line((6, -5), (2, 0), (6, 5)),
            ]
        case .remove:
            return [
                line((-9, -6), (9, -6)), line((-3, -6), (-3, -9), (3, -9), (3, -6)),
                line((-6, -6), (-5, 9), (5, 9), (6, -6)), line((0, -2), (0, 5)),
            ]
        case .redo:
            return [
                line((3, -9), (8, -4), (3, 1)),
                line((8, -4), (-3, -4), (-7, -1), (-7, 5), (-3, 8), (5, 8)),
            ]
        case .pen:
            return [
                line((-9, 9), (-7, 2), (4, -9), (9, -4), (-2, 7), (-9, 9)), line((1, -6), (6, -1)),
            ]
        case .stroke(let width):
            return [line((-8, 5), (8, -5), width: width)]
        case .light:
            return [
                ring(5), line((0, -11), (0, -8)), line((0, 8), (0, 11)), line((-11, 0), (-8, 0)),
                line((8, 0), (11, 0)),
            ]
        case .done: return [line((-8, 0), (-2, 7), (9, -7))]
        case .cross: return [line((-7, -7), (7, 7)), line((-7, 7), (7, -7))]
        case .language:
            return [
                ring(10), line((-10, 0), (10, 0)), line((0, -10), (4.5, -6), (4.5, 6), (0, 10)),
                line((0, -10), (-4.5, -6), (-4.5, 6), (0, 10)),
            ]
        case .present:
            return [
                line((-9, -3), (-9, -9), (-3, -9)), line((3, -9), (9, -9), (9, -3)),
                line((9, 3), (9, 9), (3, 9)), line((-3, 9), (-9, 9), (-9, 3)),
            ]
        }
    }
}

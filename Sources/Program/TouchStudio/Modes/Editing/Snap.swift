import Foundation

/// A line that a view is aligned with, in its superview's coordinates.
struct SnapGuide: Equatable {
    enum Direction { case upright, level }
    let direction: Direction
    /// The x-coordinate of an upright line, or the y-coordinate of a level one.
    let place: CGFloat
}

/// The alignment of a view that a finger moves: with edges and middles of its superview and of the
/// views beside it if one is near, else with every eighth point.
struct Snap {
    private let xs: [CGFloat]
    private let ys: [CGFloat]

    static let grid: CGFloat = 8
    /// The distance that counts as near, in points of the superview: half way to the next line of
    /// the grid.
    private static let reach: CGFloat = 4

    init(_ view: EditedView) {
        self.init(to: [view.superview] + view.siblings)
    }

    init(to others: [CGRect]) {
        xs = others.flatMap { [$0.minX, $0.midX, $0.maxX] }
        ys = others.flatMap { [$0.minY, $0.midY, $0.maxY] }
    }

    func moved(_ frame: CGRect) -> CGRect {
        frame.offsetBy(
            dx: Self.shift([frame.minX, frame.midX, frame.maxX], to: xs),
            dy: Self.shift([frame.minY, frame.midY, frame.maxY], to: ys))
    }

    /// Returns the aligned frame of a view that is resized; its first corner stays.
    func resized(_ frame: CGRect) -> CGRect {
        func length(_ start: CGFloat, _ length: CGFloat, _ lines: [CGFloat]) -> CGFloat {
            let near = Self.nearest([start + length], to: lines)
            let snapped = near.map { length + $0 } ?? Self.rounded(length)
            return max(Self.grid, snapped)
        }
        return CGRect(
            x: frame.minX, y: frame.minY, width: length(frame.minX, frame.width, xs),
            height: length(frame.minY, frame.height, ys))
    }

    /// Returns the lines that `frame` is aligned with.
    func guides(of frame: CGRect) -> [SnapGuide] {
        func guides(
            _ direction: SnapGuide.Direction, _ own: [CGFloat], _ lines: [CGFloat]
        ) -> [SnapGuide] {
            lines.filter { line in own.contains { abs($0 - line) < 0.01 } }.sorted()
                .reduce(into: [CGFloat]()) { if $0.last != $1 { $0.append($1) } }
                .map { SnapGuide(direction: direction, place: $0) }
        }
        return guides(.upright, [frame.minX, frame.midX, frame.maxX], xs)
            + guides(.level, [frame.minY, frame.midY, frame.maxY], ys)
    }

    private static func shift(_ own: [CGFloat], to lines: [CGFloat]) -> CGFloat {
        nearest(own, to: lines) ?? own[0].distance(to: rounded(own[0]))
    }

    private static func nearest(_ own: [CGFloat], to lines: [CGFloat]) -> CGFloat? {
        own.flatMap { place in lines.map { $0 - place } }.filter { abs($0) <= reach }
            .min { abs($0) < abs($1) }
    }

    private static func rounded(_ place: CGFloat) -> CGFloat {
        (place / grid).rounded() * grid
    }
}

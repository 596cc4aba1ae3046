import Foundation

/// How large things must be to be read from where people are and hit where they stand.
package nonisolated struct RoomSize: Equatable {
    /// From the eyes to the display, in metres; nil at a desk.
    package var viewingDistance: Double?
    /// Of the display, in millimetres; nil for what the display says of itself.
    package var diagonal: Double?

    package init(viewingDistance: Double? = nil, diagonal: Double? = nil) {
        self.viewingDistance = viewingDistance
        self.diagonal = diagonal
    }

    /// Millimetres that a letter needs for each metre of distance.
    private static let letter = 4.0
    /// The smallest label, in points.
    private static let label = 12.0
    /// What a finger hits, in millimetres and in points.
    private static let target = (millimetres: 9.0, points: 44.0)
    /// The least of a window, in points, that everything fits into.
    private static let least = CGSize(width: 480, height: 300)

    /// Pixels a point: at least `usual`, more where the room asks for it, but no more than the
    /// window has room for.
    /// - Parameters:
    ///   - display: its size in pixels.
    ///   - dpi: dots an inch, as far as they are to be believed.
    package func scale(usual: Double, display: CGSize, dpi: Double?) -> Double {
        guard let pixel = pixel(display, dpi) else { return usual }
        var wish = Self.target.millimetres / Self.target.points / pixel
        if let viewingDistance {
            wish = max(wish, Self.letter * viewingDistance / Self.label / pixel)
        }
        let most = min(display.width / Self.least.width, display.height / Self.least.height)
        return max(usual, min((wish * 4).rounded(.up) / 4, most))
    }

    /// Millimetres from one pixel to the next; nil if nobody says.
    package func pixel(_ display: CGSize, _ dpi: Double?) -> Double? {
        if let diagonal { return diagonal / hypot(display.width, display.height) }
        return dpi.map { 25.4 / $0 }
    }

    /// Whether it can be told how large things must be.
    package func isKnown(dpi: Double?) -> Bool {
        viewingDistance == nil || diagonal != nil || dpi != nil
    }

    /// Dots an inch of a display that tells its size; nil for a size that no display has.
    ///
    /// Some tell only their shape (160 by 90 mm), some nothing, some the size of another.
    package static func believed(dpi: Double, across: Double, down: Double, display: CGSize)
        -> Double?
    {
        guard dpi.isFinite, across > 0, down > 0, dpi > 0 else { return nil }
        let size = (width: display.width / across * 25.4, height: display.height / down * 25.4)
        let diagonal = hypot(size.width, size.height)
        let isShape =
            [160.0, 1600].contains { abs($0 - size.width) < 3 }
            && [90.0, 100, 900, 1000].contains { abs($0 - size.height) < 3 }
        // From a small tablet to a wall.
        guard (150...6000).contains(diagonal), !isShape, (0.8...1.25).contains(across / down)
        else { return nil }
        return dpi
    }
}

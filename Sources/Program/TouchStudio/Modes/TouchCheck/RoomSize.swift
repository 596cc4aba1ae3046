import Foundation

/// The size that things need so that people can read them from their places and hit them where they
/// stand.
package nonisolated struct RoomSize: Equatable {
    /// The distance from the eyes to the display, in meters; nil at a desk.
    package var viewingDistance: Double?
    /// The diagonal of the display, in millimeters; nil for the size that the display reports.
    package var diagonal: Double?

    package init(viewingDistance: Double? = nil, diagonal: Double? = nil) {
        self.viewingDistance = viewingDistance
        self.diagonal = diagonal
    }

    /// The millimeters that a letter needs per meter of distance.
    private static let letter = 4.0
    /// The size of the smallest label, in points.
    private static let label = 12.0
    /// The size of a target that a finger hits, in millimeters and in points.
    private static let target = (millimetres: 9.0, points: 44.0)
    /// The smallest window that everything fits into, in points.
    private static let least = CGSize(width: 480, height: 300)

    /// Returns the pixels per point: at least `usual`, more if the room asks for it, but no more
    /// than the window has room for.
    /// - Parameters:
    ///   - display: the size of the display in pixels.
    ///   - dpi: the dots per inch; nil if they cannot be believed.
    package func scale(usual: Double, display: CGSize, dpi: Double?) -> Double {
        guard let pixel = pixel(display, dpi) else { return usual }
        var wish = Self.target.millimetres / Self.target.points / pixel
        if let viewingDistance {
            wish = max(wish, Self.letter * viewingDistance / Self.label / pixel)
        }
        let most = min(display.width / Self.least.width, display.height / Self.least.height)
        return max(usual, min((wish * 4).rounded(.up) / 4, most))
    }

    /// Returns the millimeters from one pixel to the next; nil if they are unknown.
    package func pixel(_ display: CGSize, _ dpi: Double?) -> Double? {
        if let diagonal { return diagonal / hypot(display.width, display.height) }
        return dpi.map { 25.4 / $0 }
    }

    /// Returns whether the size that things need is known.
    package func isKnown(dpi: Double?) -> Bool {
        viewingDistance == nil || diagonal != nil || dpi != nil
    }

    /// Returns the dots per inch of a display that reports its size; nil for a size that no display
    /// has.
    ///
    /// Some displays report only their aspect ratio (160 by 90 mm), some nothing, some the size of
    /// another display.
    package static func believed(dpi: Double, across: Double, down: Double, display: CGSize)
        -> Double?
    {
        guard dpi.isFinite, across > 0, down > 0, dpi > 0 else { return nil }
        let size = (width: display.width / across * 25.4, height: display.height / down * 25.4)
        let diagonal = hypot(size.width, size.height)
        let isShape =
            [160.0, 1600].contains { abs($0 - size.width) < 3 }
            && [90.0, 100, 900, 1000].contains { abs($0 - size.height) < 3 }
        // Displays range from a small tablet to a wall.
        guard (150...6000).contains(diagonal), !isShape, (0.8...1.25).contains(across / down)
        else { return nil }
        return dpi
    }
}

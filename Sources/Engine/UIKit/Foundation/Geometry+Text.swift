// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the code that uses them.

import TouchKit

// Geometry as text, in the form `{1, 2}` and `{{1, 2}, {3, 4}}`.

/// Returns a point as text.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(written(point.x)), \(written(point.y))}"
}

/// Returns a size as text.
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(written(size.width)), \(written(size.height))}"
}

/// Returns a rectangle as text.
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

nonisolated extension NSCoder {
    /// Returns a point as text.
    public static func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// Returns a size as text.
    public static func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// Returns a rectangle as text.
    public static func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// Returns the point of a text; zero if it is none.
    public static func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    /// Returns the size of a text; zero if it is none.
    public static func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    /// Returns the rectangle of a text; zero if it is none.
    public static func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static func numbers(in string: String, count: Int) -> [Double] {
        let numbers = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return numbers.count == count ? numbers : Array(repeating: 0, count: count)
    }
}

nonisolated extension CGPoint {
    /// The point as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
}

nonisolated extension CGSize {
    /// The size as `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
}

nonisolated extension CGRect {
    /// The rectangle as `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}

/// Returns a number without the fraction of a whole one.
private nonisolated func written(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

import Foundation

/// A displacement, in points; Foundation has no such type outside Apple's systems.
public nonisolated struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }

    public static let zero = CGVector()
}

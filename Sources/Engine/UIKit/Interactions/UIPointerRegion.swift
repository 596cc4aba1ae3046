import TouchKit

/// Axes of the screen, as a set.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
    /// The axes as bits.
    public let rawValue: UInt
    /// Creates a set of axes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The vertical axis.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both axes.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// A part of a view in which a pointer looks different. Regions of the same rectangle and
/// identifier count as the same (PP5).
open class UIPointerRegion {
    /// The rectangle, in the view's coordinates.
    public let rect: CGRect
    /// The identifier that the delegate gave it.
    public let identifier: AnyHashable?
    /// The axes along which the pointer keeps the style while its button is down; stored only, as
    /// no region is left then (PP2).
    open var latchingAxes: UIAxis = []

    /// Creates a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
    }

    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// The place of a pointer for which a region is wanted.
open class UIPointerRegionRequest {
    /// The place, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The keys held down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
    }
}

/// The shape of a pointer.
public nonisolated enum UIPointerShape: Sendable {
    /// A rectangle with round corners; nil for the usual radius.
    case roundedRect(CGRect, radius: CGFloat? = nil)
    /// An upright beam, as over text, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A lying beam.
    case horizontalBeam(length: CGFloat)
}

/// The look of a pointer in a region, for hosts that draw one; the engine draws none.
open class UIPointerStyle {
    /// The shape; nil for the usual one.
    public let shape: UIPointerShape?
    /// The axes along which the pointer hardly moves.
    public let constrainedAxes: UIAxis
    /// Indicates whether the pointer is hidden.
    public let isHidden: Bool

    private init(_ shape: UIPointerShape?, _ axes: UIAxis = [], isHidden: Bool = false) {
        (self.shape, constrainedAxes, self.isHidden) = (shape, axes, isHidden)
    }

    /// Creates the style of a pointer with a shape.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(shape, constrainedAxes)
    }

    /// Returns the style of a pointer that is not seen.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, isHidden: true) }
    /// Returns the style of a pointer as the system has it.
    public static func system() -> UIPointerStyle { UIPointerStyle(nil) }
}

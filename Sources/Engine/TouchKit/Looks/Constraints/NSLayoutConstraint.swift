/// A relation between edges, middles, and sizes of views: `first = multiplier · second + constant`.
public final class NSLayoutConstraint {
    /// The comparison of both sides.
    public nonisolated enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal
        /// The first side is at least the second.
        case greaterThanOrEqual
    }

    /// The attribute of a view that a constraint relates.
    public nonisolated enum Attribute: Int, Sendable {
        /// An edge.
        case left = 1
        /// The other edges.
        case right, top, bottom, leading, trailing
        /// Sizes and middles.
        case width, height, centerX, centerY
        /// The baselines of text; treated as edges.
        case lastBaseline, firstBaseline
        /// Edges and middles within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Middles within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute: a number alone.
        case notAnAttribute = 0
    }

    /// The direction of an axis.
    public nonisolated enum Axis: Int, Sendable {
        /// Horizontal; vertical.
        case horizontal, vertical
    }

    /// The view or guide that is constrained. Not kept alive.
    @Weak public private(set) var firstItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The comparison of both sides.
    public let relation: Relation
    /// The view or guide to which it is related; nil for none. Not kept alive.
    @Weak public private(set) var secondItem: AnyObject?
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The factor of the second side.
    public let multiplier: CGFloat
    /// The constant added to the second side, in points.
    public var constant: CGFloat {
        didSet { if constant != oldValue { installer?.noteConstraints() } }
    }
    /// The importance of the constraint relative to others.
    public var priority = UILayoutPriority.required { didSet { installer?.noteConstraints() } }
    /// A name for the program to use.
    public var identifier: String?
    /// Indicates whether the constraint is archived with its view; stored only.
    public var shouldBeArchived = false

    /// The view that holds the constraint: the innermost around both sides.
    @Weak var installer: UIView?

    /// Creates a constraint, which is not active yet.
    public init(
        item view1: Anything, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Anything?, attribute attr2: Attribute, multiplier: CGFloat,
        constant c: CGFloat
    ) {
        (firstItem, firstAttribute) = (view1 as AnyObject, attr1)
        self.relation = relation
        (secondItem, secondAttribute) = (view2 as AnyObject?, attr2)
        (self.multiplier, constant) = (multiplier, c)
    }

    /// Indicates whether the constraint is in effect. Both sides must have a common superview.
    public var isActive: Bool {
        get { installer != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install() } else { uninstall() }
        }
    }

    /// Creates a constraint that relates nothing and never has an effect.
    public convenience init() {
        self.init(
            item: UILayoutGuide(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func install() {
        let (first, second) = (LayoutItem(firstItem)?.view, LayoutItem(secondItem)?.view)
        guard let first else { return log("a constraint needs a view, or a guide that has one") }
        let around = sequence(first: first, next: { $0.superview })
        let common = around.first { view in second.map { $0.isDescendant(of: view) } ?? true }
        guard let common else {
            return log("a constraint needs views with a common superview: add them first")
        }
        install(in: common)
    }

    func install(in view: UIView) {
        installer = view
        view.ownLooks.constraints.append(self)
        view.noteConstraints()
    }

    private func uninstall() {
        guard let view = installer else { return }
        view.looks?.constraints.removeAll { $0 === self }
        installer = nil
        view.noteConstraints()
    }
}

/// The importance of a constraint, up to 1000 for a required one.
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// The priority, 1 to 1000.
    public let rawValue: Float
    /// Creates a priority, 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority, 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority, 1 to 1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// Creates a priority, 1 to 1000.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// The priority of a required constraint.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// The priority with which content is not cut off.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// The priority with which a view is no larger than its content.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// The priority with which `systemLayoutSizeFitting(_:)` comes near its target.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

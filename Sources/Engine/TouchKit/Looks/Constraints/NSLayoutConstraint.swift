/// Says how edges, middles and sizes of views lie to one another: `first = multiplier · second + constant`.
public final class NSLayoutConstraint {
    /// How both sides compare.
    public nonisolated enum Relation: Int, Sendable {
        /// The first is at most the second, or equal, or at least it.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// What of a view a constraint is about.
    public nonisolated enum Attribute: Int, Sendable {
        /// Edges.
        case left = 1
        /// Edges.
        case right, top, bottom, leading, trailing
        /// Sizes and middles.
        case width, height, centerX, centerY
        /// Baselines of text; taken as edges.
        case lastBaseline, firstBaseline
        /// Edges and middles within the margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// Middles within the margins.
        case centerXWithinMargins, centerYWithinMargins
        /// Nothing: a number alone.
        case notAnAttribute = 0
    }

    /// A direction.
    public nonisolated enum Axis: Int, Sendable {
        /// Across or down.
        case horizontal, vertical
    }

    /// The view or guide that is constrained. Not kept alive.
    @Weak public private(set) var firstItem: AnyObject?
    /// What of it.
    public let firstAttribute: Attribute
    /// How both sides compare.
    public let relation: Relation
    /// The view or guide it is related to; nil for none. Not kept alive.
    @Weak public private(set) var secondItem: AnyObject?
    /// What of it.
    public let secondAttribute: Attribute
    /// What the second side is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second side, in points.
    public var constant: CGFloat {
        didSet { if constant != oldValue { installer?.noteConstraints() } }
    }
    /// How important it is beside others.
    public var priority = UILayoutPriority.required { didSet { installer?.noteConstraints() } }
    /// A name for the program's use.
    public var identifier: String?
    /// Only kept.
    public var shouldBeArchived = false

    /// The view that has the constraint: the innermost around both sides.
    @Weak var installer: UIView?

    /// A constraint; not active.
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

    /// Whether it counts. Both sides must have a common superview.
    public var isActive: Bool {
        get { installer != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install() } else { uninstall() }
        }
    }

    /// A constraint of nothing, which never counts.
    public convenience init() {
        self.init(
            item: UILayoutGuide(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 0)
    }

    /// Makes constraints count.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints count no longer.
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

/// How important a constraint is, up to 1000: that must be.
public nonisolated struct UILayoutPriority: Hashable, RawRepresentable, Sendable,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
    /// 1 to 1000.
    public let rawValue: Float
    /// 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// 1 to 1000.
    public init(floatLiteral value: Float) { rawValue = value }
    /// 1 to 1000.
    public init(integerLiteral value: Int) { rawValue = Float(value) }

    /// It must be.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// That content is not cut.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// That there is no more room than content needs.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// That `systemLayoutSizeFitting(_:)` comes near its target.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

extension UIView {
    /// The baseline of the first line; taken as the upper edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The baseline of the last line; taken as the lower edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The constraints that the view has: between it and views in it.
    public var constraints: [NSLayoutConstraint] { looks?.constraints ?? [] }

    /// Makes a constraint count.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
        constraint.install(in: self)
    }

    /// Makes constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint count no longer.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installer === self { constraint.isActive = false }
    }

    /// Makes constraints count no longer.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// How important it is that the view is no larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        looks?.hugging[axis] ?? .defaultLow
    }

    /// Says how important that is.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ownLooks.hugging[axis] = priority
        noteConstraints()
    }

    /// How important it is that the view is no smaller than its content.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { looks?.resistance[axis] ?? .defaultHigh }

    /// Says how important that is.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ownLooks.resistance[axis] = priority
        noteConstraints()
    }

    /// Adds a guide, from which constraints can be made.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        ownLooks.guides.append(layoutGuide)
    }

    /// Takes a guide out.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        looks?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { looks?.guides ?? [] }
    /// What bars leave free: all of the view here.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// What the margins leave free.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// Where lines of text are well read: the same.
    public var readableContentGuide: UILayoutGuide { guide(.margins) }

    func guide(_ kind: StandardGuide) -> UILayoutGuide {
        if let guide = ownLooks.standardGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        ownLooks.standardGuides[kind] = guide
        return guide
    }
}

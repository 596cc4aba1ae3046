extension UIView {
    /// The baseline of the first line; treated as the top edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The baseline of the last line; treated as the bottom edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The constraints that the view holds: those between it and views in it.
    public var constraints: [NSLayoutConstraint] { looks?.constraints ?? [] }

    /// Activates a constraint on this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
        constraint.install(in: self)
    }

    /// Activates constraints on this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint of this view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installer === self { constraint.isActive = false }
    }

    /// Deactivates constraints of this view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the priority with which the view is no larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        looks?.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view is no larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ownLooks.hugging[axis] = priority
        noteConstraints()
    }

    /// Returns the priority with which the view is no smaller than its content.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { looks?.resistance[axis] ?? .defaultHigh }

    /// Sets the priority with which the view is no smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        ownLooks.resistance[axis] = priority
        noteConstraints()
    }

    /// Adds a guide from which constraints can be made.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        ownLooks.guides.append(layoutGuide)
    }

    /// Removes a guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        looks?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The guides that were added.
    public var layoutGuides: [UILayoutGuide] { looks?.guides ?? [] }
    /// The area that bars leave free: here all of the view.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The area that the margins leave free.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The area in which text is easy to read: here the area within the margins.
    public var readableContentGuide: UILayoutGuide { guide(.margins) }

    func guide(_ kind: StandardGuide) -> UILayoutGuide {
        if let guide = ownLooks.standardGuides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        ownLooks.standardGuides[kind] = guide
        return guide
    }
}

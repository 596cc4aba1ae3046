/// An edge, a middle or a size of a view or guide, from which constraints are made.
public class NSLayoutAnchor<AnchorType: AnyObject> {
    fileprivate let item: AnyObject
    fileprivate let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    // The compiler of Embedded Swift crashes on the deinit that it would give a generic class on the main actor.
    nonisolated deinit {}

    fileprivate func relate(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?,
        multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
    }

    /// Both are the same.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, anchor)
    }

    /// This one is `c` points farther than the other.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: c) }

    /// This one is at least as far as the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor) }

    /// This one is at least `c` points farther than the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }

    /// This one is at most as far as the other.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor) }

    /// This one is at most `c` points farther than the other.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }
}

/// An edge or a middle across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Eight points, times `multiplier`, behind the other.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: 8 * multiplier) }
}

/// An edge or a middle down.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Eight points, times `multiplier`, below the other.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { relate(.equal, anchor, constant: 8 * multiplier) }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// It is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, nil, constant: c)
    }

    /// It is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, nil, constant: c)
    }

    /// It is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, nil, constant: c)
    }

    /// It is `m` times the other, and `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }

    /// It is at least `m` times the other, and `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

    /// It is at most `m` times the other, and `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0
    ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

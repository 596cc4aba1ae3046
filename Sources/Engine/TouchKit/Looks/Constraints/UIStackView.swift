/// A view that lays out its views in a row or a column, with constraints that it makes.
open class UIStackView: UIView {
    /// The distribution of the stack's length among the views.
    public nonisolated enum Distribution: Int, Sendable {
        /// The views fill the stack, one of them stretched; all have the same length; all have
        /// lengths in proportion to their preferred ones.
        case fill, fillEqually, fillProportionally
        /// The views have their preferred lengths, with equal gaps; with their middles equally far
        /// apart, which is treated like equal gaps.
        case equalSpacing, equalCentering
    }

    /// The alignment of the views across the stack.
    public nonisolated enum Alignment: Int, Sendable {
        /// From edge to edge; at the first edge; by the first baseline; in the middle; at the last
        /// edge; by the last baseline.
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// The alignment at the top edge of a row.
        public static let top = Alignment.leading
        /// The alignment at the bottom edge of a row.
        public static let bottom = Alignment.trailing
    }

    /// The axis of the stack: a row or a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { rearrange() } }
    /// The distribution of the stack's length among the views.
    open var distribution = Distribution.fill { didSet { rearrange() } }
    /// The alignment of the views across the stack.
    open var alignment = Alignment.fill { didSet { rearrange() } }
    /// The distance between views, in points.
    open var spacing: CGFloat = 0 { didSet { rearrange() } }
    /// Indicates whether the margins keep views from the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange() } }
    /// Indicates whether distances are measured between baselines; stored only.
    open var isBaselineRelativeArrangement = false

    /// The views in order; hidden ones take up no room.
    open private(set) var arrangedSubviews: [UIView] = []
    private typealias Attribute = NSLayoutConstraint.Attribute
    private var gaps: [ObjectIdentifier: CGFloat] = [:]
    private var made: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []
    private var shown: [UIView] = []

    /// Creates a row of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Adds a view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        rearrange()
    }

    /// Stops laying out a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        rearrange()
    }

    /// Sets the distance after one of the views, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[ObjectIdentifier(arrangedSubview)] = spacing
        rearrange()
    }

    /// Returns the distance after one of the views, in points: its own if one was set, otherwise
    /// `spacing`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        gaps[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(subview) { removeArrangedSubview(subview) }
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    private func rearrange() { setNeedsUpdateConstraints() }

    /// Arranges the views again if one of them was shown or hidden.
    func shownViewsChanged() {
        if arrangedSubviews.filter({ !$0.isHidden }) != shown { rearrange() }
    }

    private func arrange() {
        NSLayoutConstraint.deactivate(made)
        for guide in guides { removeLayoutGuide(guide) }
        (made, guides) = ([], [])
        shown = arrangedSubviews.filter { !$0.isHidden }
        let room: UILayoutGuide? = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil
        let isRow = axis == .horizontal
        let (start, end): (Attribute, Attribute) =
            isRow ? (.leading, .trailing) : (.top, .bottom)
        let length: Attribute = isRow ? .width : .height
        let outer: AnyObject = room ?? self
        for (index, view) in shown.enumerated() {
            if index == 0 { tie(view, start, outer, start) }
            if index + 1 < shown.count {
                let next = shown[index + 1]
                if distribution == .equalSpacing || distribution == .equalCentering {
                    let gap = UILayoutGuide()
                    addLayoutGuide(gap)
                    tie(gap, start, view, end)
                    tie(next, start, gap, end)
                    if let first = guides.first { tie(gap, length, first, length) }
                    guides.append(gap)
                } else {
                    tie(next, start, view, end, customSpacing(after: view))
                }
                if distribution == .fillEqually { tie(next, length, view, length) }
                if distribution == .fillProportionally { tieInProportion(next, view, length) }
            } else {
                tie(view, end, outer, end)
            }
            align(view, in: outer, isRow)
        }
    }

    private func tieInProportion(_ view: UIView, _ other: UIView, _ length: Attribute) {
        let (a, b) = (view.intrinsicContentSize, other.intrinsicContentSize)
        let ratio = length == .width ? a.width / b.width : a.height / b.height
        tie(view, length, other, length, multiplier: ratio.isFinite && ratio > 0 ? ratio : 1)
    }

    private func align(_ view: UIView, in outer: AnyObject, _ isRow: Bool) {
        let (start, middle, end): (Attribute, Attribute, Attribute) =
            isRow ? (.top, .centerY, .bottom) : (.leading, .centerX, .trailing)
        switch alignment {
        case .fill:
            tie(view, start, outer, start)
            return tie(view, end, outer, end)
        case .leading, .firstBaseline: tie(view, start, outer, start)
        case .center: tie(view, middle, outer, middle)
        case .trailing, .lastBaseline: tie(view, end, outer, end)
        }
        // The stack is at least as wide as each of its views.
        let width: Attribute = isRow ? .height : .width
        tie(outer, width, view, width, by: .greaterThanOrEqual)
    }

    private func tie(
        _ first: AnyObject, _ attribute: Attribute, _ second: AnyObject, _ other: Attribute,
        _ constant: CGFloat = 0, multiplier: CGFloat = 1,
        by relation: NSLayoutConstraint.Relation = .equal
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: other, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(999)
        constraint.install(in: self)
        made.append(constraint)
    }
}

import TouchPicture

/// A side of a constraint: a view or a guide.
nonisolated enum LayoutItem {
    case view(UIView)
    case guide(UILayoutGuide)

    init?(_ item: AnyObject?) {
        if let view = item as? UIView {
            self = .view(view)
        } else if let guide = item as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The view itself, or the view that owns the guide.
    @MainActor var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    var id: ObjectIdentifier {
        switch self {
        case .view(let view): ObjectIdentifier(view)
        case .guide(let guide): ObjectIdentifier(guide)
        }
    }
}

/// A solver that finds frames for which the constraints of a view hierarchy hold, the important
/// ones first.
///
/// Each view and guide has four unknowns, in the coordinates of the outermost view: left, top,
/// width, and height. Equations are added in order of priority, and one that contradicts those
/// before it is left out. An inequality counts once it is violated, as an equation.
struct ConstraintSolver {
    private let top: UIView
    private var items: [LayoutItem] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var equations: [Equation] = []
    private var bounds: [Equation] = []

    private struct Equation {
        /// The form that is to be zero, or at least zero.
        let form: LinearForm
        let priority: Float
    }

    /// - Parameter target: a size that the outermost view should come near but need not have; nil
    ///   keeps its size.
    init(_ top: UIView, near target: CGSize? = nil) {
        self.top = top
        addItem(.view(top))
        let own = unknowns(.view(top))
        addSize(
            own, target ?? top.bounds.size,
            target == nil ? 2000 : UILayoutPriority.fittingSizeLevel.rawValue)
        add(own.x, 2000)
        add(own.y, 2000)
        addConstraints(of: top)
    }

    private mutating func add(_ form: LinearForm, _ priority: Float) {
        equations.append(Equation(form: form, priority: priority))
    }

    /// Adds equations for the origin of an item, relative to the item around it.
    private mutating func addOrigin(
        _ own: Unknowns, from outer: Unknowns, _ way: CGPoint, _ priority: Float
    ) {
        add(own.x.adding(outer.x, times: -1).adding(LinearForm(-way.x)), priority)
        add(own.y.adding(outer.y, times: -1).adding(LinearForm(-way.y)), priority)
    }

    /// Adds equations for the size of an item.
    private mutating func addSize(_ own: Unknowns, _ size: CGSize, _ priority: Float) {
        add(own.w.adding(LinearForm(-size.width)), priority)
        add(own.h.adding(LinearForm(-size.height)), priority)
    }

    // MARK: Items

    private typealias Unknowns = (x: LinearForm, y: LinearForm, w: LinearForm, h: LinearForm)

    private func unknowns(_ item: LayoutItem) -> Unknowns {
        let place = 4 * (places[item.id] ?? 0)
        return (
            LinearForm(unknown: place), LinearForm(unknown: place + 1),
            LinearForm(unknown: place + 2), LinearForm(unknown: place + 3)
        )
    }

    private mutating func addItem(_ item: LayoutItem) {
        guard places[item.id] == nil else { return }
        places[item.id] = items.count
        items.append(item)
        switch item {
        case .view(let view): if view !== top { place(view) }
        case .guide(let guide): place(guide)
        }
    }

    private mutating func place(_ view: UIView) {
        guard let parent = view.superview else { return }
        addItem(.view(parent))
        let (own, outer) = (unknowns(.view(view)), unknowns(.view(parent)))
        let isFree = view.looks?.isConstrained == true
        // A view that nothing positions begins at the corner, and stays where code has moved it
        // since.
        let isNew = isFree && view.looks?.isPlaced == false
        let frame =
            isNew
            ? .zero
            : isFree
                ? view.bounds.offsetBy(
                    dx: view.center.x - view.bounds.midX, dy: view.center.y - view.bounds.midY)
                : view.frame
        let origin = isNew ? .zero : parent.bounds.origin
        let priority: Float = isFree ? 0.1 : 1500
        let way = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
        addOrigin(own, from: outer, way, priority)
        guard isFree else { return addSize(own, frame.size, priority) }
        let size = view.intrinsicContentSize
        for (form, length, axis) in [
            (own.w, size.width, NSLayoutConstraint.Axis.horizontal),
            (own.h, size.height, .vertical),
        ] where length != UIView.noIntrinsicMetric {
            // Content that may least be cut off or stretched gets its size first.
            let importance =
                view.contentCompressionResistancePriority(for: axis).rawValue / 1000
                + view.contentHuggingPriority(for: axis).rawValue
            add(form.adding(LinearForm(-length)), min(importance, 999))
        }
        // Without any equation it has no size.
        addSize(own, .zero, 0.1)
    }

    private mutating func place(_ guide: UILayoutGuide) {
        guard let view = guide.owningView else { return }
        addItem(.view(view))
        let (own, outer) = (unknowns(.guide(guide)), unknowns(.view(view)))
        let insets: UIEdgeInsets
        switch guide.kind {
        case .safeArea: insets = view.safeAreaInsets
        case .margins: insets = view.layoutMargins
        case .frame: insets = .zero
        case .content:
            let way = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
            addOrigin(own, from: outer, way, 2000)
            return addSize(own, .zero, 0.1)
        case nil:
            addOrigin(own, from: outer, .zero, 0.1)
            return addSize(own, .zero, 0.1)
        }
        addOrigin(own, from: outer, CGPoint(x: insets.left, y: insets.top), 2000)
        add(own.w.adding(outer.w, times: -1).adding(LinearForm(insets.left + insets.right)), 2000)
        add(own.h.adding(outer.h, times: -1).adding(LinearForm(insets.top + insets.bottom)), 2000)
    }

    // MARK: Constraints

    private mutating func addConstraints(of view: UIView) {
        for constraint in view.looks?.constraints ?? [] { add(constraint) }
        for child in view.subviews { addConstraints(of: child) }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        let (first, second) = (constraint.firstItem, constraint.secondItem)
        guard let left = side(first, constraint.firstAttribute, beside: second) else { return }
        var right = LinearForm(constraint.constant)
        if constraint.secondAttribute != .notAnAttribute {
            guard let form = side(second, constraint.secondAttribute, beside: first) else { return }
            right = right.adding(form, times: constraint.multiplier)
        }
        let difference = left.adding(right, times: -1)
        let priority = constraint.priority.rawValue
        switch constraint.relation {
        case .equal: add(difference, priority)
        case .greaterThanOrEqual: bounds.append(Equation(form: difference, priority: priority))
        case .lessThanOrEqual:
            bounds.append(Equation(form: difference.times(-1), priority: priority))
        }
    }

    /// Returns a side of a constraint; nil for an item outside the view hierarchy.
    private mutating func side(
        _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> LinearForm? {
        guard let item = item(object, attribute, beside: other),
            item.view?.isDescendant(of: top) == true
        else { return nil }
        addItem(item)
        return form(item, attribute)
    }

    /// Returns the item that a side refers to. For views in a scroll view, the edges and middles of
    /// the scroll view are those of its content, and its size is its own.
    private func item(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, beside other: AnyObject?
    ) -> LayoutItem? {
        guard attribute != .width, attribute != .height, let scroll = item as? UIScrollView,
            let inner = LayoutItem(other)?.view,
            inner !== scroll, inner.isDescendant(of: scroll)
        else { return LayoutItem(item) }
        return .guide(scroll.contentLayoutGuide)
    }

    private func form(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute
    ) -> LinearForm {
        let own = unknowns(item)
        let margins = item.view?.layoutMargins ?? .zero
        return switch attribute {
        case .left, .leading: own.x
        case .right, .trailing: own.x.adding(own.w)
        case .top, .firstBaseline: own.y
        case .bottom, .lastBaseline: own.y.adding(own.h)
        case .width: own.w
        case .height: own.h
        case .centerX, .centerXWithinMargins: own.x.adding(own.w, times: 0.5)
        case .centerY, .centerYWithinMargins: own.y.adding(own.h, times: 0.5)
        case .leftMargin, .leadingMargin: own.x.adding(LinearForm(margins.left))
        case .rightMargin, .trailingMargin:
            own.x.adding(own.w).adding(LinearForm(-margins.right))
        case .topMargin: own.y.adding(LinearForm(margins.top))
        case .bottomMargin: own.y.adding(own.h).adding(LinearForm(-margins.bottom))
        case .notAnAttribute: LinearForm()
        }
    }

    // MARK: Solving

    /// Returns the frames found, by item, in the coordinates of the outermost view.
    private func solved() -> [CGRect] {
        var active = equations
        var open = bounds.sorted { $0.priority > $1.priority }
        while true {
            var system = LinearSystem(unknowns: 4 * items.count)
            let inOrder = active.enumerated().sorted {
                ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
            }
            for (_, equation) in inOrder { system.add(zero: equation.form) }
            if let violated = open.firstIndex(where: { system.value(of: $0.form) < -1e-6 }) {
                active.append(open.remove(at: violated))
                continue
            }
            return items.indices.map { index in
                let values = (0..<4).map { system.value(of: LinearForm(unknown: 4 * index + $0)) }
                return CGRect(
                    x: values[0], y: values[1], width: max(0, values[2]),
                    height: max(0, values[3]))
            }
        }
    }

    /// Returns the size found for the outermost view.
    func size() -> CGSize { solved()[0].size }

    /// Applies the frames found to views, guides, and the content of scroll views.
    func apply() {
        let frames = solved()
        for (item, frame) in zip(items, frames) {
            switch item {
            case .view(let view):
                guard view.looks?.isConstrained == true, let parent = view.superview,
                    let place = places[ObjectIdentifier(parent)]
                else { continue }
                view.looks?.isPlaced = true
                view.takeSolved(
                    frame.offsetBy(
                        dx: parent.bounds.minX - frames[place].minX,
                        dy: parent.bounds.minY - frames[place].minY))
            case .guide(let guide):
                guard let view = guide.owningView, let place = places[ObjectIdentifier(view)] else {
                    continue
                }
                guide.solvedFrame = frame.offsetBy(
                    dx: -frames[place].minX, dy: -frames[place].minY)
                if guide.kind == .content, let scroll = view as? UIScrollView,
                    !scroll.contentSize.isNear(frame.size)
                {
                    scroll.contentSize = frame.size
                }
            }
        }
    }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
    }
}

extension UIView {
    /// Applies the frame that constraints require, unless the view has it already.
    fileprivate func takeSolved(_ frame: CGRect) {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        if !bounds.size.isNear(frame.size) { bounds.size = frame.size }
        let way = CGSize(width: middle.x - center.x, height: middle.y - center.y)
        if !way.isNear(.zero) { center = middle }
    }

    /// Notes a change on which constraints depend: they are solved before the next picture.
    func noteConstraints() {
        for view in sequence(first: self, next: { $0.superview }) {
            guard let looks = view.looks, !looks.constraints.isEmpty || view === self else {
                continue
            }
            looks.isSolved = false
            view.setNeedsLayout()
        }
    }

    /// Solves the constraints of the whole view hierarchy, if something has changed since they were
    /// last solved.
    func solveConstraints() {
        guard let looks, !looks.isSolved, !looks.constraints.isEmpty else { return }
        var top: UIView = self
        while let parent = top.superview { top = parent }
        top.markSolved()
        ConstraintSolver(top).apply()
    }

    private func markSolved() {
        looks?.isSolved = true
        for child in subviews { child.markSolved() }
    }

    /// Returns the size that the constraints in the view require.
    func constrainedSize(near target: CGSize) -> CGSize {
        ConstraintSolver(self, near: target).size()
    }
}

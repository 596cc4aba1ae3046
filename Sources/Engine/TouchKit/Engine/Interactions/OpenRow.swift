import TouchPicture

/// A row that has been slid aside, and the buttons that this uncovers (IN7).
final class OpenRow {
    /// The row; it may go with its interaction while it is open.
    @Weak private(set) var row: UIView?
    let edge: SwipeEdge
    let set: SwipeSet
    /// The view with the buttons; it is as wide as the gap beside the row.
    let buttons = UIView()
    /// The row's distance from its place, in points, positive to the right.
    private(set) var offset: CGFloat = 0

    /// A guess: the width of a row that is nearly gone, in points.
    private static let nearlyGone: CGFloat = 30
    /// A guess: the width of a button, in points.
    private static let buttonWidth: CGFloat = 74

    init(_ row: UIView, _ edge: SwipeEdge, _ set: SwipeSet) {
        (self.edge, self.set) = (edge, set)
        self.row = row
    }

    /// The width of the gap, in points.
    var shown: CGFloat { abs(offset) }
    /// The width at which the row comes to rest.
    var openDistance: CGFloat {
        min(row?.bounds.width ?? 0, OpenRow.buttonWidth * CGFloat(set.items.count))
    }
    /// Returns whether a swipe is a full one, as the finger has come so far across the row, or the
    /// row is nearly gone (IN8).
    /// - Parameter x: the location of the finger, in the superview's coordinates.
    func isFull(withFingerAt x: CGFloat) -> Bool {
        guard set.performsFirst, shown > openDistance else { return false }
        let way = edge == .leading ? x - rest.minX : rest.maxX - x
        return way >= rest.width * tuning.fullSwipe || rest.width - shown <= OpenRow.nearlyGone
    }

    /// The frame of the row in its place.
    private var rest: CGRect { (row?.frame ?? .zero).offsetBy(dx: -offset, dy: 0) }

    private var tuning: Tuning { row?.root?.application?.tuning ?? Tuning() }

    /// Puts the buttons behind the row.
    func show(_ perform: @escaping (Int) -> Void) {
        buttons.clipsToBounds = true
        buttons.accessibilityIdentifier = row?.accessibilityIdentifier.map { "\($0) actions" }
        for (index, item) in set.items.enumerated() {
            let button = UIButton(frame: .zero)
            button.accessibilityIdentifier = item.title
            button.setTitle(item.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = item.color ?? .systemGray
            button.addAction(
                UIAction(title: item.title) { _ in perform(index) }, for: .touchUpInside)
            buttons.addSubview(button)
        }
        if let row { row.superview?.insertSubview(buttons, belowSubview: row) }
        slide(to: 0)
    }

    func hide() { buttons.removeFromSuperview() }

    /// Slides the row to an offset, towards its actions only; without a full swipe it follows the
    /// finger less and less beyond its buttons.
    func slide(to wanted: CGFloat) {
        let sign: CGFloat = edge == .leading ? 1 : -1
        var gap = max(0, wanted * sign)
        if !set.performsFirst, gap > openDistance {
            gap = openDistance + (gap - openDistance) * (1 - tuning.rubberBandGive)
        }
        let step = gap * sign - offset
        offset = gap * sign
        if step != 0 { row?.center.x += step }
        place(gap)
    }

    private func place(_ gap: CGFloat) {
        buttons.frame = CGRect(
            x: edge == .leading ? rest.minX : rest.maxX - gap, y: rest.minY, width: gap,
            height: rest.height)
        let width = gap / CGFloat(max(1, set.items.count))
        for (index, button) in buttons.subviews.enumerated() {
            let place = edge == .leading ? index : set.items.count - 1 - index
            button.frame = CGRect(
                x: width * CGFloat(place), y: 0, width: width, height: rest.height)
        }
    }
}

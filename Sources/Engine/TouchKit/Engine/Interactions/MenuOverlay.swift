import TouchPicture

/// A menu that is open: a plain list in front of everything in the window, which takes all new
/// touches (IN4).
final class MenuOverlay: UIControl {
    /// The menu that it shows.
    @Weak var menu: ContextMenu?
    /// The location at which the finger that opened the menu has been since, in window coordinates;
    /// nil once it has lifted or moved on to the list.
    var finger: CGPoint?

    private let items: [MenuItem]
    private let list = UIView()
    private var rows: [UIButton] = []
    /// The index of the entry under the finger that opened the menu.
    private var pointed: Int?

    /// Guesses: the measures of the list, in points.
    private static let (width, rowHeight, gap): (CGFloat, CGFloat, CGFloat) = (220, 44, 8)
    /// A guess: the distance that the finger which opened the menu moves before it chooses.
    private static let slop: CGFloat = 10

    /// Creates a menu that fills `room` and has its list below `place`, else above; both are in
    /// window coordinates.
    init(_ items: [MenuItem], in room: CGRect, beside place: CGRect) {
        self.items = items
        super.init(frame: room)
        accessibilityIdentifier = "dimming"
        backgroundColor = UIColor(white: 0, alpha: 0.2)
        list.accessibilityIdentifier = "menu"
        list.backgroundColor = UIColor(white: 0.97, alpha: 1)
        list.layer.cornerRadius = 12
        list.frame = MenuOverlay.frame(of: items.count, in: room, beside: place)
        addSubview(list)
        for (index, item) in items.enumerated() { list.addSubview(row(index, item)) }
        addTarget(self, action: MenuOverlay.tappedBeside, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    private static func frame(of count: Int, in room: CGRect, beside place: CGRect) -> CGRect {
        let size = CGSize(width: min(width, room.width), height: rowHeight * CGFloat(count))
        let below = place.maxY + gap
        let isBelow = below + size.height <= room.maxY
        let y = isBelow ? below : max(room.minY, place.minY - gap - size.height)
        let x = min(max(room.minX, place.minX), room.maxX - size.width)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func row(_ index: Int, _ item: MenuItem) -> UIButton {
        let row = UIButton(
            frame: CGRect(
                x: 0, y: MenuOverlay.rowHeight * CGFloat(index), width: list.bounds.width,
                height: MenuOverlay.rowHeight))
        row.accessibilityIdentifier = item.title
        row.setTitle(item.title, for: .normal)
        let color = item.isEnabled ? item.color ?? .black : .systemGray
        row.setTitleColor(color, for: .normal)
        row.isEnabled = item.isEnabled
        row.addAction(
            UIAction(title: item.title) { [overlay = Weak(self)] _ in
                overlay.object?.choose(index)
            }, for: .touchUpInside)
        rows.append(row)
        return row
    }

    private func tappedBeside() { menu?.close() }

    private func choose(_ index: Int) {
        menu?.close()
        items[index].perform()
    }

    // MARK: The finger that opened the menu (IN5)

    /// Follows that finger to a location in window coordinates.
    func follow(_ place: CGPoint) {
        if let finger, finger.distance(to: place) < MenuOverlay.slop { return }
        finger = nil
        let inside = convert(place, from: nil)
        let index =
            list.frame.contains(inside)
            ? Int((inside.y - list.frame.minY) / MenuOverlay.rowHeight) : -1
        point(at: items.indices.contains(index) && items[index].isEnabled ? index : nil)
    }

    /// Chooses the entry on which that finger lifts.
    func lift() {
        let index = pointed
        forgetFinger()
        if let index { choose(index) }
    }

    /// Keeps the menu open without that finger.
    func forgetFinger() {
        finger = nil
        point(at: nil)
    }

    private func point(at index: Int?) {
        guard index != pointed else { return }
        if let pointed { rows[pointed].isHighlighted = false }
        if let index { rows[index].isHighlighted = true }
        pointed = index
    }
}

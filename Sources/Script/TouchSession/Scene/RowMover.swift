import TouchKit

/// A long press that moves the rows of a scroll view: the pressed row follows the finger, and the
/// others give way.
///
/// It fails where there is no row. Held near an edge, a row scrolls the view.
class RowMover: UILongPressGestureRecognizer {
    /// Called when a row has come to rest at another place, counted from 0 at the top.
    var moved: (_ row: UIView, _ source: Int, _ place: Int) -> Void = { _, _, _ in }

    private var row: UIView?
    /// The rows, from top to bottom.
    private var rows: [UIView] = []
    /// The room below each row, from top to bottom, in points.
    private var gaps: [CGFloat] = []
    private var top: CGFloat = 0
    private var source = 0
    /// The distance from the middle of the row down to the finger, in points.
    private var grip: CGFloat = 0
    private var scroll: EdgeScroll?

    init() {
        super.init(target: nil, action: nil)
        #if canImport(ObjectiveC)
            addTarget(self, action: #selector(follow))
        #else
            addTarget(self, action: RowMover.follow, name: "reorder")
        #endif
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, rowUnderFinger == nil { state = .failed }
    }

    override func reset() {
        super.reset()
        putDown()
    }

    private var rowUnderFinger: UIView? {
        guard let view else { return nil }
        let place = location(in: view)
        return view.subviews.last { $0 is ListRow && !$0.isHidden && $0.frame.contains(place) }
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func follow() {
        switch state {
        case .began: lift()
        case .changed: drag()
        case .ended:
            guard let row, let place = rows.firstIndex(of: row) else { return }
            settle()
            if place != source { moved(row, source, place) }
        default:
            if let row { move(row, to: source) }
            settle()
        }
    }

    private func lift() {
        guard let view, let row = rowUnderFinger else { return }
        rows = view.subviews.filter { $0 is ListRow && !$0.isHidden }
            .sorted { $0.frame.minY < $1.frame.minY }
        gaps = zip(rows, rows.dropFirst()).map { $1.frame.minY - $0.frame.maxY } + [0]
        top = rows[0].frame.minY
        source = rows.firstIndex(of: row) ?? 0
        grip = location(in: view).y - row.center.y
        self.row = row
        view.bringSubviewToFront(row)
        let scroll = EdgeScroll { [self] in scrollNearEdge(for: $0) }
        scroll.start()
        self.scroll = scroll
    }

    private func drag() {
        guard let view, let row else { return }
        row.center.y = location(in: view).y - grip
        // A row gives way when the moved one has covered half of it.
        var (place, y) = (0, top)
        for (index, other) in rows.filter({ $0 !== row }).enumerated() {
            guard row.frame.minY > y + other.frame.height / 2 else { break }
            place = index + 1
            y += other.frame.height + gaps[index]
        }
        guard rows[place] !== row else { return }
        move(row, to: place)
        arrange { $0 !== row }
    }

    private func scrollNearEdge(for duration: CFTimeInterval) {
        guard let list = view as? UIScrollView else { return }
        let place = EdgeScroll.offset(of: list, holding: location(in: list), for: duration)
        guard place != list.contentOffset else { return }
        list.contentOffset = place
        drag()
    }

    private func move(_ row: UIView, to place: Int) {
        rows.removeAll { $0 === row }
        rows.insert(row, at: place)
    }

    private func settle() {
        arrange { _ in true }
        putDown()
    }

    private func putDown() {
        scroll?.stop()
        scroll = nil
        row = nil
    }

    /// Puts rows where they belong by their order.
    private func arrange(_ isMeant: @escaping (UIView) -> Bool) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in
            var y = top
            for (row, gap) in zip(rows, gaps) {
                let middle = y + row.frame.height / 2
                if isMeant(row), row.center.y != middle { row.center.y = middle }
                y += row.frame.height + gap
            }
        }
    }
}

import TouchKit

/// A table of rows, of which only the visible ones have cells. A row is highlighted when the scroll
/// view delivers it a touch (CT4), and selected when the finger lifts.
open class UITableView: UIScrollView {
    /// The style of the sections; `plain` keeps their headers at the top.
    public nonisolated enum Style: Int, Sendable {
        /// A plain list.
        case plain
        /// Sections that are set apart from each other.
        case grouped
        /// Sections that are set apart, with round corners and margins at the sides.
        case insetGrouped
    }

    /// The style of the separators; stored only.
    public nonisolated enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none
        /// A thin line.
        case singleLine
        /// A double line that looks engraved.
        case singleLineEtched
    }

    /// The position of a row after scrolling to it.
    public nonisolated enum ScrollPosition: Int, Sendable {
        /// The table scrolls only as far as the row needs to be visible.
        case none
        /// The row scrolls to the top edge.
        case top
        /// The row scrolls to the middle.
        case middle
        /// The row scrolls to the bottom edge.
        case bottom
    }

    /// The animation of inserted and deleted rows; they appear and disappear at once.
    public nonisolated enum RowAnimation: Int, Sendable {
        /// Rows fade in and out.
        case fade
        /// Rows slide in from the right and out to it.
        case right
        /// Rows slide in from the left and out to it.
        case left
        /// Rows slide in from the top and out to it.
        case top
        /// Rows slide in from the bottom and out to it.
        case bottom
        /// Rows change without an animation of their own.
        case none
        /// Rows grow from the middle of their place and shrink to it.
        case middle
        /// The animation that suits the table.
        case automatic = 100
    }

    /// The height that the content needs; here 44 points.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The style of the sections.
    public let style: Style
    /// The object that supplies the content.
    open weak var dataSource: UITableViewDataSource? { didSet { setNeedsReload() } }
    /// The height of rows for which the delegate gives none, in points.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height of rows; stored only, as all heights are computed.
    open var estimatedRowHeight: CGFloat = 0
    /// The height of section headers, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The style of the separators; stored only.
    open var separatorStyle = SeparatorStyle.singleLine
    /// The color of the separators; stored only.
    open var separatorColor: UIColor?
    /// The insets of the separators; stored only.
    open var separatorInset = UIEdgeInsets.zero
    /// The view above all rows.
    open var tableHeaderView: UIView? { didSet { replaced(oldValue) } }
    /// The view below all rows.
    open var tableFooterView: UIView? { didSet { replaced(oldValue) } }
    /// The view behind all rows; stored only.
    open var backgroundView: UIView?
    /// Indicates whether rows can be selected.
    open var allowsSelection = true
    /// Indicates whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Indicates whether the table is being edited; stored only.
    open var isEditing = false

    private struct Row {
        let path: IndexPath
        let frame: CGRect
    }

    private var rows: [Row] = []
    private var headers: [(view: UIView, frame: CGRect)] = []
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var spare: [String: [UITableViewCell]] = [:]
    private var makers: [String: () -> UITableViewCell?] = [:]
    private var chosen: [IndexPath] = []
    private var touched: IndexPath?
    private var needsReload = true
    private lazy var actions = TableActions(self)
    private lazy var menu = ItemMenu(self)
    /// The drags and drops of the table.
    private(set) final lazy var drags = ItemDrags(self)
    /// Indicates whether the last answer to whether a row can be edited was the default.
    final var isEditabilityDefault = false

    /// Creates an empty table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        begin()
    }

    /// Creates an empty table in plain style.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        alwaysBounceVertical = true
        _ = actions
    }

    open override var delegate: UIScrollViewDelegate? {
        didSet { if rowDelegate != nil { menu.watch() } }
    }

    private var rowDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

    // MARK: Cells

    /// Sets the class of cells with that identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        makers[identifier] = (cellClass as? UITableViewCell.Type).map { kind in
            { kind.init(style: .default, reuseIdentifier: identifier) }
        }
    }

    /// Sets the nib whose first object is a cell with that identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        makers[identifier] = nib.map { nib in
            {
                let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell
                cell?.reuseIdentifier = identifier
                return cell
            }
        }
    }

    /// Returns a cell with that identifier that is no longer visible, or a new one of the
    /// registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spare[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return makers[identifier]?()
    }

    /// Returns a cell with that identifier, or a plain one if there is none and no class is
    /// registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns the cell of a row; nil if it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
    /// Returns the index path of a cell; nil if it is not visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visibleRows.first { shown[$0.path] === cell }?.path
    }
    /// Returns the index path of the row at a point of the table.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.first { $0.frame.contains(point) }?.path
    }
    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] { visibleRows.compactMap { shown[$0.path] } }
    /// The index paths of the visible rows.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }
    /// Returns the frame of a row, in the table's coordinates.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        return rows.first { $0.path == indexPath }?.frame ?? .zero
    }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    private var visibleRows: [Row] { rows.filter { $0.frame.overlaps(bounds) } }

    // MARK: Content

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func replaced(_ view: UIView?) {
        view?.removeFromSuperview()
        setNeedsReload()
    }

    /// Reloads everything.
    open func reloadData() {
        actions.swipes.close()
        for path in shown.keys.sorted() { putAside(path) }
        chosen = []
        setNeedsReload()
        layoutIfNeeded()
    }

    /// Reloads everything, including these rows.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Reloads everything, including these sections.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Reloads everything after rows were inserted.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Reloads everything after rows were deleted.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Begins a group of changes; each is made at once.
    open func beginUpdates() {}
    /// Ends the group of changes.
    open func endUpdates() { setNeedsReload() }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        for header in headers { header.view.removeFromSuperview() }
        (rows, headers) = ([], [])
        var y: CGFloat = 0
        func room(_ height: CGFloat) -> CGRect {
            defer { y += height }
            return CGRect(x: 0, y: y, width: bounds.width, height: height)
        }
        @discardableResult func place(_ view: UIView) -> CGRect {
            let frame = room(view.frame.height)
            view.frame = frame
            addSubview(view)
            return frame
        }
        if let tableHeaderView { place(tableHeaderView) }
        for section in 0..<numberOfSections {
            if let header = header(of: section) { headers.append((header, place(header))) }
            for row in 0..<numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let asked = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                rows.append(Row(path: path, frame: room(asked < 0 ? 44 : asked)))
            }
        }
        if let tableFooterView { place(tableFooterView) }
        contentSize = CGSize(width: bounds.width, height: y)
    }

    private func header(of section: Int) -> UIView? {
        let asked =
            rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let height = asked < 0 ? 28 : asked
        if let view = rowDelegate?.tableView(self, viewForHeaderInSection: section) {
            view.frame.size.height = height
            return view
        }
        guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
            return nil
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: bounds.width, height: height))
        label.text = title
        label.font = .boldSystemFont(ofSize: 15)
        label.backgroundColor = .systemGray6
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let visible = visibleRows
        for path in shown.keys.sorted() where !visible.contains(where: { $0.path == path }) {
            putAside(path)
        }
        for row in visible {
            let cell = shown[row.path] ?? bring(row)
            let place = row.frame.offsetBy(dx: cell.map(actions.swipes.offset) ?? 0, dy: 0)
            if cell?.frame != place { cell?.frame = place }
        }
        // Headers stay at the top, below the inset, while their section is visible (LA10).
        let edge = bounds.minY + adjustedContentInset.top
        for (index, header) in headers.enumerated() where style == .plain {
            let limit =
                index + 1 < headers.count ? headers[index + 1].frame.minY : contentSize.height
            let top = min(max(header.frame.minY, edge), limit - header.frame.height)
            if header.view.frame.minY != top { header.view.frame.origin.y = top }
        }
    }

    open override var bounds: CGRect {
        didSet {
            if bounds.width != oldValue.width { needsReload = true }
            if bounds != oldValue { setNeedsLayout() }
        }
    }

    private func bring(_ row: Row) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: row.path) else { return nil }
        shown[row.path] = cell
        cell.frame = row.frame
        cell.isSelected = chosen.contains(row.path)
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
        insertSubview(cell, at: 0)
        return cell
    }

    private func putAside(_ path: IndexPath) {
        guard let cell = shown.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.isHighlighted = false
        if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
        rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    // MARK: Selecting

    /// The index path of the selected row; the first one if there are several.
    open var indexPathForSelectedRow: IndexPath? { chosen.first }
    /// The index paths of the selected rows; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Selects a row, without telling the delegate.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection {
            for path in chosen { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        if !chosen.contains(indexPath) { chosen.append(indexPath) }
        shown[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        chosen.removeAll { $0 == indexPath }
        shown[indexPath]?.setSelected(false, animated: animated)
    }

    /// Scrolls to a row.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        let row = rectForRow(at: indexPath)
        let y: CGFloat =
            switch scrollPosition {
            case .none: min(max(bounds.minY, row.maxY - bounds.height), row.minY)
            case .top: row.minY
            case .middle: row.midY - bounds.height / 2
            case .bottom: row.maxY - bounds.height
            }
        let limit = max(0, contentSize.height - bounds.height)
        setContentOffset(CGPoint(x: 0, y: min(max(0, y), limit)), animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard allowsSelection, let touch = touches.first,
            let path = indexPathForRow(at: touch.location(in: self)),
            rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touched = path
        shown[path]?.setHighlighted(true, animated: false)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let path = letGo(), let touch = touches.first,
            indexPathForRow(at: touch.location(in: self)) == path
        else { return }
        if allowsMultipleSelection, chosen.contains(path) {
            deselectRow(at: path, animated: false)
            rowDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let rowDelegate else {
            return selectRow(at: path, animated: false, scrollPosition: .none)
        }
        guard let path = rowDelegate.tableView(self, willSelectRowAt: path) else { return }
        let former = allowsMultipleSelection ? [] : chosen.filter { $0 != path }
        selectRow(at: path, animated: false, scrollPosition: .none)
        for path in former { rowDelegate.tableView(self, didDeselectRowAt: path) }
        rowDelegate.tableView(self, didSelectRowAt: path)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        _ = letGo()
    }

    private func letGo() -> IndexPath? {
        guard let path = touched else { return nil }
        shown[path]?.setHighlighted(false, animated: false)
        touched = nil
        return path
    }
}

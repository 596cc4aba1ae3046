import TouchKit

/// A scroll view of items that a layout arranges, of which only the visible ones have cells. An
/// item is highlighted when the scroll view delivers it a touch (CT4), and selected when the
/// finger lifts on it.
open class UICollectionView: UIScrollView {
    /// The direction of scrolling.
    public nonisolated enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// The category of an element.
    public nonisolated enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
    /// The place of an item after scrolling to it.
    public nonisolated struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the headers of a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The layout of the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            setNeedsNewLayout()
        }
    }
    /// The object that supplies the content.
    open weak var dataSource: UICollectionViewDataSource? { didSet { setNeedsNewLayout() } }
    /// The view behind all items; stored only.
    open var backgroundView: UIView?
    /// Indicates whether items can be selected.
    open var allowsSelection = true
    /// Indicates whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Indicates whether cells are made before they become visible; stored only, as they are made
    /// when they do.
    open var isPrefetchingEnabled = true

    /// The identity of an element: a cell has no kind.
    private struct Element: Hashable {
        let kind: String?
        let path: IndexPath

        init(_ attributes: UICollectionViewLayoutAttributes) {
            (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        }
        init(_ path: IndexPath) { (kind, self.path) = (nil, path) }
    }

    private var shown: [Element: UICollectionReusableView] = [:]
    private var spare: [String: [UICollectionReusableView]] = [:]
    private var kinds: [String: UICollectionReusableView.Type] = [:]
    private var chosen: [IndexPath] = []
    private var touched: IndexPath?
    private var needsNewLayout = true
    /// The item that is moved by hand.
    var movement: ItemMovement? { didSet { setNeedsLayout() } }

    /// Creates an empty collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    var itemDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }

    // MARK: Cells

    /// Sets the class of cells with that identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        kinds[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Sets the class of supplementary views of a kind with that identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        kinds[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
    }

    /// Returns a cell with that identifier that is no longer visible, or a new one of the
    /// registered class; a plain one if no class is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue(identifier, identifier, indexPath, or: UICollectionViewCell.self)
            as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// Returns a supplementary view with that identifier that is no longer visible, or a new one
    /// of the registered class; a plain one if no class is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            elementKind + identifier, identifier, indexPath, or: UICollectionReusableView.self)
    }

    private func dequeue(
        _ key: String, _ identifier: String, _ path: IndexPath,
        or plain: UICollectionReusableView.Type
    ) -> UICollectionReusableView {
        if let view = spare[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = (kinds[key] ?? plain).init(frame: .zero)
        view.reuseIdentifier = identifier
        view.reuseKey = key
        return view
    }

    /// Returns the cell of an item; nil if it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Element(indexPath)] as? UICollectionViewCell
    }
    /// Returns the index path of a cell; nil if it is not visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    /// Returns the index path of the item at a point of the collection.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let place = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        return attributes(in: place).last { $0.frame.contains(point) }?.indexPath
    }
    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }
    /// The index paths of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }
    /// Returns the attributes that the layout gives an item; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The layout's cells in a rectangle, from back to front.
    private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementKind == nil && !$0.isHidden }
            .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    }

    // MARK: Content

    func setNeedsNewLayout() {
        needsNewLayout = true
        setNeedsLayout()
    }

    /// Reloads everything.
    open func reloadData() {
        for element in Array(shown.keys) { putAside(element) }
        chosen = []
        setNeedsNewLayout()
        layoutIfNeeded()
    }

    /// Reloads everything, including these items.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Reloads everything, including these sections.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// Reloads everything after items were inserted.
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Reloads everything after items were deleted.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Reloads everything after an item was moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Makes changes, each at once, and calls a function afterwards.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        updates?()
        completion?(true)
    }

    private func prepareIfNeeded() {
        guard needsNewLayout else { return }
        needsNewLayout = false
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        prepareIfNeeded()
        let seen = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
            .filter { !$0.isHidden }
            .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
        let elements = Set(seen.map(Element.init))
        for element in Array(shown.keys)
        where !elements.contains(element) && element.path != movement?.path {
            putAside(element)
        }
        for attributes in seen {
            guard let view = shown[Element(attributes)] ?? bring(attributes) else { continue }
            show(movement?.moved(attributes, in: self) ?? attributes, in: view)
        }
        if let movement, let cell = cellForItem(at: movement.path) { bringSubviewToFront(cell) }
    }

    private func show(
        _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionReusableView
    ) {
        if view.transform != attributes.transform { view.transform = attributes.transform }
        if view.center != attributes.center { view.center = attributes.center }
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        view.apply(attributes)
    }

    open override var bounds: CGRect {
        willSet {
            if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
                needsNewLayout = true
            }
        }
        didSet { if bounds != oldValue { setNeedsLayout() } }
    }

    private func bring(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        guard let dataSource else { return nil }
        let path = attributes.indexPath
        let view: UICollectionReusableView
        if let kind = attributes.representedElementKind {
            view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: path)
        } else {
            // While an item is moved by hand, the data source still has the order from before.
            let cell = dataSource.collectionView(
                self, cellForItemAt: movement?.original(of: path) ?? path)
            cell.isSelected = chosen.contains(path)
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            view = cell
        }
        shown[Element(attributes)] = view
        insertSubview(view, at: shown.count - 1)
        return view
    }

    private func putAside(_ element: Element) {
        guard let view = shown.removeValue(forKey: element) else { return }
        view.removeFromSuperview()
        if let key = view.reuseKey { spare[key, default: []].append(view) }
        guard let cell = view as? UICollectionViewCell else { return }
        cell.isHighlighted = false
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }

    /// Gives the cells of moved items the index paths that they have now.
    func renumber(_ place: (IndexPath) -> IndexPath) {
        let all = shown.map { (Element: $0.key, view: $0.value) }
        shown = [:]
        for (element, view) in all {
            shown[element.kind == nil ? Element(place(element.path)) : element] = view
        }
        chosen = chosen.map(place)
        setNeedsNewLayout()
    }

    // MARK: Selecting

    /// The index paths of the selected items; nil if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Selects an item, without telling the delegate.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        if !allowsMultipleSelection {
            for path in chosen { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        if !chosen.contains(indexPath) { chosen.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects an item, without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        chosen.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Scrolls to an item.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        func offset(
            _ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ most: CGFloat,
            _ places: (ScrollPosition, ScrollPosition, ScrollPosition)
        ) -> CGFloat {
            let wanted: CGFloat =
                if scrollPosition.contains(places.0) {
                    start
                } else if scrollPosition.contains(places.1) {
                    start + (length - room) / 2
                } else if scrollPosition.contains(places.2) {
                    start + length - room
                } else {
                    min(max(now, start + length - room), start)
                }
            return min(max(0, wanted), max(0, most - room))
        }
        let place = CGPoint(
            x: offset(
                bounds.minX, frame.minX, frame.width, bounds.width, contentSize.width,
                (.left, .centeredHorizontally, .right)),
            y: offset(
                bounds.minY, frame.minY, frame.height, bounds.height, contentSize.height,
                (.top, .centeredVertically, .bottom)))
        setContentOffset(place, animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard allowsSelection, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self)),
            itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touched = path
        cellForItem(at: path)?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let path = touched, let touch = touches.first,
            indexPathForItem(at: touch.location(in: self)) == path
        {
            tap(path)
        }
        letGo()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        letGo()
    }

    private func tap(_ path: IndexPath) {
        if allowsMultipleSelection, chosen.contains(path) {
            guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
                return
            }
            deselectItem(at: path, animated: false)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let former = allowsMultipleSelection ? [] : chosen.filter { $0 != path }
        selectItem(at: path, animated: false, scrollPosition: [])
        for path in former { itemDelegate?.collectionView(self, didDeselectItemAt: path) }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }

    private func letGo() {
        guard let path = touched else { return }
        touched = nil
        cellForItem(at: path)?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}

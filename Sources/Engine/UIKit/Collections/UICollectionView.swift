import TouchKit

/// A scroll view of items that a layout arranges, of which only the visible ones have cells. An
/// item is highlighted when the scroll view delivers it a touch (CT4), and selected when the
/// finger lifts on it.
open class UICollectionView: UIScrollView {
    /// The direction of scrolling.
    public nonisolated enum ScrollDirection: Int, Sendable {
        /// Scrolling up and down.
        case vertical
        /// Scrolling left and right.
        case horizontal
    }
    /// The category of an element.
    public nonisolated enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell
        /// A view that belongs to a section, such as a header.
        case supplementaryView
        /// A view that the layout adds as an ornament, without data.
        case decorationView
    }
    /// The place of an item after scrolling to it.
    public nonisolated struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The item scrolls to the top edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// The item scrolls to the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The item scrolls to the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The item scrolls to the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// The item scrolls to the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The item scrolls to the right edge.
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
    struct Element: Hashable {
        let kind: String?
        let path: IndexPath

        init(_ attributes: UICollectionViewLayoutAttributes) {
            (kind, path) = (attributes.representedElementKind, attributes.indexPath)
        }
        init(_ path: IndexPath) { (kind, self.path) = (nil, path) }
    }

    private(set) var shown: [Element: UICollectionReusableView] = [:]
    var spare: [String: [UICollectionReusableView]] = [:]
    var makers: [String: () -> UICollectionReusableView?] = [:]
    var chosen: [IndexPath] = []
    var touched: IndexPath?
    private var needsNewLayout = true
    /// The item that is moved by hand.
    var movement: ItemMovement? { didSet { setNeedsLayout() } }
    /// The frames of scrolling while an item is moved by hand.
    var autoscroll: EdgeScroll?

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

    private lazy var menu = ItemMenu(self)
    /// The drags and drops of the collection.
    private(set) final lazy var drags = ItemDrags(self)

    open override var delegate: UIScrollViewDelegate? {
        didSet { if itemDelegate != nil { menu.watch() } }
    }

    var itemDelegate: UICollectionViewDelegate? { delegate as? UICollectionViewDelegate }

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

    func prepareIfNeeded() {
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

    // MARK: Touches: they go no further, so that an inner item chooses no outer row (CV75)

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelection, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self)),
            itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touched = path
        cellForItem(at: path)?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let path = touched, let touch = touches.first,
            indexPathForItem(at: touch.location(in: self)) == path
        {
            tap(path)
        }
        letGo()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGo()
    }
}

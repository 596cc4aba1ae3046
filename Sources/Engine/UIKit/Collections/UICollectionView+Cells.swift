import TouchKit

extension UICollectionView {
    /// Sets the class of cells with that identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        makers[identifier] = (cellClass as? UICollectionViewCell.Type).map { kind in
            { kind.init(frame: .zero) }
        }
    }

    /// Sets the nib whose first object is a cell with that identifier.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        makers[identifier] = nib.map { nib in
            { nib.instantiate(withOwner: nil).first as? UICollectionReusableView }
        }
    }

    /// Sets the class of supplementary views of a kind with that identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        makers[elementKind + identifier] = (viewClass as? UICollectionReusableView.Type).map {
            kind in { kind.init(frame: .zero) }
        }
    }

    /// Sets the nib whose first object is a supplementary view of a kind with that identifier.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(nib, forCellWithReuseIdentifier: elementKind + identifier)
    }

    /// Returns a cell with that identifier that is no longer visible, or a new one of the
    /// registered class; a plain one if no class is registered.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeue(identifier, identifier, indexPath, or: UICollectionViewCell.self)
            as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// Returns a supplementary view with that identifier that is no longer visible, or a new one
    /// of the registered class; a plain one if no class is registered.
    public func dequeueReusableSupplementaryView(
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
        let view = makers[key]?() ?? plain.init(frame: .zero)
        view.reuseIdentifier = identifier
        view.reuseKey = key
        return view
    }

    /// Returns the cell of an item; nil if it is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[Element(indexPath)] as? UICollectionViewCell
    }
    /// Returns the index path of a cell; nil if it is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    /// Returns the index path of the item at a point of the collection.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let place = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        return attributes(in: place).last { $0.frame.contains(point) }?.indexPath
    }
    /// The visible cells.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem)
    }
    /// The index paths of the visible items.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
    }
    /// Returns the attributes that the layout gives an item; nil if there is none.
    public func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The number of sections.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of items in a section.
    public func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The layout's cells in a rectangle, from back to front.
    private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementKind == nil && !$0.isHidden }
            .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    }
}

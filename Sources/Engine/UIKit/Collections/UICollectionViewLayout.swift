import TouchKit

/// A layout of a collection's cells and supplementary views, to be subclassed.
open class UICollectionViewLayout: NSObject {
    /// The collection whose elements it lays out.
    open internal(set) weak var collectionView: UICollectionView?

    public override init() {}
    /// Creates a layout, ignoring `coder`: there are no archives here.
    public required init?(coder: NSCoder) {}

    /// Called before elements are asked for, after the content or the size has changed.
    open func prepare() {}

    /// The size of all content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements in a rectangle of the collection; nil for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// Returns the attributes of a cell; nil if there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns the attributes of a supplementary view; nil if there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether the layout changes when the collection shows another part, or has another
    /// size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    /// Makes the collection ask for the layout again.
    open func invalidateLayout() { collectionView?.setNeedsNewLayout() }

    /// Returns the index path that an item which is moved by hand would get at a point of the
    /// collection.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        collectionView?.indexPathForItem(at: position) ?? previousIndexPath
    }

    /// Returns the attributes of an item that is moved by hand, with its middle at a point of the
    /// collection, in front of all others.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let moved =
            layoutAttributesForItem(at: indexPath)?.copied()
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        moved.center = position
        moved.zIndex = Int.max
        return moved
    }
}

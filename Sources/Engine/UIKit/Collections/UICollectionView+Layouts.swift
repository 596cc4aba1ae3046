import TouchKit

extension UICollectionView {
    /// Sets the layout, at once.
    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets the layout, at once, and calls a function afterwards.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        layoutIfNeeded()
        completion?(true)
    }

    /// Returns the header or footer of that kind at an index path; nil if it is not visible.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        shown.first { $0.key.kind == elementKind && $0.key.path == indexPath }?.value
    }
}

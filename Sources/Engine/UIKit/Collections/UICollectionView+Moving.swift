import TouchKit

/// An item that is moved by hand, and the items that give way to it.
struct ItemMovement {
    /// The index path from which it came.
    let source: IndexPath
    /// The index path at which it lies now.
    var path: IndexPath
    /// The middle of its cell, in the collection's coordinates.
    var position: CGPoint

    /// Returns the index path that an item had before the movement began.
    func original(of place: IndexPath) -> IndexPath { place.following(path, to: source) }

    /// Returns the attributes of an element: those of the moved item follow the finger.
    @MainActor func moved(
        _ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        guard attributes.representedElementKind == nil, attributes.indexPath == path else {
            return nil
        }
        return view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: path, withTargetPosition: position)
    }
}

extension UICollectionView {
    /// Begins to move an item by hand.
    /// - Returns: false if the data source says that it cannot be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, let middle = layoutAttributesForItem(at: indexPath)?.center,
            dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
        else { return false }
        movement = ItemMovement(source: indexPath, path: indexPath, position: middle)
        startAutoscroll()
        return true
    }

    /// Moves the item so that its middle is at a point of the collection; the others give way.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard var moved = movement else { return }
        moved.position = targetPosition
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: moved.path, withPosition: targetPosition)
        let target =
            itemDelegate?.collectionView(
                self, targetIndexPathForMoveFromItemAt: moved.source, toProposedIndexPath: proposed)
            ?? proposed
        let former = moved.path
        moved.path = target
        if target != former { renumber { $0.following(former, to: target) } }
        movement = moved
    }

    /// Ends the movement: the item stays where it is, and the data source is told.
    public func endInteractiveMovement() {
        guard let moved = movement else { return }
        movement = nil
        stopAutoscroll()
        guard moved.path != moved.source else { return }
        dataSource?.collectionView(self, moveItemAt: moved.source, to: moved.path)
        setNeedsNewLayout()
    }

    /// Ends the movement: all items go back.
    public func cancelInteractiveMovement() {
        guard let moved = movement else { return }
        movement = nil
        stopAutoscroll()
        renumber { $0.following(moved.path, to: moved.source) }
    }
}

extension IndexPath {
    /// Returns the path that an item has after another has moved from one path to another.
    fileprivate func following(_ source: IndexPath, to target: IndexPath) -> IndexPath {
        if self == source { return target }
        var place = self
        if section == source.section, item > source.item { place = place.shifted(by: -1) }
        if place.section == target.section, place.item >= target.item {
            place = place.shifted(by: 1)
        }
        return place
    }

    private func shifted(by count: Int) -> IndexPath {
        IndexPath(item: item + count, section: section)
    }
}

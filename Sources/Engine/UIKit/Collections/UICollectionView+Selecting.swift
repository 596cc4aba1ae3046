import TouchKit

extension UICollectionView {
    /// The index paths of the selected items; nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { chosen.isEmpty ? nil : chosen }

    /// Selects an item, without telling the delegate.
    public func selectItem(
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
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        chosen.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Scrolls to an item.
    public func scrollToItem(
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

    func tap(_ path: IndexPath) {
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

    func letGo() {
        guard let path = touched else { return }
        touched = nil
        cellForItem(at: path)?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}

import TouchKit

extension UICollectionView {
    /// The delegate that supplies what is dragged from items.
    public var dragDelegate: UICollectionViewDragDelegate? {
        get { drags.dragDelegate as? UICollectionViewDragDelegate }
        set { drags.dragDelegate = newValue }
    }
    /// The delegate that decides about drops.
    public var dropDelegate: UICollectionViewDropDelegate? {
        get { drags.dropDelegate as? UICollectionViewDropDelegate }
        set { drags.dropDelegate = newValue }
    }
    /// Indicates whether items can be dragged, if there is a delegate for that.
    public var dragInteractionEnabled: Bool {
        get { drags.isEnabled }
        set { drags.isEnabled = newValue }
    }
}

extension UICollectionView: ItemContainer {
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func itemCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func itemMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        itemDelegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: itemPath(at: point).map { [$0] } ?? [],
            point: point)
    }

    func dragItems(_ session: LocalSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func acceptsDrop(_ session: LocalSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func dropProposal(_ session: LocalSession, at path: IndexPath?) -> UIDropProposal? {
        dropDelegate?.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }

    func performDrop(
        _ session: LocalSession, from source: IndexPath?, to destination: IndexPath?,
        _ proposal: UIDropProposal
    ) {
        guard let proposal = proposal as? UICollectionViewDropProposal else { return }
        let drop = ItemDrop(session, from: source, to: destination, proposal)
        dropDelegate?.collectionView(self, performDropWith: drop)
    }

    func hear(_ event: ItemDragEvent, of session: LocalSession) {
        switch event {
        case .dragBegins: dragDelegate?.collectionView(self, dragSessionWillBegin: session)
        case .dragEnded: dragDelegate?.collectionView(self, dragSessionDidEnd: session)
        case .dropEntered: dropDelegate?.collectionView(self, dropSessionDidEnter: session)
        case .dropExited: dropDelegate?.collectionView(self, dropSessionDidExit: session)
        case .dropEnded: dropDelegate?.collectionView(self, dropSessionDidEnd: session)
        }
    }
}

import TouchKit

/// Something that is dropped on a table or a collection.
open class DroppedItem {
    /// The thing that is dropped.
    public let dragItem: UIDragItem
    /// The index path of the item that was dragged; nil if it comes from elsewhere.
    public let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from path: IndexPath?) { (dragItem, sourceIndexPath) = (item, path) }
}

/// A drop on a container's items, as it is handed to the delegate.
final class ItemDrop<Proposal: UIDropProposal> {
    let items: [DroppedItem]
    let destinationIndexPath: IndexPath?
    let proposal: Proposal
    let session: UIDropSession

    init(
        _ session: UIDropSession, from source: IndexPath?, to destination: IndexPath?,
        _ proposal: Proposal
    ) {
        items = session.items.map { DroppedItem($0, from: source) }
        (self.session, destinationIndexPath, self.proposal) = (session, destination, proposal)
    }
}

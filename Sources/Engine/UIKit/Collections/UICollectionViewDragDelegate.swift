import TouchKit

/// A delegate that supplies what is dragged from a collection (IN10).
@MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// Returns the things to drag from an item; none if it is not to be dragged.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Called when the finger moves after the lift.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)
    /// Called when the session is over.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
}

extension UICollectionViewDragDelegate {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession
    ) {}
}

/// A delegate that decides about drops on a collection (IN12).
@MainActor public protocol UICollectionViewDropDelegate: AnyObject {
    /// Returns whether the collection takes part in the session; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession)
        -> Bool
    /// Called when the finger comes over the collection.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession)
    /// Returns the outcome of a drop now, on the item under the finger; `cancel` unless implemented.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when the finger leaves the collection.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession)
    /// Called when the finger lifts over the collection and it proposes to copy or to move.
    func collectionView(
        _ collectionView: UICollectionView,
        performDropWith coordinator: UICollectionViewDropCoordinator)
    /// Called when the session is over.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// Returns true.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession)
        -> Bool
    {
        true
    }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession
    ) {}
    /// Returns a proposal to cancel.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession
    ) {}
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession
    ) {}
}

/// The answer of a collection over which something is dragged.
open class UICollectionViewDropProposal: UIDropProposal {
    /// The place of the drop; stored only, as items do not give way.
    public nonisolated enum Intent: Int, Sendable {
        /// No particular place.
        case unspecified
        /// A new item at the index path; the items from there on move back.
        case insertAtDestinationIndexPath
        /// The inside of the item at the index path, as with a folder.
        case insertIntoDestinationIndexPath
    }

    /// The place of the drop.
    public let intent: Intent

    /// Creates a proposal.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    /// Creates a proposal for a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
}

/// Something that is dropped on a collection.
public typealias UICollectionViewDropItem = DroppedItem

/// A drop on a collection.
@MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The things that are dropped.
    var items: [UICollectionViewDropItem] { get }
    /// The index path of the item under the finger; nil beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that led to the drop.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag that ends with it.
    var session: UIDropSession { get }
    /// Does nothing, as drops are not animated; the data source's items are the app's to change.
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

extension ItemDrop: UICollectionViewDropCoordinator where Proposal == UICollectionViewDropProposal {
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) {}
}

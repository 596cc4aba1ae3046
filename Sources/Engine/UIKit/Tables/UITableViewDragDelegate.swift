import TouchKit

/// A delegate that supplies what is dragged from a table (IN10).
@MainActor public protocol UITableViewDragDelegate: AnyObject {
    /// Returns the things to drag from a row; none if it is not to be dragged.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Called when the finger moves after the lift.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)
    /// Called when the session is over.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
}

extension UITableViewDragDelegate {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession) {}
}

/// A delegate that decides about drops on a table (IN12).
@MainActor public protocol UITableViewDropDelegate: AnyObject {
    /// Returns whether the table takes part in the session; true unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
    /// Called when the finger comes over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)
    /// Returns the outcome of a drop now, on the row under the finger; `cancel` unless implemented.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the finger leaves the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)
    /// Called when the finger lifts over the table and it proposes to copy or to move.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
    /// Called when the session is over.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
}

extension UITableViewDropDelegate {
    /// Returns true.
    public func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool {
        true
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession) {}
    /// Returns a proposal to cancel.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession) {}
}

/// The answer of a table over which something is dragged.
open class UITableViewDropProposal: UIDropProposal {
    /// The place of the drop; stored only, as rows do not give way.
    public nonisolated enum Intent: Int, Sendable {
        /// No particular place.
        case unspecified
        /// A new row at the index path; the rows from there on move down.
        case insertAtDestinationIndexPath
        /// The inside of the row at the index path, as with a folder.
        case insertIntoDestinationIndexPath
        /// Between two rows or inside one, depending on the place of the finger.
        case automatic
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

/// Something that is dropped on a table.
public typealias UITableViewDropItem = DroppedItem

/// A drop on a table.
@MainActor public protocol UITableViewDropCoordinator: AnyObject {
    /// The things that are dropped.
    var items: [UITableViewDropItem] { get }
    /// The index path of the row under the finger; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that led to the drop.
    var proposal: UITableViewDropProposal { get }
    /// The drag that ends with it.
    var session: UIDropSession { get }
    /// Does nothing, as drops are not animated; the data source's rows are the app's to change.
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

extension ItemDrop: UITableViewDropCoordinator where Proposal == UITableViewDropProposal {
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) {}
}

import TouchKit

/// An event in the drag of an item, or in a drag over the items.
enum ItemDragEvent { case dragBegins, dragEnded, dropEntered, dropExited, dropEnded }

/// A table or a collection: items that have menus, are dragged, and are dropped on. It hands on to
/// its delegates what `ItemMenu` and `ItemDrags` ask and tell it.
@MainActor protocol ItemContainer: UIScrollView {
    /// Returns the index path of the item at a point, in the container's coordinates.
    func itemPath(at point: CGPoint) -> IndexPath?
    /// Returns the cell of an item; nil if it is not visible.
    func itemCell(at path: IndexPath) -> UIView?
    /// Returns the menu at a point, in the container's coordinates; nil for none.
    func itemMenu(at point: CGPoint) -> UIContextMenuConfiguration?

    /// Returns the things to drag from an item.
    func dragItems(_ session: LocalSession, at path: IndexPath) -> [UIDragItem]
    /// Returns whether the container takes part in the drops of a session.
    func acceptsDrop(_ session: LocalSession) -> Bool
    /// Returns the proposal for a drop on an item; nil beside all of them, or without a delegate.
    func dropProposal(_ session: LocalSession, at path: IndexPath?) -> UIDropProposal?
    /// Drops what was dragged from one item, or nil for elsewhere, on another.
    func performDrop(
        _ session: LocalSession, from source: IndexPath?, to destination: IndexPath?,
        _ proposal: UIDropProposal)
    /// Called when a drag comes this far.
    func hear(_ event: ItemDragEvent, of session: LocalSession)
}

extension ItemContainer {
    func cellUnder(_ point: CGPoint) -> UIView? { itemPath(at: point).flatMap(itemCell) }
}

/// The menus of a container's items.
final class ItemMenu {
    private unowned let container: any ItemContainer
    private let menu = ContextMenu { _ in nil }

    init(_ container: any ItemContainer) {
        self.container = container
        menu.items = { [unowned container] in
            container.itemMenu(at: $0).map { $0.items(for: container) }
        }
        menu.subject = { [unowned container] in container.cellUnder($0) }
    }

    /// Watches for presses, once there is a delegate that may have menus.
    func watch() {
        if menu.view == nil { container.addInteraction(menu) }
    }
}

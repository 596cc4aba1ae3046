import TouchKit

extension UITableView {
    /// The delegate that supplies what is dragged from rows.
    public var dragDelegate: UITableViewDragDelegate? {
        get { drags.dragDelegate as? UITableViewDragDelegate }
        set { drags.dragDelegate = newValue }
    }
    /// The delegate that decides about drops.
    public var dropDelegate: UITableViewDropDelegate? {
        get { drags.dropDelegate as? UITableViewDropDelegate }
        set { drags.dropDelegate = newValue }
    }
    /// Indicates whether rows can be dragged, if there is a delegate for that.
    public var dragInteractionEnabled: Bool {
        get { drags.isEnabled }
        set { drags.isEnabled = newValue }
    }
}

extension UITableView: ItemContainer {
    func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func itemCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func itemMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForRow(at: point) else { return nil }
        return (delegate as? UITableViewDelegate)?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: point)
    }

    func dragItems(_ session: LocalSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func acceptsDrop(_ session: LocalSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func dropProposal(_ session: LocalSession, at path: IndexPath?) -> UIDropProposal? {
        dropDelegate?.tableView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }

    func performDrop(
        _ session: LocalSession, from source: IndexPath?, to destination: IndexPath?,
        _ proposal: UIDropProposal
    ) {
        guard let proposal = proposal as? UITableViewDropProposal else { return }
        let drop = ItemDrop(session, from: source, to: destination, proposal)
        dropDelegate?.tableView(self, performDropWith: drop)
    }

    func hear(_ event: ItemDragEvent, of session: LocalSession) {
        switch event {
        case .dragBegins: dragDelegate?.tableView(self, dragSessionWillBegin: session)
        case .dragEnded: dragDelegate?.tableView(self, dragSessionDidEnd: session)
        case .dropEntered: dropDelegate?.tableView(self, dropSessionDidEnter: session)
        case .dropExited: dropDelegate?.tableView(self, dropSessionDidExit: session)
        case .dropEnded: dropDelegate?.tableView(self, dropSessionDidEnd: session)
        }
    }
}

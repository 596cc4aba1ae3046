import TouchKit

/// The drags and drops of a table.
final class TableDrags {
    weak var dragDelegate: UITableViewDragDelegate? { didSet { watch() } }
    weak var dropDelegate: UITableViewDropDelegate? { didSet { watch() } }
    /// Indicates whether rows can be dragged.
    var isEnabled = true { didSet { watch() } }

    private unowned let table: UITableView
    private let source = DragSource { _ in [] }
    private let target = DropTarget()
    private var dragged: IndexPath?
    private var proposal = UITableViewDropProposal(operation: .cancel)

    init(_ table: UITableView) {
        self.table = table
        source.items = { [unowned self] in self.items($0) }
        source.subject = { [unowned table] in
            table.indexPathForRow(at: $0).flatMap(table.cellForRow)
        }
        source.willBegin = { [unowned self] in
            self.dragDelegate?.tableView(table, dragSessionWillBegin: LocalSession.of($0))
        }
        source.didEnd = { [unowned self] session, _ in
            self.dragDelegate?.tableView(table, dragSessionDidEnd: LocalSession.of(session))
        }
        target.accepts = { [unowned self] in
            self.dropDelegate?.tableView(table, canHandle: LocalSession.of($0)) ?? false
        }
        target.entered = { [unowned self] in
            self.dropDelegate?.tableView(table, dropSessionDidEnter: LocalSession.of($0))
        }
        target.updated = { [unowned self] in self.update(LocalSession.of($0)) }
        target.exited = { [unowned self] in
            self.dropDelegate?.tableView(table, dropSessionDidExit: LocalSession.of($0))
        }
        target.perform = { [unowned self] in self.perform(LocalSession.of($0)) }
        target.ended = { [unowned self] in
            self.dropDelegate?.tableView(table, dropSessionDidEnd: LocalSession.of($0))
            self.dragged = nil
        }
    }

    /// Adds what the delegates ask for.
    private func watch() {
        if dragDelegate != nil, source.view == nil { table.addInteraction(source) }
        for recognizer in source.recognizers { recognizer.isEnabled = isEnabled }
        if dropDelegate != nil, target.view == nil { table.addInteraction(target) }
    }

    private func items(_ core: DragSession) -> [AnyObject] {
        let session = LocalSession.of(core)
        dragged = table.indexPathForRow(at: session.location(in: table))
        guard let dragDelegate, let dragged else { return [] }
        return dragDelegate.tableView(table, itemsForBeginning: session, at: dragged)
    }

    private func update(_ session: LocalSession) -> DropOperation {
        guard let dropDelegate else { return .cancel }
        proposal = dropDelegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session)
        )
        return proposal.operation.core
    }

    private func destination(of session: LocalSession) -> IndexPath? {
        table.indexPathForRow(at: session.location(in: table))
    }

    private func perform(_ session: LocalSession) {
        // Rows that come from elsewhere have no index path here.
        let origin = session.core.source === table ? dragged : nil
        let drop = TableDrop(session, from: origin, to: destination(of: session), proposal)
        dropDelegate?.tableView(table, performDropWith: drop)
    }
}

extension UITableView {
    /// The delegate that supplies what is dragged from rows.
    public var dragDelegate: UITableViewDragDelegate? {
        get { drags.dragDelegate }
        set { drags.dragDelegate = newValue }
    }
    /// The delegate that decides about drops.
    public var dropDelegate: UITableViewDropDelegate? {
        get { drags.dropDelegate }
        set { drags.dropDelegate = newValue }
    }
    /// Indicates whether rows can be dragged, if there is a delegate for that.
    public var dragInteractionEnabled: Bool {
        get { drags.isEnabled }
        set { drags.isEnabled = newValue }
    }
}

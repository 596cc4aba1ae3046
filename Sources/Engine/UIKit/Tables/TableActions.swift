import TouchKit

/// The swipe actions of a table's rows.
final class TableActions {
    /// The part that decides about swipes.
    let swipes = SwipeActions { _, _ in nil }
    private unowned let table: UITableView
    /// The rows that are open or just closing, with the index paths at which they opened: by the
    /// time a cell has closed, it may be another row's.
    private var open: [(row: UIView, path: IndexPath)] = []

    init(_ table: UITableView) {
        self.table = table
        swipes.row = { [unowned table] in table.cellUnder($0) }
        swipes.actions = { [unowned self] in self.actions(of: $0, at: $1) }
        swipes.willOpen = { [unowned self] in self.opens($0) }
        swipes.didClose = { [weak self] in self?.closed($0) }
        swipes.closesWhenChosen = false
        table.addInteraction(swipes)
    }

    private var delegate: UITableViewDelegate? { table.delegate as? UITableViewDelegate }

    private func path(of row: UIView) -> IndexPath? {
        (row as? UITableViewCell).flatMap(table.indexPath)
    }

    // MARK: Swiping

    private func opens(_ row: UIView) {
        for path in table.indexPathsForSelectedRows ?? [] {
            table.deselectRow(at: path, animated: true)
        }
        guard let path = path(of: row) else { return }
        open.append((row, path))
        delegate?.tableView(table, willBeginEditingRowAt: path)
    }

    private func closed(_ row: UIView) {
        guard let index = open.firstIndex(where: { $0.row === row }) else { return }
        delegate?.tableView(table, didEndEditingRowAt: open.remove(at: index).path)
    }

    private func actions(of row: UIView, at edge: SwipeEdge) -> SwipeSet? {
        guard let path = path(of: row) else { return nil }
        let isEditable = table.canEditRow(at: path)
        if isEditable == false { return nil }
        let own =
            edge == .leading
            ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.buttons(for: row) { [weak self] in self?.swipes.close() } }
        guard edge == .trailing, isEditable == true else { return nil }
        return deletion(of: path)
    }

    /// Returns the button of a row that can be deleted, if it is that kind of row.
    private func deletion(of path: IndexPath) -> SwipeSet? {
        let style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
        guard style == .delete else { return nil }
        let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        let item = MenuItem(title ?? "Delete", color: .systemRed) { [weak self] in
            guard let self else { return }
            self.swipes.close()
            self.table.dataSource?.tableView(self.table, commit: .delete, forRowAt: path)
        }
        return SwipeSet([item])
    }
}

extension UITableView {
    /// Returns whether the data source says that a row can be edited; nil if it does not say.
    func canEditRow(at path: IndexPath) -> Bool? {
        isEditabilityDefault = false
        let answer = dataSource?.tableView(self, canEditRowAt: path)
        return isEditabilityDefault ? nil : answer
    }
}

import UIKit

/// A table of letters that can be swiped and have menus; it remembers what happened.
final class MailController: UITableViewController {
    private(set) var log: [String] = []
    private var letters = Array(0..<30)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "mail"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        letters.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.accessibilityIdentifier = "letter \(letters[indexPath.row])"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("chose \(letters[indexPath.row])")
    }

    func letDrag() {
        tableView.dragDelegate = self
        tableView.dropDelegate = self
    }

    fileprivate func note(_ what: String) { log.append(what) }

    // Row 0 has actions of its own, row 1 can only be deleted, row 2 is fixed, and nobody knows of the others.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        switch indexPath.row {
        case 1: true
        case 2: false
        default: super.tableView(tableView, canEditRowAt: indexPath)
        }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.row == 0 || indexPath.row == 2 else { return nil }
        let archive = UIContextualAction(style: .normal, title: "Archive") {
            [weak self] _, _, done in
            self?.log.append("archived")
            done(true)
        }
        let trash = UIContextualAction(style: .destructive, title: "Trash") {
            [weak self] _, _, done in
            self?.log.append("trashed")
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [archive, trash])
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        log.append("deleted \(letters.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("uncovers \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("covers \(indexPath?.row ?? -1)")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.row == 4 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Flag") { [weak self] _ in self?.log.append("flagged") }
            ])
        }
    }
}

extension MailController: UITableViewDragDelegate, UITableViewDropDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard indexPath.row > 0 else { return [] }
        return [
            UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "\(indexPath.row)")))
        ]
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
    ) {
        for item in coordinator.items {
            note(
                "moves \(item.sourceIndexPath?.row ?? -1) to \(coordinator.destinationIndexPath?.row ?? -1)"
            )
        }
    }
}

import TouchKit

extension UIView {
    /// Adds swipe actions to a row outside of tables (IN6). This is Touchscope's own: in UIKit,
    /// only rows of tables and lists have them.
    public func addSwipeActions(
        leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?
    ) {
        addInteraction(
            SwipeActions { row, edge in
                (edge == .leading ? leading : trailing)?.buttons(for: row) {}
            })
    }
}

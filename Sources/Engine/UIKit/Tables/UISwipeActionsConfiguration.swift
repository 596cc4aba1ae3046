import TouchKit

/// An action that a swipe uncovers beside a row (IN6).
open class UIContextualAction {
    /// The look of an action: gray or red.
    public nonisolated enum Style: Int, Sendable {
        /// A gray button for an ordinary action.
        case normal
        /// A red button for an action that deletes.
        case destructive
    }

    /// The closure to run; it receives the action, the view that was touched, and a closure to call
    /// when it is done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The look of the action.
    public let style: Style
    /// The closure to run.
    public let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The color of the button.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!
    /// The image of the button; stored only.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// The actions that a swipe uncovers at one side of a row (IN6, IN8).
open class UISwipeActionsConfiguration {
    /// The actions, the outermost first.
    public let actions: [UIContextualAction]
    /// Indicates whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration; without actions, nothing is uncovered.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// Returns the buttons to show for a row, each of which calls `done` when its action is done.
    func buttons(for row: UIView, done: @escaping () -> Void) -> SwipeSet {
        let items = actions.map { action in
            MenuItem(action.title ?? "", color: action.backgroundColor) {
                action.handler(action, row) { _ in done() }
            }
        }
        return SwipeSet(items, performsFirst: performsFirstActionWithFullSwipe)
    }
}

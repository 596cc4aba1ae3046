import TouchKit

/// An interaction that opens a menu over a view on a long press (IN2–IN5).
open class UIContextMenuInteraction: UIInteraction {
    /// The way in which menus are shown; always a list.
    public nonisolated enum Appearance: Int, Sendable {
        /// No menu is open.
        case unknown
        /// The menu with a preview of the view.
        case rich
        /// The menu alone.
        case compact
    }

    /// The delegate, which supplies the menu.
    open private(set) weak var delegate: UIContextMenuInteractionDelegate?
    /// The way in which the menu is shown.
    open var menuAppearance: Appearance { menu.isOpen ? .rich : .unknown }
    /// The view that it is attached to.
    open var view: UIView? { menu.view }

    /// The part that decides about touches.
    package let menu = ContextMenu { _ in nil }
    private var configuration: UIContextMenuConfiguration?

    /// Creates an interaction with a delegate.
    public init(delegate: UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        menu.items = { [weak self] in self?.items(at: $0) }
        menu.willOpen = { [weak self] in self?.tell(opens: true) }
        menu.didClose = { [weak self] in self?.tell(opens: false) }
    }

    open func willMove(to view: UIView?) { menu.willMove(to: view) }
    open func didMove(to view: UIView?) { menu.didMove(to: view) }

    /// Returns the location of the press, in the coordinates of `view`; nil means the window.
    open func location(in view: UIView?) -> CGPoint { menu.press.location(in: view) }

    /// Closes the menu.
    open func dismissMenu() { menu.close() }

    private func items(at place: CGPoint) -> [MenuItem]? {
        configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: place)
        return configuration.map { $0.items(for: self) }
    }

    private func tell(opens: Bool) {
        guard let delegate, let configuration else { return }
        let animator = MenuAnimator()
        if opens {
            delegate.contextMenuInteraction(
                self, willDisplayMenuFor: configuration, animator: animator)
        } else {
            delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        animator.run()
    }
}

/// A delegate that supplies the menu of a view.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Returns the menu at a point in the view; nil for none: the press then fails (IN3).
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Called before the menu opens.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    /// Called when the menu closes.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?)
    /// Called when the preview is tapped; never here, as menus show no preview.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating)
    /// Returns the preview of the view; never called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionCommitAnimating
    ) {}
    /// Returns nil.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}

/// The configuration of a menu over a view.
open class UIContextMenuConfiguration {
    /// A closure that makes the controller of the preview.
    public typealias ContentPreviewProvider = () -> UIViewController?
    /// A closure that makes the menu; it receives the system's suggestions, of which there are none
    /// here.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// The identity of the menu.
    public let identifier: Any
    /// A closure that makes the preview; stored only.
    let previewProvider: ContentPreviewProvider?
    private let actionProvider: ActionProvider?
    private static var made = 0

    /// Creates a menu that is made when it opens; without an identifier it gets a unique one.
    public init(
        identifier: Any? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        UIContextMenuConfiguration.made += 1
        self.identifier = identifier ?? UIContextMenuConfiguration.made
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }

    /// Returns the entries to show.
    func items(for sender: AnyObject) -> [MenuItem] {
        actionProvider?([])?.items(for: sender) ?? []
    }
}

/// An object that takes animations along with those of a menu.
@MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil here.
    var previewViewController: UIViewController? { get }
    /// Adds changes to make with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure to call after them.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a preview becomes the content.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// The preview goes away.
    case dismiss
    /// The preview grows to fill the screen.
    case pop
}

/// An object that takes animations along when a preview becomes the content.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
    UIContextMenuInteractionAnimating
{
    /// The way in which that happens.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator of menus, which open and close at once here.
final class MenuAnimator: UIContextMenuInteractionAnimating {
    var previewViewController: UIViewController? { nil }
    private var (animations, completions): ([() -> Void], [() -> Void]) = ([], [])

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for work in animations + completions { work() }
    }
}

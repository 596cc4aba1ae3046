import TouchKit

/// An interaction that does nothing; here it is inert.
open class InertInteraction: UIInteraction {
    public private(set) weak var view: UIView?
    /// Creates an interaction that is on no view yet.
    public init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// An interaction for double taps on a pencil; here it is inert, as pencils cannot be tapped.
open class UIPencilInteraction: InertInteraction {
    /// The user's preferred action for a double tap; always `ignore`.
    public static var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// The delegate, which is never called.
    open weak var delegate: UIPencilInteractionDelegate?
    /// Indicates whether the interaction is enabled; stored only.
    open var isEnabled = true

    /// Creates an interaction with a delegate.
    public convenience init(delegate: UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}

/// The actions for a double tap on a pencil.
public nonisolated enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette
}

/// A delegate for double taps on a pencil; there are none here.
@MainActor public protocol UIPencilInteractionDelegate: AnyObject {
    /// Called when the pencil was tapped twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// An interaction for a pointer over the view; here it is inert.
open class UIPointerInteraction: InertInteraction {
    /// The delegate, which is never called.
    open weak var delegate: UIPointerInteractionDelegate?
    /// Creates an interaction with a delegate.
    public init(delegate: UIPointerInteractionDelegate?) { self.delegate = delegate }
}

/// A delegate for pointers; it is never called.
@MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

import TouchKit

/// An object that observes a view.
@MainActor public protocol UIInteraction: AnyObject {
    /// The view that it observes.
    var view: UIView? { get }
    /// Called before it is moved to another view.
    func willMove(to view: UIView?)
    /// Called after it was moved to another view.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view.
    public var interactions: [UIInteraction] {
        get { kept["interactions"] ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Adds `interaction` to the view.
    public func addInteraction(_ interaction: UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        kept["interactions"] = interactions + [interaction]
        interaction.didMove(to: self)
    }

    /// Removes `interaction` from the view.
    public func removeInteraction(_ interaction: UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        kept["interactions"] = interactions.filter { $0 !== interaction }
        interaction.didMove(to: nil)
    }
}

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

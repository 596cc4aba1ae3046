import TouchKit

/// Something that watches a view.
@MainActor public protocol UIInteraction: AnyObject {
    /// What it watches.
    var view: UIView? { get }
    /// Called before it watches another view.
    func willMove(to view: UIView?)
    /// Called when it watches another view.
    func didMove(to view: UIView?)
}

extension UIView {
    /// What watches the view.
    public var interactions: [UIInteraction] {
        get { kept["interactions"] ?? [] }
        set {
            for interaction in interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    /// Has `interaction` watch the view.
    public func addInteraction(_ interaction: UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        kept["interactions"] = interactions + [interaction]
        interaction.didMove(to: self)
    }

    /// Has `interaction` watch the view no more.
    public func removeInteraction(_ interaction: UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        kept["interactions"] = interactions.filter { $0 !== interaction }
        interaction.didMove(to: nil)
    }
}

/// An interaction that watches and does nothing; here it is inert.
open class InertInteraction: UIInteraction {
    public private(set) weak var view: UIView?
    /// One that watches no view yet.
    public init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Double taps on a pencil; here it is inert: pencils have nothing to tap.
open class UIPencilInteraction: InertInteraction {
    /// What a double tap is to do.
    public static var preferredTapAction: UIPencilPreferredAction { .ignore }
    /// Who would be told.
    open weak var delegate: UIPencilInteractionDelegate?
    /// Only kept.
    open var isEnabled = true

    /// For a delegate.
    public convenience init(delegate: UIPencilInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
}

/// What a double tap on a pencil is to do.
public nonisolated enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette
}

/// Told of double taps on a pencil: there are none.
@MainActor public protocol UIPencilInteractionDelegate: AnyObject {
    /// It was tapped twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A pointer over the view; here it is inert.
open class UIPointerInteraction: InertInteraction {
    /// Who would be asked.
    open weak var delegate: UIPointerInteractionDelegate?
    /// For a delegate.
    public init(delegate: UIPointerInteractionDelegate?) { self.delegate = delegate }
}

/// Asked about pointers: nobody asks.
@MainActor public protocol UIPointerInteractionDelegate: AnyObject {}

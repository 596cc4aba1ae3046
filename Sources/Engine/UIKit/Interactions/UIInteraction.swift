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

import TouchKit

/// An interaction that does nothing; here it is inert.
open class InertInteraction: UIInteraction {
    public private(set) weak var view: UIView?
    /// Creates an interaction that is on no view yet.
    public init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

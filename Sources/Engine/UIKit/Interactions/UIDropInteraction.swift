import TouchKit

/// An interaction by which things can be dropped on a view (IN12).
open class UIDropInteraction: UIInteraction {
    /// The delegate, which decides about drops.
    open private(set) weak var delegate: UIDropInteractionDelegate?
    /// Indicates whether several sessions may be over the view; stored only, as there is one.
    open var allowsSimultaneousDropSessions = false
    /// The view that it is attached to.
    open var view: UIView? { target.view }

    private let target = DropTarget()

    /// Creates an interaction with a delegate.
    public init(delegate: UIDropInteractionDelegate) {
        self.delegate = delegate
        target.accepts = { [weak self] session in
            guard let self, let delegate = self.delegate else { return false }
            return delegate.dropInteraction(self, canHandle: LocalSession.of(session))
        }
        target.updated = { [weak self] session in
            guard let self else { return .cancel }
            return self.operation(LocalSession.of(session)).core
        }
        target.entered = { [weak self] in
            self?.tell($0) { $0.dropInteraction($1, sessionDidEnter: $2) }
        }
        target.exited = { [weak self] in
            self?.tell($0) { $0.dropInteraction($1, sessionDidExit: $2) }
        }
        target.ended = { [weak self] in
            self?.tell($0) { $0.dropInteraction($1, sessionDidEnd: $2) }
        }
        target.perform = { [weak self] in
            self?.tell($0) {
                $0.dropInteraction($1, performDrop: $2)
                $0.dropInteraction($1, concludeDrop: $2)
            }
        }
    }

    open func willMove(to view: UIView?) { target.willMove(to: view) }
    open func didMove(to view: UIView?) { target.didMove(to: view) }

    private func tell(
        _ session: DragSession,
        _ call: (UIDropInteractionDelegate, UIDropInteraction, UIDropSession) -> Void
    ) {
        guard let delegate else { return }
        call(delegate, self, LocalSession.of(session))
    }

    /// Returns the outcome that the delegate proposes; a move only if the source allows it.
    private func operation(_ session: LocalSession) -> UIDropOperation {
        let wanted = delegate?.dropInteraction(self, sessionDidUpdate: session).operation
        return wanted == .move && !session.allowsMoveOperation ? .forbidden : wanted ?? .cancel
    }
}

/// A delegate that decides about drops on a view.
@MainActor public protocol UIDropInteractionDelegate: AnyObject {
    /// Returns whether the view takes part in the session; true unless implemented.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
    /// Called when the finger comes over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession)
    /// Returns the outcome of a drop now; `cancel` unless implemented.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession)
        -> UIDropProposal
    /// Called when the finger leaves the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession)
    /// Called when the finger lifts over the view and it proposes to copy or to move.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
    /// Called after the drop.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession)
    /// Called when the session is over.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession)
}

extension UIDropInteractionDelegate {
    /// Returns true.
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession)
        -> Bool
    { true }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession
    ) {}
    /// Returns a proposal to cancel.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: UIDropSession
    ) {}
    /// Does nothing.
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession
    ) {}
}

import TouchKit

/// An interaction by which a view can be dragged (IN10–IN12).
open class UIDragInteraction: UIInteraction {
    /// Indicates whether new interactions are enabled.
    public static var isEnabledByDefault: Bool { true }

    /// The delegate, which supplies what is dragged.
    open private(set) weak var delegate: UIDragInteractionDelegate?
    /// Indicates whether other recognizers may begin during the lift; stored only.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Indicates whether the view can be dragged.
    open var isEnabled: Bool {
        get { source.lift.isEnabled }
        set { for recognizer in source.recognizers { recognizer.isEnabled = newValue } }
    }
    /// The view that it is attached to.
    open var view: UIView? { source.view }

    /// The part that decides about touches.
    package let source = DragSource { _ in [] }

    /// Creates an interaction with a delegate.
    public init(delegate: UIDragInteractionDelegate) {
        self.delegate = delegate
        source.items = { [weak self] session in
            guard let self, let delegate = self.delegate else { return [] }
            return delegate.dragInteraction(self, itemsForBeginning: LocalSession.of(session))
        }
        source.willBegin = { [weak self] core in
            guard let self, let delegate = self.delegate else { return }
            let session = LocalSession.of(core)
            delegate.dragInteraction(self, sessionWillBegin: session)
            session.allowsMoveOperation = delegate.dragInteraction(
                self, sessionAllowsMoveOperation: session)
        }
        source.didMove = { [weak self] session in
            guard let self else { return }
            self.delegate?.dragInteraction(self, sessionDidMove: LocalSession.of(session))
        }
        source.didEnd = { [weak self] core, operation in
            guard let self, let delegate = self.delegate else { return }
            let (session, outcome) = (LocalSession.of(core), UIDropOperation(operation))
            delegate.dragInteraction(self, session: session, willEndWith: outcome)
            delegate.dragInteraction(self, session: session, didEndWith: outcome)
        }
    }

    open func willMove(to view: UIView?) { source.willMove(to: view) }
    open func didMove(to view: UIView?) { source.didMove(to: view) }
}

/// A delegate that supplies what is dragged from a view.
@MainActor public protocol UIDragInteractionDelegate: AnyObject {
    /// Returns the things to drag; none if the view is not to be dragged from there (IN10).
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession)
        -> [UIDragItem]
    /// Returns the preview of an item; never called here.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: UIDragSession
    ) -> UITargetedDragPreview?
    /// Called when the finger moves after the lift.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
    /// Returns whether a drop may move the items; true unless implemented.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession
    ) -> Bool
    /// Called with each move of the finger.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession)
    /// Called when the finger lifts.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession,
        willEndWith operation: UIDropOperation)
    /// Called when the session is over.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession,
        didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// Returns nil.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
        session: UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession
    ) {}
    /// Returns true.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession
    ) -> Bool { true }
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: UIDragSession
    ) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession,
        willEndWith operation: UIDropOperation
    ) {}
    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession,
        didEndWith operation: UIDropOperation
    ) {}
}

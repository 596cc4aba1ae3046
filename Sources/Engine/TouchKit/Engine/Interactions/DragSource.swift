import TouchPicture

/// The press that lifts a view for dragging (IN10).
package final class UIDragLiftGestureRecognizer: UILongPressGestureRecognizer {
    package override var name: String? {
        get { super.name ?? view?.accessibilityIdentifier.map { "\($0).lift" } }
        set { super.name = newValue }
    }

    init() {
        super.init(target: nil, action: nil)
        // Measured on devices; code that wants another delay sets it here.
        minimumPressDuration = 0.325
    }
}

/// A view that can be dragged: a press lifts it, and moving on begins a session (IN10–IN12).
package final class DragSource: RecognizingInteraction, UIGestureRecognizerDelegate {
    /// The recognizer of the lift.
    package let lift = UIDragLiftGestureRecognizer()
    package override var recognizers: [UIGestureRecognizer] { [lift] }

    /// A closure that returns what is dragged from where the session's finger is; without
    /// anything the view does not lift.
    package var items: (DragSession) -> [AnyObject]
    /// Called when the session begins, with each move, and at the end with what became of it.
    package var willBegin: (DragSession) -> Void = { _ in }
    package var didMove: (DragSession) -> Void = { _ in }
    package var didEnd: (DragSession, DropOperation) -> Void = { _, _ in }
    /// A closure that returns the view that is lifted; nil for the view of the drag.
    package var subject: (CGPoint) -> UIView? = { _ in nil }

    private var session: DragSession?

    package init(items: @escaping (DragSession) -> [AnyObject]) {
        self.items = items
        super.init()
        lift.delegate = self
        lift.addTarget(self, action: DragSource.lifted, name: "drag")
    }

    /// Asks what is to be dragged (IN10).
    package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let view else { return false }
        let session = DragSession(of: view, at: lift.location(in: nil))
        session.items = items(session)
        if session.items.isEmpty { session.owner = nil }
        self.session = session.items.isEmpty ? nil : session
        return self.session != nil
    }

    private func lifted(_ lift: UIDragLiftGestureRecognizer) {
        guard let session else { return }
        switch lift.state {
        case .began: session.lift(subject(lift.location(in: view)))
        case .changed: move(session, to: lift.location(in: nil))
        case .ended: end(session, session.drop())
        default: end(session, session.cancel())
        }
    }

    private func move(_ session: DragSession, to place: CGPoint) {
        if !session.hasBegun {
            guard session.isAway(place) else { return }
            session.begin()
            closeMenu()
            willBegin(session)
        }
        session.move(to: place)
        didMove(session)
    }

    private func end(_ session: DragSession, _ operation: DropOperation) {
        self.session = nil
        if session.hasBegun { didEnd(session, operation) }
        session.owner = nil
    }

    /// Closes the menu that the same press has opened: the drag goes on without it (IN11).
    private func closeMenu() {
        for recognizer in view?.recognizers ?? [] {
            let press = recognizer as? LongPressClickDriverGestureRecognizer
            (press?.delegate as? ContextMenu)?.close()
        }
    }
}

import TouchPicture

/// A view that can be dragged: a press lifts it, and moving on begins a session (IN10–IN13).
package final class DragSource: RecognizingInteraction, UIGestureRecognizerDelegate {
    /// The recognizer of the lift.
    package let lift = UIDragLiftGestureRecognizer()
    /// The recognizer for which long presses wait.
    package let relationships = UIRelationshipGestureRecognizer()
    package override var recognizers: [UIGestureRecognizer] { [lift, relationships] }

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
        guard !session.items.isEmpty else {
            session.owner = nil
            relationships.state = .failed
            return false
        }
        self.session = session
        return true
    }

    private func lifted(_ lift: UIDragLiftGestureRecognizer) {
        guard let session else { return }
        switch lift.state {
        case .began:
            relationships.wait()
            session.lift(subject(lift.location(in: view)))
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
            takeTouches()
            willBegin(session)
        }
        session.move(to: place)
        didMove(session)
    }

    /// Takes the finger from everybody else: it is no touch of the app any more (IN12).
    private func takeTouches() {
        for touch in lift.tracked {
            for other in touch.recognizers where other !== lift {
                other.stop(because: .interrupted)
            }
        }
        lift.application?.delivery.claimTouches(of: lift)
    }

    private func end(_ session: DragSession, _ operation: DropOperation) {
        self.session = nil
        if session.hasBegun { didEnd(session, operation) }
        session.end()
        session.owner = nil
    }

    /// Closes the menu that the same press has opened: the drag goes on without it (IN11).
    private func closeMenu() {
        for recognizer in view?.recognizers ?? [] {
            (recognizer as? LongPressClickDriverGestureRecognizer)?.menu?.close()
        }
    }
}

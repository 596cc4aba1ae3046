import TouchPicture

/// The outcome that a view proposes for what is dragged over it.
package enum DropOperation { case cancel, forbidden, copy, move }

/// A drag in progress: it follows the finger, and asks the views under it (IN12).
package final class DragSession {
    /// The view that is dragged from.
    @Weak package private(set) var source: UIView?
    /// The things that are dragged.
    package internal(set) var items: [AnyObject] = []
    /// The location of the finger, in window coordinates.
    package private(set) var place: CGPoint
    /// Indicates whether the finger has moved since the lift.
    package private(set) var hasBegun = false
    /// An object by which code outside knows the session; it may retain the session until the end.
    package var owner: AnyObject?

    private let start: CGPoint
    private let preview = UIView()
    private var target: DropTarget?
    /// The targets that were asked whether they take part, with their answers, and those that the
    /// finger has been over.
    private var answers: [(target: DropTarget, accepts: Bool)] = []
    private var seen: [DropTarget] = []
    private var proposal = DropOperation.cancel

    /// A guess: the distance that a finger moves after the lift before the drag begins, in points.
    private static let slop: CGFloat = 10

    init(of source: UIView, at place: CGPoint) {
        (self.place, start) = (place, place)
        self.source = source
    }

    // MARK: The preview

    /// Shows a plain picture of what was lifted, in front of everything else.
    func lift(_ subject: UIView?) {
        guard let source else { return }
        let subject = subject ?? source
        preview.accessibilityIdentifier =
            subject.accessibilityIdentifier.map { "\($0) preview" }
        preview.backgroundColor = subject.backgroundColor ?? .systemGray4
        preview.layer.cornerRadius = subject.cornerRadius
        preview.alpha = 0.8
        preview.isUserInteractionEnabled = false
        preview.frame = subject.convert(subject.bounds, to: nil)
        source.root?.addSubview(preview)
    }

    // MARK: The finger

    /// Returns whether a finger there has left the place of the lift.
    func isAway(_ place: CGPoint) -> Bool { start.distance(to: place) >= DragSession.slop }

    func begin() {
        hasBegun = true
        // A menu may have opened in front of it since.
        source?.root?.bringSubviewToFront(preview)
    }

    /// Follows the finger, and asks the views under it, innermost first.
    func move(to place: CGPoint) {
        preview.center.x += place.x - self.place.x
        preview.center.y += place.y - self.place.y
        self.place = place
        let next = targetUnderFinger()
        if next !== target {
            target?.exited(self)
            target = next
            if let next, !seen.contains(where: { $0 === next }) { seen.append(next) }
            next?.entered(self)
        }
        proposal = next?.updated(self) ?? .cancel
    }

    private func targetUnderFinger() -> DropTarget? {
        var here = source?.root?.askForHit(place, with: nil)
        while let view = here {
            let target = view.dropTargets.last { takesPart($0) }
            if let target { return target }
            here = view.superview
        }
        return nil
    }

    /// Returns whether a target takes part; it is asked once a session.
    private func takesPart(_ target: DropTarget) -> Bool {
        if let known = answers.first(where: { $0.target === target }) { return known.accepts }
        let answer = target.accepts(self)
        answers.append((target, answer))
        return answer
    }

    // MARK: The end

    /// Drops, if the view under the finger has proposed to take what is dragged.
    /// - Returns: what became of it.
    func drop() -> DropOperation {
        preview.removeFromSuperview()
        guard hasBegun, let target, proposal == .copy || proposal == .move else { return .cancel }
        target.perform(self)
        return proposal
    }

    /// Ends the session without a drop.
    func cancel() -> DropOperation {
        preview.removeFromSuperview()
        return .cancel
    }

    /// Tells all targets that have seen the session that it is over.
    func end() {
        target = nil
        for target in seen { target.ended(self) }
    }
}

/// A view on which things can be dropped (IN12).
package final class DropTarget: RecognizingInteraction {
    /// A closure that returns whether it takes part in a session at all.
    package var accepts: (DragSession) -> Bool = { _ in true }
    /// Called when the finger comes in, with each move, and when it goes out again.
    package var entered: (DragSession) -> Void = { _ in }
    package var updated: (DragSession) -> DropOperation = { _ in .copy }
    package var exited: (DragSession) -> Void = { _ in }
    /// Called when the finger lifts over it, and when the session is over.
    package var perform: (DragSession) -> Void = { _ in }
    package var ended: (DragSession) -> Void = { _ in }

    package override init() {}

    package override func didMove(to view: UIView?) {
        self.view?.ownLooks.dropTargets.removeAll { $0 === self }
        super.didMove(to: view)
        view?.ownLooks.dropTargets.append(self)
    }
}

extension UIView {
    fileprivate var dropTargets: [DropTarget] { looks?.dropTargets ?? [] }
}

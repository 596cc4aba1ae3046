import TouchKit

/// A view that checks the order of the calls it gets (TE1) and lets surprises happen in every
/// callback.
final class FuzzView: UIView {
    var index = 0
    var objects = false
    weak var stage: FuzzStage?
    /// The touches that began here and have neither ended nor been cancelled.
    private(set) var open: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Touches of a view within that pass up the chain are not followed: if that view is
        // removed, the end never arrives here.
        for touch in touches where touch.view === self {
            if open.contains(touch) { fault("got began twice") }
            open.append(touch)
            stage?.meet(touch)
        }
        stage?.called("view \(index) began ×\(touches.count)")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, "moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, "ended", closes: true)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches, "cancelled", closes: true)
    }

    private func follow(_ touches: Set<UITouch>, _ phase: String, closes: Bool = false) {
        for touch in touches where touch.view === self && !open.contains(touch) {
            fault("got \(phase) without began")
        }
        if closes { open.removeAll { touches.contains($0) } }
        stage?.called("view \(index) \(phase) ×\(touches.count)")
    }

    private func fault(_ what: String) {
        stage?.faults.append("view \(index) \(what) (TE1)")
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        stage?.called("view \(index) asked")
        return !objects
    }
}

/// A recognizer as users write them: a discrete one recognizes when the last finger lifts, a
/// continuous one begins with the first move.
final class FuzzRecognizer: UIGestureRecognizer {
    var isContinuous = false
    private var down = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        down += touches.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard isContinuous else { return }
        if state == .possible { state = .began } else { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        down -= touches.count
        guard down <= 0 else { return }
        if isContinuous, state == .possible { state = .failed } else { state = .ended }
    }

    override func reset() {
        down = 0
    }

    // MARK: Relations that only a subclass can have

    weak var stage: FuzzStage?

    private func has(_ relation: FuzzScene.Relation, _ other: UIGestureRecognizer) -> Bool {
        guard let stage, let own = stage.number(of: self), let second = stage.number(of: other)
        else { return false }
        stage.called("\(own) itself asked \(relation)")
        return stage.scene.has(relation, own, second)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !has(.cannotPrevent, other) }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        !has(.cannotBePrevented, other)
    }

    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        has(.requiresLate, other)
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        has(.isRequiredLate, other)
    }
}

/// A delegate that gives the answers of the scene; recognizers have their numbers as names.
final class FuzzDelegate: UIGestureRecognizerDelegate {
    weak var stage: FuzzStage?

    private func answer(
        _ relation: FuzzScene.Relation, _ first: UIGestureRecognizer,
        _ second: UIGestureRecognizer?
    ) -> Bool {
        guard let stage, let one = stage.number(of: first) else { return false }
        stage.called("\(one) asked \(relation)")
        let other = second.flatMap { stage.number(of: $0) } ?? one
        return stage.scene.has(relation, one, other)
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !answer(.refusesToBegin, recognizer, nil)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { answer(.together, recognizer, other) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { answer(.requiresLate, recognizer, other) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { answer(.isRequiredLate, recognizer, other) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !answer(.refusesTouch, recognizer, nil) }
}

/// A target that checks whether the actions of one recognizer form a valid sequence (SM1, SM2).
final class FuzzTarget {
    let number: Int
    weak var stage: FuzzStage?
    private var last = UIGestureRecognizer.State.possible

    init(_ number: Int, _ stage: FuzzStage) {
        self.number = number
        self.stage = stage
    }

    func acted(_ recognizer: UIGestureRecognizer) {
        let state = recognizer.state
        let isInOrder =
            switch state {
            case .began: last == .possible
            case .changed, .cancelled: last == .began || last == .changed
            case .ended: true
            default: false
            }
        if !isInOrder {
            stage?.faults.append("recognizer \(number) acted \(state) after \(last) (SM2)")
        }
        last = state == .ended || state == .cancelled ? .possible : state
        stage?.called("\(number) \(state)")
    }
}

import TouchWords

extension AuditExercise {
    /// The exercise in words: "a flick to the right".
    var words: Wording {
        switch self {
        case .tap(times: 1): .audit.tap
        case .tap(times: 2): .audit.doubleTap
        case .tap(let times): .audit.taps(times)
        case .hold: .audit.hold
        case .flick(let direction): .audit.flick(direction.words)
        case .drag(let direction): .audit.drag(direction.words)
        case .fingersTap(let fingers): .audit.fingersTap(fingers)
        case .twoFingerDrag(let direction): .audit.twoFingerDrag(direction.words)
        case .round(let direction): .audit.round(direction.words)
        case .pressDrag(let direction): .audit.pressDrag(direction.words)
        case .pinchAndTurn(atOnce: true): .audit.pinchAndTurn
        case .pinchAndTurn(atOnce: false): .audit.pinchThenTurn
        case .pinch(apart: true): .audit.apart
        case .pinch(apart: false): .audit.closer
        case .turn(clockwise: true): .audit.clockwise
        case .turn(clockwise: false): .audit.anticlockwise
        case .checkMark: .audit.checkMark
        case .pointer: .audit.pointer
        }
    }

    /// Returns the exercise with its place: "a flick to the right on card".
    func words(at place: AuditPlace) -> Wording {
        guard let view = place.view else { return .audit.onNobody(words, point: place.point) }
        if let scrolled = place.scrolled {
            return .audit.onScrolled(
                words, view: view, point: place.point, scroll: scrolled.view,
                offset: scrolled.offset)
        }
        return .audit.on(words, view: view, point: place.point)
    }
}

extension AuditExercise.Direction {
    fileprivate var words: Wording {
        switch self {
        case .right: .audit.right
        case .left: .audit.left
        case .up: .audit.up
        case .down: .audit.down
        case .upRight: .audit.upRight
        case .downRight: .audit.downRight
        case .downLeft: .audit.downLeft
        case .upLeft: .audit.upLeft
        }
    }
}

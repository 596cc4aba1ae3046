import TouchScript

/// An exercise for hands, at any place of a stage.
enum AuditExercise: Hashable {
    enum Direction: CaseIterable {
        case right, left, up, down, upRight, downRight, downLeft, upLeft

        /// The direction as a vector of length 1, with y downwards.
        var step: (x: Double, y: Double) {
            let slant = 0.707
            return switch self {
            case .right: (1, 0)
            case .left: (-1, 0)
            case .up: (0, -1)
            case .down: (0, 1)
            case .upRight: (slant, -slant)
            case .downRight: (slant, slant)
            case .downLeft: (-slant, slant)
            case .upLeft: (-slant, -slant)
            }
        }

        static let straight: [Direction] = [.right, .left, .up, .down]
        static let slanting: [Direction] = [.upRight, .downRight, .downLeft, .upLeft]
    }

    case tap(times: Int)
    case hold
    case flick(Direction)
    case drag(Direction)
    /// A tap of several fingers at once.
    case fingersTap(Int)
    case twoFingerDrag(Direction)
    /// A drag out of the touched view, and back into it.
    case round(Direction)
    /// A drag after the finger has rested for a long time.
    case pressDrag(Direction)
    case pinch(apart: Bool)
    case turn(clockwise: Bool)
    /// A movement of two fingers that pinches apart and turns, at once or one after the other.
    case pinchAndTurn(atOnce: Bool)
    /// A stroke down and up, for the recognizer with that name.
    case checkMark
    /// A mouse pointer that enters, stays and exits.
    case pointer
}

extension AuditExercise {
    /// Returns the exercises, the most informative ones first, because time may run out; exercises
    /// for special recognizers are only tried on scenes that have them.
    static func all(for cast: SceneCast) -> [AuditExercise] {
        var all: [AuditExercise] = [.tap(times: 1), .hold, .tap(times: 2)]
        all += cast.specialties
        all += Direction.straight.map { .flick($0) } + Direction.straight.map { .drag($0) }
        all += Direction.straight.map { .pressDrag($0) }
        all += [.fingersTap(2), .pinch(apart: true), .turn(clockwise: true)]
        all += [true, false].map { .pinchAndTurn(atOnce: $0) }
        all += [Direction.right, .down].map { .round($0) }
        all += Direction.straight.map { .twoFingerDrag($0) }
        all += Direction.slanting.map { .flick($0) } + Direction.slanting.map { .drag($0) }
        return all + [.pinch(apart: false), .turn(clockwise: false)]
    }
}

extension SceneCast {
    /// The exercises that its recognizers require and few others do: more taps, more fingers, a
    /// check mark, a mouse.
    fileprivate var specialties: [AuditExercise] {
        var all: [AuditExercise] = []
        func add(_ exercise: AuditExercise) {
            if !all.contains(exercise) { all.append(exercise) }
        }
        for recognizer in recognizers {
            if recognizer.kind == .custom(.checkMark) { add(.checkMark) }
            if recognizer.kind == .builtIn(.hover) { add(.pointer) }
            guard let taps = recognizer.taps else { continue }
            if (3...5).contains(taps) { add(.tap(times: taps)) }
            for case .fingers(let count, _) in recognizer.clauses where (3...5).contains(count) {
                add(.fingersTap(count))
            }
        }
        return all
    }
}

import TouchScript

/// Something that hands do, at any place of a stage.
enum AuditExercise: Hashable {
    enum Direction: CaseIterable {
        case right, left, up, down, upRight, downRight, downLeft, upLeft

        /// In steps of a point, y downwards.
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
    /// Out of what is touched, and back into it.
    case round(Direction)
    /// A drag after the finger has rested for long.
    case pressDrag(Direction)
    case pinch(apart: Bool)
    case turn(clockwise: Bool)
    /// Two fingers move apart and turn, at once or one after the other.
    case pinchAndTurn(atOnce: Bool)
    /// A stroke down and up, as the recognizer of that name wants it.
    case checkMark
    /// The pointer of a mouse comes, stays and goes.
    case pointer
}

extension AuditExercise {
    /// Those that tell the most come first, for time may run out; and what only some scenes listen to is done on them alone.
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
    /// What its recognizers want and few others: more taps, more fingers, a check mark, a mouse.
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

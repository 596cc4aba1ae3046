/// The touches of a recognizer, in the order in which they arrived. Usually there are one or two,
/// which need no array.
nonisolated enum TouchList {
    case none
    case one(UITouch)
    case two(UITouch, UITouch)
    case many([UITouch])

    /// Creates a list in the order in which the touches arrived.
    @MainActor
    init(_ touches: Set<UITouch>) {
        self = .none
        if touches.count == 1 {
            for touch in touches { append(touch) }
        } else {
            for touch in touches.sorted(by: { $0.serial < $1.serial }) { append(touch) }
        }
    }

    /// Returns whether `touch` is one of them.
    @inline(__always)
    func holds(_ touch: UITouch) -> Bool {
        switch self {
        case .none: false
        case .one(let first): first === touch
        case .two(let first, let second): first === touch || second === touch
        case .many(let all): all.contains { $0 === touch }
        }
    }

    /// Does what `Array.contains(where:)` does.
    @inline(__always)
    func contains(where fits: (UITouch) -> Bool) -> Bool {
        for touch in self where fits(touch) { return true }
        return false
    }

    mutating func append(_ touch: UITouch) {
        switch self {
        case .none: self = .one(touch)
        case .one(let first): self = .two(first, touch)
        case .two(let first, let second): self = .many([first, second, touch])
        case .many(var all):
            self = .none
            all.append(touch)
            self = .many(all)
        }
    }

    mutating func removeAll(where isGone: (UITouch) -> Bool) {
        guard contains(where: isGone) else { return }
        var left = TouchList.none
        for touch in self where !isGone(touch) { left.append(touch) }
        self = left
    }
}

nonisolated extension TouchList: RandomAccessCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .two: 2
        case .many(let all): all.count
        }
    }

    subscript(index: Int) -> UITouch {
        switch self {
        case .none: preconditionFailure("there is no touch")
        case .one(let first): first
        case .two(let first, let second): index == 0 ? first : second
        case .many(let all): all[index]
        }
    }
}

/// Touches of a recognizer, in the order in which they came. Mostly there are one or two, and these take no array.
nonisolated enum TouchList {
    case none
    case one(UITouch)
    case two(UITouch, UITouch)
    case many([UITouch])

    /// Whether `touch` is one of them.
    @inline(__always)
    func holds(_ touch: UITouch) -> Bool {
        switch self {
        case .none: false
        case .one(let first): first === touch
        case .two(let first, let second): first === touch || second === touch
        case .many(let all): all.contains { $0 === touch }
        }
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

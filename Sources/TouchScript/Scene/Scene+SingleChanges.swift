/// Every small change that could bring about another outcome, the smallest kinds first.
extension Scene {
    /// Clauses switched or taken away, relations between two recognizers added or withdrawn, and at last somebody removed.
    ///
    /// - Parameter limit: at most so many; of relations between pairs the last are left out.
    public func singleChanges(limit: Int = 2000) -> [SceneChange] {
        var changes: [String] = []
        var recognizers: [String] = []
        var relations: [String] = []
        var removals: [String] = []
        for line in lines {
            switch line.statement {
            case .view(let kind, let name, let clauses):
                changes += Self.switches(of: clauses, kind).map { "\(name) \($0)" }
                removals.append("without \(name)")
            case .recognizer(_, let name, let clauses):
                changes += Self.switches(of: clauses).map { "\(name) \($0)" }
                recognizers.append(name)
                removals.append("without \(name)")
            case .require(let name, let others):
                changes += others.map { "without require \(name) to-fail \($0)" }
            default: continue
            }
        }
        for one in recognizers {
            for other in recognizers where other != one {
                relations.append("require \(one) to-fail \(other)")
                relations.append("\(one) simultaneous-with \(other)")
                relations.append("\(one) can-prevent all-but \(other)")
            }
        }
        return (changes + relations + removals).prefix(limit).map { SceneChange($0) }
    }

    /// The engine's numbers that matter to those of these names, halved and doubled: who writes an app cannot change them, but
    /// sees what they do.
    public func tuningChanges(about names: [String]) -> [SceneChange] {
        var changes: [String] = []
        for line in lines {
            guard let statement = line.statement, let name = statement.named?.name,
                names.contains(name)
            else { continue }
            for (number, values) in statement.numbers {
                let words = values.map { "tuning \(number.rawValue) \($0)" }
                changes += words.filter { !changes.contains($0) }
            }
        }
        return changes.map { SceneChange($0) }
    }

    /// As scenes write it.
    private static func switched(_ word: String, on isOn: Bool) -> String {
        let isBare = ["disabled", "hidden", "multitouch", "exclusive"].contains(word)
        return isOn && isBare ? word : "\(word) \(isOn ? "on" : "off")"
    }

    private static func switches(of clauses: [ViewClause], _ kind: ViewKind) -> [String] {
        var changes: [String] = []
        func toggle(_ word: String, normally isOn: Bool) {
            let isOnHere = clauses.first { $0.words.first == word }.map { $0.words.last != "off" }
            changes.append(switched(word, on: !(isOnHere ?? isOn)))
        }
        toggle("interaction", normally: kind != .label)
        toggle("multitouch", normally: false)
        toggle("exclusive", normally: false)
        toggle("hidden", normally: false)
        if kind == .scroll {
            toggle("delays-content", normally: true)
            toggle("cancels-content", normally: true)
        }
        for clause in clauses {
            switch clause {
            case .alpha(let alpha) where alpha < 0.01: changes.append("alpha 1")
            case .hitTest: changes.append("without hit-test")
            case .pointInside: changes.append("without point-inside")
            case .touches: changes.append("without touches")
            case .disabled: changes.append("without disabled")
            default: continue
            }
        }
        if kind == .view || kind == .label {
            if !clauses.contains(where: { $0.words.first == "hit-test" }) {
                changes.append("hit-test pass-through")
            }
            if !clauses.contains(where: { $0.words.first == "point-inside" }) {
                changes.append("point-inside outset 22")
            }
        }
        return changes
    }

    private static func switches(of clauses: [RecognizerClause]) -> [String] {
        var changes: [String] = []
        func toggle(_ word: String, normally isOn: Bool) {
            let isOnHere = clauses.first { $0.words.first == word }.map { $0.words.last != "off" }
            changes.append(switched(word, on: !(isOnHere ?? isOn)))
        }
        toggle("cancels-touches-in-view", normally: true)
        toggle("delays-touches-began", normally: false)
        toggle("delays-touches-ended", normally: true)
        toggle("disabled", normally: false)
        for clause in clauses {
            switch clause {
            case .touchTypes, .shouldReceive, .shouldBegin, .simultaneousWith,
                .shouldRequireFailureOf, .shouldBeRequiredToFailBy, .requiresFailureOf,
                .requiredToFailBy, .canPrevent, .canBePreventedBy:
                changes.append("without \(clause.words.first ?? "")")
            default: continue
            }
        }
        return changes
    }
}

extension SceneStatement {
    /// The engine's numbers that decide about it, with others that they could be.
    fileprivate var numbers: [(SceneTuning.Name, [String])] {
        switch self {
        case .recognizer(.builtIn(let kind), _, _):
            switch kind {
            case .tap: [(.tapMovement, ["20", "90"]), (.tapInterval, ["200ms", "700ms"])]
            case .pan: [(.panSlop, ["5", "20"]), (.translationHoldsSlop, ["on"])]
            case .swipe:
                [
                    (.swipeDistance, ["25", "100"]), (.swipeDrift, ["25", "100"]),
                    (.swipeDuration, ["250ms", "1s"]),
                ]
            case .pinch: [(.pinchSlop, ["4", "16"])]
            case .rotation: [(.rotationSlop, ["4", "16"])]
            case .edgePan: [(.edgeWidth, ["10", "40"]), (.panSlop, ["5", "20"])]
            case .longPress, .hover: []
            }
        case .view(.scroll, _, _):
            [(.contentTouchDelay, ["0ms", "300ms"]), (.scrollFlickVelocity, ["125", "500"])]
        case .view(.button, _, _): [(.controlDragOutset, ["35", "140"])]
        default: []
        }
    }
}

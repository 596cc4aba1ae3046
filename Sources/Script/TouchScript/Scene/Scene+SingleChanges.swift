import TouchPicture

/// Every small change that could bring about another outcome, the smallest kinds first.
extension Scene {
    /// Clauses switched or taken away, relations between two recognizers added or withdrawn, and at last somebody removed.
    ///
    /// - Parameter limit: at most so many; of relations between pairs the last are left out.
    public func singleChanges(limit: Int = 2000) -> [SceneChange] {
        var changes: [String] = []
        var recognizers: [String] = []
        var relations: [String] = []
        let subviews = namesOfSubviews
        let deferrals = deferrals
        let controls = controlsInReach
        var removals: [String] = []
        for line in lines {
            switch line.statement {
            case .view(let kind, let name, let clauses):
                let switches = Self.switches(of: clauses, kind)
                let places = Self.places(of: clauses, kind, subviews[name] ?? [])
                changes += (switches + places).map { "\(name) \($0)" }
                removals.append("without \(name)")
            case .window(let name, let clauses):
                for case .systemEdges in clauses { changes.append("\(name) without system-edges") }
            case .controller(let name, _):
                changes += deferrals.map { "\(name) defers-system-gestures \($0)" }
            case .recognizer(_, let name, let clauses):
                changes += Self.switches(of: clauses).map { "\(name) \($0)" }
                if !clauses.contains(where: { $0.word == "should-receive" }) {
                    changes += (controls[name] ?? []).map { "\(name) should-receive not-in \($0)" }
                }
                recognizers.append(name)
                removals.append("without \(name)")
            case .require(let name, let others):
                changes += others.map { "without require \(name) to-fail \($0)" }
            default: continue
            }
        }
        // The recognizers of a scroll view have no names of their own here.
        if lines.contains(where: { $0.statement?.isScroll == true }) {
            relations += recognizers.flatMap {
                ["\($0) simultaneous-with all", "\($0) should-be-required-to-fail-by all"]
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
                let words = values.map { "tuning \(number.word) \($0)" }
                changes += words.filter { !changes.contains($0) }
            }
        }
        return changes.map { SceneChange($0) }
    }

    /// Each switch the other way, as scenes write it.
    private static func toggled(
        _ switches: [(word: String, isNormallyOn: Bool)], in clauses: [[String]]
    ) -> [String] {
        switches.map { word, isNormallyOn in
            let isOn = clauses.first { $0.first == word }.map { $0.last != "off" } ?? isNormallyOn
            if isOn { return "\(word) off" }
            let isBare = ["disabled", "hidden", "multitouch", "exclusive"].contains(word)
            return isBare ? word : "\(word) on"
        }
    }

    private static func switches(of clauses: [ViewClause], _ kind: ViewKind) -> [String] {
        var switches: [(word: String, isNormallyOn: Bool)] = [
            ("interaction", kind != .label), ("multitouch", false), ("exclusive", false),
            ("hidden", false),
        ]
        if kind == .scroll { switches += [("delays-content", true), ("cancels-content", true)] }
        var changes = toggled(switches, in: clauses.map { $0.words })
        let words = clauses.map { $0.word }
        for (clause, word) in zip(clauses, words) {
            if case .alpha(let alpha) = clause, alpha < 0.01 { changes.append("alpha 1") }
            if ["hit-test", "point-inside", "should-begin", "touches", "disabled"].contains(word) {
                changes.append("without \(word)")
            }
        }
        if kind == .scroll {
            changes += ["touches-should-cancel all", "touches-should-cancel nobody"]
        }
        let last = ["touches-should-begin", "touches-should-cancel", "every", "after"]
        return changes + words.filter(last.contains).map { "without \($0)" }
    }

    /// Where it is hit: least of all else where subviews are, then farther out, then not in its middle.
    private static func places(
        of clauses: [ViewClause], _ kind: ViewKind, _ subviews: [String]
    ) -> [String] {
        let open = ViewWord.words(for: kind).map { $0.word }
            .filter { word in !clauses.contains { $0.word == word } }
        var places = open.contains("hit-test") ? ["hit-test pass-through"] : []
        guard open.contains("point-inside") else { return places }
        places += subviews.map { "point-inside reaches \($0)" }
        places.append("point-inside outset 22")
        for case .size(let size) in clauses {
            let (width, height) = (size.width / 2, size.height / 2)
            let middle = Notation.pair(width / 2, height / 2) + Notation.pair(width, height)
            places.append("point-inside except \(middle.joined(separator: " "))")
        }
        return places
    }

    /// The views right in a view, by its name.
    private var namesOfSubviews: [String: [String]] {
        var subviews: [String: [String]] = [:]
        func visit(_ node: SceneNode) {
            for child in node.children {
                if case .view(_, let name, _) = child.statement, let parent = node.statement.named {
                    subviews[parent.name, default: []].append(name)
                }
                visit(child)
            }
        }
        for node in tree { visit(node) }
        return subviews
    }

    /// The controls in the view that a recognizer stands on, by its name.
    private var controlsInReach: [String: [String]] {
        var reached: [String: [String]] = [:]
        func visit(_ node: SceneNode, _ recognizers: [String]) {
            var around = recognizers
            for case .recognizer(_, let name, _) in node.children.map({ $0.statement }) {
                around.append(name)
            }
            if case .view(let kind, let name, _) = node.statement, kind.mainAction != nil {
                for recognizer in recognizers { reached[recognizer, default: []].append(name) }
            }
            for child in node.children { visit(child, around) }
        }
        for node in tree { visit(node, []) }
        return reached
    }

    /// The edges where windows hold touches back, as lists that controllers can defer.
    private var deferrals: [String] {
        var lists: [String] = []
        for case .window(_, let clauses) in lines.compactMap({ $0.statement }) {
            for case .systemEdges(let edges) in clauses { lists.append(Notation.list(edges)) }
        }
        return lists
    }

    private static func switches(of clauses: [RecognizerClause]) -> [String] {
        let switches: [(word: String, isNormallyOn: Bool)] = [
            ("cancels-touches-in-view", true), ("delays-touches-began", false),
            ("delays-touches-ended", true), ("disabled", false),
        ]
        let answers = ["touch-types"] + RecognizerWord.answers.map { $0.word }
        return toggled(switches, in: clauses.map { $0.words })
            + clauses.map { $0.word }.filter(answers.contains).map { "without \($0)" }
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

    fileprivate var isScroll: Bool {
        if case .view(.scroll, _, _) = self { true } else { false }
    }
}

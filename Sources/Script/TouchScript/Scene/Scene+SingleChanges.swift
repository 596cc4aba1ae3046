import TouchPicture
import TouchWords

/// Every small change that could lead to another outcome, the smallest kinds first.
extension Scene {
    /// Returns changes that switch or remove clauses, add or withdraw relations between two
    /// recognizers, and finally remove a view or a recognizer.
    ///
    /// - Parameter limit: The most changes to return; beyond it, the last ones are left out.
    public func singleChanges(limit: Int = 2000) -> [SceneChange] {
        var changes: [String] = []
        var recognizers: [String] = []
        var relations: [String] = []
        var ways: [String] = []
        let subviews = namesOfSubviews
        let deferrals = deferrals
        let controls = controlsInReach
        let homes = viewsAround
        var removals: [String] = []
        for line in lines {
            switch line.statement {
            case .view(let kind, let name, let clauses):
                let switches = Self.switches(of: clauses, kind)
                let places = Self.places(of: clauses, kind, subviews[name] ?? [])
                changes += (switches + places).map { "\(name) \($0)" }
                removals.append("without \(name)")
                if kind == .scroll {
                    let pan = OwnRecognizer.pan.name(of: name)
                    recognizers.append(pan)
                    changes += ["fingers 1 to 1", "disabled", "fingers 2"].map { "\(pan) \($0)" }
                }
            case .window(let name, let clauses):
                for case .systemEdges in clauses { changes.append("\(name) without system-edges") }
            case .controller(let name, _):
                changes += deferrals.map { "\(name) defers-system-gestures \($0)" }
            case .recognizer(let kind, let name, let clauses):
                let isOwn = OwnRecognizer.parts(of: name) != nil
                changes += Self.switches(of: clauses, isOwn: isOwn).map { "\(name) \($0)" }
                if isOwn { continue }
                changes += Self.answers(of: kind, clauses, scrollViews(in: name)).map {
                    "\(name) \($0)"
                }
                ways += Self.ways(of: kind, clauses).map { "\(name) \($0)" }
                if !clauses.contains(where: { $0.word == "should-receive" }) {
                    changes += (controls[name] ?? []).map { "\(name) should-receive not-in \($0)" }
                }
                changes += (homes[name] ?? []).map { "\(name) on \($0)" }
                recognizers.append(name)
                removals.append("without \(name)")
            case .require(let name, let others):
                changes += others.map { "without require \(name) to-fail \($0)" }
            default: continue
            }
        }
        for one in recognizers {
            let isOwn = OwnRecognizer.parts(of: one) != nil
            for other in recognizers where other != one {
                relations.append("require \(one) to-fail \(other)")
                // A scroll view answers for its own recognizers, but the other's delegate is asked
                // as well.
                if !isOwn || OwnRecognizer.parts(of: other) != nil {
                    relations.append("\(one) simultaneous-with \(other)")
                }
                // Classes of the system are not overridden.
                if !isOwn { relations.append("\(one) can-prevent all-but \(other)") }
            }
        }
        return (changes + relations + ways + removals).prefix(limit).map { SceneChange($0) }
    }

    /// Returns changes that halve and double the engine's numbers for the things with these names.
    /// An app cannot change those numbers, but its author sees what they do.
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

    /// Returns each switch the other way, as scenes write it.
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
            if clause == .touches(.handleAndForward) { changes.append("touches consume") }
            if ["hit-test", "point-inside", "should-begin", "touches", "disabled"].contains(word) {
                changes.append("without \(word)")
            }
        }
        if takesTouches(kind, clauses), !words.contains("should-begin") {
            changes.append("should-begin nobody")
        }
        if kind == .scroll {
            changes += ["touches-should-cancel all", "touches-should-cancel nobody"]
        }
        let last = ["touches-should-begin", "touches-should-cancel", "every", "after"]
        return changes + words.filter(last.contains).map { "without \($0)" }
    }

    /// Returns whether the view does something with the touches that hit it, so that recognizers
    /// around it may take them away.
    private static func takesTouches(_ kind: ViewKind, _ clauses: [ViewClause]) -> Bool {
        guard kind != .scroll, ViewWord.words(for: kind).contains(.shouldBegin) else {
            return false
        }
        return kind.mainAction != nil
            || clauses.contains { ["touches", "moves", "tracks-subviews"].contains($0.word) }
    }

    /// Returns clauses that change where the view is hit: first only at its subviews or instead of
    /// them, then further out, then not in its middle.
    private static func places(
        of clauses: [ViewClause], _ kind: ViewKind, _ subviews: [String]
    ) -> [String] {
        let open = ViewWord.words(for: kind).map { $0.word }
            .filter { word in !clauses.contains { $0.word == word } }
        var places: [String] = []
        if open.contains("hit-test") {
            places.append("hit-test pass-through")
            if !subviews.isEmpty { places += (["self"] + subviews).map { "hit-test \($0)" } }
        }
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

    /// The direct subviews of each view, by the view's name.
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

    /// The ancestors of each recognizer's view, nearest first, by the recognizer's name.
    private var viewsAround: [String: [String]] {
        var around: [String: [String]] = [:]
        func visit(_ node: SceneNode, _ views: [String]) {
            var inside = views
            switch node.statement {
            case .view(_, let name, _): inside.insert(name, at: 0)
            case .recognizer(_, let name, _): around[name] = Array(views.dropFirst())
            default: break
            }
            for child in node.children { visit(child, inside) }
        }
        for node in tree { visit(node, []) }
        return around
    }

    /// The controls in the view of each recognizer, by the recognizer's name.
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

    /// The edges where windows delay touches for the system, as lists that controllers can defer.
    private var deferrals: [String] {
        var lists: [String] = []
        for case .window(_, let clauses) in lines.compactMap({ $0.statement }) {
            for case .systemEdges(let edges) in clauses { lists.append(Notation.list(edges)) }
        }
        return lists
    }

    /// Returns answers that the delegate could give where it gives none yet, other durations, and
    /// other numbers of fingers.
    private static func answers(
        of kind: RecognizerKind, _ clauses: [RecognizerClause], _ scrollViews: [String]
    ) -> [String] {
        let words = clauses.map { $0.word }
        var answers: [String] = []
        if !words.contains("should-receive") { answers.append("should-receive own-view-only") }
        if kind == .builtIn(.longPress) { answers += durations(besides: clauses) }
        guard kind == .builtIn(.pan) else { return answers }
        if !words.contains("fingers") { answers += ["fingers 1 to 1", "fingers 2"] }
        guard !words.contains("should-begin") else { return answers }
        answers += ["should-begin horizontal", "should-begin vertical"]
        return answers
            + scrollViews.flatMap { ["should-begin at-top \($0)", "should-begin at-bottom \($0)"] }
    }

    /// Returns the single directions that a pan could require. They come late, because an axis
    /// mostly does as well.
    private static func ways(of kind: RecognizerKind, _ clauses: [RecognizerClause]) -> [String] {
        guard kind == .builtIn(.pan), !clauses.contains(where: { $0.word == "should-begin" })
        else { return [] }
        return Direction.words.map { "should-begin \($0)" }
    }

    /// Returns a shorter and a longer duration, for a press that only its duration distinguishes
    /// from others.
    private static func durations(besides clauses: [RecognizerClause]) -> [String] {
        var seconds = 0.5
        for case .duration(let span) in clauses { seconds = span.seconds }
        return (seconds > 0.2 ? ["duration 200ms"] : []) + (seconds < 1 ? ["duration 1s"] : [])
    }

    /// Returns the scroll views in a recognizer's view.
    private func scrollViews(in recognizer: String) -> [String] {
        func visit(_ node: SceneNode, _ isInside: Bool) -> [String] {
            let isHere = node.children.contains { $0.statement.named?.name == recognizer }
            let inside = isInside || isHere
            let own = inside && node.statement.isScroll ? [node.statement.named?.name ?? ""] : []
            return own + node.children.flatMap { visit($0, inside) }
        }
        return tree.flatMap { visit($0, false) }
    }

    private static func switches(of clauses: [RecognizerClause], isOwn: Bool) -> [String] {
        let switches: [(word: String, isNormallyOn: Bool)] = [
            ("cancels-touches-in-view", true), ("delays-touches-began", false),
            ("delays-touches-ended", true), ("disabled", false),
        ]
        let answers =
            ["touch-types"] + RecognizerWord.answers.map { $0.word } + (isOwn ? ["fingers"] : [])
        return toggled(switches, in: clauses.map { $0.words })
            + clauses.map { $0.word }.filter(answers.contains).map { "without \($0)" }
    }
}

extension SceneStatement {
    /// The engine's numbers that the statement depends on, with other values for them.
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

import TouchWords

extension LineReader {
    /// Reads the clauses of a recognizer to the end of the line.
    /// - Parameter words: The allowed words; nil for all that suit the kind.
    mutating func recognizerClauses(
        for kind: RecognizerKind, among words: [RecognizerWord]? = nil
    ) -> [RecognizerClause] {
        let words = words ?? RecognizerWord.words(for: kind)
        let what: Wording =
            kind == .builtIn(.edgePan)
            ? .expected.edgePanClause
            : .expected.recognizerClause(kind.words.joined(separator: " "))
        return clauses(among: words, what) { word, reader throws(ScriptError) in
            try reader.recognizerClause(word, of: words)
        }
    }

    private mutating func recognizerClause(
        _ word: RecognizerWord, of words: [RecognizerWord]
    ) throws(ScriptError) -> RecognizerClause {
        switch word {
        case .taps: .taps(try integer(.expected.tapCount, in: 0...100))
        case .fingers: try fingers()
        case .direction: .direction(try choices(Direction.self, .expected.direction))
        case .edges: .edges(try choices(Edge.self, .expected.edge))
        case .duration: .duration(try span(.expected.time("500ms")))
        case .movement: .movement(try number(.expected.distance, in: 0...Limits.coordinate))
        case .disabled: .disabled(onOff())
        case .unattached: .unattached(onOff())
        case .cancelsTouches: .cancelsTouches(onOff())
        case .delaysBegan: .delaysBegan(onOff())
        case .delaysEnded: .delaysEnded(onOff())
        case .touchTypes: .touchTypes(try choices(TouchKind.self, .expected.touchType))
        case .scrollTypes: .scrollTypes(try scrollTypes())
        case .moves: .moves(try viewOrOwn(before: words))
        case .scales: .scales(try viewOrOwn(before: words))
        case .rotates: .rotates(try viewOrOwn(before: words))
        case .zooms: try zooms()
        case .hides: .hides(try reference(.view))
        case .removes: .removes(try reference(.viewOrRecognizer))
        case .disables: .disables(try reference(.recognizer))
        case .adds: .adds(try reference(.recognizer))
        case .endsEditing: .endsEditing
        case .logs: .logs(try localizedText(.expected.text))
        case .targets: .targets(try references(.view))
        case .shouldReceive: .shouldReceive(try reception())
        case .shouldBegin: .shouldBegin(try beginning())
        case .simultaneousWith: .simultaneousWith(try selection())
        case .shouldRequireFailureOf: .shouldRequireFailureOf(try selection())
        case .shouldBeRequiredToFailBy: .shouldBeRequiredToFailBy(try selection())
        case .requiresFailureOf: .requiresFailureOf(try selection())
        case .requiredToFailBy: .requiredToFailBy(try selection())
        case .canPrevent: .canPrevent(try selection())
        case .canBePreventedBy: .canBePreventedBy(try selection())
        }
    }

    private mutating func zooms() throws(ScriptError) -> RecognizerClause {
        let name = try reference(.view, .expected.scrollView)
        try require("to")
        return .zooms(name, to: try number(.expected.zoomScale, in: 0.01...100))
    }

    private mutating func fingers() throws(ScriptError) -> RecognizerClause {
        let least = try integer(.expected.fingerCount, in: 1...100)
        guard take("to") else { return .fingers(least, to: nil) }
        return .fingers(least, to: try integer(.expected.fingerCount, in: least...100))
    }

    private mutating func scrollTypes() throws(ScriptError) -> [ScrollType] {
        if take("all") { return ScrollType.allCases }
        for type in ScrollType.allCases where take(type.word) { return [type] }
        throw unexpected(
            .expected.scrollType, of: ScrollType.allCases.map { $0.word } + ["all"])
    }

    /// Reads a view's name, unless the next clause or the end of the line comes first.
    private mutating func viewOrOwn(
        before words: [RecognizerWord]
    ) throws(ScriptError) -> String? {
        offer(.view)
        guard let word = current?.word, !words.contains(where: { $0.word == word }) else {
            return nil
        }
        return try reference(.view)
    }

    private mutating func reception() throws(ScriptError) -> Reception {
        if take("all") { return .all }
        if take("nobody") { return .nobody }
        if take("own-view-only") { return .ownViewOnly }
        if take("not-in") { return .notIn(try reference(.view)) }
        if take("exactly") { return .exactly(try references(.view)) }
        if take("except") { return .except(try references(.view)) }
        if let condition = try condition() { return .when(condition) }
        throw unexpected(
            .expected.delegateAnswer, of: Reception.words + Condition.words + ["not"])
    }

    private mutating func beginning() throws(ScriptError) -> Beginning {
        if take("yes") { return .yes }
        if take("no") { return .no }
        if take("horizontal") { return .horizontal }
        if take("vertical") { return .vertical }
        for direction in Direction.allCases where take(direction.word) {
            return .toward(direction)
        }
        if let condition = try condition() { return .when(condition) }
        throw unexpected(
            .expected.delegateAnswer, of: Beginning.words + Condition.words + ["not"])
    }
}

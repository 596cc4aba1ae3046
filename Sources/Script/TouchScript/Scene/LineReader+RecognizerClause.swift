extension LineReader {
    mutating func recognizerClauses(for kind: RecognizerKind) -> [RecognizerClause] {
        let words = RecognizerWord.words(for: kind)
        let what = "a clause of a \(kind.words.joined(separator: " ")) recognizer"
        return clauses(among: words, what) { word, reader throws(ScriptError) in
            try reader.recognizerClause(word, of: words)
        }
    }

    private mutating func recognizerClause(
        _ word: RecognizerWord, of words: [RecognizerWord]
    ) throws(ScriptError) -> RecognizerClause {
        switch word {
        case .taps: .taps(try integer("a number of taps", in: 0...100))
        case .fingers: try fingers()
        case .direction: .direction(try choices(Direction.self, "a direction"))
        case .edges: .edges(try choices(Edge.self, "an edge"))
        case .duration: .duration(try span("a time such as 500ms"))
        case .movement: .movement(try number("a distance in points", in: 0...Limits.coordinate))
        case .disabled: .disabled(onOff())
        case .unattached: .unattached(onOff())
        case .cancelsTouches: .cancelsTouches(onOff())
        case .delaysBegan: .delaysBegan(onOff())
        case .delaysEnded: .delaysEnded(onOff())
        case .touchTypes: .touchTypes(try choices(TouchKind.self, "a type of touch"))
        case .moves: .moves(try viewOrOwn(before: words))
        case .scales: .scales(try viewOrOwn(before: words))
        case .rotates: .rotates(try viewOrOwn(before: words))
        case .hides: .hides(try reference(.view))
        case .removes: .removes(try reference(.viewOrRecognizer))
        case .disables: .disables(try reference(.recognizer))
        case .adds: .adds(try reference(.recognizer))
        case .logs: .logs(try localizedText("a text in quotes"))
        case .targets: .targets(try references(.view))
        case .shouldReceive: .shouldReceive(try reception())
        case .shouldBegin: .shouldBegin(try choice(Beginning.self, "the delegate's answer"))
        case .simultaneousWith: .simultaneousWith(try selection())
        case .shouldRequireFailureOf: .shouldRequireFailureOf(try selection())
        case .shouldBeRequiredToFailBy: .shouldBeRequiredToFailBy(try selection())
        case .requiresFailureOf: .requiresFailureOf(try selection())
        case .requiredToFailBy: .requiredToFailBy(try selection())
        case .canPrevent: .canPrevent(try selection())
        case .canBePreventedBy: .canBePreventedBy(try selection())
        }
    }

    private mutating func fingers() throws(ScriptError) -> RecognizerClause {
        let least = try integer("a number of fingers", in: 1...100)
        guard take("to") else { return .fingers(least, to: nil) }
        return .fingers(least, to: try integer("a number of fingers", in: least...100))
    }

    /// A view's name, unless the next clause or the end of the line comes first.
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
        throw unexpected(
            "the delegate's answer", of: ["all", "nobody", "own-view-only", "not-in", "exactly"])
    }
}

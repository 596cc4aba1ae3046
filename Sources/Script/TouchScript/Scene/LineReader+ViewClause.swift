extension LineReader {
    /// The clauses of a view, window, controller or application to the end of the line.
    mutating func viewClauses(_ words: [ViewWord], _ what: String) -> [ViewClause] {
        clauses(among: words, what) { word, reader throws(ScriptError) in
            try reader.viewClause(word)
        }
    }

    mutating func viewClause(_ word: ViewWord) throws(ScriptError) -> ViewClause {
        switch word {
        case .at: .at(try point("x and y in points, such as 40 60"))
        case .size: .size(try size("a width and a height in points, such as 80 60"))
        case .boundsAt: .boundsAt(try point("x and y in points, such as 0 100"))
        case .color: .color(try color())
        case .rotate: .rotate(try angle())
        case .scale: try scale()
        case .alpha: .alpha(try number("an alpha from 0 to 1", in: 0...1))
        case .corner: .corner(try number("a radius in points", in: 0...Limits.coordinate))
        case .tag: .tag(try integer("a whole number", in: -1_000_000_000...1_000_000_000))
        case .text: .text(try localizedText("a text in quotes"))
        case .titles: .titles(try localizedTexts("a title in quotes"))
        case .count: .count(try integer("a number of pages", in: 0...1000))
        case .value: .value(try coordinate("a value, such as 0.5"))
        case .disabled: .disabled(onOff())
        case .content: .content(try size("a width and a height in points, such as 300 900"))
        case .paging: .paging(onOff())
        case .bounces: .bounces(onOff())
        case .delaysContent: .delaysContent(onOff())
        case .cancelsContent: .cancelsContent(onOff())
        case .hidden: .hidden(onOff())
        case .interaction: .interaction(onOff())
        case .clips: .clips(onOff())
        case .multitouch: .multitouch(onOff())
        case .exclusive: .exclusive(onOff())
        case .level: .level(try coordinate("a level, such as 1"))
        case .hitTest: .hitTest(try hitTestAnswer())
        case .pointInside: .pointInside(try pointInside())
        case .shouldBegin: .shouldBegin(try selection())
        case .touches: .touches(try handling())
        case .motion: .motion(try handling())
        case .remote: .remote(try handling())
        case .moves: .moves
        case .logs: .logs(try localizedText("a text in quotes"))
        case .firstResponder: .firstResponder
        case .presented: .presented
        case .sendEvent: .sendEvent(try choice(EventSending.self, "what to do with the event"))
        case .systemEdges: .systemEdges(try choices(Edge.self, "an edge"))
        case .defersSystemGestures: .defersSystemGestures(try choices(Edge.self, "an edge"))
        case .touchesShouldBegin: .touchesShouldBegin(try viewSelection())
        case .touchesShouldCancel: .touchesShouldCancel(try viewSelection())
        case .touchDown: .on(.touchDown, try actionEffects())
        case .touchDownRepeat: .on(.touchDownRepeat, try actionEffects())
        case .touchDragInside: .on(.touchDragInside, try actionEffects())
        case .touchDragOutside: .on(.touchDragOutside, try actionEffects())
        case .touchDragEnter: .on(.touchDragEnter, try actionEffects())
        case .touchDragExit: .on(.touchDragExit, try actionEffects())
        case .touchUpInside: .on(.touchUpInside, try actionEffects())
        case .touchUpOutside: .on(.touchUpOutside, try actionEffects())
        case .touchCancel: .on(.touchCancel, try actionEffects())
        case .valueChanged: .on(.valueChanged, try actionEffects())
        case .primaryActionTriggered: .on(.primaryActionTriggered, try actionEffects())
        case .after: .after(try span("a time such as 500ms"), try actionEffects())
        case .every: .every(try period(), try actionEffects())
        }
    }

    private mutating func handling() throws(ScriptError) -> Handling {
        try choice(Handling.self, "what to do with the call")
    }

    private mutating func scale() throws(ScriptError) -> ViewClause {
        let expected = "a factor such as 1.5, or two for x and y"
        let x = try coordinate(expected)
        guard case .number = current?.kind else { return .scale(x: x, y: x) }
        return .scale(x: x, y: try coordinate(expected))
    }

    /// What is done again and again takes time, or event time would stand still.
    private mutating func period() throws(ScriptError) -> Span {
        let expected = "a time of 1ms at least, such as 500ms"
        let span = try span(expected)
        if span.seconds < 0.001 {
            note(error("found a shorter time, expected \(expected)", back: 1))
        }
        return span
    }

    private mutating func hitTestAnswer() throws(ScriptError) -> HitTestAnswer {
        if take("self") { return .itself }
        if take("nil") { return .nobody }
        if take("pass-through") { return .passThrough }
        if take("anywhere") {
            if take("self") { return .anywhereItself }
            return .anywhereView(try reference(.view, "self or a view's name"))
        }
        return .view(try reference(.view, "self, nil, pass-through, anywhere or a view's name"))
    }
}

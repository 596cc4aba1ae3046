import TouchPicture
import TouchWords

extension LineReader {
    /// Reads the clauses of a view, window, controller or application to the end of the line.
    mutating func viewClauses(_ words: [ViewWord], _ what: Wording) -> [ViewClause] {
        clauses(among: words, what) { word, reader throws(ScriptError) in
            try reader.viewClause(word)
        }
    }

    mutating func viewClause(_ word: ViewWord) throws(ScriptError) -> ViewClause {
        switch word {
        case .at: .at(try point(.expected.xAndYSuchAs("40 60")))
        case .size: .size(try size(.expected.sizeSuchAs("80 60")))
        case .boundsAt: .boundsAt(try point(.expected.xAndYSuchAs("0 100")))
        case .color: .color(try color())
        case .rotate: .rotate(try angle())
        case .scale: try scale()
        case .alpha: .alpha(try number(.expected.alpha, in: 0...1))
        case .corner: .corner(try number(.expected.radius, in: 0...Limits.coordinate))
        case .tag: .tag(try integer(.expected.wholeNumber, in: -1_000_000_000...1_000_000_000))
        case .text: .text(try localizedText(.expected.text))
        case .titles: .titles(try localizedTexts(.expected.title))
        case .count: .count(try integer(.expected.pageCount, in: 0...1000))
        case .value: .value(try coordinate(.expected.value))
        case .disabled: .disabled(onOff())
        case .content: .content(try size(.expected.sizeSuchAs("300 900")))
        case .paging: .paging(onOff())
        case .bounces: .bounces(onOff())
        case .delaysContent: .delaysContent(onOff())
        case .cancelsContent: .cancelsContent(onOff())
        case .contentInset: .contentInset(try insets())
        case .insetAdjustment:
            .insetAdjustment(try choice(InsetAdjustment.self, .expected.insetAdjustment))
        case .scrollsToTop: .scrollsToTop(onOff())
        case .directionalLock: .directionalLock(onOff())
        case .deceleration: .deceleration(try choice(Deceleration.self, .expected.deceleration))
        case .reorders: .reorders
        case .zoom: try zoom()
        case .bouncesZoom: .bouncesZoom(onOff())
        case .keyboardDismiss:
            .keyboardDismiss(try choice(KeyboardDismissal.self, .expected.keyboardDismissal))
        case .refreshes: .refreshes(try span(.expected.time("1s")))
        case .menu: .menu(try actions())
        case .leadingActions: .leadingActions(try actions())
        case .trailingActions: .trailingActions(try actions())
        case .drags: .drags
        case .drops: .drops
        case .pointerRegions: .pointerRegions(try regions())
        case .pencilTap: .pencilTap(try actionEffects())
        case .pencilSqueeze: .pencilSqueeze(try actionEffects())
        case .detents: try detents()
        case .scrollingExpands: .scrollingExpands(onOff())
        case .hidden: .hidden(onOff())
        case .interaction: .interaction(onOff())
        case .clips: .clips(onOff())
        case .multitouch: .multitouch(onOff())
        case .exclusive: .exclusive(onOff())
        case .level: .level(try coordinate(.expected.level))
        case .hitTest: .hitTest(try hitTestAnswer())
        case .pointInside: .pointInside(try pointInside())
        case .shouldBegin: .shouldBegin(try selection())
        case .touches: .touches(try handling())
        case .motion: .motion(try handling())
        case .remote: .remote(try handling())
        case .moves: .moves
        case .tracksSubviews: .tracksSubviews
        case .logs: .logs(try localizedText(.expected.text))
        case .firstResponder: .firstResponder
        case .presented: .presented
        case .sendEvent: .sendEvent(try choice(EventSending.self, .expected.eventSending))
        case .safeArea: .safeArea(try insets())
        case .systemEdges: .systemEdges(try choices(Edge.self, .expected.edge))
        case .defersSystemGestures: .defersSystemGestures(try choices(Edge.self, .expected.edge))
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
        case .editingDidBegin: .on(.editingDidBegin, try actionEffects())
        case .editingDidEnd: .on(.editingDidEnd, try actionEffects())
        case .after: .after(try span(.expected.time("500ms")), try actionEffects())
        case .every: .every(try period(), try actionEffects())
        }
    }

    private mutating func handling() throws(ScriptError) -> Handling {
        try choice(Handling.self, .expected.handling)
    }

    private mutating func actions() throws(ScriptError) -> [LocalizedText] {
        try localizedTexts(.expected.menuAction)
    }

    /// Reads the heights of a sheet, in points, the smallest first.
    private mutating func detents() throws(ScriptError) -> ViewClause {
        var least = 1.0
        return .detents(
            try list { reader throws(ScriptError) in
                let height = try reader.number(.expected.detent, in: least...Limits.coordinate)
                least = height
                return height
            })
    }

    /// Reads distances from the top, left, bottom and right edges, in points.
    private mutating func insets() throws(ScriptError) -> UIEdgeInsets {
        let expected = Wording.expected.insets
        return UIEdgeInsets(
            top: try coordinate(expected), left: try coordinate(expected),
            bottom: try coordinate(expected), right: try coordinate(expected))
    }

    /// Reads rectangles of a view, if there are any.
    private mutating func regions() throws(ScriptError) -> [CGRect] {
        guard case .number = current?.kind else { return [] }
        return try list { reader throws(ScriptError) in
            let corner = try reader.point(.expected.rectangle)
            return CGRect(origin: corner, size: try reader.size(.expected.rectangle))
        }
    }

    private mutating func scale() throws(ScriptError) -> ViewClause {
        let expected = Wording.expected.scale
        let x = try coordinate(expected)
        guard case .number = current?.kind else { return .scale(x: x, y: x) }
        return .scale(x: x, y: try coordinate(expected))
    }

    private mutating func zoom() throws(ScriptError) -> ViewClause {
        let least = try number(.expected.zoomScale, in: 0.01...100)
        try require("to")
        let most = try number(.expected.zoomScale, in: least...100)
        return .zoom(least: least, most: most, view: take("of") ? try reference(.view) : nil)
    }

    /// Reads the interval of a repeating timer, which must not be zero, or event time would stop.
    private mutating func period() throws(ScriptError) -> Span {
        let expected = Wording.expected.period
        let span = try span(expected)
        if span.seconds < 0.001 {
            note(error(.fault.found(.found.shorterTime, expected: expected), back: 1))
        }
        return span
    }

    private mutating func hitTestAnswer() throws(ScriptError) -> HitTestAnswer {
        if take("self") { return .itself }
        if take("nil") { return .nobody }
        if take("pass-through") { return .passThrough }
        if take("anywhere") {
            if take("self") { return .anywhereItself }
            return .anywhereView(try reference(.view, .expected.itselfOrView))
        }
        return .view(try reference(.view, .expected.hitTestAnswer))
    }
}

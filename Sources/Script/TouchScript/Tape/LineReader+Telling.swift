import TouchWords

/// The first words of lines that tell.
enum TellingWord: String, LanguageWord {
    case title, chapter, caption, note, ask, answer, end
    case `try`
    case show, hide, highlight, spotlight, dim, depth, ink, arrow, zoom, follow
    case walk, slow, freeze, direct, mark, sound
    case cut, speed, trim
}

extension LineReader {
    mutating func telling(_ word: TellingWord) throws(ScriptError) -> Telling {
        switch word {
        case .chapter: return .chapter(try localizedText(.expected.title))
        case .caption:
            return take("off") ? .caption(nil) : .caption(try localizedText(.expected.text))
        case .note: return .note(try localizedText(.expected.text))
        case .try: return .exercise(try exercise())
        case .mark: return .mark(try string(.expected.name))
        case .title: return .title(try localizedText(.expected.title), try optionalSpan())
        case .end: return .end(try localizedText(.expected.text), try optionalSpan())
        case .walk:
            let part = try choice(WalkPart.self, .expected.walkPart)
            if take("off") { return .walk(part, nil) }
            return .walk(part, try span(.expected.decisionTime))
        case .slow:
            if take("off") { return .slow(1) }
            return .slow(try number(.expected.slowness, in: 0.01...1000))
        case .freeze: return .freeze(try span(.expected.time("2s")))
        case .direct: return .direct(onOff())
        case .show: return .show(try choice(TellingPanel.self, .expected.shown))
        case .hide: return .hide(try choice(TellingPanel.self, .expected.hidden))
        case .highlight: return .highlight(try namesOrOff())
        case .spotlight:
            if current?.isSymbol("(") == true { return .light(try spotlight()) }
            return .spotlight(try namesOrOff(.expected.viewPlaceOrOff))
        case .ink: return .ink(try ink())
        case .dim: return .dim(try namesOrOff())
        case .depth: return .depth(try depth())
        case .arrow: return .arrow(try arrow())
        case .zoom: return .zoom(try camera(follows: false))
        case .follow: return .zoom(try camera(follows: true))
        case .ask: return .ask(try question())
        case .answer: return .answer
        case .sound: return .sound(try sound())
        case .cut: return .cut(try timeRange())
        case .trim: return .trim(try timeRange())
        case .speed:
            let factor = try number(.expected.speed, in: 0.01...1000)
            return .speed(factor, try timeRange())
        }
    }

    private mutating func sound() throws(ScriptError) -> Telling.Sound {
        let file = try string(.expected.sound)
        guard !file.isEmpty, file.utf8.count <= 1000, !file.unicodeScalars.contains("\0") else {
            throw error(.fault.noSoundPath, back: 1)
        }
        var sound = Telling.Sound(file: file)
        if take("from") { sound.from = try span(.expected.soundFrom) }
        if take("at") { sound.start = try span(.expected.soundStart) }
        if take("lang") {
            guard let language = current?.word, language.isLanguage else {
                throw unexpected(.expected.language)
            }
            skip()
            sound.language = language
        }
        return sound
    }

    private mutating func optionalSpan() throws(ScriptError) -> Span? {
        isAtEnd ? nil : try span(.expected.time("3s"))
    }

    private mutating func namesOrOff(
        _ expected: Wording = .expected.viewOrOff
    ) throws(ScriptError) -> [String] {
        take("off") ? [] : try references(.view, expected)
    }

    private mutating func depth() throws(ScriptError) -> Telling.Depth? {
        if take("off") { return nil }
        if take("on") { return .scene }
        return .view(try reference(.view, .expected.onViewOrOff))
    }

    private mutating func arrow() throws(ScriptError) -> Telling.Arrow? {
        if take("off") { return nil }
        let from = try reference(.viewOrRecognizer, .expected.viewRecognizerOrOff)
        try require("to")
        let to = try reference(.viewOrRecognizer)
        return Telling.Arrow(
            from: from, to: to, text: isAtEnd ? nil : try localizedText(.expected.text))
    }

    private mutating func camera(follows: Bool) throws(ScriptError) -> Telling.Camera? {
        if take("off") { return nil }
        let target: Telling.Camera.Target
        offer(["finger"])
        if isAt("finger"), following?.word != nil {
            skip()
            target = .finger(try word(.expected.fingerSuchAs))
        } else {
            target = .view(try reference(.view, .expected.viewFingerOrOff))
        }
        let factor = isAtEnd ? nil : try number(.expected.zoom, in: 1...8)
        return Telling.Camera(target, factor: factor, follows: follows)
    }

    private mutating func question() throws(ScriptError) -> Telling.Question? {
        if take("off") { return nil }
        let text = try localizedText(.expected.question)
        let span = try span(.expected.thinkingTime)
        guard take("answers") else {
            return Telling.Question(text: text, span: span)
        }
        let answers = try list { reader throws(ScriptError) in try reader.answer() }
        var right: Int?
        if take("right") {
            right = try integer(.expected.rightAnswer, in: 1...answers.count) - 1
        }
        return Telling.Question(
            text: text, span: span, answers: answers.map { $0.text },
            reasons: answers.map { $0.reason }, right: right)
    }

    /// Reads an answer, and the reason why it is right or wrong, if there is one.
    private mutating func answer() throws(ScriptError) -> (
        text: LocalizedText, reason: LocalizedText?
    ) {
        let text = try localizedText(.expected.answer)
        guard take("because") else { return (text, nil) }
        return (text, try localizedText(.expected.answerReason))
    }
}

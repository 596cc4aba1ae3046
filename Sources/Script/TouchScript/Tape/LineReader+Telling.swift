/// The first words of lines that tell.
enum TellingWord: String, LanguageWord {
    case title, chapter, caption, note, ask, answer, end
    case `try`
    case show, hide, highlight, spotlight, dim, ink, arrow, zoom, follow
    case walk, slow, freeze, direct, mark, sound
    case cut, speed, trim
}

extension LineReader {
    mutating func telling(_ word: TellingWord) throws(ScriptError) -> Telling {
        switch word {
        case .chapter: return .chapter(try localizedText("a title in quotes"))
        case .caption:
            return take("off") ? .caption(nil) : .caption(try localizedText("a text in quotes"))
        case .note: return .note(try localizedText("a text in quotes"))
        case .try: return .exercise(try exercise())
        case .mark: return .mark(try string("a name in quotes"))
        case .title: return .title(try localizedText("a title in quotes"), try optionalSpan())
        case .end: return .end(try localizedText("a text in quotes"), try optionalSpan())
        case .walk:
            let part = try choice(WalkPart.self, "what to walk through")
            if take("off") { return .walk(part, nil) }
            return .walk(part, try span("the time for each decision, such as 250ms"))
        case .slow:
            if take("off") { return .slow(1) }
            return .slow(try number("how many times slower, from 0.01 to 1000", in: 0.01...1000))
        case .freeze: return .freeze(try span("a time such as 2s"))
        case .direct: return .direct(onOff())
        case .show: return .show(try choice(TellingPanel.self, "what to show"))
        case .hide: return .hide(try choice(TellingPanel.self, "what to hide"))
        case .highlight: return .highlight(try namesOrOff())
        case .spotlight:
            if current?.isSymbol("(") == true { return .light(try spotlight()) }
            return .spotlight(try namesOrOff("a view's name, a place such as (120, 80), or 'off'"))
        case .ink: return .ink(try ink())
        case .dim: return .dim(try namesOrOff())
        case .arrow: return .arrow(try arrow())
        case .zoom: return .zoom(try camera(follows: false))
        case .follow: return .zoom(try camera(follows: true))
        case .ask: return .ask(try question())
        case .answer: return .answer
        case .sound: return .sound(try sound())
        case .cut: return .cut(try timeRange())
        case .trim: return .trim(try timeRange())
        case .speed:
            let factor = try number("how many times as fast, from 0.01 to 1000", in: 0.01...1000)
            return .speed(factor, try timeRange())
        }
    }

    private mutating func sound() throws(ScriptError) -> Telling.Sound {
        let file = try string("the path of a sound in quotes")
        guard !file.isEmpty, file.utf8.count <= 1000, !file.unicodeScalars.contains("\0") else {
            throw error("found no path of a file, expected one such as \"take.flac\"", back: 1)
        }
        var sound = Telling.Sound(file: file)
        if take("from") { sound.from = try span("what is left out of it, such as 1.2s") }
        if take("at") { sound.start = try span("the event time at which it begins, such as 0s") }
        if take("lang") {
            guard let language = current?.word, language.isLanguage else {
                throw unexpected("a language such as en")
            }
            skip()
            sound.language = language
        }
        return sound
    }

    private mutating func optionalSpan() throws(ScriptError) -> Span? {
        isAtEnd ? nil : try span("a time such as 3s")
    }

    private mutating func namesOrOff(
        _ expected: String = "a view's name or 'off'"
    ) throws(ScriptError) -> [String] {
        take("off") ? [] : try references(.view, expected)
    }

    private mutating func arrow() throws(ScriptError) -> Telling.Arrow? {
        if take("off") { return nil }
        let expected = "a view's or recognizer's name"
        let from = try reference(.viewOrRecognizer, "\(expected) or 'off'")
        try require("to")
        let to = try reference(.viewOrRecognizer, expected)
        return Telling.Arrow(
            from: from, to: to, text: isAtEnd ? nil : try localizedText("a text in quotes"))
    }

    private mutating func camera(follows: Bool) throws(ScriptError) -> Telling.Camera? {
        if take("off") { return nil }
        let target: Telling.Camera.Target
        offer(["finger"])
        if isAt("finger"), following?.word != nil {
            skip()
            target = .finger(try word("a finger's name, such as a"))
        } else {
            target = .view(try reference(.view, "a view's name, 'finger' and its name, or 'off'"))
        }
        let factor = isAtEnd ? nil : try number("how many times larger, from 1 to 8", in: 1...8)
        return Telling.Camera(target, factor: factor, follows: follows)
    }

    private mutating func question() throws(ScriptError) -> Telling.Question? {
        if take("off") { return nil }
        let text = try localizedText("a question in quotes or 'off'")
        let span = try span("how long they may think, such as 3s")
        guard take("answers") else {
            return Telling.Question(text: text, span: span)
        }
        let answers = try localizedTexts("an answer in quotes")
        var right: Int?
        if take("right") {
            right = try integer("which answer is right, from 1", in: 1...answers.count) - 1
        }
        return Telling.Question(text: text, span: span, answers: answers, right: right)
    }
}

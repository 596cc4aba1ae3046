/// What a tape says for those who watch: it shapes films and the window's playing, and never touches event time.
public enum Telling: Hashable, Sendable {
    case chapter(LocalizedText)
    /// nil takes the caption away.
    case caption(LocalizedText?)
    case mark(String)
    /// nil for the time a decision is shown ends the walk.
    case walk(WalkPart, Span?)
    /// Time passes so many times slower; 1 is real speed.
    case slow(Double)
    case freeze(Span)
    /// nil shows the whole stage again.
    case zoom(Camera?)
    /// Words over the whole picture: at the beginning, or between parts.
    case title(LocalizedText, Span?)
    /// The same at the end, with the words that stay.
    case end(LocalizedText, Span?)
    /// What is told beside the stage, until it is hidden.
    case show(TellingPanel)
    case hide(TellingPanel)
    /// Rings around views, until there are others; none takes them away.
    case highlight([String])
    /// The only views that are not darker; none lights all again.
    case spotlight([String])
    /// A circle that is not darker, in a spotlight's place.
    case light(Spotlight)
    /// Views that are darker; none lights all again.
    case dim([String])
    /// Views tilted apart, the front ones on top; nil lays them flat again.
    case depth(Depth?)
    case ink(Ink)
    /// nil takes all arrows away.
    case arrow(Arrow?)
    /// nil takes the question away.
    case ask(Question?)
    /// The right answer lights.
    case answer
    /// For whoever presents; no film shows it.
    case note(LocalizedText)
    /// For whoever touches the scene when the tape is over; no film shows it.
    case exercise(Exercise)
    /// Whether decisions are walked and choices slowed down without being told to.
    case direct(Bool)
    /// What a film leaves out, wherever the line stands.
    case cut(TimeRange)
    /// What a film shows so many times as fast.
    case speed(Double, TimeRange)
    /// All that a film shows.
    case trim(TimeRange)
    /// Is heard while event time passes.
    case sound(Sound)

    /// A sound that was taken while events happened, or that goes with them.
    public struct Sound: Hashable, Sendable {
        /// A file's path, from the tape's folder.
        public var file: String
        /// What of it is left out at its beginning; nil for nothing.
        public var from: Span?
        /// Event time at which it begins; nil for where the line stands.
        public var start: Span?
        /// Only films in this language carry it; nil for all.
        public var language: String?

        public init(
            file: String, from: Span? = nil, start: Span? = nil, language: String? = nil
        ) {
            self.file = file
            self.from = from
            self.start = start
            self.language = language
        }

        fileprivate var words: [String] {
            [Notation.string(file)] + Notation.clause("from", from?.text)
                + Notation.clause("at", start?.text) + Notation.clause("lang", language)
        }
    }

    /// Where the camera looks.
    public struct Camera: Hashable, Sendable {
        public var target: Target
        /// How many times larger than the whole scene; nil for as large as fits.
        public var factor: Double?
        /// Whether it moves with its target.
        public var follows: Bool

        public enum Target: Hashable, Sendable {
            case view(String)
            case finger(String)
        }

        public init(_ target: Target, factor: Double? = nil, follows: Bool = false) {
            self.target = target
            self.factor = factor
            self.follows = follows
        }

        fileprivate var words: [String] {
            let place: [String] =
                switch target {
                case .view(let name): [name]
                case .finger(let name): ["finger", name]
                }
            return [follows ? "follow" : "zoom"] + place + [factor.map(Notation.number)].compacted
        }
    }

    /// The views that are tilted apart.
    public enum Depth: Hashable, Sendable {
        /// All of the scene.
        case scene
        /// A view and all in it.
        case view(String)

        fileprivate var word: String {
            switch self {
            case .scene: "on"
            case .view(let name): name
            }
        }
    }

    /// From one view or recognizer to another.
    public struct Arrow: Hashable, Sendable {
        public var from: String
        public var to: String
        public var text: LocalizedText?

        public init(from: String, to: String, text: LocalizedText? = nil) {
            self.from = from
            self.to = to
            self.text = text
        }

        fileprivate var words: [String] { [from, "to", to] + (text.map(Notation.text) ?? []) }
    }

    /// A question to those who watch.
    public struct Question: Hashable, Sendable {
        public var text: LocalizedText
        /// How long they may think.
        public var span: Span
        public var answers: [LocalizedText]
        /// For each answer, why it is right or wrong; empty where none says so.
        public private(set) var reasons: [LocalizedText?]
        /// The place of the right one; nil if none is.
        public var right: Int?

        public init(
            text: LocalizedText, span: Span, answers: [LocalizedText] = [],
            reasons: [LocalizedText?] = [], right: Int? = nil
        ) {
            self.text = text
            self.span = span
            self.answers = answers
            self.reasons = reasons.contains { $0 != nil } ? reasons : []
            self.right = right
        }

        /// Why an answer is right or wrong; nil where the tape does not say.
        public func reason(of answer: Int) -> LocalizedText? {
            reasons.indices.contains(answer) ? reasons[answer] : nil
        }

        /// The same with each of its texts changed.
        func mapTexts(_ change: (LocalizedText) -> LocalizedText) -> Question {
            Question(
                text: change(text), span: span, answers: answers.map(change),
                reasons: reasons.map { $0.map(change) }, right: right)
        }

        fileprivate var words: [String] {
            var words = Notation.text(text) + [span.text]
            if !answers.isEmpty {
                let told = answers.indices.map { place in
                    let because = reason(of: place).map { ["because"] + Notation.text($0) } ?? []
                    return (Notation.text(answers[place]) + because).joined(separator: " ")
                }
                words += ["answers", Notation.list(told)]
            }
            return words + Notation.clause("right", right.map { "\($0 + 1)" })
        }
    }
}

/// Which decisions are shown one by one.
public enum WalkPart: String, LanguageWord, Hashable, Sendable {
    case hitTest = "hit-test"
    case chain, all
}

/// What can stand beside the stage.
public enum TellingPanel: String, LanguageWord, Hashable, Sendable {
    case hitTest = "hit-test"
    case pipeline, chain, cards, timeline, code
}

extension Telling {
    var words: [String] {
        switch self {
        case .chapter(let text): ["chapter"] + Notation.text(text)
        case .caption(let text): ["caption"] + (text.map(Notation.text) ?? ["off"])
        case .mark(let name): ["mark", Notation.string(name)]
        case .walk(let part, let span): ["walk", part.word, span?.text ?? "off"]
        case .slow(let factor): ["slow", Notation.number(factor)]
        case .freeze(let span): ["freeze", span.text]
        case .zoom(let camera): camera?.words ?? ["zoom", "off"]
        case .title(let text, let span): ["title"] + Notation.text(text) + [span?.text].compacted
        case .end(let text, let span): ["end"] + Notation.text(text) + [span?.text].compacted
        case .show(let panel): ["show", panel.word]
        case .hide(let panel): ["hide", panel.word]
        case .highlight(let names): ["highlight", Self.orOff(names)]
        case .spotlight(let names): ["spotlight", Self.orOff(names)]
        case .light(let light): ["spotlight"] + light.words
        case .dim(let names): ["dim", Self.orOff(names)]
        case .depth(let depth): ["depth", depth?.word ?? "off"]
        case .ink(let ink): ["ink"] + ink.words
        case .arrow(let arrow): ["arrow"] + (arrow?.words ?? ["off"])
        case .ask(let question): ["ask"] + (question?.words ?? ["off"])
        case .answer: ["answer"]
        case .note(let text): ["note"] + Notation.text(text)
        case .exercise(let exercise): ["try"] + exercise.words
        case .direct(let isOn): ["direct", isOn ? "on" : "off"]
        case .sound(let sound): ["sound"] + sound.words
        case .cut(let range): ["cut", range.text]
        case .speed(let factor, let range): ["speed", Notation.number(factor), range.text]
        case .trim(let range): ["trim", range.text]
        }
    }

    private static func orOff(_ names: [String]) -> String {
        names.isEmpty ? "off" : Notation.list(names)
    }
}

extension [String?] {
    fileprivate var compacted: [String] { compactMap { $0 } }
}

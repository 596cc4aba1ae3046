/// A line for the viewers of a tape: it shapes films and the playback in the window, and never
/// affects event time.
public enum Telling: Hashable, Sendable {
    case chapter(LocalizedText)
    /// A caption; nil removes it.
    case caption(LocalizedText?)
    case mark(String)
    /// A walk through decisions one by one, with the time for each; nil for that time ends the
    /// walk.
    case walk(WalkPart, Span?)
    /// The factor by which time passes more slowly; 1 is real speed.
    case slow(Double)
    case freeze(Span)
    /// A camera position; nil shows the whole stage again.
    case zoom(Camera?)
    /// A title card over the whole picture: at the beginning, or between parts.
    case title(LocalizedText, Span?)
    /// A title card at the end, whose text stays.
    case end(LocalizedText, Span?)
    /// A panel beside the stage, until it is hidden.
    case show(TellingPanel)
    case hide(TellingPanel)
    /// Rings around views, until there are others; an empty list removes them.
    case highlight([String])
    /// The only views that are not darker; an empty list lights all again.
    case spotlight([String])
    /// A circle that is not darker, in place of a spotlight.
    case light(Spotlight)
    /// Views that are darker; an empty list lights all again.
    case dim([String])
    /// Views tilted apart, the front ones on top; nil lays them flat again.
    case depth(Depth?)
    case ink(Ink)
    /// An arrow; nil removes all arrows.
    case arrow(Arrow?)
    /// A question; nil removes it.
    case ask(Question?)
    /// A command to highlight the right answer.
    case answer
    /// A note for the presenter; no film shows it.
    case note(LocalizedText)
    /// A task for whoever touches the scene when the tape is over; no film shows it.
    case exercise(Exercise)
    /// A flag for whether decisions are walked through and choices slowed down automatically.
    case direct(Bool)
    /// A range that a film leaves out, wherever the line is in the tape.
    case cut(TimeRange)
    /// A range that a film shows faster by a factor.
    case speed(Double, TimeRange)
    /// The only range that a film shows.
    case trim(TimeRange)
    /// A sound that is heard while event time passes.
    case sound(Sound)

    /// A sound that was recorded while the events happened, or that goes with them.
    public struct Sound: Hashable, Sendable {
        /// The path of a file, relative to the tape's folder.
        public var file: String
        /// The length of the beginning that is skipped; nil for none.
        public var from: Span?
        /// The event time at which it begins; nil for the time of the line.
        public var start: Span?
        /// The only language whose films contain the sound; nil for all.
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

    /// The direction of the camera.
    public struct Camera: Hashable, Sendable {
        public var target: Target
        /// The magnification compared with the whole scene; nil for as large as fits.
        public var factor: Double?
        /// Indicates whether the camera moves with its target.
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
        /// All views of the scene.
        case scene
        /// A view and all its descendants.
        case view(String)

        fileprivate var word: String {
            switch self {
            case .scene: "on"
            case .view(let name): name
            }
        }
    }

    /// An arrow from one view or recognizer to another.
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

    /// A question to the viewers.
    public struct Question: Hashable, Sendable {
        public var text: LocalizedText
        /// The time to think.
        public var span: Span
        public var answers: [LocalizedText]
        /// The reasons why each answer is right or wrong; empty if none is given.
        public private(set) var reasons: [LocalizedText?]
        /// The index of the right answer; nil if none is right.
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

        /// Returns the reason why an answer is right or wrong; nil if the tape gives none.
        public func reason(of answer: Int) -> LocalizedText? {
            reasons.indices.contains(answer) ? reasons[answer] : nil
        }

        /// Returns the question with each of its texts changed.
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

/// The decisions that are shown one by one.
public enum WalkPart: String, LanguageWord, Hashable, Sendable {
    case hitTest = "hit-test"
    case chain, all
}

/// A panel beside the stage.
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

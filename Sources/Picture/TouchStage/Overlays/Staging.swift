import TouchScript
import TouchTrace

/// What a film shows around the stage, and what on it stands out.
public struct Staging: Hashable, Sendable {
    public internal(set) var chapter: LocalizedText?
    public package(set) var caption: LocalizedText?
    /// The end of the caption that is about the second of two runs; nil if all is about one.
    package var captionTail: LocalizedText?
    /// What is said of a run beside its stage, where two part; nothing else where they are alike.
    public package(set) var remarks: [LocalizedText] = []
    /// Words over the whole picture; nil while the stage is to be seen.
    public package(set) var card: LocalizedText?
    public package(set) var question: Question?
    /// The panel that suits what is told; nil for none.
    package var suited: TellingPanel?
    /// Panels that stay until they are hidden, the last one first.
    var shown: [TellingPanel] = []
    var hidden: Set<TellingPanel> = []
    /// Views that matter now; empty where all do. The others are darker.
    public package(set) var lit: [SubjectID] = []
    /// The circle that is not darker, of all; nil for none.
    public package(set) var light: Spotlight?
    /// Lines that a hand drew, back to front.
    public var ink: [Ink.Stroke] { sheets[sheets.count - 1] }
    /// Whether something was drawn that can be taken back.
    public var canUndoInk: Bool { sheets != [[]] }
    /// Those to be seen last, after those that were taken away together: they can come again.
    private var sheets: [[Ink.Stroke]] = [[]]
    /// Views that are darker.
    public internal(set) var dim: [SubjectID] = []
    /// Views tilted apart, and how far; nil while all lie flat.
    public package(set) var depth: Depth?
    /// Views with a ring around them.
    public package(set) var rings: [SubjectID] = []
    public internal(set) var arrows: [Arrow] = []

    /// Nothing has been told.
    public init() {}

    public struct Question: Hashable, Sendable {
        public let question: Telling.Question
        /// Whether those who watch are still thinking.
        public var isOpen = true
        /// Whether the right answer is lit.
        public var isAnswered = false

        /// The question and its answers as a sentence, the right one alone when it is told.
        public var words: LocalizedText {
            func sentence(_ language: String) -> String {
                let answers = question.answers.enumerated()
                    .filter { !isAnswered || question.right == nil || $0.offset == question.right }
                    .map { $0.element[language] }
                return ([question.text[language]] + [answers.joined(separator: " · ")])
                    .filter { !$0.isEmpty }.joined(separator: "  ")
            }
            return LocalizedText(
                sentence("en"),
                translations: question.text.translations.map {
                    LocalizedText.Translation(language: $0.language, text: sentence($0.language))
                })
        }
    }

    /// From one view or recognizer to another.
    public struct Arrow: Hashable, Sendable {
        public let from: SubjectID
        public let to: SubjectID
        public let text: LocalizedText?
    }

    /// The panel beside the stage; nil for none.
    public var panel: TellingPanel? {
        let panel = pinned ?? suited.flatMap { hidden.contains($0) ? nil : $0 }
        // Layers tell of a hit-test themselves.
        return depth != nil && panel == .hitTest ? nil : panel
    }

    /// The one that stays whatever is told.
    private var pinned: TellingPanel? { shown.first { $0.standsBeside } }

    /// Whether it is told how a touch finds its view: nothing else is told by itself.
    package var tellsHitTest: Bool { panel == nil || panel == .hitTest }

    /// Whether it is told how a call goes up the responder chain.
    package var tellsChain: Bool { panel == .chain }

    /// Whether a decision that `panel` tells is told now; nil stands for any.
    package func shows(_ panel: TellingPanel?) -> Bool {
        guard let panel else { return true }
        return pinned.map { $0 == panel } ?? !hidden.contains(panel)
    }

    /// The panel that a film shows beside the scene: one that its tape asks for; nil for none.
    package var aside: TellingPanel? { shown.first { $0 != .timeline } }

    /// Whether something is said or asked.
    package var hasWords: Bool { caption != nil || question != nil || chapter != nil }

    public var hasStrip: Bool { shown.contains(.timeline) }
    public var hasCode: Bool { shown.contains(.code) }

    package mutating func apply(_ ink: Ink) {
        switch ink {
        case .stroke(let stroke): sheets[sheets.count - 1].append(stroke)
        case .off: if !self.ink.isEmpty { sheets.append([]) }
        case .undo where !self.ink.isEmpty: sheets[sheets.count - 1].removeLast()
        case .undo: if sheets.count > 1 { sheets.removeLast() }
        }
    }

    mutating func show(_ panel: TellingPanel) {
        hidden.remove(panel)
        shown.removeAll { $0 == panel }
        shown.insert(panel, at: 0)
    }

    mutating func hide(_ panel: TellingPanel) {
        hidden.insert(panel)
        shown.removeAll { $0 == panel }
    }
}

extension TellingPanel {
    /// Whether it is one of those that take turns beside the stage.
    fileprivate var standsBeside: Bool { self != .timeline && self != .code }
}

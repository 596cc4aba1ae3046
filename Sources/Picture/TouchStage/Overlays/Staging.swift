import TouchScript
import TouchTrace

/// The surroundings of the stage in a film, and the highlights on it.
public struct Staging: Hashable, Sendable {
    public internal(set) var chapter: LocalizedText?
    public package(set) var caption: LocalizedText?
    /// The end of the caption, which is about the second of two runs; nil if all of it is about
    /// one.
    package var captionTail: LocalizedText?
    /// The remarks about a run beside its stage where two runs diverge; otherwise empty.
    public package(set) var remarks: [LocalizedText] = []
    /// The words over the whole picture; nil while the stage is visible.
    public package(set) var card: LocalizedText?
    public package(set) var question: Question?
    /// The panel that suits the current subject; nil for none.
    package var suited: TellingPanel?
    /// The panels that remain until they are hidden, the last one first.
    var shown: [TellingPanel] = []
    var hidden: Set<TellingPanel> = []
    /// The views that are relevant now; empty if all are. The others are darker.
    public package(set) var lit: [SubjectID] = []
    /// The circle outside of which everything is darker; nil for none.
    public package(set) var light: Spotlight?
    /// The lines that a hand drew, back to front.
    public var ink: [Ink.Stroke] { sheets[sheets.count - 1] }
    /// Indicates whether there is a drawing that can be undone.
    public var canUndoInk: Bool { sheets != [[]] }
    /// The sheets of lines: the visible one last, after those that were cleared and can return.
    private var sheets: [[Ink.Stroke]] = [[]]
    /// The views that are darker.
    public internal(set) var dim: [SubjectID] = []
    /// The views that are tilted apart, and their distance; nil while all are flat.
    public package(set) var depth: Depth?
    /// The views with a ring around them.
    public package(set) var rings: [SubjectID] = []
    public internal(set) var arrows: [Arrow] = []

    /// Creates a staging without content.
    public init() {}

    public struct Question: Hashable, Sendable {
        public let question: Telling.Question
        /// Indicates whether viewers are still thinking.
        public var isOpen = true
        /// Indicates whether the right answer is highlighted.
        public var isAnswered = false

        /// The question and its answers as a sentence, with only the right one after it is
        /// revealed.
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

    /// An arrow from one view or recognizer to another.
    public struct Arrow: Hashable, Sendable {
        public let from: SubjectID
        public let to: SubjectID
        public let text: LocalizedText?
    }

    /// The panel beside the stage; nil for none.
    public var panel: TellingPanel? {
        let panel = pinned ?? suited.flatMap { hidden.contains($0) ? nil : $0 }
        // Layers show the hit test themselves.
        return depth != nil && panel == .hitTest ? nil : panel
    }

    /// The panel that remains whatever the current subject.
    private var pinned: TellingPanel? { shown.first { $0.standsBeside } }

    /// Indicates whether the stage shows how a touch finds its view: no panel, or that of the hit
    /// test, is beside it.
    package var tellsHitTest: Bool { panel == nil || panel == .hitTest }

    /// Indicates whether the stage shows how a call climbs the responder chain.
    package var tellsChain: Bool { panel == .chain }

    /// Returns whether decisions that belong to `panel` are shown now; nil stands for any panel.
    package func shows(_ panel: TellingPanel?) -> Bool {
        guard let panel else { return true }
        return pinned.map { $0 == panel } ?? !hidden.contains(panel)
    }

    /// The panel that a film shows beside the scene at its tape's request; nil for none.
    package var aside: TellingPanel? { shown.first { $0 != .timeline } }

    /// Indicates whether there are words: a caption, a question, or a chapter.
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
    /// Indicates whether the panel is one of those that take turns beside the stage.
    fileprivate var standsBeside: Bool { self != .timeline && self != .code }
}

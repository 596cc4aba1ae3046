import TouchPicture
import TouchWords

/// The kind of a recognizer in a scene.
public enum RecognizerKind: Hashable, Sendable {
    case builtIn(BuiltIn)
    /// A subclass that is registered under this name: `custom check-mark tick`.
    case custom(CustomRecognizer)

    public enum BuiltIn: String, LanguageWord, Hashable, Sendable {
        case tap, longPress, pan, swipe, pinch, rotation, edgePan, hover
    }

    var words: [String] {
        switch self {
        case .builtIn(let kind): [kind.word]
        case .custom(let type): ["custom", type.word]
        }
    }
}

/// A recognizer that is not built in: `custom check-mark tick`.
public enum CustomRecognizer: String, LanguageWord, Hashable, Sendable {
    case checkMark
    /// A recognizer that begins as soon as a finger comes down.
    case fingerDown
}

/// The recognizers that a relation applies to.
public enum Selection: Hashable, Sendable {
    case all
    case nobody
    case only([Selector])
    case allBut([Selector])

    public enum Selector: Hashable, Sendable {
        case named(String)
        /// Every recognizer of this kind at the time of the question: `any tap with 2 taps`.
        case kind(RecognizerKind.BuiltIn, taps: Int?)

        fileprivate var text: String {
            switch self {
            case .named(let name): name
            case .kind(let kind, nil): "any \(kind.word)"
            case .kind(let kind, let taps?): "any \(kind.word) with \(taps.counted("tap"))"
            }
        }
    }

    var words: [String] {
        switch self {
        case .all: ["all"]
        case .nobody: ["nobody"]
        case .only(let selectors): [Notation.list(selectors.map { $0.text })]
        case .allBut(let selectors): ["all-but", Notation.list(selectors.map { $0.text })]
        }
    }
}

extension LineReader {
    mutating func selection() throws(ScriptError) -> Selection {
        if take("all") { return .all }
        if take("nobody") { return .nobody }
        let isExclusion = take("all-but")
        let selectors = try list { reader throws(ScriptError) in try reader.selector() }
        return isExclusion ? .allBut(selectors) : .only(selectors)
    }

    private mutating func selector() throws(ScriptError) -> Selection.Selector {
        guard take("any") else {
            return .named(
                try reference(
                    .recognizer, .expected.selection))
        }
        let kind = try choice(RecognizerKind.BuiltIn.self, .expected.recognizerKind)
        guard take("with") else { return .kind(kind, taps: nil) }
        let taps = try integer(.expected.tapCount, in: 0...100)
        if !take("tap") { try require("taps") }
        return .kind(kind, taps: taps)
    }
}

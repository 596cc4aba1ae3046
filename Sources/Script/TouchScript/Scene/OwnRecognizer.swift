import TouchWords

/// The recognizers that a view or a controller brings along, as scenes name them: `list.pan`,
/// `photo.menu`.
public enum OwnRecognizer: String, LanguageWord, Hashable, Sendable {
    /// The recognizers of a scroll view.
    case pan, pinch
    /// The recognizer that delays the content's touches (CT4); UIKit gives no access to it.
    case delay
    /// The recognizers of a menu, of a row's swipe actions, of a view that can be dragged, of a
    /// sheet, of rows that can be moved, and of a pointer over a view with regions.
    case menu, swipe, lift, drag, reorder, pointer

    /// Returns the recognizer's name, which begins with that of its owner.
    public func name(of owner: String) -> String { "\(owner).\(rawValue)" }

    /// Splits a name such as `list.pan`; nil for any other name.
    public static func parts(of name: String) -> (owner: String, recognizer: OwnRecognizer)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let recognizer = OwnRecognizer(word: String(parts[1])) else {
            return nil
        }
        return (String(parts[0]), recognizer)
    }

    /// The kind whose settings a scene can state; nil if it can state none.
    var kind: RecognizerKind.BuiltIn? {
        switch self {
        case .pan: .pan
        case .pinch: .pinch
        case .delay, .menu, .swipe, .lift, .drag, .reorder, .pointer: nil
        }
    }

    /// Returns the recognizer that comes with a kind of view or a clause; nil if none does.
    /// - Parameter word: The word that the line or the clause begins with.
    init?(broughtBy word: String) {
        if word == ViewKind.scroll.word {
            self = .pan
            return
        }
        switch ViewWord(word: word) {
        case .zoom: self = .pinch
        case .menu: self = .menu
        case .leadingActions, .trailingActions: self = .swipe
        case .drags: self = .lift
        case .detents: self = .drag
        case .reorders: self = .reorder
        case .pointerRegions: self = .pointer
        default: return nil
        }
    }
}

extension RecognizerKind.BuiltIn {
    /// The words for a scroll view's own recognizers: all except overrides of the class, effects
    /// that scrolling has already, and `should-begin`, which the scroll view answers.
    var ownWords: [RecognizerWord] {
        (self == .pan ? [.fingers, .scrollTypes, .shouldReceive] : []) + [
            .disabled, .cancelsTouches, .delaysBegan, .delaysEnded, .touchTypes, .simultaneousWith,
            .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
        ]
    }
}

extension SceneNames {
    /// Inserts the recognizers that a view or a controller brings along.
    /// - Parameter words: The words that its line and its clauses begin with.
    mutating func insertOwn(of owner: String, _ words: [String], line: Int) {
        for own in words.compactMap({ OwnRecognizer(broughtBy: $0) }) {
            insert(own.name(of: owner), .recognizer, line: line)
        }
    }
}

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
    /// The recognizers of a text field: taps of one, two and three, and a long press.
    case tap, doubleTap, tripleTap, loupe

    /// Returns the recognizer's name, which begins with that of its owner.
    public func name(of owner: String) -> String { "\(owner).\(word)" }

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
        case .delay, .menu, .swipe, .lift, .drag, .reorder, .pointer, .tap, .doubleTap, .tripleTap,
            .loupe:
            nil
        }
    }

    /// Returns the recognizers that come with a kind of view or a clause.
    /// - Parameter word: The word that the line or the clause begins with.
    static func brought(by word: String) -> [OwnRecognizer] {
        switch ViewKind(word: word) {
        case .scroll: return [.pan]
        case .field: return [.tap, .doubleTap, .tripleTap, .loupe]
        default: break
        }
        switch ViewWord(word: word) {
        case .zoom: return [.pinch]
        case .menu: return [.menu]
        case .leadingActions, .trailingActions: return [.swipe]
        case .drags: return [.lift]
        case .detents: return [.drag]
        case .reorders: return [.reorder]
        case .pointerRegions: return [.pointer]
        default: return []
        }
    }
}

/// The name of the refresh control that a scroll view brings along: `list.refresh`.
public enum RefreshControlName {
    static let part = "refresh"
    private static let suffix = "." + part

    /// Returns the name of a scroll view's refresh control.
    public static func name(of scrollView: String) -> String { scrollView + suffix }

    /// Returns the scroll view that such a name begins with; nil for any other name.
    static func scrollView(of name: String) -> String? {
        name.hasSuffix(suffix) ? String(name.dropLast(suffix.utf8.count)) : nil
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
    /// Inserts the recognizers that a view or a controller brings along, and its refresh control.
    /// - Parameter words: The words that its line and its clauses begin with.
    mutating func insertOwn(of owner: String, _ words: [String], line: Int) {
        for own in words.flatMap({ OwnRecognizer.brought(by: $0) }) {
            insert(own.name(of: owner), .recognizer, line: line)
        }
        if words.contains(ViewWord.refreshes.word) {
            insert(RefreshControlName.name(of: owner), .view, line: line)
        }
    }
}

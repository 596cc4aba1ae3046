import TouchWords

/// The recognizers that a scroll view creates for itself, as scenes name them: `list.pan`,
/// `list.pinch`.
public enum OwnRecognizer: String, LanguageWord, Hashable, Sendable {
    case pan, pinch
    /// The recognizer that delays the content's touches (CT4); UIKit gives no access to it.
    case delay

    /// Returns the recognizer's name, which begins with that of its scroll view.
    public func name(of scrollView: String) -> String { "\(scrollView).\(rawValue)" }

    /// Splits a name such as `list.pan`; nil for any other name.
    public static func parts(of name: String) -> (scrollView: String, recognizer: OwnRecognizer)? {
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
        case .delay: nil
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
    /// Inserts the recognizers that a scroll view creates for itself.
    mutating func insertOwn(of scrollView: String, _ clauses: [ViewClause], line: Int) {
        insert(OwnRecognizer.pan.name(of: scrollView), .recognizer, line: line)
        guard clauses.contains(where: { if case .zoom = $0 { true } else { false } }) else {
            return
        }
        insert(OwnRecognizer.pinch.name(of: scrollView), .recognizer, line: line)
    }
}

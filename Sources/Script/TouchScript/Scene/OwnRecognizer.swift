import TouchWords

/// The recognizers that a scroll view brings along, as scenes name them: `list.pan`, `list.pinch`.
public enum OwnRecognizer: String, LanguageWord, Hashable, Sendable {
    case pan, pinch
    /// Holds touches back from the content (CT4); UIKit gives nobody access to it.
    case delay

    /// What it is called after its scroll view.
    public func name(of scrollView: String) -> String { "\(scrollView).\(rawValue)" }

    /// Nil for names of anybody else.
    public static func parts(of name: String) -> (scrollView: String, recognizer: OwnRecognizer)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let recognizer = OwnRecognizer(word: String(parts[1])) else {
            return nil
        }
        return (String(parts[0]), recognizer)
    }

    /// What a scene can set of it.
    var kind: RecognizerKind.BuiltIn? {
        switch self {
        case .pan: .pan
        case .pinch: .pinch
        case .delay: nil
        }
    }
}

extension RecognizerKind.BuiltIn {
    /// What is said of a scroll view's own: all but overrides of its class, what scrolling does already, and
    /// `should-begin`, which the scroll view answers.
    var ownWords: [RecognizerWord] {
        (self == .pan ? [.fingers, .scrollTypes, .shouldReceive] : []) + [
            .disabled, .cancelsTouches, .delaysBegan, .delaysEnded, .touchTypes, .simultaneousWith,
            .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
        ]
    }
}

extension SceneNames {
    /// The recognizers that a scroll view brings along.
    mutating func insertOwn(of scrollView: String, _ clauses: [ViewClause], line: Int) {
        insert(OwnRecognizer.pan.name(of: scrollView), .recognizer, line: line)
        guard clauses.contains(where: { if case .zoom = $0 { true } else { false } }) else {
            return
        }
        insert(OwnRecognizer.pinch.name(of: scrollView), .recognizer, line: line)
    }
}

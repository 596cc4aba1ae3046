/// A scene as UIKit code, with an index of the lines about each subject.
public struct CodeListing: Hashable, Sendable {
    /// Lines that belong together: a statement, a method, a property.
    public struct Span: Hashable, Sendable {
        /// The name that the scene gives to the subject of the lines.
        public var subject: String
        public var topic: Topic
        /// The indices of `lines`.
        public var lines: Range<Int>
    }

    /// The part of the code that the lines form for their subject.
    public enum Topic: Hashable, Sendable {
        /// The property that holds the subject.
        case declaration
        /// The code for a clause, by the clause's first word: "direction", "should-receive",
        /// "require".
        case clause(String)
        /// A method that the subject's class overrides: "touchesBegan", "hitTest", "sendEvent".
        case method(String)
        /// The code that puts the subject in place: in a view, on a view, in front of the others.
        case adding
        /// The code that gives the subject's action a target.
        case target
        /// The code of the subject's action.
        case action
    }

    public var lines: [String]
    /// The spans, in the order in which they end.
    public var spans: [Span]

    /// The text of the file.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// Returns the lines about a topic of a subject; empty if there are none.
    public func lines(of subject: String, _ topic: Topic) -> [Range<Int>] {
        spans.filter { $0.subject == subject && $0.topic == topic }.map { $0.lines }
    }
}

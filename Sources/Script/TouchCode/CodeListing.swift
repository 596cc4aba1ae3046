/// A scene as UIKit code, and which of its lines say what.
public struct CodeListing: Hashable, Sendable {
    /// Lines that belong together: a statement, a method, a property.
    public struct Span: Hashable, Sendable {
        /// Whom of the scene they are about, by the scene's name.
        public var subject: String
        public var topic: Topic
        /// Indices of `lines`.
        public var lines: Range<Int>
    }

    /// What lines say of their subject.
    public enum Topic: Hashable, Sendable {
        /// The property that holds it.
        case declaration
        /// What a clause became, by its first word: "direction", "should-receive", "require".
        case clause(String)
        /// A method that its class overrides: "touchesBegan", "hitTest", "sendEvent".
        case method(String)
        /// Where it gets its place: in a view, on a view, in front of the others.
        case adding
        /// Where its action gets a target.
        case target
        /// What is done when it acts.
        case action
    }

    public var lines: [String]
    /// In the order in which they end.
    public var spans: [Span]

    /// The file.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// The lines that say this; empty if none do.
    public func lines(of subject: String, _ topic: Topic) -> [Range<Int>] {
        spans.filter { $0.subject == subject && $0.topic == topic }.map { $0.lines }
    }
}

import TouchWords

/// The terms of the program, with their meanings.
public struct Glossary: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The one word for the thing.
        public var term: Wording
        /// One sentence that explains the term.
        public var meaning: Wording

        public init(_ term: Wording, _ meaning: Wording) {
            self.term = term
            self.meaning = meaning
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry] = []) { self.entries = entries }
}

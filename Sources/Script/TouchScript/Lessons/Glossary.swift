import TouchWords

/// What things are called, and what they are.
public struct Glossary: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The one word for it.
        public var term: Wording
        /// A sentence.
        public var meaning: Wording

        public init(_ term: Wording, _ meaning: Wording) {
            self.term = term
            self.meaning = meaning
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry] = []) { self.entries = entries }
}

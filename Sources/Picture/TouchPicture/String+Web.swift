// Of the standard library's algorithms on text, those that its embedded form lacks.
#if !canImport(Foundation)
    extension StringProtocol {
        /// Whether `other` stands in the text.
        package func contains(_ other: some StringProtocol) -> Bool {
            let (all, part) = (Array(utf8), Array(other.utf8))
            guard all.count >= part.count else { return false }
            return (0...all.count - part.count).contains {
                all[$0..<$0 + part.count].elementsEqual(part)
            }
        }
    }

    extension String {
        /// The text with `new` in the place of every `old`.
        package func replacing(_ old: Character, with new: String) -> String {
            reduce(into: "") { text, character in
                if character == old { text += new } else { text.append(character) }
            }
        }
    }
#endif

// These are the standard library's text algorithms that its embedded form lacks.
#if !canImport(Foundation)
    extension StringProtocol {
        /// Returns whether the text contains `other`.
        package func contains(_ other: some StringProtocol) -> Bool {
            let (all, part) = (Array(utf8), Array(other.utf8))
            guard all.count >= part.count else { return false }
            return (0...all.count - part.count).contains {
                all[$0..<$0 + part.count].elementsEqual(part)
            }
        }
    }

    extension String {
        /// Returns the text with `new` in place of every `old`.
        package func replacing(_ old: Character, with new: String) -> String {
            reduce(into: "") { text, character in
                if character == old { text += new } else { text.append(character) }
            }
        }
    }
#endif

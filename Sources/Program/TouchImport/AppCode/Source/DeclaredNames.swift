/// Finds the names that a file declares at any depth, whatever they are the names of.
extension SwiftSource {
    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype", "func",
        "let", "var", "case",
    ]

    var declaredNames: Set<String> {
        var found: Set<String> = []
        for (index, token) in tokens.enumerated()
        where token.kind == .word && Self.keywords.contains(token.text) {
            let next = index + 1
            if has("(", at: next) {
                // `let (a, b) = …`
                found.formUnion(words(in: next..<partners[next]))
            } else if token == "case" {
                addCases(from: next, to: &found)
            } else if let name = self.token(next), name.kind == .word {
                found.insert(name.text)
                if has("<", at: next + 1) { found.formUnion(genericParameters(from: next + 2)) }
            }
        }
        return found
    }

    private func words(in range: Range<Int>) -> [String] {
        tokens[range].filter { $0.kind == .word }.map(\.text)
    }

    /// Adds the names of `case a, b(Int), c = 2`.
    private func addCases(from start: Int, to found: inout Set<String>) {
        var place = start
        while let name = token(place), name.kind == .word {
            found.insert(name.text)
            place += 1
            if has("(", at: place) { place = partners[place] + 1 }
            if has("=", at: place) { place += 2 }
            guard has(",", at: place) else { return }
            place += 1
        }
    }

    /// Returns the names in `<T, U: View>`, each of which begins the list or follows a comma.
    private func genericParameters(from start: Int) -> [String] {
        var (names, place): ([String], Int) = ([], start)
        while let token = token(place), token != ">", token != "{", token != "(" {
            if token.kind == .word, place == start || has(",", at: place - 1) {
                names.append(token.text)
            }
            place += 1
        }
        return names
    }
}

import TouchScript

/// A text with words in `*asterisks*`, which take the color of the subject they name.
///
/// An asterisk opens before a letter and closes after one; any other is literal.
package struct StarredText: Hashable {
    package struct Run: Hashable {
        package let string: String
        package let isStarred: Bool
    }

    package let runs: [Run]

    package init(_ text: String) {
        var runs: [Run] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "*") {
            let inner = rest[rest.index(after: open)...]
            guard let close = inner.firstIndex(of: "*"), close > inner.startIndex,
                let first = inner.first, let last = inner[..<close].last,
                !first.isWhitespace, !last.isWhitespace
            else {
                let next = rest.index(after: open)
                runs.append(Run(string: String(rest[..<next]), isStarred: false))
                rest = rest[next...]
                continue
            }
            runs.append(Run(string: String(rest[..<open]), isStarred: false))
            runs.append(Run(string: String(inner[..<close]), isStarred: true))
            rest = inner[inner.index(after: close)...]
        }
        runs.append(Run(string: String(rest), isStarred: false))
        self.runs = runs.filter { !$0.string.isEmpty }
    }

    package var plain: String { runs.map { $0.string }.joined() }
}

extension LocalizedText {
    /// The text without the asterisks around words that are colored in a film.
    public var withoutStars: LocalizedText {
        LocalizedText(
            StarredText(english).plain,
            translations: translations.map {
                Translation(language: $0.language, text: StarredText($0.text).plain)
            })
    }
}

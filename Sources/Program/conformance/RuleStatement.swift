import Foundation

/// A rule as the documentation states it.
struct RuleStatement: Hashable {
    /// The identifier, "HT3".
    var id: String
    /// The confidence in it: the words in brackets after the statement.
    var confidence: String

    /// Returns the rules in `Rules.md`: list items that begin with a bold identifier.
    static func all(in markdown: String) -> [RuleStatement] {
        let items = markdown.components(separatedBy: "\n- **").dropFirst()
        return items.compactMap { item in
            let id = item.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            let rest = item.dropFirst(id.count)
            guard rest.hasPrefix("**"), let last = id.last, last.isNumber else { return nil }
            // The statement ends at the next heading.
            let statement = rest.components(separatedBy: "\n#").first ?? ""
            return RuleStatement(id: String(id), confidence: confidences(in: statement))
        }
    }

    /// Returns the text of every bracket in the statement, separated by semicolons.
    private static func confidences(in statement: String) -> String {
        let brackets = statement.split(separator: "[").dropFirst().compactMap { part in
            part.split(separator: "]", omittingEmptySubsequences: false).first
        }
        let words = brackets.map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return words.joined(separator: "; ")
    }
}

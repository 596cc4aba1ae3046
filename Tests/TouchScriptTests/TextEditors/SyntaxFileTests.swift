import Foundation
import TestSupport
import Testing
import TouchScript

@Suite("What colors files in text editors") struct SyntaxFileTests {
    /// The first of a grammar's rules that match `line` at its first place, and what they match.
    private func found(_ kind: FileKind, in line: String) throws -> [String] {
        let file = try #require(
            SyntaxFile.all.first { $0.path == "textmate/touchscope-\(kind).tmLanguage.json" })
        let grammar = try #require(
            try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? [String: Any])
        let rules = try #require(grammar["patterns"] as? [[String: Any]])
        return try rules.flatMap { rule -> [String] in
            guard let pattern = rule["match"] as? String else { return [] }
            let expression = try NSRegularExpression(pattern: pattern)
            let all = NSRange(line.startIndex..., in: line)
            return expression.matches(in: line, range: all).compactMap { match in
                Range(match.range, in: line).map { range in
                    let name = (rule["name"] as? String ?? "").split(separator: ".")[0]
                    return "\(name) \(line[range].trimmingCharacters(in: .whitespaces))"
                }
            }
        }
    }

    @Test("a grammar finds whole words, numbers with their units, and comments")
    func grammar() throws {
        #expect(
            try found(.scene, in: "  view card-at at 40 -6.5 hit-test self  # at") == [
                "comment # at", "keyword view", "constant 40", "constant -6.5", "storage at",
                "storage hit-test", "storage at", "constant self",
            ])
        #expect(
            try found(.tape, in: "with finger a up").prefix(1) == ["keyword with finger"])
        #expect(try found(.tape, in: "wait 300ms").suffix(1) == ["constant 300ms"])
    }
}

import Foundation

/// A test whose title names the rules it pins: "AR9, AR12: unrelated single and double taps give
/// …".
struct TestTitle: Hashable {
    var rules: [String]
    /// The statement that is pinned, after the colon.
    var statement: String

    /// Returns the titles in Swift source, in order. Titles that name no rule are skipped.
    static func all(in source: String) -> [TestTitle] {
        source.components(separatedBy: "@Test(").dropFirst().compactMap { part in
            let part = part.drop(while: \.isWhitespace)
            guard part.first == "\"" else { return nil }
            let title = part.dropFirst().prefix { $0 != "\"" }
            guard let colon = title.firstIndex(of: ":") else { return nil }
            let rules = title[..<colon].components(separatedBy: ", ")
            guard rules.allSatisfy(isRule) else { return nil }
            let statement = title[title.index(after: colon)...].drop(while: \.isWhitespace)
            return TestTitle(rules: rules, statement: String(statement))
        }
    }

    /// Returns whether a word is two capitals and a number; a part of a rule may follow, as in
    /// "DL4(g)".
    private static func isRule(_ word: String) -> Bool {
        let letters = word.prefix { $0.isASCII && $0.isUppercase }
        let digits = word.dropFirst(letters.count).prefix { $0.isASCII && $0.isNumber }
        let rest = word.dropFirst(letters.count + digits.count)
        return letters.count == 2 && !digits.isEmpty && (rest.isEmpty || rest.first == "(")
    }

    /// Returns whether the title names `rule`, wholly or in part.
    func pins(_ rule: String) -> Bool {
        rules.contains { $0 == rule || $0.hasPrefix(rule + "(") }
    }
}

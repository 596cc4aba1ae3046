/// The tests that pin each rule: a page of the documentation.
struct ConformanceTable {
    var rules: [RuleStatement]
    var titles: [TestTitle]

    func titles(pinning rule: RuleStatement) -> [TestTitle] {
        titles.filter { $0.pins(rule.id) }
    }

    /// The rules that no test names.
    var open: [RuleStatement] {
        rules.filter { titles(pinning: $0).isEmpty }
    }

    var markdown: String {
        var page = """
            # Conformance

            Every rule, how sure it is, and the tests that pin it.

            This page is made from the tests by `make docs`. \(rules.count - open.count) of \
            \(rules.count) rules are pinned, by \(pinningCount) tests, all of which pass in \
            `make test`. What differs from UIKit stands in <doc:KnownDifferences>.

            | rule | confidence | standing | tests |
            |---|---|---|---|

            """
        for rule in rules {
            let pinning = titles(pinning: rule)
            let standing = pinning.isEmpty ? "open" : "pinned by \(pinning.count)"
            let tests = pinning.map { escaped($0.statement) }.joined(separator: " · ")
            page += "| \(rule.id) | \(escaped(rule.confidence)) | \(standing) | \(tests) |\n"
        }
        return page
    }

    private var pinningCount: Int {
        titles.count { title in rules.contains { title.pins($0.id) } }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("<", with: "\\<")
    }
}

// Writes the conformance page: conformance RULES.md TESTS-FOLDER OUTPUT.md

import Foundation

func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("conformance: \(message)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 3 else { stop("expected RULES.md TESTS-FOLDER OUTPUT.md") }
let (rulesFile, testsFolder, output) = (arguments[0], arguments[1], arguments[2])

do {
    let rules = RuleStatement.all(in: try String(contentsOf: rulesFile, encoding: .utf8))
    let sources = try FileManager.default.subpathsOfDirectory(atPath: testsFolder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
    let titles = try sources.flatMap { path in
        let file = testsFolder.appendingPathComponent(path)
        return TestTitle.all(in: try String(contentsOf: file, encoding: .utf8))
    }
    let table = ConformanceTable(rules: rules, titles: titles)
    try table.markdown.write(to: output, atomically: true, encoding: .utf8)
    print("\(rules.count) rules, \(rules.count - table.open.count) pinned")
    for rule in table.open { print("open: \(rule.id)") }
} catch {
    stop("\(error.localizedDescription)")
}

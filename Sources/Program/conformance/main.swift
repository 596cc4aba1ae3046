// Writes pages of the documentation, and checks it:
// conformance RULES.md TESTS-FOLDER OUTPUT.md – the tests that pin each rule
// conformance --surface SOURCES… OUTPUT.md – the parts of UIKit that exist here
// conformance --documented GRAPHS… – fails if a public symbol has no comment

import Foundation

func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("conformance: \(message)\n".utf8))
    exit(1)
}

/// Returns the texts of the Swift files in a folder, in the order of their paths.
func sources(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
}

let words = CommandLine.arguments.dropFirst()
let option = words.first { $0.hasPrefix("--") }
let places = words.filter { $0 != option }.map(URL.init(fileURLWithPath:))

do {
    switch option {
    case "--surface" where places.count > 1:
        let surface = Surface(try places.dropLast().flatMap(sources))
        try surface.markdown(wanted: wanted)
            .write(to: places[places.count - 1], atomically: true, encoding: .utf8)
        print("\(surface.entries.count) types")
    case "--documented" where !places.isEmpty:
        let missing = try places.flatMap { try SymbolGraph(Data(contentsOf: $0)).undocumented }
        for symbol in missing { print("\(symbol) has no comment") }
        if !missing.isEmpty { stop("document the symbols above") }
    case nil where places.count == 3:
        let rules = RuleStatement.all(in: try String(contentsOf: places[0], encoding: .utf8))
        let titles = try sources(in: places[1]).flatMap(TestTitle.all)
        let table = ConformanceTable(rules: rules, titles: titles)
        try table.markdown.write(to: places[2], atomically: true, encoding: .utf8)
        print("\(rules.count) rules, \(rules.count - table.open.count) pinned")
        for rule in table.open { print("open: \(rule.id)") }
    default:
        stop(
            "expected RULES.md TESTS-FOLDER OUTPUT.md, --surface SOURCES… OUTPUT.md, "
                + "or --documented GRAPHS…")
    }
} catch {
    stop("\(error.localizedDescription)")
}

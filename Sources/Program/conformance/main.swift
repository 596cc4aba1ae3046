// Writes pages of the documentation:
// conformance RULES.md TESTS-FOLDER OUTPUT.md – the tests that pin each rule
// conformance --surface SOURCES… OUTPUT.md – the parts of UIKit that exist here

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

let isSurface = CommandLine.arguments.dropFirst().first == "--surface"
let places = CommandLine.arguments.dropFirst(isSurface ? 2 : 1).map { URL(fileURLWithPath: $0) }
guard isSurface ? places.count > 1 : places.count == 3, let output = places.last else {
    stop("expected \(isSurface ? "SOURCES…" : "RULES.md TESTS-FOLDER") OUTPUT.md")
}

do {
    if isSurface {
        let surface = Surface(try places.dropLast().flatMap(sources))
        try surface.markdown(wanted: wanted)
            .write(to: output, atomically: true, encoding: .utf8)
        print("\(surface.entries.count) types")
    } else {
        let rules = RuleStatement.all(in: try String(contentsOf: places[0], encoding: .utf8))
        let titles = try sources(in: places[1]).flatMap(TestTitle.all)
        let table = ConformanceTable(rules: rules, titles: titles)
        try table.markdown.write(to: output, atomically: true, encoding: .utf8)
        print("\(rules.count) rules, \(rules.count - table.open.count) pinned")
        for rule in table.open { print("open: \(rule.id)") }
    }
} catch {
    stop("\(error.localizedDescription)")
}

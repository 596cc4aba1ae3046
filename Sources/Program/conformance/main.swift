// Writes pages of the documentation:
// conformance RULES.md TESTS-FOLDER OUTPUT.md – which test pins which rule
// conformance --surface SOURCES… OUTPUT.md – what of UIKit is here

import Foundation

func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("conformance: \(message)\n".utf8))
    exit(1)
}

func sources(in folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
}

if CommandLine.arguments.dropFirst().first == "--surface" {
    let places = CommandLine.arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
    guard let output = places.last, places.count > 1 else { stop("expected SOURCES… OUTPUT.md") }
    do {
        let files = try places.dropLast().flatMap(sources(in:))
        let surface = Surface(try files.map { try String(contentsOf: $0, encoding: .utf8) })
        try surface.markdown(wanted: wanted)
            .write(to: output, atomically: true, encoding: .utf8)
        print("\(surface.entries.count) types")
        exit(0)
    } catch {
        stop("\(error.localizedDescription)")
    }
}

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard arguments.count == 3 else { stop("expected RULES.md TESTS-FOLDER OUTPUT.md") }
let (rulesFile, testsFolder, output) = (arguments[0], arguments[1], arguments[2])

do {
    let rules = RuleStatement.all(in: try String(contentsOf: rulesFile, encoding: .utf8))
    let titles = try sources(in: testsFolder).flatMap { file in
        TestTitle.all(in: try String(contentsOf: file, encoding: .utf8))
    }
    let table = ConformanceTable(rules: rules, titles: titles)
    try table.markdown.write(to: output, atomically: true, encoding: .utf8)
    print("\(rules.count) rules, \(rules.count - table.open.count) pinned")
    for rule in table.open { print("open: \(rule.id)") }
} catch {
    stop("\(error.localizedDescription)")
}

import Foundation
import Testing

/// The modules as the package has them, as their sources use them, and as documents tell of them.
@Suite("The house") struct HouseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Each module below Sources, and the modules that it may name.
    private static func modules() throws -> [String: [String]] {
        let package = try text("Package.swift")
        func names(_ list: Substring?) -> [String] {
            (list ?? "").matches(of: #/"(\w+)"/#).map { String($0.1) }
        }
        var modules: [String: [String]] = [:]
        for module in package.matches(
            of: #/module\(\s*"(\w+)",\s*"(\w+)"(?:,\s*names: \[([^\]]*)\])?/#)
        where module.1 != "System" {
            modules[String(module.2)] = names(module.3)
        }
        for program in package.matches(
            of:
                #/\.executableTarget\(\s*name: "(\w+)",(?:\s*dependencies: \[([^\]]*)\],)?\s*path: "Sources/#
        ) {
            modules[String(program.1)] = names(program.2)
        }
        return modules
    }

    @Test("ARCHITECTURE.md lists every module, with what it may name")
    func table() throws {
        let modules = try Self.modules()
        #expect(modules.count > 25)
        var told: [String: [String]] = [:]
        for row in try Self.text("ARCHITECTURE.md").split(separator: "\n") {
            guard let cells = row.wholeMatch(of: #/\| `(\w+)` \| .* \| ([^|]*) \|/#) else {
                continue
            }
            told[String(cells.1)] = cells.2.matches(of: #/`(\w+)`/#).map { String($0.1) }
        }
        #expect(told.keys.sorted() == modules.keys.sorted())
        for (module, names) in told { #expect(names == modules[module], "\(module)") }
    }

    @Test("No source imports a module that its own may not name, directly or through another")
    func arrows() throws {
        let modules = try Self.modules()
        func reach(_ module: String) -> Set<String> {
            (modules[module] ?? []).reduce(into: []) { $0.formUnion(reach($1).union([$1])) }
        }
        let sources = Self.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path))
        var count = 0
        for case let file as String in files where file.hasSuffix(".swift") {
            let module = String(file.split(separator: "/")[1])
            let allowed = reach(module)
            let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
            for line in text.matches(of: #/(?m)^(?:@\w+(?:\(\w+\))? )*import (?:\w+ )?(\w+)/#) {
                count += 1
                let name = String(line.1)
                #expect(modules[name] == nil || allowed.contains(name), "\(file) imports \(name)")
            }
        }
        #expect(count > 1000)
        for pure in ["TouchTrace", "TouchReading", "TouchStage", "TouchScore", "TouchFilm"] {
            #expect(!reach(pure).contains("TouchKit"))
        }
        #expect(!reach("TouchStudio").contains("CSDL"))
    }

    @Test("No module has more files than one can look through")
    func files() throws {
        let sources = Self.root.appending(path: "Sources")
        let files = try #require(FileManager.default.enumerator(atPath: sources.path))
        var counts: [Substring: Int] = [:]
        for case let file as String in files where file.hasSuffix(".swift") {
            counts[file.split(separator: "/")[1], default: 0] += 1
        }
        for (module, count) in counts { #expect(count <= 230, "\(module)") }
    }

    @Test("Every path in a document is one", arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"])
    func paths(document: String) throws {
        let places = try Self.text(document).matches(
            of: #/`((?:Sources|Tests|Assets|Plugins|Examples|Web|share)(?:/[\w+.\-]+)*)/?`/#)
        for place in places {
            let path = Self.root.appending(path: String(place.1)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(place.1)")
        }
        #expect(places.count > 5)
    }
}

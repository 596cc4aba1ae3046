import Foundation
import TestEffort
import TestSupport
import Testing
import TouchCanvas

@testable import TouchWeb

/// The engine of pages, as `make build` leaves it, in node and in wasmkit, beside the one that is built here.
@Suite("The engine in WebAssembly") struct SameEngineTests {
    struct Case: Encodable {
        let name: String
        let scene: String
        let tape: String
        var isChinese = false

        @MainActor var report: String {
            WebProgram.report(scene: scene, tape: tape, language: isChinese ? "zh" : "en")
        }
    }

    private static let root = Lessons.folder.deletingLastPathComponent().deletingLastPathComponent()
    private static let engine = root.appending(
        path: ".build/release/touchscope_Assets.resources/touchscope.wasm.gz")

    /// Every tape of a folder on the scene that it names, which stands beside it or is a lesson's.
    private static func tapes(in folder: URL) throws -> [Case] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".tape") }.flatMap { file -> [Case] in
            let tape = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            // A tape that shows two others together has none; those stand beside it.
            guard let name = tape.firstMatch(of: #/(?m)^scene "(.*?)"/#)?.output.1 else {
                return []
            }
            let scenes = [folder, Lessons.folder].map { $0.appending(path: "\(name).scene") }
            guard
                let scene = scenes.lazy.compactMap({ try? String(contentsOf: $0, encoding: .utf8) })
                    .first
            else { return [] }
            return [false, true].map { isChinese in
                Case(name: file, scene: scene, tape: tape, isChinese: isChinese)
            }
        }
    }

    @Test(
        "reports of every lesson, of the tapes that tests have and of random ones what this one reports"
    )
    func same() throws {
        var cases = try ["Assets/Lessons", "Tests/Questions", "Tests/Recordings", "Tests/Together"]
            .flatMap {
                try Self.tapes(in: Self.root.appending(path: $0))
            }
        #expect(cases.count > 150)
        cases += (0..<2000).map { seed in
            var grammar = BoardGrammar(seed: UInt64(seed))
            return Case(name: "board \(seed)", scene: grammar.scene(), tape: grammar.tape())
        }
        let tried = Effort.sample(cases, 50)
        let sums = try run(tried).split(separator: "\n")
        #expect(sums.count == tried.count)
        for (one, sum) in zip(tried, sums) {
            let report = one.report
            let own = SHA256.hash(of: report).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
                .joined()
            if own != sum { try tellDifference(of: one, report) }
        }
    }

    /// What the engine in node reports.
    private func run(_ cases: [Case]) throws -> String {
        try #require(
            FileManager.default.fileExists(atPath: Self.engine.path), "make build makes the engine")
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "cases.json")
        try JSONEncoder().encode(cases).write(to: file)
        let node = try Spawned([
            "node", Self.root.path + "/Web/report.js", Self.engine.path, file.path,
        ])
        let output = String(decoding: node.readAll(), as: UTF8.self)
        let complaint = node.readErrors()
        #expect(node.wait() == 0, "\(complaint)")
        return output
    }

    private func tellDifference(of one: Case, _ report: String) throws {
        let here = report.split(separator: "\n", omittingEmptySubsequences: false)
        let there = try run([one]).split(separator: "\n", omittingEmptySubsequences: false)
        let place =
            zip(here, there).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(here.count, there.count)
        func line(_ lines: [Substring]) -> Substring {
            place < lines.count ? lines[place] : "its end"
        }
        Issue.record(
            """
            \(one.name) is reported otherwise, in line \(place + 1):
                here  \(line(here))
                there \(line(there))
            """)
    }

    @Test(
        "traces in wasmkit what it traces here",
        arguments: ["swipe-or-pan", "pinch-and-rotate", "who-gets-the-touch"])
    func interpreted(lesson: String) throws {
        let texts = try ["scene", "tape"].map {
            try Data(contentsOf: Lessons.folder.appending(path: "\(lesson).\($0)"))
        }
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "texts")
        try (texts[0] + [0] + texts[1]).write(to: file)
        let command = Self.root.path + "/build/web/command.wasm"
        let kit = try Spawned(["sh", "-c", "wasmkit run \(command) < \(file.path)"])
        let trace = String(decoding: kit.readAll(), as: UTF8.self)
        let own = WebProgram.trace(
            scene: String(decoding: texts[0], as: UTF8.self),
            tape: String(decoding: texts[1], as: UTF8.self))
        #expect(trace == own, "\(kit.readErrors())")
    }
}

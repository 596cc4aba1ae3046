import Foundation
import TestSupport
import Testing

/// The real program, and the real compiler.
@Suite("Apps' code, imported") struct CodeImportTests {
    private let workshop: Workshop
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    init() throws { workshop = try Workshop() }

    private func run(_ words: String...) throws -> (status: Int32, complaint: String) {
        try Workshop.run(words, behind: ["env", "--chdir", workshop.folder.path])
    }

    /// What the compiler says of a package's code, but for its `main.swift`, which needs more than UIKit.
    private func faults(in package: String) throws -> String {
        let code = workshop.folder.appending(path: "\(package)/Sources/\(package)").path
        let names = try FileManager.default.contentsOfDirectory(atPath: code).sorted()
        let files = names.filter { $0 != "main.swift" }.map { code + "/" + $0 }
        let modules = RunningProgram.folder.appending(path: "Modules").path
        let called = try Spawned(
            [
                "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "5",
                "-default-isolation", "MainActor", "-module-name", package, "-I", modules,
            ] + files)
        let told = called.readErrors()
        return called.wait() == 0 ? "" : told
    }

    @Test("an app becomes a package whose code is compiled, with a list of what was changed")
    func app() throws {
        let app = Self.tests.appending(path: "AppCode/Board").path
        let told = try run("import", app, "-o", "Board")
        let lines = told.complaint.split(separator: "\n").map(String.init)
        #expect(told.status == 0)
        #expect(
            lines.first
                == "\(app)/BoardViewController.swift:3:1: `import AVFoundation`: there is no such module here"
        )
        #expect(lines.last?.contains("changes in 3 files") == true && lines.count == 2, "\(lines)")
        #expect(try faults(in: "Board") == "")
        #expect(
            workshop.read("Board/Sources/Board/main.swift")?.contains(
                "launching: { AppDelegate() }")
                == true)
        #expect(workshop.read("Board/Board.tape")?.contains("scene \"Board\"") == true)
        #expect(
            workshop.read("Board/Sources/Board/AppDelegate.swift")?
                .contains("[UIApplication.LaunchOptionsKey: Any]") == true)
        let list = try #require(workshop.read("Board/IMPORTED.md"))
        for change in [
            "`@UIApplicationMain` goes", "`#selector(…)` becomes", "an override goes from",
            "an optional requirement", "`CGPointMake` is now", "an outlet that no storyboard",
        ] {
            #expect(list.contains(change), "\(change)")
        }
    }

    @Test("what of a folder is passed over is named in the list")
    func passedOver() throws {
        try FileManager.default.createDirectory(
            atPath: workshop.path("App"), withIntermediateDirectories: false)
        try workshop.write("class A {}", to: "App/a.swift")
        symlink("nothing", workshop.path("App/gone.swift"))
        let told = try run("import", "App", "-o", "New")
        #expect(told.status == 0 && told.complaint.contains("1 file, 1 passed over, see"))
        let list = try #require(workshop.read("New/IMPORTED.md"))
        #expect(
            list.contains("## Passed over\n\n- a link that leads nowhere\n  - App/gone.swift\n"))
    }

    @Test("what is there stays, and what is no Swift is told in a line, and nothing is written")
    func refused() throws {
        try workshop.write("@objc class A {}", to: "a.swift")
        try workshop.write("@interface A", to: "a.m")
        try workshop.write("class A {", to: "open.swift")
        try Data([0x7f, 0x45, 0, 1]).write(to: URL(filePath: workshop.path("binary.swift")))
        try workshop.write(String(repeating: " ", count: (8 << 20) + 1), to: "long.swift")
        try FileManager.default.createDirectory(
            atPath: workshop.path("There"), withIntermediateDirectories: false)
        let before = workshop.files
        for (words, status, line) in [
            (["a.swift", "-o", "There"], 1, "touchscope: There is there already; name another"),
            (["a.m", "-o", "New"], 1, "a.m: found another kind of file, expected Swift code"),
            (["binary.swift", "-o", "New"], 1, "binary.swift:1:3: found bytes that are no text"),
            (["open.swift", "-o", "New"], 1, "open.swift:1:9: found '{' without an end"),
            (
                ["long.swift", "-o", "New"], 1,
                "long.swift:1:1: found more than 8 MiB, expected less Swift in one file: divide it"
            ),
            (["There", "-o", "New"], 1, "There: found a folder without Swift code"),
            (["none.swift", "-o", "New"], 1, "none.swift: found no such file, expected Swift"),
            (["a.swift"], 2, "touchscope: -o DIR is missing"),
            (["a.swift", "-o", "no-name"], 2, "touchscope: 'no-name' cannot be a module's name"),
            (
                ["a.swift", "-o", "no/New"], 1,
                "touchscope: cannot make the folder no/New: No such file"
            ),
            (["a.swift", "-o", "New", "--replace"], 2, "touchscope: --replace is for recordings"),
            (
                ["a.swift", "-o", "New", "--package", "There"], 1,
                "touchscope: There has no Package.swift"
            ),
        ] as [([String], Int32, String)] {
            let end = try Workshop.run(
                ["import"] + words, behind: ["env", "--chdir", workshop.folder.path])
            #expect(end.status == status && end.complaint.hasPrefix(line), "\(words) \(end)")
            #expect(end.complaint.split(separator: "\n").count == 1, "\(end.complaint)")
        }
        #expect(workshop.files == before)
    }
}

import Foundation
import TestSupport
import Testing

/// The real program, and the real compiler.
@Suite("Apps' code, imported") struct CodeImportTests {
    private let workshop: Workshop
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    init() throws { workshop = try Workshop() }

    private func run(
        _ words: String..., environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> (status: Int32, complaint: String) {
        try Workshop.run(
            words, behind: ["env", "--chdir", workshop.folder.path], environment: environment)
    }

    /// The environment with a cache of its own, and with a compiler that only tells its version; or
    /// not even that.
    private func environment(compiler: String? = nil) throws -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = workshop.path("cache")
        guard let compiler else { return environment }
        let real = environment["PATH"] ?? ""
        let bin = workshop.path("bin")
        let writing =
            "mkdir -p \"$1\" && printf '%s\\n' '#!/bin/sh' \"$2\" > \"$1/swiftc\" && chmod 755 \"$1/swiftc\""
        let script = compiler.replacing("PATH=real", with: "PATH='\(real)'")
        _ = try Spawned(["sh", "-c", writing, "sh", bin, script]).wait()
        environment["PATH"] = bin + ":" + real
        return environment
    }

    @Test("an app becomes a package that the compiler has read, with a list of what was changed")
    func app() throws {
        try FileManager.default.createDirectory(
            atPath: workshop.path("cache"), withIntermediateDirectories: false)
        let app = Self.tests.appending(path: "AppCode/Board").path
        let told = try run("import", app, "-o", "Board", environment: environment())
        let lines = told.complaint.split(separator: "\n").map(String.init)
        #expect(told.status == 0 && lines.count == 2, "\(told)")
        #expect(lines.first?.contains("changes in 3 files") == true)
        #expect(
            lines.last
                == "It builds. To open it: cd Board && swift run. To write what happens into its tape as expectations: swift run Board check --expect Board.tape. To check the tape later: swift run Board check Board.tape. The first build takes a few minutes."
        )
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
            "It builds: the Swift compiler has checked all of it",
            "`import AVFoundation`: there is no", "removed `@UIApplicationMain`:",
            "`#selector(…)` becomes", "an override moves from",
            "an optional requirement", "`CGPointMake` is now", "an outlet that no storyboard",
        ] {
            #expect(list.contains(change), "\(change)")
        }

        let played = try run("check", "Board/Board.tape")
        #expect(
            played.status == 1
                && played.complaint
                    == "Board/Board.tape:2:1: this tape needs its own program: cd Board && swift run Board check Board.tape\n"
        )

        // A line that does not build, in the app's own file.
        try workshop.write(
            "import UIKit\n\n@objc class A: UIView {\n    let x = CANothing(), y = UIView.zap()\n}\n",
            to: "a.swift")
        let faulty = try run("import", "a.swift", "-o", "Faulty", environment: environment())
        #expect(faulty.status == 0)
        #expect(
            faulty.complaint.split(separator: "\n").map(String.init) == [
                "a.swift:4:13: `CANothing` was not found",
                "a.swift:4:37: `UIView` has no `zap` here",
                "Faulty: 1 change in 1 file; see Faulty/IMPORTED.md",
                "It does not build yet because of the errors above; Faulty/IMPORTED.md lists all of them.",
            ])

        // The same code is not compiled again: this compiler can only tell its version.
        try FileManager.default.createDirectory(
            atPath: workshop.path("Again"), withIntermediateDirectories: false)
        let again = try run(
            "import", app, "-o", "Again/Board",
            environment: environment(
                compiler:
                    "export PATH=real; [ \"$1\" = --version ] && exec swiftc --version; exit 1"))
        #expect(again.complaint.contains("It builds"), "\(again)")
    }

    @Test("without a compiler, names are looked up, and that it was not compiled is said")
    func withoutCompiler() throws {
        try workshop.write("class A: UIView { let x = CANothing() }", to: "a.swift")
        let told = try run(
            "import", "a.swift", "-o", "New", environment: environment(compiler: "exit 1"))
        #expect(
            told.complaint.split(separator: "\n").map(String.init) == [
                "a.swift:1:27: `CANothing` is neither in this UIKit nor in these files",
                "New: 0 changes in 1 file, 1 not available here; see New/IMPORTED.md",
                "It was not compiled: swiftc was not found; get it at swift.org/install. To build and open it: cd New && swift run. The first build takes minutes.",
            ])
    }

    @Test("what of a folder is passed over is named in the list")
    func passedOver() throws {
        try FileManager.default.createDirectory(
            atPath: workshop.path("App"), withIntermediateDirectories: false)
        try workshop.write("class A {}", to: "App/a.swift")
        symlink("nothing", workshop.path("App/gone.swift"))
        let told = try run("import", "App", "-o", "New", "--no-compile")
        #expect(told.status == 0 && told.complaint.contains("1 file, 1 skipped; see"))
        let list = try #require(workshop.read("New/IMPORTED.md"))
        #expect(
            list.contains("## Skipped\n\n- a broken link\n  - App/gone.swift\n"))
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
            (
                ["a.swift", "-o", "There"], 1,
                "touchscope: There already exists; choose another name"
            ),
            (["a.m", "-o", "New"], 1, "a.m: found another kind of file, expected Swift code"),
            (
                ["binary.swift", "-o", "New"], 1,
                "binary.swift:1:3: found a null byte, expected text"
            ),
            (
                ["open.swift", "-o", "New"], 1,
                "open.swift:1:9: found a '{' that is never closed, expected '}'"
            ),
            (
                ["long.swift", "-o", "New"], 1,
                "long.swift:1:1: found more than 8 MiB, expected a smaller file: split it"
            ),
            (["There", "-o", "New"], 1, "There: found a folder without Swift code"),
            (["none.swift", "-o", "New"], 1, "none.swift: found no such file, expected Swift"),
            (["a.swift"], 2, "touchscope: -o needs DIR"),
            (["a.swift", "-o", "no-name"], 2, "touchscope: 'no-name' cannot be a module name"),
            (
                ["a.swift", "-o", "no/New"], 1,
                "touchscope: cannot create the folder no/New: No such file"
            ),
            (
                ["a.swift", "-o", "New", "--replace"], 2,
                "touchscope: --replace is only for recordings"
            ),
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

import Foundation
import TestEffort
import TestSupport
import Testing

/// Every command line that a document shows, run as it is written there.
@Suite("Command lines that documents show")
struct DocumentedCommandsTests {
    /// The complaint about the README's tape, which it says itself: a row is not selected.
    private static let said = "found mail never acts"

    /// What opens the window, and is ended when it is there.
    private static func opensWindow(_ line: String) -> Bool {
        if line.hasSuffix("--help") { return false }
        return line == "touchscope"
            || ["touchscope -", "touchscope open", "touchscope record -o"].contains {
                line.hasPrefix($0)
            }
    }

    /// What cannot be run here, and why.
    private static let elsewhere = [
        "touchscope narrate my.tape": "it listens to a person",
        "touchscope open swipe-or-pan --sound default":
            "it needs a microphone; TakeSoundTests make one",
        "touchscope doctor --touch":
            "it measures a real touchscreen until it is ended; TouchCheckTests play one",
        "touchscope lsp": "its client ends it; LanguageServerTests are one",
        "touchscope serve": "it serves until it is ended; ServeTests ask it",
        "touchscope serve --lan": "it serves until it is ended; ServeRoomTests ask it",
        "touchscope serve build/videos --lan": "it serves until it is ended, too",
    ]

    /// Films of a minute at full size, and a course of all lessons.
    private static func isLong(_ line: String) -> Bool {
        line.contains(#/^touchscope (render .*(\.mp4|\.webm|--all)|course -o)/#)
    }

    @Test("they name no command and no option that is not there")
    func names() {
        #expect(Documents.faults == [])
        #expect(Documents.lines.count > 80 && Documents.options.count > 20)
        for line in Self.elsewhere.keys { #expect(Documents.lines.contains(line), "\(line)") }
    }

    @Test(
        "each does what is said, and complains of nothing",
        arguments: Documents.lines.filter {
            !opensWindow($0) && elsewhere[$0] == nil && (Effort.isFull || !isLong($0))
        })
    func works(_ line: String) throws {
        let folder = try TemporaryFolder()
        try prepare(folder.url, for: line)
        let program = URL(filePath: RunningProgram.touchscope).deletingLastPathComponent().path
        let shell = try Spawned(
            [
                "sh", "-c",
                "cd '\(folder.url.path)' && PATH='\(program)':$PATH && \(line) > printed",
            ],
            environment: Self.environment(folder, ProcessInfo.processInfo.environment))
        let complaint = shell.readErrors()
        let status = shell.wait()
        let printed = try? String(
            contentsOf: folder.url.appending(path: "printed"), encoding: .utf8)
        let isFailing = line == "touchscope check feed.tape"
        #expect(status == (isFailing ? 1 : 0), "\(complaint)")
        if isFailing { #expect((complaint + (printed ?? "")).contains(Self.said)) }
        for complaint in complaint.split(separator: "\n")
        where !line.contains("feed.tape") || !complaint.contains(Self.said) {
            #expect(!complaint.hasPrefix("touchscope: "), "\(complaint)")
        }
        // Those that write a file, or over one, may say nothing.
        let writes = line.contains(#/ -o | (cut|trim|speed|fmt) /#)
        #expect(printed?.isEmpty == false || !complaint.isEmpty || writes)
    }

    @Test(
        "those that open the window do",
        .enabled(if: XServer.isInstalled, "Xorg's dummy and inputtest drivers are not installed"))
    func opens() throws {
        let server = try XServer(width: 1280, height: 720)
        for line in Documents.lines where Self.opensWindow(line) && Self.elsewhere[line] == nil {
            let folder = try TemporaryFolder()
            try prepare(folder.url, for: line)
            // A second display is there for who asks for one.
            let server = line.contains("--presenter") ? try XServer(width: 2560) : server
            if line.contains("--presenter") { try server.splitInTwo() }
            let words = line.split(separator: " ").dropFirst().map(String.init)
            let program = try RunningProgram(
                "/bin/sh",
                ["-c", "cd '\(folder.url.path)' && exec \"$0\" \"$@\"", RunningProgram.touchscope]
                    + words + ["--trace", "-"]
                    // The test's display does not tell how large it is.
                    + (line.contains("--viewing-distance") ? ["--diagonal", "65in"] : []),
                environment: Self.environment(folder, server.environment))
            _ = try program.wait(for: "the window of '\(line)'") { $0["kind"] == "ready" }
            program.send(signal: SIGTERM)
            let end = program.waitForEnd()
            #expect(end.status == 0, "\(line): \(end.complaint)")
        }
    }

    @Test("the manual page has every command with its options, and the keys")
    func manual() throws {
        let page = try Spawned([RunningProgram.touchscope, "--manual"])
        let text = String(decoding: page.readAll(), as: UTF8.self).replacing("\\-", with: "-")
        #expect(page.wait() == 0)
        for (command, options) in Documents.options {
            let section = text.components(separatedBy: "\n.SS touchscope \(command) ").dropFirst()
                .first?
                .components(separatedBy: "\n.SS ").first
            for option in options.keys where option.hasPrefix("--") && option != "--help" {
                #expect(section?.contains(option) == true, "\(command) \(option)")
            }
        }
        #expect(text.contains("\n.B Ctrl R "))
    }

    @Test("the README has 90 lines at most, and its moving picture 1.5 MB")
    func readme() throws {
        let text = try String(
            contentsOf: Documents.root.appending(path: "README.md"), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 91)
        let picture = Documents.root.appending(path: "share/readme.webp").path
        let size =
            try FileManager.default.attributesOfItem(atPath: picture)[.size] as? Int ?? .max
        #expect(size <= 1_500_000)
    }

    /// Nothing is known of other runs, and nothing is left to them.
    private static func environment(
        _ folder: TemporaryFolder, _ usual: [String: String]
    ) -> [String: String] {
        usual.merging(
            ["XDG_CONFIG_HOME": folder.url.path, "XDG_STATE_HOME": folder.url.path]
        ) { $1 }
    }

    /// Puts what the line reads where it looks for it.
    private func prepare(_ folder: URL, for line: String) throws {
        func copy(_ file: String, as name: String) throws {
            try FileManager.default.copyItem(
                at: Documents.root.appending(path: file), to: folder.appending(path: name))
        }
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        if line.contains(#/ my\.tape| board\.scene/#) && !line.contains("-o my.tape") {
            try copy("Tests/Recordings/board.scene", as: "board.scene")
            let tap = "Tests/Recordings/wacom-isdv4-e6-finger-single-tap-center.tape"
            let tape = try String(contentsOf: Documents.root.appending(path: tap), encoding: .utf8)
            // As long as stretches of it are said to be.
            try write(tape + "wait 20s\n", "my.tape")
        }
        if line.contains("feed.") {
            for kind in ["scene", "tape"] {
                try write(try #require(Documents.block(kind, in: "README.md")), "feed.\(kind)")
            }
        }
        if line.contains("my.style") { try write("style 1\ncolor sky\n", "my.style") }
        if line.contains("two.tape") {
            for file in [
                "waits.scene", "waits.tape", "free.scene", "free.tape", "at-once.scene",
                "at-once.tape", "held.scene", "held.tape",
            ] { try copy("Tests/Together/\(file)", as: file) }
            try copy("Tests/Together/require.tape", as: "two.tape")
        }
        if line.contains("touches.evemu") {
            let made = try Spawned([
                RunningProgram.touchscope, "export", "swipe-or-pan", "-o",
                folder.path + "/touches.evemu",
            ])
            #expect(made.wait() == 0)
        }
        if line.contains(".jsonl") {
            let name = line.split(separator: " ").first { $0.hasSuffix(".jsonl") } ?? ""
            try write(ImportTests.probed, String(name))
        }
        if line.contains("App/Sources") {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "App"), withIntermediateDirectories: false)
            try copy("Tests/AppCode/Board", as: "App/Sources")
        }
    }
}

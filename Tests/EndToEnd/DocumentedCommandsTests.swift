import Foundation
import TestEffort
import TestSupport
import Testing

/// Every command line that a document shows, run as it is written there.
@Suite("Command lines that documents show")
struct DocumentedCommandsTests {
    private static let root = Lessons.folder.appending(path: "../..").standardizedFileURL

    /// What the program prints.
    private static func printed(_ words: [String]) -> String {
        let called = try? Spawned([RunningProgram.touchscope] + words)
        return String(decoding: called?.readAll() ?? Data(), as: UTF8.self)
    }

    /// The documents, and the help of every command.
    private static let documents: [String] = {
        let files = [
            "README.md", "Assets/LANGUAGE.md", "Sources/TouchKit/TouchKit.docc/YourOwnCode.md",
        ]
        let commands = printed(["--help"]).matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
        return files.map {
            (try? String(contentsOf: root.appending(path: $0), encoding: .utf8)) ?? ""
        } + commands.map { printed([$0, "--help"]) }
    }()

    /// Lines set apart as code, without the remark behind them; and those within a text that stand for themselves.
    private static let lines: [String] = {
        var found: [String] = []
        func add(_ line: some StringProtocol) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if !found.contains(line) { found.append(line) }
        }
        for text in documents {
            for line in text.split(separator: "\n") where line.hasPrefix("    touchscope") {
                add(line.split(separator: "#")[0])
            }
            // With capitals or brackets it is a pattern, and with an option at its end it speaks of that.
            for match in text.matches(of: #/`(touchscope [^`]*)`/#)
            where match.1.contains(" -") || match.1.hasSuffix("doctor") {
                if !match.1.contains(#/ \[?[A-Z]{3,}| -[a-z-]+$/#) { add(match.1) }
            }
        }
        return found
    }()

    /// What opens the window, and is ended when it is there.
    private static func opensWindow(_ line: String) -> Bool {
        line == "touchscope" || line.hasPrefix("touchscope -") && !line.hasSuffix("help")
            || line.hasPrefix("touchscope open") || line.hasPrefix("touchscope record -o")
    }

    /// What cannot be run here, and why.
    private static let elsewhere = [
        "touchscope narrate my.tape": "it listens to a person",
        "touchscope open swipe-or-pan --sound default":
            "it needs a microphone; TakeSoundTests make one",
        "touchscope doctor --touch":
            "it measures a real touchscreen until it is ended; TouchCheckTests play one",
    ]

    /// Films of a minute at full size.
    private static func isLong(_ line: String) -> Bool {
        line.hasPrefix("touchscope render") && !line.contains("--at")
    }

    @Test(
        "each does what is said, and complains of nothing",
        arguments: lines.filter {
            !opensWindow($0) && elsewhere[$0] == nil && (Effort.isFull || !isLong($0))
        })
    func works(_ line: String) throws {
        let folder = try TemporaryFolder()
        try prepare(folder.url, for: line)
        let program = URL(filePath: RunningProgram.touchscope).deletingLastPathComponent().path
        let shell = try Spawned([
            "sh", "-c", "cd '\(folder.url.path)' && PATH='\(program)':$PATH && \(line) > printed",
        ])
        let complaint = shell.readErrors()
        let printed = try? String(
            contentsOf: folder.url.appending(path: "printed"), encoding: .utf8)
        #expect(shell.wait() == 0, "\(complaint)")
        for line in complaint.split(separator: "\n") {
            #expect(!line.hasPrefix("touchscope: "), "\(line)")
        }
        #expect(printed?.isEmpty == false || !complaint.isEmpty || line.contains("-o "))
    }

    @Test(
        "those that open the window do",
        .enabled(if: XServer.isInstalled, "Xorg's dummy and inputtest drivers are not installed"))
    func opens() throws {
        let server = try XServer(width: 1280, height: 720)
        for line in Self.lines where Self.opensWindow(line) && Self.elsewhere[line] == nil {
            let folder = try TemporaryFolder()
            let words = line.split(separator: " ").dropFirst().map(String.init)
            let program = try RunningProgram(
                "/bin/sh",
                ["-c", "cd '\(folder.url.path)' && exec \"$0\" \"$@\"", RunningProgram.touchscope]
                    + words + ["--trace", "-"]
                    // The test's display does not tell how large it is.
                    + (line.contains("--viewing-distance") ? ["--diagonal", "65in"] : []),
                environment: server.environment.merging(["XDG_CONFIG_HOME": folder.url.path]) { $1 }
            )
            _ = try program.wait(for: "the window of '\(line)'") { $0["kind"] == "ready" }
            program.send(signal: SIGTERM)
            let end = program.waitForEnd()
            #expect(end.status == 0, "\(line): \(end.complaint)")
        }
    }

    /// Puts what the line reads where it looks for it.
    private func prepare(_ folder: URL, for line: String) throws {
        func copy(_ file: String, as name: String) throws {
            try FileManager.default.copyItem(
                at: Self.root.appending(path: file), to: folder.appending(path: name))
        }
        func write(_ text: String, _ name: String) throws {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        if line.contains(" my.tape") && !line.contains("-o my.tape") {
            try copy("Tests/Recordings/board.scene", as: "board.scene")
            try copy(
                "Tests/Recordings/wacom-isdv4-e6-finger-single-tap-center.tape", as: "my.tape")
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

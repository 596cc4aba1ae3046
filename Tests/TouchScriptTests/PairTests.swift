import Foundation
import TestSupport
import Testing
import TouchScript

/// Tapes that show two others together.
@Suite struct PairTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "touchscope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appending(path: "in"), withIntermediateDirectories: true)
        try write("a.scene", "scene 1 \"a\" 9 x 9")
        try write("a.tape", "tape 1\nscene \"a\"\ntap (1, 1)")
        try write("in/b.scene", "scene 1 \"b\" 9 x 9")
        try write("in/b.tape", "tape 1\nscene \"b\"\ntap (2, 2)")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    /// What reading `text` as a tape of the folder leads to, without the folder's name.
    private func fault(_ text: String, searching folders: [URL] = []) throws -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("pair.tape", text)
        do throws(ScriptErrors) {
            let file = try ScriptFile.load(
                folder.appending(path: "pair.tape"),
                searching: SceneShelf(folders: folders))
            guard case .together = file else { return "no pair" }
            return "none"
        } catch {
            return error.description.replacingOccurrences(of: folder.relativePath, with: "…")
        }
    }

    @Test("Two tapes are found by their paths from the tape's own folder, their scenes beside them")
    func paths() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("in/pair.tape", "tape 1\ntogether ../a.tape b.tape\n")
        let file = try ScriptFile.load(folder.appending(path: "in/pair.tape"))
        guard case .together(let tape, let first, let second) = file else {
            Issue.record("no pair")
            return
        }
        #expect(tape.pair.map { [$0.first, $0.second] } == ["../a.tape", "b.tape"])
        #expect(tape.sceneName == nil)
        #expect(first.scene.name == "a" && second.scene.name == "b")
        #expect(first.tape.sceneName == "a" && second.tape.sceneName == "b")
    }

    @Test("A lesson is found by its name; paths can stand in quotes, and be the same")
    func lessons() throws {
        #expect(
            try fault("tape 1\ntogether swipe-or-pan \"in/b.tape\"", searching: [Lessons.folder])
                == "none")
    }

    @Test("Canonical form quotes a path only where it must")
    func canonical() throws {
        let text = """
            tape 1
            title "Two" zh "两个"
            caption "*drag*" zh "*drag*"
            slow 2
            together ../a-1.tape "in here/b's.tape"  # side by side
            end "Done" 3s

            """
        let tape = try Tape.parse(text, file: "pair.tape")
        #expect(tape.text == text)
        #expect(try Tape.parse(tape.text, file: "pair.tape") == tape)
        #expect(tape.tellingsAroundPair.before.count == 3)
        #expect(tape.tellingsAroundPair.after.count == 1)
        #expect(tape.languages == ["en", "zh"])
        let quoted = try Tape.parse("tape 1\ntogether \"a.tape\" \"é.tape\"\n", file: "p.tape")
        #expect(quoted.text == "tape 1\ntogether a.tape \"é.tape\"\n")
    }

    nonisolated private static let wrong: [(String, String)] = [
        ("together a.tape gone.tape", "…/pair.tape:2:1: found no gone.tape, expected a tape in …"),
        ("together a.tape in", "…/pair.tape:2:1: found no in, expected a tape in …"),
        (
            "together a.tape a.scene",
            "…/pair.tape:2:1: found a.scene, expected a tape"
        ),
        (
            "together a.tape pair.tape",
            "…/pair.tape:2:1: found pair.tape, which itself shows two tapes, "
                + "expected a tape that plays a scene"
        ),
        (
            "together a.tape",
            "…/pair.tape:2:16: found the end of the line, expected another tape file or a lesson's name"
        ),
        ("together a.tape a.tape a.tape", "…/pair.tape:2:24: found 'a', expected the end"),
        ("together a.tape in/b.tape\ntogether a.tape a.tape", "…/pair.tape:3:1: found a second"),
        (
            "scene \"a\"\ntogether a.tape a.tape",
            "…/pair.tape:2:1: found 'scene' in a tape that shows two others together, expected"
        ),
        ("together a.tape a.tape\ntap (1, 1)", "…/pair.tape:3:1: found 'tap' in a tape"),
        ("together a.tape a.tape\nexpect no hit", "…/pair.tape:3:1: found 'expect' in a tape"),
        ("together a.tape a.tape\nshow cards", "…/pair.tape:3:1: found 'show' in a tape"),
        ("with together a.tape a.tape", "…/pair.tape:2:1: found 'with together', expected"),
    ]

    @Test("What is wrong is told in a line with its place", arguments: wrong)
    func mistakes(_ lines: String, _ message: String) throws {
        let found = try fault("tape 1\n" + lines)
        #expect(found.hasPrefix(message), "\(found)")
        #expect(!found.contains("\n"))
    }

    @Test("The faults of both tapes are told with their own places, at once")
    func both() throws {
        try write("a.tape", "tape 1\nscene \"a\"\nwait 5")
        try write("in/b.tape", "tape 1\nscene \"c\"\n")
        let found = try fault("tape 1\ntogether a.tape in/b.tape")
        #expect(found.contains("…/a.tape:3:6: found '5'"))
        #expect(found.contains("…/in/b.tape:2:1: found no c.scene, expected it in …/in, …"))
    }

    @Test("Every example reads and is in canonical form", arguments: Pairs.names)
    func examples(_ name: String) throws {
        let text = try Pairs.load(name).formatted()
        let url = Pairs.folder.appending(path: "\(name).tape")
        #expect(try ScriptText.read(url) == text)
    }
}

import Foundation
import TestSupport
import Testing
import TouchPicture

/// The program and files as they lie around: pipes, links, folders, texts that mean harm.
@Suite("Files", .serialized)
struct FilesTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("files-\(UUID().uuidString.prefix(8))")
    private let program = RunningProgram.touchscope
    private var tape: String { folder.path + "/a.tape" }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("a.scene", "scene 1 \"a\" 640 x 400\nview card at 40 40 size 200 200\n")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    private func call(_ words: String...) throws -> (status: Int32, output: String, errors: String)
    {
        // Who waits for what never comes is ended, and the test with it.
        let called = try Spawned(["timeout", "60", program] + words)
        let output = String(decoding: called.readAll(), as: UTF8.self)
        let errors = called.readErrors()
        return (called.wait(), output, errors)
    }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    @Test("8: fmt does not wait for a pipe")
    func pipe() throws {
        defer { clean() }
        let path = folder.path + "/pipe.tape"
        #expect(mkfifo(path, 0o600) == 0)
        let told = try call("fmt", path)
        #expect(told.status == 1)
        #expect(
            told.errors
                == "touchscope: \(path) is a pipe or a device and cannot be rewritten\n")
    }

    @Test("4: fmt keeps mode, link and the link's target")
    func link() throws {
        defer { clean() }
        try write("real.scene", "scene   1 \"real\" 9 x 9")
        let (real, link) = (folder.path + "/real.scene", folder.path + "/link.scene")
        #expect(chmod(real, 0o640) == 0 && symlink("real.scene", link) == 0)
        #expect(try call("fmt", link).status == 0)
        #expect(try read("real.scene") == "scene 1 \"real\" 9 x 9\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.scene")
        var status = stat()
        #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o640)
    }

    @Test("code writes a scene, or that of a tape or a lesson, to a file or to stdout")
    func code() throws {
        defer { clean() }
        try write("a.tape", "tape 1\nscene \"a\"\ntap card\n")
        let (scene, swift) = (folder.path + "/a.scene", folder.path + "/a.swift")
        let written = try call("code", scene, "-o", swift)
        #expect(written.status == 0 && written.output == "" && written.errors == "")
        let code = try read("a.swift")
        #expect(code.contains("import UIKit\n\nfinal class A: UIResponder {\n"))
        #expect(try call("code", tape).output == code)
        #expect(try call("code", "tour", "--lang", "zh").output.hasPrefix("// 一次触摸的旅程\n"))
        let missing = try call("code", folder.path + "/b.scene")
        #expect(missing.status == 1 && missing.errors.split(separator: "\n").count == 1)
        #expect(try call("code").status == 2)
    }

    @Test("8: a folder called like a lesson does not hide it")
    func folderLikeALesson() throws {
        defer { clean() }
        let other = folder.appendingPathComponent("tour")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let called = try Spawned([
            "sh", "-c", "cd '\(folder.path)' && exec '\(program)' check tour",
        ])
        #expect(!called.readErrors().contains("folder"))
        #expect(called.wait() == 0)
    }

    @Test("8: nor does a folder called like its scene")
    func folderLikeAScene() throws {
        defer { clean() }
        let lesson = Lessons.folder.appendingPathComponent("tour.tape")
        try FileManager.default.copyItem(
            at: lesson, to: folder.appendingPathComponent("tour.tape"))
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("tour.scene"), withIntermediateDirectories: true)
        #expect(try call("check", folder.path + "/tour.tape").status == 0)
    }

    @Test("6: what is no file is no journal, and nobody waits for it")
    func pipedJournal() throws {
        defer { clean() }
        let path = folder.path + "/a.tape.1.journal"
        #expect(mkfifo(path, 0o600) == 0)
        let told = try call("record", "--finish", path)
        #expect(told.status == 1)
        #expect(told.errors == "touchscope: cannot read \(path): Invalid argument\n")
    }

    @Test("an empty name is no place to write to", arguments: ["code", "simplify"])
    func emptyName(command: String) throws {
        defer { clean() }
        try write("a.tape", "tape 1\nscene \"a\"\ntap card\n")
        let told = try call(command, tape, "-o", "")
        #expect(told.status == 1)
        #expect(told.errors == "touchscope: the name of the output file is empty\n")
    }

    @Test("8: a tape without captions gives no subtitles but a word", arguments: ["srt", "vtt"])
    func noCaptions(kind: String) throws {
        defer { clean() }
        try write("a.tape", "tape 1\nscene \"a\"\ntap card\n")
        let output = folder.path + "/out." + kind
        let told = try call("render", tape, "-o", output)
        #expect(told.status == 1)
        #expect(
            told.errors == "touchscope: the tape has no captions, so \(output) was not written\n")
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    @Test("8: check says where events run backwards; playing repairs them")
    func doubts() throws {
        defer { clean() }
        try write(
            "a.tape",
            "tape 1\nscene \"a\"\nevent 2s a began (1, 1)\nevent 1s a began (2, 2)\nevent 3s a ended (2, 2)\n"
        )
        let told = try call("check", tape)
        #expect(told.status == 1)
        #expect(
            told.output.split(separator: "\n").map(String.init) == [
                "\(tape):4:1: found an event at 1s after one at 2s, expected times that do not run backwards",
                "\(tape):4:1: found finger a beginning again, expected it to end first",
            ])
        #expect(try call("trace", tape).status == 0)
    }

    @Test("5: no command sends a control character to a terminal")
    func console() throws {
        defer { clean() }
        let evil = "\u{1B}]0;BROKEN\u{7}\u{9B}31m\u{202E}\u{200B}"
        try write(
            "a.scene",
            "scene 1 \"a\" 640 x 400\ntitle \"\(evil)\"\nview card at 40 40 size 200 200 "
                + "touches consume logs \"\(evil)\\nforged\"\n")
        try write("a.tape", "tape 1\nscene \"a\"\ntap card\nexpect noted \"\(evil)\"\n")
        try write("bad.scene", "scene 1 \"\(evil)\" 640 x 400\nview \(evil) at 1 1 size 9 9\n")
        for words in [
            ["check", tape], ["trace", tape], ["trace", tape, "--format", "jsonl"],
            ["check", folder.path + "/bad.scene"], ["check", folder.path + "/\(evil).tape"],
            ["fmt", "--check", folder.path + "/bad.scene"], ["open", evil], [evil],
            ["check", "--\(evil)"],
            ["render", tape, "-o", "\(folder.path)/\(evil).xyz"],
            ["render", tape, "-o", "x.png", "--size", evil],
            ["doctor"],
        ] {
            let called = try Spawned([program] + words)
            let told = String(decoding: called.readAll(), as: UTF8.self) + called.readErrors()
            called.wait()
            #expect(!told.isEmpty)
            let unseen = told.unicodeScalars.filter { $0 != "\n" && $0.isUnseen }
            #expect(unseen.isEmpty, "\(words): \(told)")
            #expect(!told.contains("\nforged"))
        }
    }
}

import Foundation
import Testing
import TouchWords

@testable import TouchHost

@Suite("Files in the making")
struct OutputFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("outputs-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func mode(_ name: String) -> mode_t {
        var status = stat()
        lstat(path(name), &status)
        return status.st_mode
    }

    private func put(_ text: String, _ name: String, mode: mode_t = 0o644) throws {
        try text.write(toFile: path(name), atomically: false, encoding: .utf8)
        chmod(path(name), mode)
    }

    private func cleanUp() throws { try FileManager.default.removeItem(at: folder) }

    @Test(
        "the old file stays until the new one is finished, and nothing is left of one that is not")
    func unfinished() throws {
        try put("old", "x")
        do {
            let file = try OutputFile(path("x"))
            try file.write("new".utf8)
            #expect(text("x") == "old")
            #expect(files.count == 2)
        }
        #expect(files == ["x"])
        try OutputFile.write("new".utf8, to: path("x"))
        #expect(text("x") == "new")
        #expect(files == ["x"])
        try cleanUp()
    }

    @Test("a file that is being written can be read by nobody who could not read the old one")
    func privateFile() throws {
        try put("old", "x", mode: 0o600)
        let file = try OutputFile(path("x"))
        let hidden = try #require(files.first { $0 != "x" })
        #expect(mode(hidden) & 0o777 == 0o600)
        try file.finish()
        #expect(mode("x") & 0o777 == 0o600)
        try cleanUp()
    }

    @Test("files keep their mode", arguments: [0o600, 0o640, 0o755, 0o666] as [mode_t])
    func modes(mode: mode_t) throws {
        try put("old", "x", mode: mode)
        try OutputFile.write("new".utf8, to: path("x"))
        #expect(self.mode("x") & 0o7777 == mode)
        try cleanUp()
    }

    @Test("links stay links: what they lead to is replaced, or made")
    func links() throws {
        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
        try put("old", "other/real")
        symlink("other/real", path("near"))
        symlink("near", path("far"))
        symlink("other/new", path("dangling"))
        try OutputFile.write("new".utf8, to: path("far"))
        try OutputFile.write("made".utf8, to: path("dangling"))
        for name in ["near", "far", "dangling"] { #expect(mode(name) & S_IFMT == S_IFLNK) }
        #expect(text("other/real") == "new")
        #expect(text("other/new") == "made")
        try cleanUp()
    }

    @Test("links in a circle are told")
    func circle() throws {
        symlink("a", path("b"))
        symlink("b", path("a"))
        let name = path("a")
        #expect(throws: Failure.cannotWrite(name, ELOOP)) {
            try OutputFile.write("x".utf8, to: name)
        }
        try cleanUp()
    }

    @Test("a pipe is written through and stays a pipe")
    func pipe() throws {
        mkfifo(path("pipe"), 0o600)
        let name = path("pipe")
        let reader = try Child(["cat", name], .weRead)
        try OutputFile.write("through".utf8, to: name)
        #expect(reader.readAll() == "through")
        #expect(mode("pipe") & S_IFMT == S_IFIFO)
        #expect(files == ["pipe"])
        try cleanUp()
    }

    @Test("devices stay devices, and a full one is told")
    func devices() throws {
        try OutputFile.write("away".utf8, to: "/dev/null")
        #expect(throws: Failure.cannotWrite("/dev/full", ENOSPC)) {
            try OutputFile.write("away".utf8, to: "/dev/full")
        }
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
        try cleanUp()
    }

    @Test("a user's own files with names like temporary ones are not touched")
    func strangers() throws {
        let names = [
            "x.part", ".x.part", ".touchscope-", ".touchscope-0123", ".touchscope-notes-of-mine",
        ]
        for name in names { try put("mine", name) }
        try OutputFile.write("new".utf8, to: path("x"))
        #expect(files == (names + ["x"]).sorted())
        #expect(names.allSatisfy { text($0) == "mine" })
        try cleanUp()
    }

    @Test("what a killed program left is cleared away; what a living one writes is not")
    func sweep() throws {
        try put("dead", ".touchscope-0123456789abcdef")
        let dead = folder.appendingPathComponent(".touchscope-fedcba9876543210")
        try FileManager.default.createDirectory(at: dead, withIntermediateDirectories: false)
        try put("dead", ".touchscope-fedcba9876543210/frame-00001.png")
        let living = try OutputFile(path("living"))
        try OutputFile.write("new".utf8, to: path("x"))
        #expect(files.count == 2 && files.contains("x"))
        try living.finish()
        #expect(files == ["living", "x"])
        try cleanUp()
    }

    @Test(
        "what another user's program left is not ours to clear away",
        .enabled(if: geteuid() == 0, "only root can give a file to another user"))
    func anotherUsers() throws {
        let name = ".touchscope-0123456789abcdef"
        try put("theirs", name)
        #expect(chown(path(name), 65534, 65534) == 0)
        try OutputFile.write("new".utf8, to: path("x"))
        #expect(files == [name, "x"])
        try cleanUp()
    }

    @Test("a link or a file that lies where a temporary one would be is neither followed nor used")
    func planted() throws {
        try put("precious", "precious")
        symlink("precious", path("link"))
        symlink("nothing", path("dangling"))
        try put("mine", "mine")
        var names = ["link", "dangling", "mine", "free"]
        let made = try #require(
            Scratch.file(in: folder.path, mode: 0o600) { names.removeFirst() })
        #expect(made.path == path("free") && mode("free") == S_IFREG | 0o600)
        try OutputFile.write("new".utf8, to: made.descriptor, named: "free")
        close(made.descriptor)
        #expect(files == ["dangling", "free", "link", "mine", "precious"])
        #expect(["precious", "mine", "free"].map(text) == ["precious", "mine", "new"])
        try cleanUp()
    }

    @Test("names of temporary files cannot be guessed from one another")
    func names() throws {
        let names = (1...8).map { _ in Scratch.newName() }
        #expect(Set(names.map { $0.dropFirst(".touchscope-".count).prefix(8) }).count == 8)
        #expect(Set(names.map { $0.suffix(8) }).count == 8)
        try cleanUp()
    }

    @Test("temporary folders are closed to others, and what goes through a pipe has no name")
    func closed() throws {
        let frames = try OutputFolder(path("frames"))
        try frames.add([1], as: "1.png")
        let hidden = try #require(
            try FileManager.default.contentsOfDirectory(atPath: path("frames")).first)
        #expect(mode("frames/" + hidden) == S_IFDIR | 0o700)
        let file = try #require(Scratch.nameless())
        var status = stat()
        #expect(fstat(file, &status) == 0 && status.st_nlink == 0 && status.st_mode & 0o77 == 0)
        close(file)
        try cleanUp()
    }

    @Test("a new file takes nobody's place")
    func newFile() throws {
        #expect(try OutputFile.create("first".utf8, at: path("x")))
        #expect(try !OutputFile.create("second".utf8, at: path("x")))
        #expect(text("x") == "first")
        #expect(files == ["x"])
        try cleanUp()
    }

    @Test("frames take their places together, in a folder that is made, but none around it")
    func folders() throws {
        let frames = try OutputFolder(path("frames"))
        try frames.add([1], as: "1.png")
        try frames.add([2], as: "2.png")
        try OutputFile.write("a film".utf8, to: path("film"))
        try frames.add(copyOf: path("film"), as: "in/film")
        #expect(!FileManager.default.fileExists(atPath: path("frames/1.png")))
        try frames.finish()
        let made = try FileManager.default.contentsOfDirectory(atPath: path("frames")).sorted()
        #expect(made.filter { !$0.hasPrefix(".") } == ["1.png", "2.png", "in"])
        #expect(text("frames/in/film") == "a film")
        do { _ = try OutputFolder(path("given up")) }
        #expect(files == ["film", "frames"])
        let deep = path("no/such/folder")
        let failure = #expect(throws: Failure.self) { try OutputFolder(deep) }
        #expect(
            failure?.message["en"] == "cannot create the folder \(deep): No such file or directory")
        try cleanUp()
    }

    @Test("a place that cannot be written is one clear line")
    func unwritable() throws {
        let missing = path("no/such/folder/x.png")
        #expect(throws: Failure.cannotWrite(missing, ENOENT)) {
            try OutputFile.write([1], to: missing)
        }
        #expect(throws: Failure.cannotWrite(folder.path, EISDIR)) {
            try OutputFile.write([1], to: folder.path)
        }
        #expect(files == [])
        try cleanUp()
    }
}

import Foundation
import Testing
import TouchScript

/// Files as they come: whole, missing, cut, of other kinds.
@Suite struct ScriptFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "touchscope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appending(path: name)
        try data.write(to: url)
        return url
    }

    private func write(_ name: String, _ text: String) throws -> URL {
        try write(name, Data(text.utf8))
    }

    /// The message without the folder's name.
    private func fault(_ url: URL, searching folders: [URL] = []) -> String {
        defer { try? FileManager.default.removeItem(at: folder) }
        do throws(ScriptErrors) {
            _ = try ScriptFile.load(url, searching: SceneShelf(folders: folders))
            return "none"
        } catch {
            return error.description.replacingOccurrences(of: folder.relativePath, with: "…")
        }
    }

    @Test("A tape finds its scene beside it")
    func beside() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("a.scene", "scene 1 \"a\" 9 x 9")
        let url = try write("b.tape", "tape 1\nscene \"a\"\ntap (1, 1)")
        guard case .tape(let tape, let scene) = try ScriptFile.load(url) else {
            Issue.record("no tape")
            return
        }
        #expect(tape.sceneName == "a")
        #expect(scene.name == "a")
    }

    @Test("or in a folder that is searched")
    func elsewhere() throws {
        let other = folder.appending(path: "lessons")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        _ = try write("lessons/a.scene", "scene 1 \"a\" 9 x 9")
        let url = try write("b.tape", "tape 1\nscene \"a\"")
        #expect(fault(url, searching: [other]) == "none")
    }

    @Test("A tape without its scene")
    func noScene() throws {
        let url = try write("b.tape", "tape 1\nscene \"a\"")
        #expect(fault(url) == "…/b.tape:2:1: found no a.scene, expected it in …")
    }

    @Test("A name that only seems to be the scene's is told with the tape's other faults")
    func both() throws {
        _ = try write("a.scene", "scene 1 \"a\" 9 x 9\nview card at 0 0 size 5 5\nbox")
        let url = try write("b.tape", "tape 1\nscene \"a\"\nwait 5\n")
        let message = fault(url)
        #expect(message.contains("…/b.tape:3:6: found '5'"))
        #expect(message.contains("…/a.scene:3:1: found 'box'"))
    }

    @Test("A device is read like a file: one is empty, one never ends")
    func devices() {
        #expect(
            fault(URL(fileURLWithPath: "/dev/null"))
                == "/dev/null:1:1: found no statement, expected a file that begins with scene 1 or tape 1"
        )
        #expect(
            fault(URL(fileURLWithPath: "/dev/zero"))
                == "/dev/zero:1:1: found a null byte, expected text")
    }

    @Test("A pipe with a name is no file, and nobody waits for its writer")
    func pipe() {
        let url = folder.appending(path: "x.tape")
        #expect(mkfifo(url.path, 0o600) == 0)
        #expect(fault(url) == "…/x.tape: found a pipe, expected a scene or a tape")
    }

    @Test("what a shell pipes in is read")
    func shellPipe() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("scene 1 \"a\" 9 x 9".utf8))
        try pipe.fileHandleForWriting.close()
        #expect(
            fault(URL(filePath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")) == "none")
    }

    @Test("A missing file")
    func missing() {
        #expect(
            fault(folder.appending(path: "x.tape"))
                == "…/x.tape: found no such file, expected a scene or a tape")
    }

    @Test("A folder")
    func folderInstead() throws {
        #expect(fault(folder) == "…: found a folder, expected a scene or a tape")
    }

    @Test("An empty file")
    func empty() throws {
        #expect(
            fault(try write("x.tape", ""))
                == "…/x.tape:1:1: found no statement, expected a file that begins with "
                + "scene 1 or tape 1")
    }

    @Test("Bytes that are no text")
    func binary() throws {
        let url = try write("x.tape", Data([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]))
        #expect(fault(url) == "…/x.tape:1:1: found bytes that are not UTF-8, expected text")
    }

    @Test("A file of another kind")
    func otherKind() throws {
        #expect(
            fault(try write("x.tape", "hello world"))
                == "…/x.tape:1:1: found 'hello', expected a file that begins with scene 1 or tape 1"
        )
    }

    @Test("A list of lessons names a lesson that is not there")
    func lessons() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("index.lessons", "lessons 1\ngroup \"One\"\n  lesson gone\n  lesson gone\n")
        #expect(throws: ScriptErrors.self) { try LessonCatalog.load(folder) }
        _ = try write("index.lessons", "lessons 1\ngroup \"One\"\n  lesson gone\n")
        do throws(ScriptErrors) {
            _ = try LessonCatalog.load(folder)
        } catch {
            #expect(
                error.description.hasSuffix(
                    "gone.scene: found no such file, expected a scene or a tape"))
        }
    }

    @Test("A list of lessons reads scenes as far as their titles; a list by its name, whole")
    func titles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try write("index.lessons", "lessons 1\ngroup \"One\"\n  lesson one\n")
        func title(_ scene: String) throws -> String {
            _ = try write("one.scene", scene)
            do throws(ScriptErrors) {
                return try LessonCatalog.load(folder).lessons[0].title.english
            } catch {
                return errorText(error)
            }
        }
        func errorText(_ errors: ScriptErrors) -> String {
            errors.errors.map { "\($0.position?.line ?? 0): \($0.message["en"])" }.joined(
                separator: "\n")
        }
        let header = "scene 1 \"one\" 640 x 400\n"
        #expect(try title(header + "title \"First\"\nvew box\n") == "First")
        #expect(
            try title("# one\n\n" + header + "view box at 0 0 size 9 9\ntitle \"Late\"\n") == "Late"
        )
        #expect(try title(header + "view box at 0 0 size 9 9\n") == "one")
        #expect(
            try title(header + "title First\n") == "2: found 'First', expected a title in quotes")
        #expect(try title("scene 1 one\n").hasPrefix("1: found 'one'"))
        #expect(try title("").hasPrefix("1: found no statement"))

        _ = try write("one.scene", header + "title \"First\"\nvew box\n")
        let whole = try LessonCatalog.load(list: list, searching: [folder])
        #expect(whole.lessons.isEmpty)
        #expect(whole.faults.map(errorText)?.hasPrefix("3: found 'vew'") == true)
    }
}

import Foundation
import TestSupport
import Testing

@testable import TouchHost

@Suite("Files that are kept for the next time") struct KeptFileTests {
    private let folder: TemporaryFolder
    private let file: KeptFile<[String: Int]>
    private var path: String { folder.url.path + "/kept/a.json" }

    init() throws {
        folder = try TemporaryFolder()
        let kept = UserFolder(path: folder.url.path + "/kept", in: folder.url.path)
        #expect(kept.fault == nil)
        file = KeptFile("a.json", in: kept)
    }

    private func add(_ name: String) -> Bool {
        file.change { kept in (kept ?? [:]).merging([name: 1]) { $0 + $1 } }
    }

    @Test("what is changed is what others have kept by then")
    func change() throws {
        #expect(try file.read() == nil)
        for name in ["a", "b", "a"] { #expect(add(name)) }
        #expect(try file.read() == ["a": 2, "b": 1])
    }

    @Test("nobody else can change it meanwhile")
    func alone() {
        var isLocked = false
        let isKept = file.change { kept in
            let folder = open(folder.url.path + "/kept", O_RDONLY | O_DIRECTORY)
            defer { close(folder) }
            isLocked = flock(folder, LOCK_EX | LOCK_NB) != 0
            return kept ?? [:]
        }
        #expect(isKept && isLocked)
    }

    @Test(
        "what cannot be read lies beside it under another name, and is not waited for",
        arguments: ["text", "pipe", "folder", "endless"])
    func damaged(kind: String) throws {
        switch kind {
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "folder": #expect(mkdir(path, 0o700) == 0)
        case "endless": #expect(symlink("/dev/zero", path) == 0)
        default: try "{".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(throws: (any Error).self) { try file.read() }
        #expect(add("a"))
        #expect(try file.read() == ["a": 1])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/kept")
        #expect(names.sorted() == ["a-1.json", "a.json"])
    }

    @Test("a folder that cannot be made says so, and one that is there does not")
    func fault() {
        let inFile = UserFolder(path: "/dev/null/touchscope", in: "/dev")
        #expect(inFile.fault?.message["en"] == "cannot create the folder /dev/null/touchscope")
        #expect(!KeptFile<[Int]>("a.json", in: inFile).change { _ in [] })
    }
}

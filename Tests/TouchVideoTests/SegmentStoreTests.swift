import Foundation
import Testing
import TouchHost

@testable import TouchVideo

@Suite("Kept segments")
struct SegmentStoreTests {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("store-\(UUID().uuidString)").path
    private let key = Checksum.of(["a segment"])

    init() throws {
        try FileManager.default.createDirectory(
            atPath: place, withIntermediateDirectories: true)
    }

    private func store(limit: Int = 1000) throws -> SegmentStore {
        try #require(SegmentStore(place + "/segments", limit: limit))
    }

    private func write(_ text: String, _ path: String) {
        #expect(FileManager.default.createFile(atPath: path, contents: Data(text.utf8)))
    }

    private func kept(_ store: SegmentStore) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: store.folder)) ?? []).sorted()
    }

    @Test("What was kept is there under its key, and nobody else can look at it")
    func kept() throws {
        let store = try store()
        write("film", place + "/one")
        store.keep(place + "/one", as: key)
        #expect(!store.take(Checksum.of(["another"]), to: place + "/two"))
        #expect(store.take(key, to: place + "/two"))
        #expect(try String(contentsOfFile: place + "/two", encoding: .utf8) == "film")
        var status = stat()
        #expect(stat(store.folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
        try FileManager.default.removeItem(atPath: place)
    }

    @Test("A damaged segment is not taken, and goes", arguments: ["gilm", "fil", "film2", ""])
    func damaged(text: String) throws {
        let store = try store()
        write("film", place + "/one")
        store.keep(place + "/one", as: key)
        write(text, store.folder + "/" + kept(store)[0])
        #expect(!store.take(key, to: place + "/two"))
        #expect(!FileManager.default.fileExists(atPath: place + "/two"))
        #expect(kept(store) == [])
        try FileManager.default.removeItem(atPath: place)
    }

    @Test("Links, pipes and folders of that name are no segments; other files are left alone")
    func foreign() throws {
        let store = try store(limit: 0)
        write("film", place + "/one")
        store.keep(place + "/one", as: key)
        let name = kept(store)[0]
        unlink(store.folder + "/" + name)
        write("mine", store.folder + "/notes.txt")
        symlink(place + "/one", store.folder + "/" + name)
        #expect(!store.take(key, to: place + "/two"))
        mkfifo(store.folder + "/" + name, 0o600)
        #expect(!store.take(key, to: place + "/two"))
        mkdir(store.folder + "/" + name, 0o700)
        #expect(!store.take(key, to: place + "/two"))
        store.trim()
        #expect(kept(store) == [name, "notes.txt"])
        try FileManager.default.removeItem(atPath: place)
    }

    @Test("Beyond the limit goes what has not been used for longest")
    func limit() throws {
        let store = try store(limit: 10)
        for (age, text) in ["old1", "old2", "new1"].enumerated() {
            write(text, place + "/\(text)")
            store.keep(place + "/\(text)", as: Checksum.of([text]))
            var times = [timespec(tv_sec: 1000 + age, tv_nsec: 0)]
            times += times
            let name = try #require(kept(store).first { $0.hasPrefix(Checksum.of([text])) })
            utimensat(AT_FDCWD, store.folder + "/" + name, times, 0)
        }
        #expect(store.take(Checksum.of(["old1"]), to: place + "/used"))
        store.trim()
        let left = ["old1", "old2", "new1"].filter {
            store.take(Checksum.of([$0]), to: place + "/left-\($0)")
        }
        #expect(left == ["old1", "new1"])
        try FileManager.default.removeItem(atPath: place)
    }

    @Test("A folder that others can write to is closed to them; a link to one is none")
    func openFolder() throws {
        mkdir(place + "/open", 0o777)
        chmod(place + "/open", 0o777)
        _ = try #require(SegmentStore(place + "/open"))
        var status = stat()
        #expect(stat(place + "/open", &status) == 0 && status.st_mode & 0o777 == 0o700)
        symlink(place + "/open", place + "/link")
        #expect(SegmentStore(place + "/link") == nil)
        #expect(SegmentStore("/nowhere/segments") == nil)
        try FileManager.default.removeItem(atPath: place)
    }

    @Test("What a killed program left of its work is cleared away")
    func left() throws {
        var store = try store()
        mkdir(store.folder + "/.touchscope-0123456789abcdef", 0o700)
        write("half", store.folder + "/.touchscope-0123456789abcdef/0")
        store = try self.store()
        #expect(kept(store) == [])
        try FileManager.default.removeItem(atPath: place)
    }
}

import Foundation
import TestSupport
import Testing

@testable import TouchShare

@Suite("Packed files") struct PackedTests {
    @Test("gzip unpacks what was packed", arguments: [0, 1, 100_000])
    func unpacked(count: Int) throws {
        let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 / 7) }
        let packed = try #require(Packed(content))
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.gz")
        try Data(packed.bytes).write(to: file)
        let gzip = try Spawned(["gzip", "-dc", file.path])
        #expect(Array(gzip.readAll()) == content)
        #expect(gzip.wait() == 0)
    }

    @Test("they are kept up to a limit, and those that nobody asked for go first")
    func shelf() throws {
        let folder = try TemporaryFolder()
        func file(_ name: String) throws -> SiteFile {
            let path = folder.url.appending(path: name)
            if !FileManager.default.fileExists(atPath: path.path) {
                var dice = Dice(seed: UInt64(name.count))
                try Data((0..<1000).map { _ in UInt8(dice.roll(256)) }).write(
                    to: path)
            }
            let site = try Site(folder.url.path)
            guard case .file(let file) = site.place(at: Array("/\(name)".utf8)) else {
                throw CancellationError()
            }
            return file
        }
        var shelf = PackedShelf(limit: 2500)
        let first = try shelf.packed(file("a.txt"))
        _ = try shelf.packed(file("bb.txt"))
        #expect(try shelf.packed(file("a.txt")) === first)
        // The second has to go for the third.
        let third = try shelf.packed(file("ccc.txt"))
        #expect(shelf.size <= 2500)
        #expect(try shelf.packed(file("a.txt")) === first)
        #expect(try shelf.packed(file("ccc.txt")) === third)
        // One that is changed is another.
        try Data("new".utf8).write(to: folder.url.appending(path: "a.txt"))
        #expect(try shelf.packed(file("a.txt")) !== first)
    }
}

import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TouchHost

@Suite("Files that are watched") struct FileWatchTests {
    private let home: TemporaryFolder
    private var folder: URL { home.url }

    init() throws { home = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    /// Whether `deed` is told of; the time is only there so that a fault ends the test.
    private func isTold(
        _ watch: (FileWatch, DispatchSemaphore), _ deed: () throws -> Void
    ) rethrows -> Bool {
        try deed()
        return watch.1.wait(timeout: .now() + 10) == .success && watch.0.takeChange()
    }

    private func watch(_ names: [String]) throws -> (FileWatch, DispatchSemaphore) {
        let bell = DispatchSemaphore(value: 0)
        let watch = try #require(FileWatch { bell.signal() })
        watch.watch(names.map(path))
        return (watch, bell)
    }

    @Test("written, replaced, taken away and made: each is told of")
    func changes() throws {
        try Data("1".utf8).write(to: folder.appending(path: "a"))
        let watch = try watch(["a"])
        #expect(try isTold(watch) { try Data("2".utf8).write(to: folder.appending(path: "a")) })
        try Data("3".utf8).write(to: folder.appending(path: "b"))
        #expect(isTold(watch) { rename(path("b"), path("a")) })
        while watch.1.wait(timeout: .now()) == .success {}
        #expect(isTold(watch) { unlink(path("a")) })
    }

    @Test("what happens to others is not told of, and what is no longer watched neither")
    func others() throws {
        let watch = try watch(["a"])
        try Data("1".utf8).write(to: folder.appending(path: "b"))
        #expect(try isTold(watch) { try Data("1".utf8).write(to: folder.appending(path: "a")) })
        while watch.1.wait(timeout: .now()) == .success {}
        _ = watch.0.takeChange()
        watch.0.watch([path("c")])
        try Data("2".utf8).write(to: folder.appending(path: "a"))
        try Data("2".utf8).write(to: folder.appending(path: "c"))
        #expect(watch.1.wait(timeout: .now() + 10) == .success)
    }

    @Test("behind a link, what it leads to counts")
    func links() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "far"), withIntermediateDirectories: true)
        try Data("1".utf8).write(to: folder.appending(path: "far/real"))
        try FileManager.default.createSymbolicLink(
            atPath: path("a"), withDestinationPath: "far/real")
        let watch = try watch(["a"])
        let real = folder.appending(path: "far/real")
        #expect(try isTold(watch) { try Data("2".utf8).write(to: real) })
    }
}

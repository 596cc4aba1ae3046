import Foundation
import TestSupport
import Testing

@testable import TouchHost
@testable import TouchScript
@testable import TouchStudio

@Suite("How far one is with the lessons") struct ProgressTests {
    private let folder: TemporaryFolder
    private let kept: UserFolder

    init() throws {
        folder = try TemporaryFolder()
        kept = UserFolder(path: folder.url.path + "/touchscope", in: folder.url.path)
    }

    private var file: String { kept.path + "/progress.json" }

    @Test("It is kept as soon as it changes")
    func keeps() {
        var book = ProgressBook(in: kept)
        book.change { $0.begin("a", exercises: 2) }
        book.change { $0.tick("Tap.", in: "a") }
        book.change { $0.play("a") }
        let again = ProgressBook(in: kept)
        #expect(again.progress == book.progress)
        #expect(again.progress.isPlayed("a"))
        #expect(again.progress.isTried("Tap.", in: "a"))
        #expect(!again.wasDamaged)
    }

    @Test("Two programs keep it in one place, and neither undoes what the other kept")
    func together() {
        var (one, other) = (ProgressBook(in: kept), ProgressBook(in: kept))
        one.change { $0.begin("a", exercises: 2) }
        other.change { $0.play("b") }
        one.change { $0.tick("Tap.", in: "a") }
        other.change { $0.tick("Drag.", in: "a") }
        #expect(other.progress.isTried("Tap.", in: "a"))
        let kept = ProgressBook(in: kept).progress
        #expect(
            kept.isPlayed("b") && kept.isTried("Tap.", in: "a") && kept.isTried("Drag.", in: "a"))
        #expect(kept == other.progress)
    }

    @Test("Begun afresh by one, it is not brought back by the other")
    func resetTogether() {
        var (one, other) = (ProgressBook(in: kept), ProgressBook(in: kept))
        one.change { $0.play("a") }
        other.change { $0.play("b") }
        one.reset()
        other.change { $0.play("c") }
        #expect(!ProgressBook(in: kept).progress.isPlayed("a"))
        #expect(ProgressBook(in: kept).progress.isPlayed("c"))
    }

    @Test("A lesson is done when it was seen to its end and all was tried")
    func marks() {
        var progress = LessonProgress()
        #expect(progress.mark(of: "a") == nil)
        progress.begin("a", exercises: 2)
        progress.play("a")
        progress.tick("Tap.", in: "a")
        progress.tick("Tap.", in: "a")
        #expect(progress.mark(of: "a") == .begun)
        progress.tick("Drag.", in: "a")
        #expect(progress.mark(of: "a") == .done)
    }

    @Test("What cannot be read lies beside it, and one begins afresh", arguments: ["", "{", "[1]"])
    func damaged(text: String) throws {
        #expect(kept.make())
        try Data(text.utf8).write(to: URL(filePath: file))
        var book = ProgressBook(in: kept)
        #expect(book.wasDamaged)
        #expect(book.progress.isEmpty)
        book.change { $0.play("a") }
        let old = kept.path + "/progress-1.json"
        #expect(FileManager.default.contents(atPath: old) == Data(text.utf8))
        #expect(ProgressBook(in: kept).progress.isPlayed("a"))
    }

    @Test("Begun afresh, the old one lies beside it, and none takes another's place")
    func reset() {
        var book = ProgressBook(in: kept)
        for _ in 1...2 {
            book.change { $0.play("a") }
            book.reset()
            #expect(book.progress.isEmpty)
        }
        let files = try? FileManager.default.contentsOfDirectory(atPath: kept.path)
        #expect(files?.sorted() == ["progress-1.json", "progress-2.json"])
    }

    @Test("Without a home nothing is kept")
    func nowhere() {
        var book = ProgressBook(in: nil)
        book.change { $0.play("a") }
        #expect(book.progress.isPlayed("a"))
    }

    // MARK: What comes next

    private static let lessons = [("a", "One", []), ("b", "One", []), ("c", "Two", ["One"])].map {
        Lesson(
            identifier: $0.0, order: 1, group: LocalizedText($0.1), after: $0.2,
            title: LocalizedText($0.0), tape: URL(filePath: "/\($0.0).tape"))
    }

    private func next(
        after index: Int?, played: [String], of chosen: [String]? = nil
    ) -> String? {
        var progress = LessonProgress()
        for name in played { progress.play(name) }
        let path = LessonPath(lessons: Self.lessons, chosen: chosen, progress: progress)
        return path.next(after: index)?.title.english
    }

    @Test("What follows comes next, but not before what its group builds on")
    func following() {
        #expect(next(after: nil, played: []) == "a")
        #expect(next(after: 0, played: ["a"]) == "b")
        #expect(next(after: 1, played: ["b"]) == "a")
        #expect(next(after: 1, played: ["a", "b"]) == "c")
        #expect(next(after: 2, played: ["a", "b", "c"]) == "a")
    }

    @Test("Of a list that was chosen nothing else is offered")
    func chosen() {
        #expect(next(after: 0, played: ["a"], of: ["a", "c"]) == "c")
        #expect(next(after: 2, played: ["a", "c"], of: ["a", "c"]) == "a")
        #expect(next(after: 2, played: [], of: ["c"]) == nil)
    }
}

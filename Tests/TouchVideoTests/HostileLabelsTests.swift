import Foundation
import TestSupport
import Testing
import TouchPicture

@testable import TouchHost
@testable import TouchVideo

/// What strangers call their films and chapters, as ffmpeg reads it.
@Suite("Labels of films from strangers")
struct HostileLabelsTests {
    private struct Found: Decodable {
        var chapters: [Chapter]
        var format: Format

        struct Chapter: Decodable {
            var tags: [String: String]?
        }
        struct Format: Decodable {
            var tags: [String: String]?
        }
    }

    @Test("5: each title and each chapter is what it was called, and none forges another")
    func chapters() throws {
        let texts = HostileTexts.all.flatMap { [$0, $0 + "\u{600}\\"] }
        var labels = FilmLabels()
        labels.title = texts.joined(separator: " ").prefix(4000) + "\\\u{301}"
        labels.chapters = texts.enumerated().map { index, text in
            .init(start: Double(index), end: Double(index + 1), title: text)
        }
        let path = FileManager.default.temporaryDirectory.path + "/labels-\(UUID().uuidString)"
        try labels.metadata.write(toFile: path, atomically: false, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let probe = try Child(
            [
                "ffprobe", "-v", "error", "-f", "ffmetadata", "-show_chapters", "-show_format",
                "-of", "json", path,
            ], .weRead)
        let found = try JSONDecoder().decode(Found.self, from: Data(probe.readAllBytes()))
        #expect(found.format.tags?.keys.map(\.self) == ["title"])
        #expect(found.format.tags?["title"].map(seen) == seen(labels.title))
        #expect(found.chapters.count == texts.count)
        for (chapter, text) in zip(found.chapters, texts) {
            #expect((chapter.tags?["title"]).map(seen) == seen(text), "\(text.visible)")
        }
    }

    /// The scalars of a text that are to be seen; those that end lines or control terminals stand aside.
    private func seen(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
    }
}

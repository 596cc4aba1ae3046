import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession

/// Every example of the language's reference is read, and every tape of it is played.
@Suite struct LanguageTests {
    nonisolated struct Example: CustomTestStringConvertible {
        var kind: String
        var text: String
        var testDescription: String {
            text.split(separator: "\n").prefix(2).joined(separator: "; ")
        }
    }

    nonisolated static let examples: [Example] = {
        let url = Lessons.folder.deletingLastPathComponent().appending(path: "LANGUAGE.md")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 }
            .compactMap { _, block in
                guard let end = block.firstIndex(of: "\n") else { return nil }
                return Example(
                    kind: String(block[..<end]), text: String(block[block.index(after: end)...]))
            }
    }()

    @Test("An example is read, and met if it is a tape", arguments: examples)
    func example(example: Example) throws {
        switch example.kind {
        case "scene":
            let scene = try Scene.parse(example.text, file: "example")
            #expect(try Scene.parse(scene.text, file: "example").text == scene.text)
            _ = Session(scene: scene)
        case "lessons": _ = try LessonIndex.parse(example.text, file: "example")
        case "tape swipe-or-pan":
            let first = try #require(Self.examples.first { $0.kind == "scene" })
            let scene = try Scene.parse(first.text, file: "example.scene")
            let tape = try Tape.parse(example.text, file: "example.tape", scene: scene)
            let session = Session(scene: scene, tape: tape)
            session.runTape()
            #expect(session.failures.map(\.description) == [])
        case "tape together":
            let tape = try Tape.parse(example.text, file: "example.tape")
            #expect(tape.pair.map { [$0.first, $0.second] } == ["waits.tape", "free.tape"])
            #expect(tape.text == example.text)
        case "script":
            let both = try SceneAndTape.parse(example.text, file: "example")
            let session = Session(scene: both.scene, tape: try #require(both.tape))
            session.runTape()
            #expect(session.failures.map(\.description) == [])
        default: Issue.record("an example of unknown kind: \(example.kind)")
        }
    }

    @Test("The reference has examples of all kinds")
    func kinds() {
        #expect(Self.examples.count > 10)
    }
}

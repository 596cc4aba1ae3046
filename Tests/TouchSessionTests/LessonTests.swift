import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchSession

@Suite struct LessonTests {
    @Test(
        "A lesson's expectations are met", arguments: Lessons.files.filter { $0.hasSuffix(".tape") }
    )
    func expectations(file: String) throws {
        guard case .tape(let tape, let scene) = try Lessons.load(file) else { return }
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        for failure in session.failures {
            let context = failure.context(in: session.trace).joined(separator: "\n")
            Issue.record("\(failure)\n\(context)")
        }
    }

    @Test("A lesson's files are in canonical form", arguments: Lessons.files)
    func canonical(file: String) throws {
        let text = try String(contentsOf: Lessons.folder.appending(path: file), encoding: .utf8)
        #expect(try Lessons.load(file).formatted() == text)
    }

    @Test("Every listed lesson speaks both languages")
    func languages() throws {
        for lesson in try LessonCatalog.load(Lessons.folder).lessons {
            guard case .tape(let tape, let scene) = try lesson.load() else {
                Issue.record("\(lesson.identifier) is no tape on a scene")
                continue
            }
            #expect(scene.name == lesson.identifier)
            #expect(scene.title == lesson.title)
            var texts = [scene.title, lesson.group]
            for line in tape.lines {
                switch line.statement {
                case .tell(.caption(let text?)), .tell(.chapter(let text)): texts.append(text)
                default: break
                }
            }
            #expect(texts.count > 4)
            for text in texts { #expect(text["zh"] != text.english, "\(lesson.identifier)") }
        }
    }
}

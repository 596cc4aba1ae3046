import Foundation
import TestSupport
import Testing
import TouchScript

@Suite("What one can answer after the lessons") struct LessonQuestionsTests {
    private nonisolated static let entries =
        (try? LessonQuestions.load(Lessons.folder))?.entries ?? []

    @Test("Five questions a group")
    func groups() throws {
        var counts: [String: Int] = [:]
        for lesson in try LessonCatalog.load(Lessons.folder).lessons {
            counts[lesson.group.english, default: 0] +=
                Self.entries.count { $0.lesson == lesson.identifier }
        }
        #expect(counts.count > 3)
        #expect(counts.values.allSatisfy { $0 == 5 })
        #expect(Self.entries.count == 5 * counts.count)
    }

    @Test("The answer is told in the lesson's film", arguments: entries)
    func said(entry: LessonQuestions.Entry) throws {
        guard case .tape(let tape, _) = try Lessons.load("\(entry.lesson).tape") else { return }
        let words = tape.lines.compactMap { line -> String? in
            switch line.statement {
            case .tell(.caption(let text?)): text.english.replacing("*", with: "")
            case .tell(.end(let text, _)): text.english
            default: nil
            }
        }
        #expect(words.contains { $0.contains(entry.said) })
    }

    @Test(
        "No two choices of a question are the same, and each wrong one has its reason",
        arguments: entries)
    func choices(entry: LessonQuestions.Entry) {
        for language in ["en", "zh"] {
            let choices = [entry.answer] + entry.wrong.map(\.answer)
            #expect(Set(choices.map { $0[language] }).count == 3)
            for text in choices + entry.wrong.map(\.reason) {
                #expect(text[language].hasSuffix(language == "en" ? "." : "。"))
            }
        }
    }

    @Test("A line with too few columns is told", arguments: ["a\tb\tc", "a\tb\tc\td\t\tf"])
    func faulty(line: String) {
        #expect(throws: ScriptErrors.self) {
            try LessonQuestions.parse("#\n\(line)\n", file: "a.tsv")
        }
    }
}

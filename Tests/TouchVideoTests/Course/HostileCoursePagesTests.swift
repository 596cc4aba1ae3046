import TestSupport
import Testing
import TouchScript

@testable import TouchHost
@testable import TouchVideo

/// Lessons of strangers, on the pages of a course.
@Suite struct HostileCoursePagesTests {
    private func pages(_ text: String) -> [String] {
        let words = LocalizedText(text)
        let lesson = CourseLesson(
            identifier: "lesson", group: words, after: [], title: words, sentence: words,
            seconds: 60, hasCard: true,
            posters: ["en": "lesson.en.png", "zh": "lesson.zh.png"], film: nil)
        return CoursePages(
            lessons: [lesson], glossary: Library.glossary, lists: CourseLists(in: Library.lessons),
            questions: LessonQuestions()
        ).all.map(\.html)
    }

    @Test(
        "no text becomes markup, whatever stands on its brackets and quotes",
        arguments: HostileTexts.all)
    func text(hostile: String) {
        for (page, harmless) in zip(pages(hostile), pages("x")) {
            for mark in ["<", ">", "\""] as [Unicode.Scalar] {
                #expect(
                    page.unicodeScalars.count { $0 == mark }
                        == harmless.unicodeScalars.count { $0 == mark })
            }
        }
    }
}

import TouchScript
import TouchWords

/// Writes the questions that the lessons of a group answer. Each choice says why it is right or
/// wrong when it is pressed.
extension CoursePages {
    func asked(of lessons: [CourseLesson]) -> String {
        let entries = questions.entries.filter { entry in
            lessons.contains { $0.identifier == entry.lesson }
        }
        guard !entries.isEmpty else { return "" }
        let asked = entries.enumerated().map { place, entry in
            """
            <div class="question">
            <h3>\(text(entry.question))</h3>
            \(choices(of: entry, at: place))</div>

            """
        }.joined()
        return """
            <details class="asked">
            <summary>\(text(.course.questions(entries.count)))</summary>
            \(asked)</details>

            """
    }

    /// Returns the choices. The right one has another position in each question.
    private func choices(of entry: LessonQuestions.Entry, at place: Int) -> String {
        var choices = entry.wrong.map { wrong in
            choice(
                wrong.answer, "wrong", "<b>\(text(.course.wrong))</b> \(text(wrong.reason))")
        }
        choices.insert(
            choice(
                entry.answer, "right", "<b>\(text(.course.right))</b> \(link(to: entry.lesson))"),
            at: (place * 2 + 1) % (choices.count + 1))
        return choices.joined()
    }

    private func choice(_ answer: LocalizedText, _ kind: String, _ reason: String) -> String {
        """
        <details class="\(kind)"><summary>\(text(answer))</summary><p>\(reason)</p></details>

        """
    }

    private func link(to name: String) -> String {
        guard let lesson = lessons.first(where: { $0.identifier == name && $0.hasCard })
        else { return "" }
        return "<a href=\"\(address(of: lesson))\">\(text(lesson.title))</a>"
    }
}

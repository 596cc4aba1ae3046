import TouchScript
import TouchTrace

/// What there is to try when a lesson is over, and which lesson comes next.
extension Workspace {
    /// The name of the lesson that is open; nil for a file.
    var openedLesson: String? { opened.lesson.map { lessons[$0].identifier } }

    /// What was tried before counts where it is kept.
    func beginPractice() {
        practice = Practice(opened, lesson: openedLesson, progress.progress)
    }

    /// Keeps how far somebody is; of visitors nothing is kept, not even for the next one.
    func keep(_ change: (inout LessonProgress) -> Void) {
        guard kiosk == nil else { return }
        progress.change(change)
        chrome.show(progress.progress, of: lessons)
    }

    /// How far somebody is begins afresh.
    func forgetProgress() {
        progress.reset()
        beginPractice()
        chrome.show(progress.progress, of: lessons)
    }

    /// Takes in how far the lesson that is open is.
    func followPractice() {
        guard screening == nil, editor == nil, tapeEditor == nil else { return }
        if session.isDemonstration {
            guard session.session.isAtEnd, !practice.isOver else { return }
            practice.isOver = true
            note { $0.play($1) }
            writer?.write("lessonOver")
            repaint()
        } else if practice.isOver, session.session.isPlayed {
            for place in practice.follow(session) {
                let words = practice.exercises[place].text
                note { $0.tick(words.english, in: $1) }
                writer?.write("tried", ("words", Trace.quoted(words.english)))
                repaint()
            }
        }
    }

    /// Something is done in the lesson that is open.
    private func note(_ change: (inout LessonProgress, String) -> Void) {
        guard let lesson = practice.lesson else { return }
        let count = practice.exercises.count
        keep { progress in
            progress.begin(lesson, exercises: count)
            change(&progress, lesson)
        }
    }

    /// What stands under the stage when the lesson is over; nil for nothing.
    /// - Parameter caption: what is said there.
    func practiceContent(beside caption: LocalizedText?) -> PracticePanel.Content? {
        guard practice.isOver, screening == nil, editor == nil, tapeEditor == nil, ink == nil,
            takes.current == nil, replay == nil, branches.open.playhead.isLive,
            session.isDemonstration ? session.session.isAtEnd : session.session.isPlayed
        else { return nil }
        let rows =
            caption == nil
            ? zip(practice.exercises, practice.isDone).map {
                PracticePanel.Row(words: $0.text, isDone: $1)
            } : []
        let path = LessonPath(
            lessons: lessons, chosen: chosenLessons, progress: progress.progress)
        return PracticePanel.Content(rows: rows, next: path.next(after: opened.lesson))
    }
}

import TouchHost
import TouchKit
import TouchLive
import TouchScript
import TouchTrace
import TouchVideo
import TouchWords

/// The mode for lessons: the open one, its exercises, and the progress in all of them.
package final class Lessons: Mode {
    unowned let workspace: Workspace
    /// The lessons of each list.
    private let lists = CourseLists(in: Library.lessons)
    /// The scene and sessions that the last lesson replaced, if hands had done something there.
    private(set) var replaced: (opened: OpenedScene, branches: Branches)?
    /// The progress in the lessons.
    private(set) var progress = ProgressBook()
    /// The exercises of the open lesson.
    private(set) lazy var practice = Practice(opened, lesson: openedLesson, progress.progress)
    private(set) lazy var list = LessonList(style: style, perform: chrome.perform)
    private(set) lazy var panel = {
        let panel = PracticePanel(style: style, perform: chrome.perform)
        panel.isHidden = true
        return panel
    }()

    init(_ workspace: Workspace) {
        self.workspace = workspace
        chrome.bring(.lessons) { [unowned self] in
            showList()
            return list
        }
    }

    /// Continues the progress of a user.
    package func keep(in progress: ProgressBook) {
        self.progress = progress
        openedChanged()
    }

    func perform(_ act: LessonAct) {
        switch act {
        case .list: workspace.toggle(.lessons)
        case .next: open((opened.lesson ?? -1) + 1)
        case .previous: open((opened.lesson ?? 1) - 1)
        case .open(let index): open(index)
        case .demonstrate:
            if let tape = opened.tape {
                workspace.restart(tape: session.isDemonstration ? nil : tape)
            }
            for mode in workspace.stack.all { mode.didOpen() }
        case .restart: workspace.restart(tape: nil)
        case .bringBack: bringBack()
        }
    }

    func isOn(_ act: LessonAct) -> Bool { act == .list && chrome.drawer == .lessons }
    func leave() -> Bool { false }
    func forget() { replaced = nil }

    /// The identifier of the open lesson; nil for a file.
    var openedLesson: String? { opened.lesson.map { workspace.lessons[$0].identifier } }

    /// The identifiers of the lessons in the chosen list; nil for all.
    var chosenLessons: [String]? { lists.lessons(of: settings.list) }

    // MARK: Opening

    /// Opens a lesson by its place; the places wrap around.
    /// - Returns: false if its files cannot be read, which is reported.
    @discardableResult
    func open(_ index: Int) -> Bool {
        let lessons = workspace.lessons
        guard !lessons.isEmpty else { return false }
        let index = (index + lessons.count) % lessons.count
        for mode in workspace.stack.fromTop { mode.willOpen() }
        let new: OpenedScene
        do {
            new = try OpenedScene(lessons[index], index)
        } catch {
            workspace.mode(Following.self).tellUnreadable(error)
            return false
        }
        if isWorthKeeping { replaced = (opened, branches) }
        workspace.change { $0.lesson = lessons[index].identifier }
        workspace.adopt(new)
        workspace.restart(tape: nil)
        workspace.closeDrawer()
        for mode in workspace.stack.all { mode.didOpen() }
        return true
    }

    /// Indicates whether hands have done something in the open session.
    private var isWorthKeeping: Bool { session.session.isPlayed && !session.isDemonstration }

    func sessionWillChange(returns: Bool) {
        if returns, isWorthKeeping { replaced = (opened, branches) }
        // The session that was replaced takes up the room that is missing.
        if session.isStopped { replaced = nil }
    }

    /// Brings back the session that a lesson replaced, in exchange for the open one.
    private func bringBack() {
        guard let back = replaced else { return }
        for mode in workspace.stack.fromTop { mode.willOpen() }
        replaced = (opened, branches)
        workspace.goBack(to: back.opened, back.branches)
    }

    func lessonsChanged(from old: [Lesson]) {
        guard let lesson = replaced?.opened.lesson else { return }
        replaced?.opened.lesson = workspace.lessons.place(of: old[lesson])
    }

    // MARK: Progress

    /// Creates the exercises of what is open; those done before still count, if the progress was
    /// kept.
    func openedChanged() { practice = Practice(opened, lesson: openedLesson, progress.progress) }

    /// Changes the progress and keeps it; of visitors nothing is kept, not even for the next one.
    func keep(_ change: (inout LessonProgress) -> Void) {
        guard !workspace.hasVisitors else { return }
        progress.change(change)
    }

    /// Resets the progress.
    func forgetProgress() {
        progress.reset()
        openedChanged()
    }

    /// Notes the progress in the open lesson.
    func follow() {
        guard !isLeft else { return }
        if session.isDemonstration {
            guard session.session.isAtEnd, !practice.isOver else { return }
            practice.isOver = true
            note { $0.play($1) }
            writer?.write("lessonOver")
            workspace.repaint()
        } else if practice.isOver, session.session.isPlayed {
            for place in practice.follow(session) {
                let words = practice.exercises[place].text
                note { $0.tick(words.english, in: $1) }
                writer?.write("tried", ("words", Trace.quoted(words.english)))
                workspace.repaint()
            }
        }
    }

    /// Indicates whether a mode has taken the session for something other than the lesson or a
    /// recording of it.
    private var isLeft: Bool {
        workspace.stack.open.contains { $0.claims.isSuperset(of: [.fingers, .session]) }
    }

    /// Notes that something was done in the open lesson.
    private func note(_ change: (inout LessonProgress, String) -> Void) {
        guard let lesson = practice.lesson else { return }
        let count = practice.exercises.count
        keep { progress in
            progress.begin(lesson, exercises: count)
            change(&progress, lesson)
        }
    }

    // MARK: Appearance

    func show() {
        if chrome.drawer == .lessons { showList() }
        chrome.add(panel)
        panel.frame = chrome.layout.caption
        panel.content = content(beside: chrome.caption)
        chrome.takenFromCaption = panel.takenWidth
    }

    private func showList() {
        if list.lessons != workspace.lessons { list.lessons = workspace.lessons }
        list.current = opened.lesson
        list.progress = workspace.lessons.map { progress.progress.mark(of: $0.identifier) }
    }

    var hint: Wording? {
        // The hint is shown for as long as it takes to read.
        progress.wasDamaged && now < 20 ? .workspace.damaged : nil
    }

    /// Returns what is shown under the stage when the lesson is over; nil for nothing.
    /// - Parameter caption: the caption that is shown there.
    private func content(beside caption: LocalizedText?) -> PracticePanel.Content? {
        let isTaken = workspace.stack.open.contains {
            !$0.claims.isDisjoint(with: [.moment, .session])
        }
        guard practice.isOver, !isTaken, branches.open.playhead.isLive,
            session.isDemonstration ? session.session.isAtEnd : session.session.isPlayed
        else { return nil }
        let rows =
            caption == nil
            ? zip(practice.exercises, practice.isDone).map {
                PracticePanel.Row(words: $0.text, isDone: $1)
            } : []
        let path = LessonPath(
            lessons: workspace.lessons, chosen: chosenLessons, progress: progress.progress)
        return PracticePanel.Content(rows: rows, next: path.next(after: opened.lesson))
    }
}

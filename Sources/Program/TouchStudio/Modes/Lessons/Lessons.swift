import TouchHost
import TouchKit
import TouchLive
import TouchScript
import TouchTrace
import TouchVideo
import TouchWords

/// The lessons: which is open, what there is to try in it, and how far somebody is with all of
/// them.
package final class Lessons: Mode {
    unowned let workspace: Workspace
    /// Which lessons are in which list.
    private let lists = CourseLists(in: Library.lessons)
    /// What the last lesson took the place of, once hands had done something there.
    private(set) var replaced: (opened: OpenedScene, branches: Branches)?
    /// How far somebody is with the lessons.
    private(set) var progress = ProgressBook()
    /// What there is to try in the lesson that is open.
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

    /// Goes on with what is known of somebody.
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

    /// The name of the lesson that is open; nil for a file.
    var openedLesson: String? { opened.lesson.map { workspace.lessons[$0].identifier } }

    /// The lessons of the list that is chosen; nil for all.
    var chosenLessons: [String]? { lists.lessons(of: settings.list) }

    // MARK: Opening

    /// - Returns: false if its files cannot be read, which is told.
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

    /// Whether hands have done something in the session that is open.
    private var isWorthKeeping: Bool { session.session.isPlayed && !session.isDemonstration }

    func sessionWillChange(returns: Bool) {
        if returns, isWorthKeeping { replaced = (opened, branches) }
        // What takes the room that is missing.
        if session.isStopped { replaced = nil }
    }

    /// Takes the session that a lesson replaced in again, in exchange for what is open now.
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

    /// What was tried before counts where it is kept.
    func openedChanged() { practice = Practice(opened, lesson: openedLesson, progress.progress) }

    /// Keeps how far somebody is; of visitors nothing is kept, not even for the next one.
    func keep(_ change: (inout LessonProgress) -> Void) {
        guard !workspace.hasVisitors else { return }
        progress.change(change)
    }

    /// How far somebody is begins afresh.
    func forgetProgress() {
        progress.reset()
        openedChanged()
    }

    /// Takes in how far the lesson that is open is.
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

    /// Whether a mode has taken the session for something else than the lesson, and not for a
    /// recording of what hands do.
    private var isLeft: Bool {
        workspace.stack.open.contains { $0.claims.isSuperset(of: [.fingers, .session]) }
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

    // MARK: What is to be seen

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
        // Offered for as long as one needs to read it.
        progress.wasDamaged && now < 20 ? .workspace.damaged : nil
    }

    /// What stands under the stage when the lesson is over; nil for nothing.
    /// - Parameter caption: what is said there.
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

import TouchKit
import TouchScript
import TouchStage

/// The mode that shows the page of all lessons.
final class Overview: PageMode {
    unowned let workspace: Workspace
    /// The pictures and lengths of the lessons while the page is open.
    private lazy var desk = OverviewDesk(looks: looks)
    private(set) lazy var page = OverviewPage(style: style, perform: chrome.perform)

    init(_ workspace: Workspace) { self.workspace = workspace }

    private var lessons: Lessons { workspace.mode() }

    func perform(_ act: CourseAct) {
        switch act {
        case .overview: isOpen ? end() : open()
        case .choose(let list): workspace.change { $0.list = list }
        case .forget: lessons.forgetProgress()
        }
    }

    private func open() {
        guard begin() else { return }
        desk = OverviewDesk(looks: looks)
        chrome.cover(with: page)
        showSections()
        if let lesson = opened.lesson { page.reveal(lesson) }
        writer?.write("overview")
    }

    /// Closes the page for the lesson that the user chooses.
    func intercept(_ act: any Act) -> Bool {
        if case LessonAct.open? = act as? LessonAct { end() }
        return false
    }

    func isOn(_ act: CourseAct) -> Bool { act == .overview && isOpen }

    func see(pointerAt point: CGPoint) { desk.pointer = point }

    /// Shows every group with its chosen lessons, and the progress in each.
    private func showSections() {
        let chosen = lessons.chosenLessons
        var sections: [OverviewPage.Section] = []
        var contents: [Int: OverviewTile.Content] = [:]
        for (index, lesson) in workspace.lessons.enumerated()
        where chosen?.contains(lesson.identifier) ?? true {
            contents[index] = OverviewTile.Content(
                title: lesson.title, length: desk.lengths[index],
                mark: lessons.progress.progress.mark(of: lesson.identifier))
            if sections.last?.title == lesson.group {
                sections[sections.count - 1].lessons.append(index)
            } else {
                let after = lesson.after.map { name in
                    workspace.lessons.first { $0.group.english == name }?.group
                        ?? LocalizedText(name)
                }
                sections.append(
                    OverviewPage.Section(title: lesson.group, after: after, lessons: [index]))
            }
        }
        page.show(
            sections, contents, of: settings.list, current: opened.lesson,
            canForget: !workspace.hasVisitors && !lessons.progress.progress.isEmpty)
    }

    /// Makes the still pictures that came into view, one at a time, and animates one.
    func show() {
        guard isOpen else { return }
        if desk.looks != looks { desk = OverviewDesk(looks: looks) }
        showSections()
        let inView = page.inView
        if let index = desk.missing(in: inView) {
            desk.learn(index, workspace.lessons[index], previewPainter)
            workspace.repaint()
        }
        let moving = settings.hasReducedMotion ? nil : page.moving(at: desk.pointer)
        for index in inView where index != moving {
            let still = desk.still(index)
            if page.tiles[index]?.thumbnail != still { page.tiles[index]?.thumbnail = still }
        }
        if let moving, desk.still(moving) != nil {
            page.tiles[moving]?.thumbnail = desk.move(
                moving, workspace.lessons[moving], previewPainter, now: now)
        }
    }

    /// The time at which the page changes by itself; nil if it does not.
    var nextChange: Double? {
        settings.hasReducedMotion ? nil : workspace.shown + OverviewDesk.beat
    }

    private var looks: String { "\(settings.theme) \(settings.language)" }

    private var previewPainter: StagePainter {
        .ofPosters(
            theme: chrome.style.theme, language: settings.language,
            measurer: chrome.style.measurer)
    }

    /// Scrolls the page by keys.
    func take(_ press: KeyPress) -> Bool {
        let pages: CGFloat? =
            switch press.key {
            case .down: 0.25
            case .up: -0.25
            case .pageDown: 0.9
            case .pageUp: -0.9
            case .home: -1e6
            case .end: 1e6
            default: nil
            }
        guard let pages else { return false }
        page.scroll(pages: pages)
        return true
    }
}

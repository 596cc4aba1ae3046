import TouchScript
import TouchStage

/// The page of all lessons.
extension Workspace {
    func perform(_ act: CourseAct) {
        switch act {
        case .overview where chrome.covering == .overview: uncover()
        case .overview:
            overview = OverviewDesk(looks: looks)
            chrome.cover(with: .overview)
            showSections()
            if let lesson = opened.lesson { chrome.overview.reveal(lesson) }
            writer?.write("overview")
        case .choose(let list): change { $0.list = list }
        case .forget: forgetProgress()
        }
    }

    /// The lessons of the list that is chosen; nil for all.
    var chosenLessons: [String]? { lists.lessons(of: settings.list) }

    /// Every group with the lessons that are chosen, and how far one is with each.
    private func showSections() {
        let chosen = chosenLessons
        var sections: [OverviewPage.Section] = []
        var contents: [Int: OverviewTile.Content] = [:]
        for (index, lesson) in lessons.enumerated()
        where chosen?.contains(lesson.identifier) ?? true {
            contents[index] = OverviewTile.Content(
                title: lesson.title, length: overview?.lengths[index],
                mark: progress.progress.mark(of: lesson.identifier))
            if sections.last?.title == lesson.group {
                sections[sections.count - 1].lessons.append(index)
            } else {
                let after = lesson.after.map { name in
                    lessons.first { $0.group.english == name }?.group ?? LocalizedText(name)
                }
                sections.append(
                    OverviewPage.Section(title: lesson.group, after: after, lessons: [index]))
            }
        }
        chrome.overview.show(
            sections, contents, of: settings.list, current: opened.lesson,
            canForget: kiosk == nil && !progress.progress.isEmpty)
    }

    /// Makes what came into view, one picture at a time, and lets one move.
    func showOverview(now: Double) {
        guard chrome.covering == .overview, var desk = overview else { return }
        if desk.looks != looks { desk = OverviewDesk(looks: looks) }
        showSections()
        let page = chrome.overview
        let inView = page.inView
        if let index = desk.missing(in: inView) {
            desk.learn(index, lessons[index], previewPainter)
            repaint()
        }
        let moving = settings.hasReducedMotion ? nil : page.moving(at: desk.pointer)
        for index in inView where index != moving {
            let still = desk.still(index)
            if page.tiles[index]?.thumbnail != still { page.tiles[index]?.thumbnail = still }
        }
        if let moving, desk.still(moving) != nil {
            page.tiles[moving]?.thumbnail = desk.move(
                moving, lessons[moving], previewPainter, now: now)
        }
        overview = desk
    }

    /// When the page changes by itself; nil if it does not.
    func nextOverviewChange(after last: Double) -> Double? {
        chrome.covering == .overview && !settings.hasReducedMotion
            ? last + OverviewDesk.beat : nil
    }

    private var looks: String { "\(settings.theme) \(settings.language)" }

    private var previewPainter: StagePainter {
        var painter = StagePainter(
            theme: chrome.style.theme, language: settings.language,
            overlays: [.touches, .hitTest], measurer: chrome.style.measurer)
        (painter.hasLists, painter.hasNames, painter.hasChips) = (false, false, false)
        painter.hasFingerChips = false
        painter.edge = 0
        return painter
    }

    /// Keys that move the page.
    /// - Returns: false if a key means what it always does.
    func turnOverview(_ press: KeyPress) -> Bool {
        guard chrome.covering == .overview, let pages = CourseAct.pages(press) else { return false }
        chrome.overview.scroll(pages: pages)
        repaint()
        return true
    }
}

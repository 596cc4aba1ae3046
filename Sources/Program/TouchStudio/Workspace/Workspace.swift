import TouchHost
import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchVideo
import TouchWords

/// All that the window holds, whoever shows it: takes in what happens at the window, and gives
/// pictures of what comes of it.
///
/// The window is a stack of modes. Whatever happens goes through them from the top, until one takes
/// it; the lowest lets fingers touch the scene. Which modes there are is known by `Modes` alone.
package final class Workspace {
    package weak var host: (any WorkspaceHost)?
    /// Everything around the stage.
    let chrome: Chrome
    let stack = ModeStack()
    /// Whether it is open to everybody.
    let hasVisitors: Bool
    /// What is said about what was done.
    var notice = Notice()
    /// Where the live trace goes; nil if nobody wants it.
    let writer: TraceWriter?
    private(set) var lessons: [Lesson]
    package private(set) var settings: Settings
    /// What is open: its scene and tape, and its place among the lessons.
    private(set) var opened: OpenedScene {
        didSet { for mode in stack.all { mode.openedChanged() } }
    }
    package private(set) var branches: Branches
    var router = TouchRouter()
    /// Where fingers find the scene: as the picture shows it that was made last.
    package private(set) var space = StageSpace()
    /// Whether there is something new to see.
    package private(set) var needsPicture = true
    /// The host's time as it was told last, in seconds.
    private(set) var now: Double
    var refresh = PanelRefresh()
    /// The host's time of the last picture, in seconds.
    private(set) var shown = -Double.infinity

    /// - Parameter hasVisitors: whether it is open to everybody, who are offered only what they may
    /// do.
    package init(
        opened: OpenedScene, lessons: [Lesson], settings: Settings, measurer: any TextMeasuring,
        hasVisitors: Bool = false, writer: TraceWriter?, now: Double
    ) {
        self.opened = opened
        self.lessons = lessons
        self.settings = settings
        self.writer = writer
        self.now = now
        self.hasVisitors = hasVisitors
        let session = PacedSession(
            scene: opened.scene, tape: nil, language: settings.language, now: now)
        session.awaitTouch()
        branches = Branches(session)
        // Buttons are made before the workspace that they command.
        var perform: (any Act) -> Void = { _ in }
        chrome = Chrome(
            style: settings.style(measurer: measurer),
            offers: { row in
                !(hasVisitors && row.act.right != .visitors)
                    && !(opened.scene.isCode && row.needsSceneFiles)
                    && (hasVisitors || row.handle?.isForVisitors != true)
            }, perform: Performer { perform($0) })
        perform = { [weak self] in self?.perform($0) }
        stack.fill(for: self)
        chrome.show(lessons)
        showOpened()
        for mode in stack.all { mode.windowOpens() }
    }

    /// The session that is looked at.
    package var session: PacedSession { branches.open.session }

    /// The mode of a kind, for those who know it.
    package func mode<Kind>(_ kind: Kind.Type = Kind.self) -> Kind {
        for case let mode as Kind in stack.all { return mode }
        preconditionFailure("\(kind) is missing from the list of modes")
    }

    // MARK: What comes from outside

    func turnClock(to now: Double) { self.now = now }

    package func repaint() { needsPicture = true }

    /// A picture is made.
    func noteShown() { (shown, needsPicture) = (now, false) }

    // MARK: Settings

    /// What the settings say goes to every part.
    func change(_ change: (inout Settings) -> Void) {
        change(&settings)
        showSettings()
    }

    /// Something opens or closes beside the stage.
    func open(_ change: (inout Openings) -> Void) {
        if !stack.fromTop.contains(where: { $0.open(change) }) { change(&settings.openings) }
        layOut()
    }

    // MARK: Where one looks

    /// Looks elsewhere, or at something else.
    func look(_ change: (inout Branch) -> Void) {
        change(&branches.open)
        repaint()
    }

    /// What is to be seen at the playhead now.
    func momentAtPlayhead() -> StageMoment { branches.open.moment(now: now) }

    /// Fingers find the scene where `moment` shows it.
    func place(_ moment: StageMoment) {
        let frame = chrome.layout.stage
        space = StageSpace(
            scale: scale, frame: frame, layout: stagePainter.layout(for: moment, size: frame.size),
            cover: chrome.cover, card: chrome.cardFrame, screens: room.screens,
            window: chrome.window.bounds.size)
    }

    // MARK: What is open

    /// What is open says something else now; the session stays.
    func adopt(_ new: OpenedScene) { opened = new }

    /// What is open says something else now; it is looked at in other sessions.
    func replace(_ new: OpenedScene, with sessions: Branches) {
        branches = sessions
        opened = new
    }

    /// What is open is looked at in other sessions.
    func replace(with sessions: Branches) { branches = sessions }

    /// The list of lessons is another; the one that is open is found in it by its name.
    func use(lessons new: [Lesson]) {
        let old = lessons
        lessons = new
        for mode in stack.all { mode.lessonsChanged(from: old) }
        if let lesson = opened.lesson { opened.lesson = new.place(of: old[lesson]) }
    }
}

extension [Lesson] {
    /// The place of a lesson, by its name; nil where there is none.
    func place(of lesson: Lesson) -> Int? {
        firstIndex { $0.identifier == lesson.identifier }
    }
}

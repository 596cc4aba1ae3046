import TouchHost
import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchVideo
import TouchWords

/// Everything in the window, whichever host shows it. A workspace takes events and returns
/// pictures.
///
/// The window is a stack of modes. Every event goes through them from the top, until one takes it;
/// the lowest lets fingers touch the scene. Only `Modes` knows which modes there are.
package final class Workspace {
    package weak var host: (any WorkspaceHost)?
    /// The controls and panels around the stage.
    let chrome: Chrome
    let stack = ModeStack()
    /// Indicates whether the window is open to everybody, as in an exhibit.
    let hasVisitors: Bool
    /// The message about what was done.
    var notice = Notice()
    /// The writer of the live trace; nil if nobody wants one.
    let writer: TraceWriter?
    private(set) var lessons: [Lesson]
    package private(set) var settings: Settings
    /// The scene and tape that are open, and their place among the lessons.
    private(set) var opened: OpenedScene {
        didSet { for mode in stack.all { mode.openedChanged() } }
    }
    package private(set) var branches: Branches
    var router = TouchRouter()
    /// The conversion by which fingers find the scene, as in the last picture.
    package private(set) var space = StageSpace()
    /// Indicates whether there is something new to show.
    package private(set) var needsPicture = true
    /// The host's time of the last event or advance, in seconds.
    private(set) var now: Double
    var refresh = PanelRefresh()
    /// The host's time of the last picture, in seconds.
    private(set) var shown = -Double.infinity

    /// Creates a workspace.
    /// - Parameter hasVisitors: true if the window is open to everybody, who are then offered only
    ///   what they may do.
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
        // The buttons are created before the workspace that they command.
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

    /// The session that the user looks at.
    package var session: PacedSession { branches.open.session }

    /// Returns the mode of a type, for callers that know it.
    package func mode<Kind>(_ kind: Kind.Type = Kind.self) -> Kind {
        for case let mode as Kind in stack.all { return mode }
        preconditionFailure("\(kind) is missing from the list of modes")
    }

    // MARK: Input

    func turnClock(to now: Double) { self.now = now }

    package func repaint() { needsPicture = true }

    /// Notes that a picture has been made.
    func noteShown() { (shown, needsPicture) = (now, false) }

    // MARK: Settings

    /// Changes the settings, and applies them to every part.
    func change(_ change: (inout Settings) -> Void) {
        change(&settings)
        showSettings()
    }

    /// Opens or closes panels beside the stage.
    func open(_ change: (inout Openings) -> Void) {
        if !stack.fromTop.contains(where: { $0.open(change) }) { change(&settings.openings) }
        layOut()
    }

    // MARK: The playhead and the moment

    /// Changes the moment, or the subject, that the user looks at.
    func look(_ change: (inout Branch) -> Void) {
        change(&branches.open)
        repaint()
    }

    /// Returns the moment at the playhead now.
    func momentAtPlayhead() -> StageMoment { branches.open.moment(now: now) }

    /// Places the scene so that fingers find it where `moment` shows it.
    func place(_ moment: StageMoment) {
        let frame = chrome.layout.stage
        space = StageSpace(
            scale: scale, frame: frame, layout: stagePainter.layout(for: moment, size: frame.size),
            cover: chrome.cover, card: chrome.cardFrame, screens: room.screens,
            window: chrome.window.bounds.size)
    }

    // MARK: What is open

    /// Replaces what is open with a changed text; the session stays.
    func adopt(_ new: OpenedScene) { opened = new }

    /// Replaces what is open with a changed text, which is looked at in other sessions.
    func replace(_ new: OpenedScene, with sessions: Branches) {
        branches = sessions
        opened = new
    }

    /// Replaces the sessions in which what is open is looked at.
    func replace(with sessions: Branches) { branches = sessions }

    /// Replaces the list of lessons; the open lesson is found in it by its name.
    func use(lessons new: [Lesson]) {
        let old = lessons
        lessons = new
        for mode in stack.all { mode.lessonsChanged(from: old) }
        if let lesson = opened.lesson { opened.lesson = new.place(of: old[lesson]) }
    }
}

extension [Lesson] {
    /// Returns the place of a lesson, by its name; nil if there is none.
    func place(of lesson: Lesson) -> Int? {
        firstIndex { $0.identifier == lesson.identifier }
    }
}

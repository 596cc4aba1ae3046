import TouchHost
import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchTrace
import TouchVideo

/// All that the window holds, whoever shows it: takes in what happens at the window, and gives pictures of what comes of
/// it.
///
/// The way of a touch: `handle` takes the event in, the router parts its fingers among the scene and the parts around the
/// stage, the session decides and writes its trace, and `picture` shows what the trace tells.
package final class Workspace {
    package weak var host: (any WorkspaceHost)?
    /// Everything around the stage.
    let chrome: Chrome
    private(set) var lessons: [Lesson]
    /// Whether a recording was cut off earlier and nobody has finished it yet.
    var hasUnfinishedRecordings: Bool
    /// What is recorded here when hands ask for it.
    package let takes: TakeDesk
    /// The scene while it is edited by hand; nil while it is not.
    var editor: SceneEditor?
    /// What a hand draws over the scene; nil while none does.
    var ink: InkDesk?
    /// The files of what is open.
    let files = OpenFiles()
    /// What is asked about changes of the scene; nil while nothing is.
    var whatIf: WhatIfDesk?
    /// The scene's file with changes that were kept, until they are taken out again.
    var keptChanges: SceneEditor?
    /// The tape that is edited by hand; nil while none is.
    var tapeEditor: TapeEditor?
    /// What is known of the lessons while all of them are looked at.
    var overview: OverviewDesk?
    /// Which lessons are in which list.
    let lists = CourseLists(in: Library.lessons)
    /// What is known about touchscreens since their page came the last time; nil if it never did.
    package var touchCheck: TouchCheck?
    /// The course as it is given to others; nil while it is not.
    var sharing: CourseSharing?
    /// The film that is watched in the stage's place; nil while none is.
    var screening: Screening?
    /// What the window knows of its visitors, where it is an exhibit; nil where it is not.
    var kiosk: Kiosk?
    /// Where the live trace goes; nil if nobody wants it.
    let writer: TraceWriter?
    package private(set) var settings: Settings
    /// What is open: its scene and tape, and its place among the lessons.
    private(set) var opened: OpenedScene { didSet { beginPractice() } }
    /// What there is to try in it.
    var practice: Practice
    /// How far somebody is with the lessons.
    var progress: ProgressBook
    package private(set) var branches: Branches
    private(set) var replay: Replay?
    private(set) var router = TouchRouter()
    /// The fingers that are palms, by the host's numbers.
    private var palms: Set<Int> = []
    private(set) var search = PanelSearch()
    /// What is open in a presentation; it begins with nothing.
    private var presented = Openings(inspector: false)
    /// What the last lesson took the place of, once hands had done something there.
    private(set) var replaced: (opened: OpenedScene, branches: Branches)?
    /// Where fingers find the scene: as the picture shows it that was made last.
    package private(set) var space = StageSpace()
    /// Whether there is something new to see.
    package private(set) var needsPicture = true
    /// The host's time as it was told last, in seconds.
    private(set) var now: Double
    private(set) var refresh = PanelRefresh()
    /// The host's time of the last picture, in seconds.
    private(set) var shown = -Double.infinity

    package init(
        opened: OpenedScene, lessons: [Lesson], settings: Settings, measurer: any TextMeasuring,
        hasUnfinishedRecordings: Bool = false, takes: TakeFolder = TakeFolder(named: nil),
        progress: ProgressBook = ProgressBook(), kiosk: Kiosk? = nil, writer: TraceWriter?,
        now: Double
    ) {
        self.kiosk = kiosk
        self.takes = TakeDesk(takes)
        self.hasUnfinishedRecordings = hasUnfinishedRecordings
        self.opened = opened
        self.lessons = lessons
        self.progress = progress
        practice = Practice(
            opened, lesson: opened.lesson.map { lessons[$0].identifier }, progress.progress)
        self.settings = settings
        self.writer = writer
        self.now = now
        branches = Branches(
            PacedSession(scene: opened.scene, tape: nil, language: settings.language, now: now))
        // Buttons are made before the workspace that they command.
        var perform: (ProgramCommand) -> Void = { _ in }
        chrome = Chrome(
            style: settings.style(measurer: measurer), isExhibit: kiosk != nil,
            isCode: opened.scene.isCode
        ) { perform($0) }
        perform = { [weak self] in self?.perform($0) }
        chrome.show(lessons)
        chrome.show(progress.progress, of: lessons)
        showOpened()
        if let make = opened.pairMaker { beginScreening(make) }
    }

    /// The session that is looked at.
    package var session: PacedSession { branches.open.session }

    // MARK: What comes from outside

    func turnClock(to now: Double) { self.now = now }

    /// The window at `now`.
    package func picture(now: Double) -> Picture {
        turnClock(to: now)
        shown = now
        needsPicture = false
        if replay?.isOver(now: now) ?? false { endReplay() }
        let moment = moment()
        place(moment)
        showCaption()
        showPractice()
        showTake()
        showEditing()
        showTapeEditing()
        showInk()
        showChanges()
        showKiosk()
        showPanels()
        showTouchCheck(now: now)
        showOverview(now: now)
        showSharing()
        var stage = screening.map(picture) ?? paintedStage(of: moment).picture
        stage.marks += editMarks + lintMarks
        return chrome.picture(
            around: stage, fault: files.fault ?? kiosk?.fault(at: now), now: now)
    }

    // MARK: What is to be seen

    package func repaint() { needsPicture = true }

    /// What the stage shows.
    func moment() -> StageMoment {
        if let replay { return replay.moment(now: now) }
        if let editor { return StageMoment(editor.shown.latest) }
        var moment = branches.open.moment(now: now)
        if branches.open.playhead.isLive { moment.palms = palms }
        if let ink { moment.staging.show(ink.underway) }
        return moment
    }

    /// Fingers find the scene where `moment` shows it.
    func place(_ moment: StageMoment) {
        let frame = chrome.layout.stage
        space = StageSpace(
            scale: scale, frame: frame, layout: stagePainter.layout(for: moment, size: frame.size),
            cover: chrome.cover, screens: screening != nil, window: chrome.window.bounds.size)
    }

    /// Whether the inspector is to tell something else now.
    func refreshesInspector(for topic: Panels.Topic) -> Bool {
        let playhead = branches.open.playhead
        let isPaused = !playhead.isLive && !playhead.isPlaying
        return chrome.layout.inspector != nil
            && refresh.takes(topic, isPaused: isPaused, now: now)
    }

    /// What is open beside the stage.
    var openings: Openings { settings.presents ? presented : settings.openings }

    func open(_ change: (inout Openings) -> Void) {
        if settings.presents { change(&presented) } else { change(&settings.openings) }
        layOut()
    }

    /// Leaves nothing but scene, caption and one bar, or goes back to the desk.
    func togglePresentation() {
        settings.presents.toggle()
        presented = Openings(inspector: false)
        chrome.open(nil, now: nil)
        layOut()
    }

    /// What the settings say goes to every part.
    func change(_ change: (inout Settings) -> Void) {
        change(&settings)
        showSettings()
    }

    // MARK: Fingers

    /// Parts an event of fingers among the scene and the parts around the stage.
    func route(_ samples: [TouchSample]) -> TouchRouter.Parts {
        for sample in samples where sample.phase == .began { palms.remove(sample.finger) }
        return router.route(samples, in: space, manner)
    }

    /// A finger is a palm, and is said to be one.
    func callPalm(_ finger: Int, radius: Double) {
        palms.insert(finger)
        writer?.write("palm", ("finger", "\(finger)"), ("millimetres", "\(radius)"))
        repaint()
    }

    /// What is down says nothing more, here or in the scene, until it comes down again.
    func forgetFingers() {
        host?.forgetFingers()
        loseFingers(at: now)
    }

    /// The fingers on the scene are taken from it.
    func leaveScene() {
        guard router.holdsScene else { return }
        forgetFingers()
        session.interrupt(now: now)
    }

    /// Nobody is down any more.
    func loseFingers(at time: Double) {
        router.forgetAll()
        chrome.application.cancelTouches(at: time)
    }

    // MARK: Where one looks

    /// Looks elsewhere, or at something else.
    func look(_ change: (inout Branch) -> Void) {
        change(&branches.open)
        repaint()
    }

    func search(_ change: (inout PanelSearch) -> Void) {
        change(&search)
        repaint()
    }

    func playAgain() {
        guard replay == nil else { return endReplay() }
        replay = Replay(of: session, now: now)
        writer?.write("again")
    }

    func endReplay() {
        guard replay != nil else { return }
        replay = nil
        writer?.write("againEnded")
        repaint()
    }

    // MARK: Sessions

    /// - Returns: false if its files cannot be read, which is told.
    @discardableResult
    func open(lesson index: Int) -> Bool {
        guard !lessons.isEmpty else { return false }
        let index = (index + lessons.count) % lessons.count
        endScreening()
        let before = (opened: opened, branches: branches)
        do {
            opened = try OpenedScene(lessons[index], index)
        } catch {
            tellUnreadable(error)
            return false
        }
        if session.session.isPlayed && !session.isDemonstration { replaced = before }
        settings.lesson = lessons[index].identifier
        files.fault = nil
        restart(tape: nil)
        closeDrawer()
        screenOpened()
        return true
    }

    /// Nothing of what was done before can be brought back.
    func forgetVisitor() {
        endScreening()
        (replaced, presented) = (nil, Openings(inspector: false))
        search = PanelSearch()
        whatIf = nil
        closeDrawer()
        if chrome.isAsking { chrome.toggleAsking() }
        if chrome.covering != nil { uncover() }
        touchCheck = nil
        beginPractice()
    }

    /// Begins the scene afresh; with a tape, the tape plays in it.
    func restart(tape: Tape?) {
        stage(
            PacedSession(scene: opened.scene, tape: tape, language: settings.language, now: now))
    }

    /// Another session of the scene takes the open one's place.
    /// - Parameter returns: whether what hands did in the open one can be brought back.
    func stage(_ session: PacedSession, returns: Bool = false) {
        if returns, self.session.session.isPlayed, !self.session.isDemonstration {
            replaced = (opened, branches)
        }
        // What takes the room that is missing.
        if self.session.isStopped { replaced = nil }
        writer?.write(newIn: self.session.trace)
        if router.holdsScene { forgetFingers() }
        replay = nil
        for branch in branches.all { host?.keep(branch.session) }
        branches = Branches(session)
        begin()
    }

    /// Another session is open: its trace begins, and all that stands around it.
    func begin() {
        writer?.restart()
        showOpened()
        announce()
    }

    /// The session that is open is one on a tape of its own, looked at from its beginning.
    func showBeginning(of tape: Tape) {
        opened = OpenedScene(scene: opened.scene, tape: tape, lesson: nil)
        showOpened()
        look { $0.goToBeginning() }
    }

    /// What is open says something else now; the session stays.
    func adopt(_ new: OpenedScene) { opened = new }

    /// What is open says something else now; it is looked at in another session.
    func goOn(with new: OpenedScene, in branch: Branch) {
        replay = nil
        for branch in branches.all { host?.keep(branch.session) }
        (opened, branches) = (new, Branches(branch))
    }

    /// The list of lessons is another; those that are open are found in it by their names.
    func use(lessons new: [Lesson]) {
        let names = [opened.lesson, replaced?.opened.lesson].map { index in
            index.map { lessons[$0].identifier }
        }
        lessons = new
        let places = names.map { name in lessons.firstIndex { $0.identifier == name } }
        opened.lesson = places[0]
        replaced?.opened.lesson = places[1]
    }

    /// Takes the session that a lesson replaced in again, in exchange for what is open now.
    func bringBack() {
        guard let back = replaced else { return }
        endScreening()
        replaced = (opened, branches)
        writer?.write(newIn: session.trace)
        forgetFingers()
        session.interrupt(now: now)
        replay = nil
        (opened, branches) = back
        session.resume(now: now)
        settings.lesson = opened.lesson.map { lessons[$0].identifier } ?? settings.lesson
        begin()
    }

    /// A finger goes on from a record of the past.
    func branchOff(at record: Int) {
        if session.isTouched && !session.isDemonstration { session.interrupt(now: now) }
        writer?.write(newIn: session.trace)
        branches.add(
            PacedSession(branchOf: session, at: record, language: settings.language, now: now))
        branchChanged()
    }

    func openNextBranch() {
        guard branches.all.count > 1 else { return }
        leaveScene()
        writer?.write(newIn: session.trace)
        branches.openNext()
        session.resume(now: now)
        branchChanged()
    }

    private func branchChanged() {
        writer?.write("branch", ("number", "\(branches.number)"))
        writer?.restart()
        replay = nil
        repaint()
    }

    /// There is more than can be looked back on.
    func beginAnew() {
        replay = nil
        session.beginAnew()
        branches.beginAnew()
        writer?.write("anew")
        writer?.restart()
        repaint()
    }
}

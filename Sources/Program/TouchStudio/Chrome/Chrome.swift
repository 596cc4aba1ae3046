@_spi(Hosts) import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchStage

/// Everything around the stage: views and controls of TouchKit in an application of their own, so that a lesson gone
/// wrong never stops the window. Touches come in like anybody's; what is asked for goes out as commands.
package final class Chrome {
    let application = UIApplication()
    let window = UIWindow(frame: .zero)
    /// Over the stage, while a drawer is open; as large as the drawer.
    let drawerWindow = UIWindow(frame: .zero)
    /// Above the rest while something covers it.
    let sheetWindow = UIWindow(frame: .zero)
    let ground: Ground
    let rail: Rail
    let list: LessonList
    let looks: LooksPanel
    let deeds: CommandPanel
    let captions: EntryPanel
    let changes: EntryPanel
    let details: EntryPanel
    let markers: MarkerPanel
    let takeBar: TakeBar
    let editBar: EditBar
    let tapeEditBar: TapeEditBar
    let inkBar: InkBar
    let bar: TransportBar
    let timeline: TimelineView
    let inspector: InspectorView
    let sheet: HelpSheet
    let touchPage: TouchPage
    let overview: OverviewPage
    /// Above all, where the window is an exhibit.
    let kioskWindow = UIWindow(frame: .zero)
    let kioskSheet: KioskSheet
    let invitation: InvitationBar
    let practice: PracticePanel
    private(set) var layout = ChromeLayout(
        size: CGSize(width: 1024, height: 640), openings: Openings(),
        scene: CGSize(width: 640, height: 400), presents: false)
    /// The drawer that is open.
    private(set) var drawer: ProgramCommand.Drawer?

    /// - Parameters:
    ///   - isExhibit: whether only what visitors may do is offered.
    ///   - isCode: whether the scene is somebody's own code, and in no file.
    ///   - perform: takes what fingers on it ask for.
    init(
        style: ChromeStyle, isExhibit: Bool = false, isCode: Bool = false,
        perform: @escaping (ProgramCommand) -> Void
    ) {
        self.style = style
        ground = Ground(style: style)
        rail = Rail(style: style, isExhibit: isExhibit, perform: perform)
        list = LessonList(style: style, perform: perform)
        looks = LooksPanel(style: style, perform: perform)
        deeds = .deeds(
            style: style,
            offers: {
                !(isExhibit && $0.right != .visitors) && !(isCode && $0.needsSceneFiles)
            },
            perform: perform)
        captions = .captions(style: style, perform: perform)
        changes = .changes(style: style, perform: perform)
        details = .details(style: style, perform: perform)
        markers = MarkerPanel(style: style, perform: perform)
        takeBar = TakeBar(style: style, perform: perform)
        editBar = EditBar(style: style, perform: perform)
        tapeEditBar = TapeEditBar(style: style, perform: perform)
        inkBar = InkBar(style: style, perform: perform)
        sheet = HelpSheet(style: style) { perform(.help) }
        touchPage = TouchPage(style: style, perform: perform)
        overview = OverviewPage(style: style, perform: perform)
        bar = TransportBar(style: style, perform: perform)
        timeline = TimelineView(style: style, perform: perform)
        inspector = InspectorView(style: style, perform: perform)
        kioskSheet = KioskSheet(style: style, perform: perform)
        invitation = InvitationBar(style: style)
        practice = PracticePanel(style: style, perform: perform)
        let bars: [UIView] = [takeBar, editBar, tapeEditBar, inkBar, invitation]
        let panels: [UIView] = [ground, rail, timeline, inspector, practice] + bars
        for part in panels + bar.all { window.addSubview(part) }
        // Fingers that stand before a wall drift by 5 mm while they tap.
        application.tuning.panSlop = 20
        window.makeKeyAndVisible(in: application)
        drawerWindow.windowLevel = .normal + 1
        sheetWindow.windowLevel = .alert
        kioskWindow.windowLevel = .alert + 1
        kioskWindow.addSubview(kioskSheet)
        invitation.isHidden = true
        looks.show(style)
    }

    /// Lays everything out; nothing moves between two calls.
    /// - Parameters:
    ///   - scene: the scene's size; only its shape counts.
    ///   - records: whether a take is made.
    ///   - screens: whether a film is watched, which has words of its own.
    func layOut(
        size: CGSize, openings: Openings, scene: CGSize, presents: Bool, records: Bool,
        screens: Bool
    ) {
        layout = ChromeLayout(
            size: size, openings: openings, scene: scene, presents: presents, records: records,
            screens: screens)
        self.presents = presents
        bar.screens = screens
        placeParts(in: CGRect(origin: .zero, size: size))
        rail.show(openings, layout, drawer)
    }

    // MARK: What it shows

    private(set) var style: ChromeStyle
    /// Whether the rail is put away.
    private(set) var presents = false
    /// What is said about the scene.
    private(set) var caption: LocalizedText?

    /// Gives the looks to all parts, if they are others than before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        for window in [window, kioskWindow] { window.wear(style) }
        let panels = [
            list, looks.panel, deeds, captions, markers, changes, details, sheet, touchPage,
            overview,
        ]
        for panel in panels {
            panel.wear(style)
        }
        looks.show(style)
        placeBars()
    }

    func show(_ lessons: [Lesson]) {
        list.sections = LessonList.Section.sections(of: lessons)
        rail.offersLessons = !lessons.isEmpty
    }

    /// How far somebody is with them.
    func show(_ progress: LessonProgress, of lessons: [Lesson]) {
        list.progress = lessons.map { progress.mark(of: $0.identifier) }
    }

    /// The lesson that is open, nil for a file, and the title of its scene.
    func show(lesson: Int?, title: LocalizedText) {
        list.current = lesson
        ground.title = title
    }

    /// Says something about the scene, nil for nothing.
    func say(_ words: LocalizedText?) { caption = words }

    /// What there is to try under the stage; nil for nothing.
    func show(_ content: PracticePanel.Content?) { practice.content = content }

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        bar.show(playhead)
        if bar.show(branch: branch, of: branches) { placeBars() }
    }

    /// How far a take is; nil for none.
    func show(_ take: TakeBar.Content?) {
        guard take != takeBar.content else { return }
        let changes = (take == nil) != (takeBar.content == nil)
        takeBar.content = take
        rail.records = take != nil
        if changes { placeBars() }
    }

    /// What can be done to the scene by hand; nil while it is not edited.
    func show(_ edit: EditBar.Content?) {
        guard edit != editBar.content else { return }
        let changes = (edit == nil) != (editBar.content == nil)
        editBar.content = edit
        if changes { placeBars() }
    }

    /// What can be done with the pen; nil while nothing is drawn.
    func show(_ ink: InkBar.Content?) {
        guard ink != inkBar.content else { return }
        let changes = (ink == nil) != (inkBar.content == nil)
        inkBar.content = ink
        if changes { placeBars() }
    }

    /// Whether a tape is edited, and whether it could be.
    func show(isEditingTape: Bool, canEditTape: Bool) {
        guard isEditingTape == tapeEditBar.isHidden || bar.canEditTape != canEditTape else {
            return
        }
        tapeEditBar.isHidden = !isEditingTape
        bar.canEditTape = canEditTape
        placeBars()
    }

    /// The timeline, with the stretch of time that is in the picture.
    func show(_ picture: Picture, of shown: TimelineWindow) {
        timeline.shown = shown
        timeline.content = picture
    }

    // MARK: What it is asked for

    /// Slides a drawer in, or the one that is open out again.
    /// - Parameter now: the host's time; nil to have it there at once.
    func open(_ drawer: ProgramCommand.Drawer?, now: Double?) {
        // One drawer takes another's place without a way between.
        let moves = (drawer == nil) != (self.drawer == nil)
        slide = nil
        if let now, moves {
            slide = Slide(begin: now, leaving: drawer == nil ? drawerWindow.picture : nil)
        }
        self.drawer = drawer
        for view in drawerWindow.subviews { view.removeFromSuperview() }
        drawerWindow.focus(on: nil)
        guard let drawer else {
            drawerWindow.isHidden = true
            if covering == nil { window.makeKey() }
            return
        }
        let panel: UIView =
            switch drawer {
            case .lessons: list
            case .looks: looks.panel
            case .deeds: deeds
            case .captions: captions
            case .markers: markers
            case .changes: changes
            case .details: details
            }
        drawerWindow.addSubview(panel)
        panel.frame = drawerWindow.bounds
        drawerWindow.makeKeyAndVisible(in: application)
        if covering != nil { sheetWindow.makeKey() }
    }

    /// The drawer's way in or out, while it is on it.
    private(set) var slide: Slide?

    /// What lies over the stage, in points of the window.
    var cover: CGRect? { drawer == nil ? nil : layout.drawer }

    /// What an exhibit asks over all of the window; nil for nothing.
    func show(_ content: KioskSheet.Content?) {
        guard content != kioskSheet.content else { return }
        kioskSheet.content = content
        if content == nil {
            kioskWindow.isHidden = true
            (covering != nil ? sheetWindow : drawer == nil ? window : drawerWindow).makeKey()
        } else if kioskWindow.isHidden || !kioskWindow.isKeyWindow {
            kioskWindow.makeKeyAndVisible(in: application)
        }
    }

    /// Whether passers-by are invited, in the place of the buttons.
    func show(invites: Bool) {
        guard invitation.isHidden == invites else { return }
        invitation.isHidden = !invites
        placeBars()
    }

    /// Whether something lies over all of the stage.
    var coversStage: Bool { covering != nil || kioskSheet.content != nil }

    /// Whether touches on the stage ask instead of touching.
    private(set) var isAsking = false { didSet { inspector.isAsking = isAsking } }

    func toggleAsking() { isAsking.toggle() }

    /// What covers the whole window, whatever is open below.
    enum Covering {
        case help, touchCheck, overview
    }

    private(set) var covering: Covering?

    /// Covers the window, with nil not any more.
    func cover(with covering: Covering?) {
        self.covering = covering
        for view in sheetWindow.subviews { view.removeFromSuperview() }
        sheetWindow.focus(on: nil)
        guard let covering else {
            sheetWindow.isHidden = true
            return (drawer == nil ? window : drawerWindow).makeKey()
        }
        let page: UIView =
            switch covering {
            case .help: sheet
            case .touchCheck: touchPage
            case .overview: overview
            }
        sheetWindow.addSubview(page)
        page.frame = sheetWindow.bounds
        sheetWindow.makeKeyAndVisible(in: application)
    }

    /// The wheel beside the stage: over the timeline it zooms, all else it scrolls.
    /// - Parameter sample: in points of the window.
    func wheel(_ sample: PointerSample) {
        let point = sample.location
        guard let frame = layout.timeline, frame.contains(point), covering == nil,
            cover?.contains(point) != true
        else { return application.send(sample) }
        timeline.wheel(
            sample.scroll, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

@_spi(Hosts) import TouchKit
import TouchLive
import TouchPicture
import TouchScript
import TouchWords

/// Everything around the stage: views and controls of TouchKit in an application of their own, so that a lesson gone
/// wrong never stops the window. Touches come in like anybody's; what is asked for goes out as commands.
package final class Chrome {
    let application = UIApplication()
    let window = UIWindow(frame: .zero)
    /// Over the stage, while a drawer is open; as large as the drawer.
    let drawerWindow = UIWindow(frame: .zero)
    /// Above the rest while something covers it.
    let sheetWindow = UIWindow(frame: .zero)
    private(set) lazy var ground = Ground(style: style)
    private(set) lazy var rail = Rail(style: style, isExhibit: isExhibit, perform: perform)
    private(set) lazy var list = LessonList(style: style, perform: perform)
    private(set) lazy var looks = LooksPanel(style: style, perform: perform)
    private(set) lazy var deeds = CommandPanel.deeds(
        style: style,
        offers: { !(isExhibit && $0.right != .visitors) && !(isCode && $0.needsSceneFiles) },
        perform: perform)
    /// Of what a take or a tape says: below the field stands what was said so far, to be said again.
    private(set) lazy var captions = EntryPanel(
        .bar.caption, hint: .panel.newCaption, marks: ".,?!'-", style: style, perform: perform)
    /// Of changes of the scene: below the field stands what is tried, what could be, and what is wrong.
    private(set) lazy var changes = EntryPanel(
        .act.whatIf, hint: .panel.newChange, marks: "-.,", style: style, perform: perform)
    /// Of the view that is edited: in the field its name, below it the recognizers that it can have.
    private(set) lazy var details = EntryPanel(
        .panel.view, hint: .panel.newName, marks: "-_", style: style, perform: perform)
    private(set) lazy var markers = MarkerPanel(style: style, perform: perform)
    private(set) lazy var takeBar = TakeBar(style: style, perform: perform)
    private(set) lazy var editBar = EditBar(style: style, perform: perform)
    private(set) lazy var tapeEditBar = TapeEditBar(style: style, perform: perform)
    private(set) lazy var inkBar = InkBar(style: style, perform: perform)
    private(set) lazy var bar = TransportBar(style: style, perform: perform)
    private(set) lazy var timeline = TimelineView(style: style, perform: perform)
    private(set) lazy var inspector = InspectorView(style: style, perform: perform)
    private(set) lazy var sheet = HelpSheet(style: style, perform: perform)
    private(set) lazy var touchPage = TouchPage(style: style, perform: perform)
    private(set) lazy var overview = OverviewPage(style: style, perform: perform)
    private(set) lazy var sharePage = SharePage(style: style, perform: perform)
    /// Above all, where the window is an exhibit.
    let kioskWindow = UIWindow(frame: .zero)
    private(set) lazy var kioskSheet = KioskSheet(style: style, perform: perform)
    private(set) lazy var invitation = InvitationBar(style: style)
    private(set) lazy var practice = PracticePanel(style: style, perform: perform)
    private(set) var layout = ChromeLayout(
        size: CGSize(width: 1024, height: 640), openings: Openings(),
        scene: CGSize(width: 640, height: 400), presents: false)
    private lazy var drawers: [ProgramCommand.Drawer: UIView] = [
        .lessons: list, .looks: looks, .deeds: deeds, .captions: captions, .markers: markers,
        .changes: changes, .details: details,
    ]
    private lazy var pages: [Covering: UIView] = [
        .help: sheet, .touchCheck: touchPage, .overview: overview, .share: sharePage,
    ]
    /// The drawer that is open.
    private(set) var drawer: ProgramCommand.Drawer?

    private let isExhibit: Bool
    private let isCode: Bool
    private let perform: (ProgramCommand) -> Void

    /// - Parameters:
    ///   - isExhibit: whether only what visitors may do is offered.
    ///   - isCode: whether the scene is somebody's own code, and in no file.
    ///   - perform: takes what fingers on it ask for.
    init(
        style: ChromeStyle, isExhibit: Bool = false, isCode: Bool = false,
        perform: @escaping (ProgramCommand) -> Void
    ) {
        (self.style, self.perform) = (style, perform)
        (self.isExhibit, self.isCode) = (isExhibit, isCode)
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
        for part in [tapeEditBar, invitation, practice] { part.isHidden = true }
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
    /// What is said about the scene; nil for nothing.
    var caption: LocalizedText?

    /// Gives the looks to all parts, if they are others than before.
    func wear(_ style: ChromeStyle) {
        guard !style.looks(like: self.style) else { return }
        self.style = style
        let parts = [
            window, kioskWindow, list, looks, deeds, captions, markers, changes, details, sheet,
            touchPage, overview, sharePage,
        ]
        for part in parts { part.wear(style) }
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

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        bar.show(playhead)
        if bar.show(branch: branch, of: branches) { placeBars() }
    }

    /// How far a take is; nil for none.
    func show(_ take: TakeBar.Content?) {
        guard take != takeBar.content else { return }
        takeBar.content = take
        rail.records = take != nil
        placeBars()
    }

    /// What can be done to the scene by hand; nil while it is not edited.
    func show(_ edit: EditBar.Content?) {
        guard edit != editBar.content else { return }
        editBar.content = edit
        placeBars()
    }

    /// What can be done with the pen; nil while nothing is drawn.
    func show(_ ink: InkBar.Content?) {
        guard ink != inkBar.content else { return }
        inkBar.content = ink
        placeBars()
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
        put(drawer.flatMap { drawers[$0] }, in: drawerWindow)
        if drawer == nil {
            if covering == nil { window.makeKey() }
        } else if covering != nil {
            sheetWindow.makeKey()
        }
    }

    /// Something takes all of a window, which goes with it.
    private func put(_ page: UIView?, in window: UIWindow) {
        for view in window.subviews { view.removeFromSuperview() }
        window.focus(on: nil)
        guard let page else {
            window.isHidden = true
            return
        }
        window.addSubview(page)
        page.frame = window.bounds
        window.makeKeyAndVisible(in: application)
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
        case help, touchCheck, overview, share
    }

    private(set) var covering: Covering?

    /// Covers the window, with nil not any more.
    func cover(with covering: Covering?) {
        self.covering = covering
        put(covering.flatMap { pages[$0] }, in: sheetWindow)
        if covering == nil { (drawer == nil ? window : drawerWindow).makeKey() }
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

/// The ground of the window: panels, lines and the title.
final class Ground: ChromeView {
    var layout: ChromeLayout? { didSet { setNeedsDisplay() } }
    var title = LocalizedText("") { didSet { setNeedsDisplay() } }

    override func marks() -> [Mark] {
        guard let layout else { return [] }
        let theme = style.theme
        var marks = [style.box(bounds, radius: 0, fill: theme.ink)]
        for rule in layout.rules { marks.append(style.box(rule, radius: 0, fill: theme.line)) }
        guard let room = layout.title else { return marks }
        marks.append(
            style.words(title[style.language], .title, theme.text, in: room, weight: .semibold))
        return marks
    }
}

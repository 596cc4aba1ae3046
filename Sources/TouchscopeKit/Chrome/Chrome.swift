import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// Everything around the stage: views and controls of TouchKit in an application of their own, so that a lesson gone
/// wrong never stops the window. Touches come in like anybody's; what is asked for goes out as commands.
final class Chrome {
    let application = UIApplication()
    let window = UIWindow(frame: .zero)
    /// Above the rest while the help is open.
    let sheetWindow = UIWindow(frame: .zero)
    let ground: Ground
    let list: LessonList
    let events: LinesPanel
    let probe: LinesPanel
    let switches: [PillButton]
    let commands: CommandRow
    private(set) var transport: Transport
    let timeline: TimelineView
    let inspector: InspectorView
    let sheet: HelpSheet
    private(set) var layout = ChromeLayout(
        size: CGSize(width: 1024, height: 640), folds: ChromeLayout.Folds())

    /// - Parameter perform: takes what fingers on it ask for.
    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        self.style = style
        ground = Ground(style: style)
        list = LessonList(style: style) { perform(.lesson($0)) }
        events = LinesPanel(style: style)
        events.heading = Wording("What happened", "发生了什么")
        events.placeholder = Wording("Nothing yet: touch the stage.", "还没有：请触摸舞台。")
        probe = LinesPanel(style: style)
        probe.heading = Wording("Under the pointer", "指针之下")
        sheet = HelpSheet(style: style) { perform(.help) }
        transport = Transport(style: style, perform: perform)
        timeline = TimelineView(style: style, perform: perform)
        inspector = InspectorView(style: style, perform: perform)
        var switches = ProgramCommand.Overlay.allCases.map { overlay in
            PillButton(overlay.name, style: style) { perform(.toggle(overlay)) }
        }
        switches.append(PillButton(Wording("Probe", "探测"), style: style) { perform(.probe) })
        self.switches = switches
        commands = CommandRow(style: style, perform: perform)
        let panels: [UIView] = [ground, list, timeline, inspector, events, probe]
        for part in panels + switches + transport.all + commands.all {
            window.addSubview(part)
        }
        window.makeKeyAndVisible(in: application)
        sheetWindow.windowLevel = .alert
        sheetWindow.addSubview(sheet)
    }

    /// Lays everything out; nothing moves between two calls.
    func layOut(size: CGSize, folds: ChromeLayout.Folds) {
        layout = ChromeLayout(size: size, folds: folds)
        placeParts(in: CGRect(origin: .zero, size: size))
    }

    // MARK: What it shows

    private(set) var style: ChromeStyle
    /// Whether it is told who would get a touch under the pointer.
    private(set) var probes = false
    /// What is said on the stage, and where: on the part of it that shows the scene.
    private(set) var caption: (words: LocalizedText, room: CGRect)?

    func wear(_ style: ChromeStyle) {
        self.style = style
        window.wear(style)
        sheetWindow.wear(style)
        commands.show(style)
        placeButtons()
    }

    func show(_ lessons: [Lesson]) { list.sections = LessonList.Section.sections(of: lessons) }

    /// The lesson that is open, nil for a file, and the title of its scene.
    func show(lesson: Int?, title: LocalizedText) {
        list.current = lesson
        ground.title = title
    }

    /// Which switches are on.
    func show(_ overlays: Overlays, probes: Bool) {
        for (overlay, button) in zip(ProgramCommand.Overlay.allCases, switches) {
            button.isSelected = overlays.contains(overlay.overlays)
        }
        switches.last?.isSelected = probes
        self.probes = probes
        probe.isHidden = !probes || layout.timeline != nil
        probe.lines = []
    }

    /// Says something on the stage, nil for nothing, within a rectangle of the window.
    func say(_ words: LocalizedText?, in room: CGRect) { caption = words.map { ($0, room) } }

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        transport.show(playhead)
        if transport.show(branch: branch, of: branches) { placeRow() }
    }

    /// The timeline, with the stretch of time that is in the picture.
    func show(_ picture: Picture, of shown: TimelineWindow) {
        timeline.shown = shown
        timeline.content = picture
    }

    /// What happened last, and who would get a touch under the pointer; a line each.
    func show(events lines: [String], probe probeLines: [String]) {
        events.lines = lines
        probe.lines = probeLines
    }

    // MARK: What it is asked for

    /// Whether touches on the stage ask instead of touching.
    private(set) var isAsking = false { didSet { commands.isAsking = isAsking } }

    func toggleAsking() { isAsking.toggle() }

    private(set) var showsHelp = false

    func toggleHelp() {
        showsHelp.toggle()
        if showsHelp {
            sheetWindow.makeKeyAndVisible(in: application)
        } else {
            sheetWindow.focus(on: nil)
            sheetWindow.isHidden = true
            window.makeKey()
        }
    }

    /// Goes on to the commands there is no room for beside the others; after the last, back to the first.
    func turnPage() {
        commands.turnPage()
        placeRow()
    }

    /// The wheel beside the stage: over the timeline it zooms, all else it scrolls.
    /// - Parameter sample: in points of the window.
    func wheel(_ sample: PointerSample) {
        let point = sample.location
        guard let frame = layout.timeline, frame.contains(point), !showsHelp else {
            return application.send(sample)
        }
        timeline.wheel(
            sample.scroll, at: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}

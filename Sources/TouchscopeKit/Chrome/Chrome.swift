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

    var style: ChromeStyle {
        didSet {
            window.wear(style)
            sheetWindow.wear(style)
            commands.show(style)
            placeButtons()
        }
    }

    var sections: [LessonList.Section] {
        get { list.sections }
        set { list.sections = newValue }
    }

    var currentLesson: Int? {
        get { list.current }
        set { list.current = newValue }
    }

    var title: LocalizedText {
        get { ground.title }
        set { ground.title = newValue }
    }

    /// What happened last, a line each.
    var eventLines: [String] {
        get { events.lines }
        set { events.lines = newValue }
    }

    /// Who would get a touch under the pointer; nil while not probing.
    var probeLines: [String]? {
        didSet {
            probe.isHidden = probeLines == nil || layout.timeline != nil
            probe.lines = probeLines ?? []
            switches.last?.isSelected = probeLines != nil
        }
    }

    /// What is said under the stage; nil for nothing.
    var caption: LocalizedText?
    /// The part of the stage that shows the scene; captions keep to it.
    var captionRoom: CGRect?

    var overlays: Overlays = [] {
        didSet {
            for (overlay, button) in zip(ProgramCommand.Overlay.allCases, switches) {
                button.isSelected = overlays.contains(overlay.overlays)
            }
        }
    }

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        transport.show(playhead)
        if transport.show(branch: branch, of: branches) { placeRow() }
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

    /// Whether touches on the stage ask instead of touching.
    var isAsking = false { didSet { commands.isAsking = isAsking } }

    /// Goes on to the commands there is no room for beside the others; after the last, back to the first.
    func turnPage() {
        commands.page += 1
        placeRow()
    }

    var showsHelp = false {
        didSet {
            guard showsHelp != oldValue else { return }
            if showsHelp {
                sheetWindow.makeKeyAndVisible(in: application)
            } else {
                sheetWindow.focus(on: nil)
                sheetWindow.isHidden = true
                window.makeKey()
            }
        }
    }
}

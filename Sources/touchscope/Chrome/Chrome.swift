import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// Everything around the stage: views of TouchKit in an application of their own, so that a lesson
/// gone wrong never stops the window. Touches come in like anybody's; what is asked for goes out as
/// commands.
final class Chrome {
    let application = UIApplication()
    private let window = UIWindow(frame: .zero)
    /// Above the rest while the help is open.
    private let sheetWindow = UIWindow(frame: .zero)
    private let ground: Ground
    private let list: LessonList
    private let events: LinesPanel
    private let probe: LinesPanel
    private var switches: [ChromeButton] = []
    private var buttons: [ChromeButton] = []
    private let more: ChromeButton
    private var transport: Transport
    private let measurer: any TextMeasuring
    let timeline: TimelineView
    let inspector: InspectorView
    private let sheet: HelpSheet
    private(set) var layout = ChromeLayout(
        size: CGSize(width: 1024, height: 640), folds: ChromeLayout.Folds())

    /// - Parameters:
    ///   - act: what fingers on the timeline ask for.
    ///   - perform: what buttons and rows ask for.
    init(
        style: ChromeStyle, measurer: any TextMeasuring,
        act: @escaping (TimelineView.Act) -> Void, perform: @escaping (ProgramCommand) -> Void
    ) {
        self.style = style
        self.measurer = measurer
        ground = Ground(style: style)
        list = LessonList(style: style) { perform(.lesson($0)) }
        events = LinesPanel(style: style)
        events.heading = "What happened"
        events.placeholder = "Nothing yet: touch the stage."
        probe = LinesPanel(style: style)
        probe.heading = "Under the pointer"
        sheet = HelpSheet(style: style) { perform(.help) }
        transport = Transport(style: style, perform: perform)
        timeline = TimelineView(style: style, act: act)
        inspector = InspectorView(style: style, measurer: measurer)
        switches = ProgramCommand.Overlay.allCases.map { overlay in
            ChromeButton(overlay.name, style: style) { perform(.toggle(overlay)) }
        }
        switches.append(ChromeButton("Probe", style: style) { perform(.probe) })
        let actions: [(String, ProgramCommand)] = [
            ("Show me", .demonstrate), ("Why?", .ask), ("Restart", .restart),
            ("Again", .again), ("Shake", .shake), ("Play", .remotePlay),
            ("Interrupt", .interrupt), ("Theme", .theme), ("中文 / En", .language), ("Help", .help),
        ]
        buttons = actions.map { title, command in
            ChromeButton(title, style: style) { perform(command) }
        }
        more = ChromeButton("More", style: style) { perform(.more) }
        let panels: [ChromeView] = [ground, list, timeline, inspector, events, probe]
        for part in panels + switches + transport.buttons + buttons + [more] {
            window.addSubview(part)
        }
        window.makeKeyAndVisible(in: application)
        sheetWindow.windowLevel = .alert
        sheetWindow.addSubview(sheet)
    }

    // MARK: What it shows

    var style: ChromeStyle {
        didSet {
            for case let part as ChromeView in window.subviews { part.style = style }
            sheet.style = style
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
            switches.last?.isOn = probeLines != nil
        }
    }

    /// What is said under the stage; nil for nothing.
    var caption: LocalizedText?
    /// The part of the stage that shows the scene; captions keep to it.
    var captionRoom: CGRect?

    var overlays: Overlays = [] {
        didSet {
            for (overlay, button) in zip(ProgramCommand.Overlay.allCases, switches) {
                button.isOn = overlays.contains(overlay.overlays)
            }
        }
    }

    /// Where the playhead stands, and how it moves.
    func show(_ playhead: Playhead, branch: Int, of branches: Int) {
        transport.show(playhead)
        let had = transport.hasBranches
        transport.show(branch: branch, of: branches, phrases: style.phrases)
        if transport.hasBranches != had { placeRow() }
    }

    /// Whether touches on the stage ask instead of touching.
    var isAsking = false {
        didSet { buttons.first { $0.title == "Why?" }?.isOn = isAsking ? true : nil }
    }

    /// Whether the row shows the buttons there is no room for otherwise.
    var showsMore = false { didSet { placeRow() } }

    var showsHelp = false {
        didSet {
            guard showsHelp != oldValue else { return }
            if showsHelp {
                sheetWindow.makeKeyAndVisible(in: application)
            } else {
                sheetWindow.isHidden = true
                window.makeKey()
            }
        }
    }

    func scrollList(by delta: CGFloat) { list.scroll(by: delta) }

    // MARK: Where things are

    /// Lays everything out; nothing moves between two calls.
    func layOut(size: CGSize, folds: ChromeLayout.Folds) {
        layout = ChromeLayout(size: size, folds: folds)
        let all = CGRect(origin: .zero, size: size)
        for frame in [window, sheetWindow, ground, sheet] as [UIView] { frame.frame = all }
        ground.layout = layout
        list.isHidden = layout.list == nil
        list.frame = layout.list ?? .zero
        list.setNeedsLayout()
        events.frame = layout.events
        events.isHidden = layout.timeline != nil
        probe.frame = layout.probe
        probe.isHidden = layout.timeline != nil || probeLines == nil
        timeline.frame = layout.timeline ?? .zero
        timeline.isHidden = layout.timeline == nil
        inspector.frame = layout.inspector ?? .zero
        inspector.isHidden = layout.inspector == nil
        place(switches, in: layout.switches)
        placeRow()
    }

    /// Time at the left, then what there is room for; the rest when more is asked for.
    private func placeRow() {
        let gap: CGFloat = 8
        let row = layout.buttons
        var x = row.minX
        for button in transport.buttons {
            let isSpare = button === transport.branches && !transport.hasBranches
            button.isHidden = isSpare
            guard !isSpare else { continue }
            let width: CGFloat =
                button === transport.branches ? 96 : button is TransportButton ? 44 : 64
            button.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
            x += width + gap
        }
        let rest = CGRect(
            x: x + gap, y: row.minY, width: row.maxX - x - gap, height: row.height)
        let places = Int((rest.width + gap) / (76 + gap))
        let first = buttons.count <= places ? buttons.count : max(places - 1, 1)
        let isShort = first < buttons.count
        let showsRest = showsMore && isShort
        for button in buttons { button.isHidden = true }
        more.isHidden = !isShort
        more.title = showsRest ? "Back" : "More"
        if showsRest {
            for button in transport.buttons { button.isHidden = true }
        }
        let shown = Array(showsRest ? buttons.dropFirst(first) : buttons.prefix(first))
        for button in shown { button.isHidden = false }
        place(shown + (isShort ? [more] : []), in: showsRest ? row : rest)
    }

    /// Spreads buttons evenly over a row, as wide as suits them at most.
    private func place(_ row: [ChromeButton], in rect: CGRect) {
        let gap: CGFloat = 8
        let room = (rect.width - gap * CGFloat(row.count - 1)) / CGFloat(row.count)
        let width = min(96, room)
        let isTrailing = rect == layout.switches
        let used = width * CGFloat(row.count) + gap * CGFloat(row.count - 1)
        var x = isTrailing ? rect.maxX - used : rect.minX
        for button in row {
            button.frame = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
            x += width + gap
        }
    }

    /// A dark box with a sentence, low on the stage.
    private func captionMarks(_ sentence: String) -> [Mark] {
        let stage = captionRoom ?? layout.stage
        let width = min(stage.width - 32, 640)
        var text = Text(
            sentence, font: Font(size: 17), color: .white, at: .zero, alignment: .center,
            width: width - 24, language: style.phrases.language)
        text.overflow = .wrap
        let height = measurer.size(of: text).height
        let box = CGRect(
            x: stage.midX - width / 2, y: stage.maxY - 36 - height, width: width,
            height: height + 20)
        text.origin = CGPoint(x: box.midX, y: box.minY + 10)
        return [style.box(box, radius: 8, fill: Color.black.faded(0.85)), .text(text)]
    }

    /// What the window looks like around `stage`, the picture of the stage.
    func picture(around stage: Picture) -> Picture {
        var picture = window.picture
        picture.marks.append(
            .group(
                Group(
                    transform: CGAffineTransform(
                        translationX: layout.stage.minX, y: layout.stage.minY),
                    clip: .rect(CGRect(origin: .zero, size: stage.size)), marks: stage.marks)))
        if let caption { picture.marks += captionMarks(caption[style.phrases.language]) }
        if showsHelp { picture.marks += sheetWindow.picture.marks }
        return picture
    }
}

/// The ground of the window: panels, lines and the title.
private final class Ground: ChromeView {
    var layout: ChromeLayout? { didSet { setNeedsDisplay() } }
    var title = LocalizedText("") { didSet { setNeedsDisplay() } }

    override func marks() -> [Mark] {
        guard let layout else { return [] }
        let theme = style.theme
        var marks = [style.box(bounds, radius: 0, fill: theme.ink)]
        if let list = layout.list { marks.append(style.box(list, radius: 0, fill: theme.panel)) }
        for rule in layout.rules { marks.append(style.box(rule, radius: 0, fill: theme.line)) }
        marks.append(
            style.line(
                title[style.phrases.language], .title, theme.text, x: layout.title.minX,
                y: layout.title.midY, width: layout.title.width, weight: .semibold))
        return marks
    }
}

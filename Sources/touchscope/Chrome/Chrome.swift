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
    private let sheet: HelpSheet
    private(set) var layout = ChromeLayout(size: CGSize(width: 1024, height: 640), wantsList: nil)

    /// - Parameter perform: what buttons and rows ask for.
    init(style: ChromeStyle, perform: @escaping (ProgramCommand) -> Void) {
        self.style = style
        ground = Ground(style: style)
        list = LessonList(style: style) { perform(.lesson($0)) }
        events = LinesPanel(style: style)
        events.heading = "What happened"
        events.placeholder = "Nothing yet: touch the stage."
        probe = LinesPanel(style: style)
        probe.heading = "Under the pointer"
        sheet = HelpSheet(style: style) { perform(.help) }
        switches = ProgramCommand.Overlay.allCases.map { overlay in
            ChromeButton(overlay.name, style: style) { perform(.toggle(overlay)) }
        }
        switches.append(ChromeButton("Probe", style: style) { perform(.probe) })
        let actions: [(String, ProgramCommand)] = [
            ("Show me", .demonstrate), ("Again", .again), ("Restart", .restart), ("Shake", .shake),
            ("Play", .remotePlay),
            ("Interrupt", .interrupt), ("Theme", .theme), ("中文 / En", .language), ("Help", .help),
        ]
        buttons = actions.map { title, command in
            ChromeButton(title, style: style) { perform(command) }
        }
        for part in [ground, list, events, probe] + switches + buttons { window.addSubview(part) }
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
            probe.isHidden = probeLines == nil
            probe.lines = probeLines ?? []
            switches.last?.isOn = probeLines != nil
        }
    }

    /// What is said under the stage; nil for nothing.
    var caption: LocalizedText?

    var overlays: Overlays = [] {
        didSet {
            for (overlay, button) in zip(ProgramCommand.Overlay.allCases, switches) {
                button.isOn = overlays.contains(overlay.overlays)
            }
        }
    }

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
    func layOut(size: CGSize, wantsList: Bool?) {
        layout = ChromeLayout(size: size, wantsList: wantsList)
        let all = CGRect(origin: .zero, size: size)
        for frame in [window, sheetWindow, ground, sheet] as [UIView] { frame.frame = all }
        ground.layout = layout
        list.isHidden = layout.list == nil
        list.frame = layout.list ?? .zero
        list.setNeedsLayout()
        events.frame = layout.events
        probe.frame = layout.probe
        place(switches, in: layout.switches)
        place(buttons, in: layout.buttons)
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

    /// A dark box with a line of text, low on the stage.
    private func captionMarks(_ text: String) -> [Mark] {
        let stage = layout.stage
        let width = min(stage.width - 32, 640)
        let box = CGRect(x: stage.midX - width / 2, y: stage.maxY - 60, width: width, height: 44)
        let line = Text(
            text, font: Font(size: 17), color: .white,
            at: CGPoint(x: box.midX, y: box.midY - 17 * 1.35 / 2), alignment: .center,
            width: width - 24, language: style.phrases.language)
        return [style.box(box, radius: 8, fill: Color.black.faded(0.85)), .text(line)]
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

import CSDL
import Foundation
import TouchCanvas
import TouchKit
import TouchPicture
import TouchScript
import TouchStage

/// The window at work: reads input, hands it to the stage and to the parts around it, paints what
/// changed, and sleeps while nothing does.
final class WindowProgram {
    let host: HostWindow
    let easel: Easel
    let typesetter: Typesetter
    let chrome: Chrome
    var input: HostInput
    var settings: Settings
    /// Of last time.
    private let remembered: Settings
    /// How the window began: what the command line said goes before what was remembered.
    private let begun: Settings
    let lessons: [Lesson]
    let writer: TraceWriter?
    private let recorder: Recorder?
    let clock: HostClock

    var stage: LiveStage
    /// What is open: its scene and tape, and its place among the lessons.
    var opened: OpenedScene
    var replay: Replay?
    /// Where fingers find the scene: as the picture shows it that was made last.
    var space = StageSpace()
    var folds = ChromeLayout.Folds()
    /// The stages that fingers in the past have left, and the one that is open.
    var branches: [LiveStage] = []
    var panels = PanelRefresh()
    var search = PanelSearch()
    /// The fingers that began on the stage; all others belong to the window's own parts.
    var stageFingers: [Int] = []
    var isVisible = true
    var isClosing = false
    var needsPicture = true
    private var lastPaint = -Double.infinity
    private var frames = 0

    init(
        _ options: WindowOptions, opened: OpenedScene, lessons: [Lesson],
        typesetter: Preparation<Typesetter>
    ) throws {
        self.lessons = lessons
        self.opened = opened
        remembered = Settings.load()
        var settings = remembered
        options.apply(to: &settings)
        self.settings = settings
        begun = settings
        writer = try options.trace.map { try TraceWriter(path: $0) }
        recorder = try options.record.map { try Recorder(path: $0) }
        host = try HostWindow(
            title: "Touchscope",
            size: options.size ?? settings.size, fullscreen: options.fullscreen)
        let theme = Theme(named: settings.theme) ?? .dark
        host.showGround(theme.ink)
        clock = HostClock(start: SDL_GetTicks())
        input = HostInput(start: clock.start, driver: host.driver)
        guard let typesetter = try typesetter.get() else { throw Failure("no font was found") }
        self.typesetter = typesetter
        easel = Easel(canvas: Canvas(typesetter: typesetter)) { HostClock.wake() }
        stage = LiveStage(
            scene: opened.scene, tape: nil, language: settings.language,
            hasReducedMotion: settings.hasReducedMotion, now: clock.now)
        let style = ChromeStyle(
            theme: theme, language: settings.language, measurer: typesetter)
        let relay = CommandRelay()
        chrome = Chrome(
            style: style, act: { relay.program?.act($0) },
            perform: { relay.perform($0) })
        relay.program = self
        showLessons()
    }

    /// Shows the window until it is closed, then writes what was recorded.
    func run() throws {
        Signals.shared.onStop { HostClock.quit() }
        SDL_StopTextInput()
        recorder?.onExit { [weak self] in try self?.finishRecording() }
        let outcome = Result { try work() }
        let recording = Result { try finishRecording() }
        shutDown()
        try recording.get()
        try outcome.get()
    }

    private func finishRecording() throws {
        leaveStages(but: stage)
        try recorder?.finish(stage)
    }

    /// What was done on the open stage and its branches goes to the recording, except on `stage`.
    func leaveStages(but stage: LiveStage? = nil) {
        let stages = branches.isEmpty ? [self.stage] : branches
        for left in stages where left !== stage { recorder?.keep(left) }
    }

    private func work() throws {
        announce()
        while !isClosing {
            wait()
            for event in input.take() { handle(event) }
            host.captureMouse(input.isHolding)
            let now = clock.now
            if stage.nextDue(after: now).map({ $0 <= now }) ?? false {
                if stage.advance(now: now) { needsPicture = true }
            }
            if chrome.application.nextDue.map({ $0 <= now }) ?? false {
                chrome.application.advance(to: now)
                needsPicture = true
            }
            writer?.write(newIn: stage.session.tracer.trace)
            if stage.isFull { beginAnew() }
            try present()
            try paintIfNeeded()
        }
    }

    // MARK: Waiting

    /// Sleeps until there is something to do, and takes in every event that waits.
    private func wait() {
        var event = SDL_Event()
        let seconds = nextWake().map { max(0, $0 - clock.now) }
        let got =
            if let seconds {
                SDL_WaitEventTimeout(&event, Int32((seconds * 1000).rounded(.up)))
            } else {
                SDL_WaitEvent(&event)
            }
        guard got != 0 else { return }
        let size = host.size
        var count = 0
        repeat {
            input.add(event, windowSize: size, middle: middle)
            count += 1
        } while count < 4096 && SDL_PollEvent(&event) != 0
        let devices = (0..<SDL_GetNumTouchDevices()).map { SDL_GetTouchDevice($0) }
        input.reconcile(devices: devices, at: SDL_GetTicks())
    }

    /// When something is to be done even if nothing happens; nil to sleep until something does.
    private func nextWake() -> Double? {
        let now = clock.now
        var times = [stage.nextDue(after: now), chrome.application.nextDue]
        if isVisible && easel.isFree {
            let wanted = needsPicture ? now : nextChange(after: now)
            times.append(wanted.map { max($0, earliestPaint) })
        }
        return times.compactMap { $0 }.min()
    }

    // MARK: Painting

    /// What moves by itself keeps to the display's pace; an answer to a finger may come sooner.
    private var earliestPaint: Double {
        lastPaint + host.refreshInterval * (needsPicture ? 0.4 : 0.9)
    }

    private func paintIfNeeded() throws {
        let now = clock.now
        guard isVisible, easel.isFree, now >= earliestPaint else { return }
        let isDue =
            needsPicture || (nextChange(after: now).map { $0 <= now } ?? false)
        guard isDue else { return }
        needsPicture = false
        lastPaint = now
        easel.paint(picture(now: now), on: try host.surface(), scale: scale)
    }

    private func present() throws {
        guard let rects = try easel.takeResult() else { return }
        host.present(rects)
        frames += 1
        if frames == 1 { writer?.write("shown") }
    }

    /// The window's size has changed: nothing that was painted holds any more.
    func startAfresh() {
        easel.rest()
        layOut()
        needsPicture = true
    }

    private func shutDown() {
        Signals.shared.onStop(nil)
        easel.rest()
        easel.close()
        let seconds = Double(Foundation.clock()) / Double(CLOCKS_PER_SEC)
        writer?.write("closed", [("frames", "\(frames)"), ("processorSeconds", "\(seconds)")])
        writer?.close()
        if !host.isFullscreen { settings.size = host.size }
        settings.kept(from: begun, over: remembered).save()
        host.close()
    }
}

/// Buttons are made before the program that they command.
private final class CommandRelay {
    weak var program: WindowProgram?

    func perform(_ command: ProgramCommand) { program?.perform(command) }
}

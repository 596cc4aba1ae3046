import CSDL
import Foundation
import TouchCanvas
import TouchHost
import TouchLive
import TouchScript
import TouchStage
import TouchStudio
import TouchWords

/// The running window: reads input, passes it to the workspace, paints what changed there, and
/// sleeps while nothing does.
package final class WindowProgram {
    private let options: WindowOptions
    private let window: HostWindow
    private let roomSize: RoomSize
    private let paintThread: PaintThread
    private let workspace: Workspace
    private var input: HostInput
    private let xEvents: XEvents?
    private let touchscreens: TouchscreenWatch?
    private let displays: DisplayWatch?
    /// The settings at the start: options of the command line override remembered settings.
    private let begun: Settings
    private let writer: TraceWriter?
    private let recorder: Recorder?
    private let sound: TakeSound?
    private let clock: HostClock
    private let files: FileWatch?
    private let isExhibit: Bool
    /// The watch over an exhibit's visitors; nil if the window is not an exhibit.
    private let kiosk: Kiosk?
    private var presenter: PresenterWindow?
    /// Indicates whether no display was named, so that the window's size is remembered for the next
    /// time.
    private let displayIsUsual: Bool
    /// The reason why the window is not on the requested display.
    private let displayFault: Failure?
    private var isVisible = true
    private var isClosing = false
    private var lastPaint = -Double.infinity
    private var frames = 0

    package init(
        _ options: WindowOptions, opened: OpenedScene, lessons: [Lesson],
        typesetter: Preparation<Typesetter>
    ) throws {
        self.options = options
        let remembered = Settings.load()
        var settings = remembered
        options.apply(to: &settings)
        isExhibit = options.kiosk != nil
        if options.presenter != nil { settings.presents = true }
        if isExhibit { (settings.presents, settings.openings) = (false, Openings()) }
        var begun = settings
        // The display's size is remembered all the same.
        begun.diagonal = remembered.diagonal
        self.begun = begun
        writer = try options.trace.map { try TraceWriter(path: $0) }
        recorder = try options.record.map { try Recorder(path: $0, replaces: options.replaces) }
        displayIsUsual = options.display == nil
        // A window size chosen on one display does not suit another.
        (window, displayFault) = try Self.stageWindow(
            options, size: options.display == nil ? settings.size : nil)
        roomSize = RoomSize(
            viewingDistance: options.viewingDistance, diagonal: settings.diagonal)
        guard roomSize.isKnown(dpi: window.dpi) else {
            window.close()
            throw Failure(.window.noSize)
        }
        clock = HostClock(start: SDL_GetTicks())
        input = HostInput(start: clock.start, driver: window.driver)
        xEvents = window.hearX()
        if let xEvents { DisplayLoss.close(window.number, whenDestroyedOn: xEvents) }
        touchscreens = xEvents.flatMap(TouchscreenWatch.init)
        displays = xEvents.flatMap(DisplayWatch.init)
        MainThread.isWoken { HostClock.wake() }
        files = FileWatch { HostClock.wake() }
        workspace = Workspace(
            opened: opened, lessons: lessons, settings: settings, measurer: typesetter,
            hasVisitors: isExhibit, writer: writer, now: clock.now)
        kiosk = options.kiosk.map { Kiosk(patience: $0.idle, code: $0.code, start: settings) }
        let taking: Taking = workspace.mode()
        taking.folder = TakeFolder(named: options.takes, shared: Library.folders)
        if !isExhibit {
            taking.hasUnfinishedRecordings = !UnfinishedRecordings.all.isEmpty
            workspace.mode(Lessons.self).keep(in: ProgressBook(in: Settings.folder))
        }
        // With fonts still being loaded, the first picture may take a while. But filling the
        // window takes half as long as painting it, so this waits for about a frame. A Wayland
        // server has no window before it has contents.
        let hasGround = window.driver == "wayland" || !typesetter.isReady(within: 0.02)
        if hasGround { try window.showGround((Theme(named: settings.theme) ?? .dark).ink) }
        guard let typesetter = try typesetter.get() else { throw Failure(.window.noFont) }
        var canvas = Canvas(typesetter: typesetter)
        canvas.threads = min(ProcessInfo.processInfo.activeProcessorCount, 4)
        paintThread = PaintThread(canvas: canvas) { HostClock.wake() }
        let hearing = clock
        sound = options.sound.map {
            TakeSound(device: $0 == "default" ? nil : $0, clock: hearing)
        }
        taking.companion = sound
        workspace.host = self
        guard let display = options.presenter else { return }
        presenter = try PresenterWindow(
            beside: window, on: display, workspace: workspace, canvas: canvas, clock: clock)
    }

    /// The report of the touchscreen check; nil if none was requested.
    package var touchReport: TouchReport? { touchCheck.report }

    private var taking: Taking { workspace.mode() }
    private var touchCheck: TouchChecking { workspace.mode() }

    /// Shows the window until it is closed, then writes what was recorded.
    /// - Parameter faults: the errors in the lessons of an exhibit.
    package func run(telling faults: ScriptErrors? = nil) throws {
        Signals.shared.onStop { HostClock.quit() }
        SDL_StopTextInput()
        AtExit.perform { [weak self] in self?.rescue() }
        CodeFaults.rescue = { [weak self] in self?.rescue() }
        CodeFaults.lastInput = { [weak self] in self?.workspace.session.session.lastInput }
        // An exhibit's display must not blank.
        if isExhibit { SDL_DisableScreenSaver() }
        workspace.announce()
        let displayError = displayFault.map {
            ScriptError(file: "--display", position: nil, message: $0.message)
        }
        let errors = [displayError].compactMap(\.self) + (faults?.errors ?? [])
        if let kiosk {
            let faults = errors.isEmpty ? nil : ScriptErrors(errors)
            workspace.mode(Exhibit.self).begin(kiosk, faults: faults)
        }
        if options.isPlain { workspace.mode(Welcoming.self).welcome() }
        if options.checksTouch { touchCheck.open(isAlone: true, file: options.touchReport) }
        if !isExhibit, let fault = Settings.fault { tellUnkept(fault) }
        let outcome = Result { try work() }
        AtExit.cancel()
        CodeFaults.rescue = nil
        let recording = Result { try finishRecording() }
        let tracing = Result { try shutDown() }
        try recording.get()
        try outcome.get()
        try tracing.get()
    }

    /// Saves what was done and decided when something else ends the process.
    private func rescue() {
        for work in [finishRecording, { try self.writer?.close() }] {
            do { try work() } catch { Console.complain(Wording(saying: error)) }
        }
    }

    private func finishRecording() throws {
        let take = Result { try taking.finish() }
        for session in workspace.branches.left { recorder?.keep(session) }
        try recorder?.finish(workspace.session)
        try take.get()
    }

    private func work() throws {
        while !isClosing {
            wait()
            // Comes before the events are sent: the touch that opens the measuring page is not
            // measured.
            touchCheck.hear(input.takeHeard())
            for event in input.take() { send(event) }
            presenter?.follow()
            if touchscreens?.takeChange() == true { touchCheck.touchDevicesChanged() }
            if displays?.takeChange() == true { placeAgain() }
            if files?.takeChange() == true { workspace.filesChanged(now: clock.now) }
            // The mouse's events keep coming while a button is held, wherever the pointer goes.
            SDL_CaptureMouse(input.isHolding ? SDL_TRUE : SDL_FALSE)
            SDL_ShowCursor(input.showsPointer && !isExhibit ? SDL_ENABLE : SDL_DISABLE)
            workspace.advance(now: clock.now)
            tellOfSound()
            recorder?.follow(workspace.session)
            try present()
            try paintIfNeeded()
            try presenter?.paintIfNeeded()
        }
    }

    /// Reports once that the next window will not know the state of this one.
    private func tellUnkept(_ fault: Failure) {
        Console.complain(.window.unkept(fault.message))
        workspace.say(.take.unkept(fault.message))
        writer?.write("unkept")
    }

    /// Reports faults of the microphone where the take is made.
    private func tellOfSound() {
        for fault in sound?.takeFaults() ?? [] {
            Console.complain(fault.message)
            workspace.say(.take.silent(fault.message))
            writer?.write("silent")
        }
    }

    private func send(_ event: HostEvent) {
        switch event {
        // Nothing that was painted is valid any more.
        case .resized, .exposed: paintThread.rest()
        case .visible(let visible): isVisible = visible
        default: break
        }
        workspace.send(event, now: clock.now)
    }

    /// Opens the window on the requested display. If that is missing, an exhibit opens on the first
    /// one and reports why.
    private static func stageWindow(
        _ options: WindowOptions, size: CGSize?
    ) throws -> (window: HostWindow, fault: Failure?) {
        func open(on display: Int?) throws -> HostWindow {
            try HostWindow(
                title: "Touchscope", size: options.size ?? size, fullscreen: options.fullscreen,
                display: display)
        }
        do {
            return (try open(on: options.display), nil)
        } catch let fault as Failure where options.kiosk != nil && options.display != nil {
            return (try open(on: nil), fault)
        }
    }

    // MARK: Waiting

    /// Sleeps until there is something to do, and takes in all pending events.
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
        let (size, density) = (window.size, window.density)
        var count = 0
        repeat {
            for device in touchscreens?.gone(before: event) ?? [] {
                input.lose(device: device, at: SDL_GetTicks())
                presenter?.lose(device: device)
            }
            if !isForOthers(event) {
                input.add(
                    event, windowSize: size, density: density, middle: workspace.middle(around:))
            }
            count += 1
        } while count < 4096 && SDL_PollEvent(&event) != 0
        let devices = (0..<SDL_GetNumTouchDevices()).map { SDL_GetTouchDevice($0) }
        input.reconcile(devices: devices, at: SDL_GetTicks())
        presenter?.reconcile(devices: devices)
    }

    /// Moves the windows if necessary, after displays were added, removed or moved.
    private func placeAgain() {
        presenter?.placeAgain()
        if window.placeAgain() { workspace.displayLost() }
    }

    /// Returns whether an event is not the stage's: it belongs to the presenter, or to both
    /// windows.
    private func isForOthers(_ event: SDL_Event) -> Bool {
        if event.type == SDL_DISPLAYEVENT.rawValue {
            placeAgain()
            return true
        }
        guard let presenter else { return false }
        // The program keeps its focus from one window to the other, and fingers stay.
        if event.isWindow(SDL_WINDOWEVENT_FOCUS_LOST), SDL_GetKeyboardFocus() != nil { return true }
        if event.isWindow(SDL_WINDOWEVENT_CLOSE) {
            if event.windowNumber == window.number {
                HostClock.quit()
            } else {
                presenter.close()
                self.presenter = nil
            }
            return true
        }
        return presenter.take(event)
    }

    /// Returns the time at which something is due even if nothing happens; nil to sleep until
    /// something does.
    private func nextWake() -> Double? {
        let now = clock.now
        var times = [workspace.nextDue(after: now), presenter?.due]
        if isVisible && paintThread.isFree {
            times.append(workspace.nextChange(after: now).map { max($0, earliestPaint) })
        }
        return times.compactMap { $0 }.min()
    }

    // MARK: Painting

    /// The earliest time of the next picture. Animations keep the display's pace; a response to a
    /// finger may come sooner.
    private var earliestPaint: Double {
        lastPaint + window.refreshInterval * (workspace.needsPicture ? 0.4 : 0.9)
    }

    private func paintIfNeeded() throws {
        let now = clock.now
        guard isVisible, paintThread.isFree, now >= earliestPaint else { return }
        guard let change = workspace.nextChange(after: now), change <= now else { return }
        lastPaint = now
        let picture = workspace.picture(now: now)
        presenter?.renew()
        paintThread.paint(picture, on: try window.surface(), scale: workspace.space.scale)
    }

    private func present() throws {
        guard let rects = try paintThread.takeResult() else { return }
        window.present(rects)
        touchCheck.pictureShown(now: clock.now)
        frames += 1
        if frames == 1 { writer?.write("shown") }
    }

    private func shutDown() throws {
        Signals.shared.onStop(nil)
        workspace.mode(Sharing.self).stop()
        sound?.finish()
        presenter?.close()
        paintThread.rest()
        paintThread.close()
        let seconds = Double(Foundation.clock()) / Double(CLOCKS_PER_SEC)
        writer?.write("closed", [("frames", "\(frames)"), ("processorSeconds", "\(seconds)")])
        xEvents?.close()
        defer { window.close() }
        // An exhibit remembers nothing of its visitors.
        guard !isExhibit else { return try writer?.close() ?? () }
        var settings = workspace.settings
        if displayIsUsual, !window.isFullscreen { settings.size = window.size }
        settings.save(since: begun)
        try writer?.close()
    }
}

extension WindowProgram: WorkspaceHost {
    package var size: CGSize { window.size }
    package var displayScale: Double {
        roomSize.scale(
            usual: window.displayScale, display: window.displaySize, dpi: window.dpi)
    }
    package func touchSurroundings() -> TouchSurroundings {
        TouchSurroundings(
            setup: window.driver == "x11" ? TouchSetup.ofX() : nil,
            names: Doctor.touchscreensOfSDL,
            millimetres: roomSize.pixel(window.displaySize, window.dpi))
    }
    package func liftStandingFingers() { input.liftStanding(at: SDL_GetTicks()) }
    package func forgetFingers() { input.forgetFingers(at: SDL_GetTicks()) }
    package func takeText(_ takes: Bool) { takes ? SDL_StartTextInput() : SDL_StopTextInput() }
    package func copy(_ words: String) { SDL_SetClipboardText(words) }
    package func shareCourse() -> CourseSharing { .ofProgram }
    package func toggleFullscreen() { window.isFullscreen.toggle() }
    package func close() { isClosing = true }
    package func watch(_ paths: [String]) { files?.watch(paths) }
    package func keep(_ session: PacedSession) { recorder?.keep(session) }
}

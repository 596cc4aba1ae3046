import CSDL
import TouchHost
import TouchKit
import TouchPicture
import TouchStudio

/// Turns SDL's events into the program's: gives fingers numbers and pixels, turns the mouse into
/// fingers, gathers what belongs together into one event, and ends fingers that can no longer be
/// followed.
struct HostInput {
    private var fingers = WindowFingers()
    private var mouse = MouseFingers()
    private var pointer = HostPointer()
    /// The latest finger event, held until it is known whether the system adds details to it.
    private var held: (finger: SDL_TouchFingerEvent, windowSize: CGSize)?
    /// The tick at which the program was asked to end. It does so after it has taken in what
    /// fingers did before.
    private var quit: UInt32?
    /// The button that holds the mouse's fingers.
    private var button: UInt8 = 0
    /// The modifiers held down, counted from the key events that have come in. SDL's own state
    /// covers every event it has read, so it may be ahead of the current event.
    private var modifiers: KeyPress.Modifiers = []
    private var batch = TouchBatch()
    /// The contacts as devices reported them.
    private var heard: [ContactSample] = []
    private var events: [HostEvent] = []
    private let start: UInt32
    /// Indicates whether a finger's location spans the size in pixels less one, as on X11; on other
    /// systems it spans the whole size.
    private let countsPixelsLessOne: Bool

    /// Creates the input of a window.
    /// - Parameters:
    ///   - start: the SDL tick at which event time is 0.
    ///   - driver: SDL's name for the window system.
    init(start: UInt32, driver: String) {
        self.start = start
        countsPixelsLessOne = driver == "x11"
    }

    /// Returns the seconds of event time at an SDL tick.
    func time(_ ticks: UInt32) -> Double { Double(ticks &- start) / 1000 }

    /// Indicates whether a finger is down: on the touchscreen, held by the mouse, or standing.
    var hasFingers: Bool { !fingers.entries.isEmpty }

    /// Indicates whether a button of the mouse holds a finger.
    var isHolding: Bool { mouse.isHolding }

    /// Indicates whether the mouse's pointer is visible.
    var showsPointer: Bool { pointer.isShown }

    /// Returns everything that happened since the last call, in order.
    mutating func take() -> [HostEvent] {
        finish()
        settle()
        defer { events = [] }
        return events
    }

    /// Returns the contacts that devices reported since the last call, one sample per report,
    /// before they become events.
    mutating func takeHeard() -> [ContactSample] {
        finish()
        defer { heard = [] }
        return heard
    }

    /// Settles what has come in so far: nothing more will be added to it.
    private mutating func finish() {
        letGo()
        guard let quit else { return }
        self.quit = nil
        loseFingers(.closed, at: time(quit))
        append(.quit)
    }

    /// Takes in an event.
    /// - Parameters:
    ///   - windowSize: the window's size in pixels.
    ///   - density: the pixels per unit in which SDL reports the mouse.
    ///   - middle: a closure that returns the point about which a pair of mouse fingers is
    ///     mirrored, for the location of a press; both in pixels.
    mutating func add(
        _ event: SDL_Event, windowSize: CGSize, density: Double = 1,
        middle: (CGPoint) -> CGPoint
    ) {
        let place = { (x: Int32, y: Int32) in
            CGPoint(x: Double(x) * density, y: Double(y) * density)
        }
        // An event from another thread may come between a finger and its details, and so does SDL's
        // guess at a gesture as soon as there are two fingers.
        let between = [SDL_USEREVENT, SDL_MULTIGESTURE, SDL_DOLLARGESTURE].map(\.rawValue)
        if between.contains(event.type) { return }
        // This event comes from another thread, too.
        if event.type == SDL_QUIT.rawValue {
            quit = event.quit.timestamp
            return
        }
        letGo(event.type == TouchscreenWatch.detail ? event.tfinger : nil)
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            held = (event.tfinger, windowSize)
        case SDL_MOUSEMOTION where event.motion.which != syntheticMouse:
            guard pointer.follow(event.motion) || mouse.isHolding else { return }
            addMotion(place(event.motion.x, event.motion.y), at: time(event.motion.timestamp))
        case SDL_MOUSEBUTTONDOWN where event.button.which != syntheticMouse,
            SDL_MOUSEBUTTONUP where event.button.which != syntheticMouse:
            addButton(event.button, at: place(event.button.x, event.button.y), middle: middle)
        case SDL_MOUSEWHEEL where event.wheel.which != syntheticMouse:
            addWheel(event.wheel, at: place(event.wheel.mouseX, event.wheel.mouseY))
        case SDL_KEYUP:
            modifiers = KeyPress.Modifiers(event.key.keysym)
        case SDL_KEYDOWN:
            modifiers = KeyPress.Modifiers(event.key.keysym)
            let press = KeyPress(
                key: KeyboardKey(event.key.keysym.sym), modifiers: modifiers,
                isRepeated: event.key.repeat != 0)
            append(.key(press, at: time(event.key.timestamp)))
        case SDL_TEXTINPUT:
            append(
                .text(
                    withUnsafeBytes(of: event.text.text) {
                        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                    }))
        case SDL_WINDOWEVENT:
            addWindow(event.window)
        default:
            break
        }
    }

    /// Cancels the fingers of a touchscreen that was removed, whatever is still reported of them.
    mutating func lose(device: Int64, at ticks: UInt32) {
        letGo()
        for entry in fingers.entries where entry.owner.device == device {
            cancel(entry.owner, at: time(ticks))
        }
    }

    /// Cancels the fingers of touchscreens that are no longer there.
    mutating func reconcile(devices: [Int64], at ticks: UInt32) {
        letGo()
        for device in fingers.entries.compactMap(\.owner.device) where !devices.contains(device) {
            lose(device: device, at: ticks)
        }
    }

    /// Lifts the mouse's standing fingers.
    mutating func liftStanding(at ticks: UInt32) {
        addMouse(mouse.liftStanding(), at: time(ticks))
    }

    /// Forgets all fingers because nobody follows them any more. A finger that is still down is
    /// ignored until it comes down again.
    mutating func forgetFingers(at ticks: UInt32) {
        mouse.forget()
        removeFingers(at: time(ticks))
    }

    // MARK: Fingers

    /// Follows the held finger event, together with its details if `told` belongs to the same
    /// finger.
    private mutating func letGo(_ told: SDL_TouchFingerEvent? = nil) {
        guard let (finger, windowSize) = held else { return }
        held = nil
        guard let told, told.touchId == finger.touchId, told.fingerId == finger.fingerId else {
            return addFinger(
                finger, windowSize: windowSize,
                ContactDetail(pressure: Double(finger.pressure)))
        }
        var timed = finger
        timed.timestamp = told.windowID
        addFinger(
            timed, windowSize: windowSize,
            ContactDetail(
                radius: Double(told.dx), millimetres: Double(told.dy),
                pressure: Double(told.pressure)))
    }

    private mutating func addFinger(
        _ event: SDL_TouchFingerEvent, windowSize: CGSize, _ detail: ContactDetail
    ) {
        endHover(hiding: true, at: time(event.timestamp))
        let less = countsPixelsLessOne ? 1.0 : 0.0
        let point = CGPoint(
            x: Double(event.x) * (windowSize.width - less),
            y: Double(event.y) * (windowSize.height - less))
        let owner = WindowFingers.Owner(device: event.touchId, finger: event.fingerId)
        let kind: MouseFingers.Change.Kind =
            switch SDL_EventType(event.type) {
            case SDL_FINGERDOWN: .down
            case SDL_FINGERUP: .up
            default: .move
            }
        follow(owner, kind, at: point, time: time(event.timestamp), detail)
        if detail.isPalm, let number = fingers.callPalm(owner) {
            append(.palm(finger: number, radius: detail.millimetres))
        }
    }

    /// Follows a change of a finger, whoever holds it.
    private mutating func follow(
        _ owner: WindowFingers.Owner, _ kind: MouseFingers.Change.Kind, at point: CGPoint,
        time: Double, _ detail: ContactDetail
    ) {
        switch kind {
        case .down:
            // A finger that begins again without having ended: its end was lost.
            cancel(owner, at: time)
            let number = fingers.add(owner, at: point)
            addSample(number, of: owner, .began, at: point, time: time, detail)
        case .move:
            guard let number = fingers.move(owner, to: point) else { return }
            addSample(number, of: owner, .moved, at: point, time: time, detail)
        case .up:
            guard let number = fingers.remove(owner)?.number else { return }
            addSample(number, of: owner, .ended, at: point, time: time)
        }
    }

    private mutating func cancel(_ owner: WindowFingers.Owner, at time: Double) {
        guard let lost = fingers.remove(owner) else { return }
        addSample(lost.number, of: owner, .cancelled, at: lost.location, time: time)
    }

    private mutating func addSample(
        _ number: Int, of owner: WindowFingers.Owner, _ phase: UITouch.Phase, at point: CGPoint,
        time: Double, _ detail: ContactDetail = ContactDetail()
    ) {
        batch.add(
            TouchSample(
                finger: number, phase: phase, location: point, timestamp: time,
                force: detail.pressure, majorRadius: detail.radius))
        hear(owner, phase, at: point, time: time, detail)
    }

    private mutating func hear(
        _ owner: WindowFingers.Owner, _ phase: UITouch.Phase, at point: CGPoint, time: Double,
        _ detail: ContactDetail = ContactDetail()
    ) {
        heard.append(
            ContactSample(
                device: owner.device ?? 0, finger: owner.finger, phase: phase, time: time,
                location: point, pressure: detail.pressure, radius: detail.radius))
    }

    private mutating func loseFingers(_ reason: LossReason, at time: Double) {
        mouse.forget()
        guard hasFingers else { return }
        removeFingers(at: time)
        append(.fingersLost(at: time, reason))
    }

    private mutating func removeFingers(at time: Double) {
        for entry in fingers.entries {
            hear(entry.owner, .cancelled, at: entry.location, time: time)
        }
        fingers.removeAll()
    }

    // MARK: Mouse

    private mutating func addMotion(_ point: CGPoint, at time: Double) {
        if mouse.isHolding {
            addMouse(mouse.move(to: point, modifiers), at: time)
        } else {
            append(.pointer(PointerSample(phase: .moved, location: point, timestamp: time)))
        }
    }

    private mutating func addButton(
        _ event: SDL_MouseButtonEvent, at point: CGPoint, middle: (CGPoint) -> CGPoint
    ) {
        pointer.use()
        let isRight = Int32(event.button) == SDL_BUTTON_RIGHT
        guard isRight || Int32(event.button) == SDL_BUTTON_LEFT else { return }
        let time = time(event.timestamp)
        if SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN {
            guard !mouse.isHolding else { return }
            button = event.button
            let isPair = isRight || modifiers.contains(.alt)
            addMouse(mouse.press(at: point, pair: isPair, middle: middle(point)), at: time)
        } else if event.button == button {
            addMouse(mouse.release(modifiers), at: time)
        }
    }

    private mutating func addMouse(_ changes: [MouseFingers.Change], at time: Double) {
        for change in changes {
            follow(
                .init(finger: Int64(change.id)), change.kind, at: change.location, time: time,
                ContactDetail(pressure: 1))
        }
    }

    private mutating func addWheel(_ event: SDL_MouseWheelEvent, at point: CGPoint) {
        pointer.use()
        let flip = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
        // A notch of the wheel moves the content by three lines, as elsewhere on the desktop.
        let notch = 48.0
        append(
            .pointer(
                PointerSample(
                    phase: .scroll, location: point, timestamp: time(event.timestamp),
                    scroll: CGVector(
                        dx: -Double(event.preciseX) * flip * notch,
                        dy: Double(event.preciseY) * flip * notch))))
    }

    /// Ends the hover: the pointer is no longer over the window.
    private mutating func endHover(hiding: Bool = false, at time: Double) {
        let hovered = pointer.hovers
        pointer.leave(hidden: hiding)
        guard hovered else { return }
        append(.pointer(PointerSample(phase: .exited, location: .zero, timestamp: time)))
    }

    // MARK: Window

    private mutating func addWindow(_ event: SDL_WindowEvent) {
        let time = time(event.timestamp)
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_FOCUS_LOST: loseFingers(.focusLost, at: time)
        case SDL_WINDOWEVENT_CLOSE: loseFingers(.closed, at: time)
        case SDL_WINDOWEVENT_HIDDEN:
            loseFingers(.hidden, at: time)
            append(.visible(false))
        case SDL_WINDOWEVENT_MINIMIZED:
            loseFingers(.minimized, at: time)
            append(.visible(false))
        case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
            append(.visible(true))
        case SDL_WINDOWEVENT_EXPOSED: append(.exposed)
        case SDL_WINDOWEVENT_SIZE_CHANGED: append(.resized)
        case SDL_WINDOWEVENT_LEAVE where !mouse.isHolding: endHover(at: time)
        default: break
        }
    }

    /// Adds an event, which closes the touch event in the making.
    private mutating func append(_ event: HostEvent) {
        settle()
        events.append(event)
    }

    private mutating func settle() {
        events += batch.take().map { .touches($0) }
    }
}

/// The number that SDL gives to the mouse that it synthesizes from fingers.
private nonisolated let syntheticMouse = UInt32.max

extension KeyPress.Modifiers {
    /// Creates the modifiers that are held once the key has gone down or up.
    fileprivate init(_ key: SDL_Keysym) {
        self = []
        let state = Int32(key.mod)
        if state & Int32(KMOD_SHIFT.rawValue) != 0 { insert(.shift) }
        if state & Int32(KMOD_CTRL.rawValue) != 0 { insert(.control) }
        if state & Int32(KMOD_ALT.rawValue) != 0 { insert(.alt) }
    }
}

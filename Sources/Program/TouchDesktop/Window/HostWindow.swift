import CSDL
import Foundation
import TouchHost
import TouchPicture
import TouchStudio
import TouchWords

/// The program's window: an SDL window that shows what is painted in memory.
package final class HostWindow {
    /// SDL's name for the window system, "x11".
    let driver: String
    private let window: OpaquePointer
    private let memory: any WindowMemory
    /// Whether it came beside another, with which SDL ends.
    private let isSecond: Bool

    /// Opens the window; `size` is in pixels, nil for all of the display but its bars. A hidden one is there to be asked.
    /// - Parameters:
    ///   - display: counted from 1; nil for the first.
    ///   - first: the window that is there already.
    init(
        title: String, size: CGSize? = nil, fullscreen: Bool = false, hidden: Bool = false,
        display: Int? = nil, beside first: HostWindow? = nil
    ) throws {
        try HostWindow.start()
        driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        isSecond = first != nil
        let display = display ?? 1
        guard hidden || Displays.has(display) else {
            let words = Displays.missing(display)
            if first == nil { SDL_Quit() }
            throw Failure(words)
        }
        let flags =
            SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            | (fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
            | (hidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
            | (size == nil && !fullscreen ? SDL_WINDOW_MAXIMIZED.rawValue : 0)
        let asked = size ?? Displays.comfortableSize(of: display)
        let place = Displays.middle(of: display)
        let made = SDL_CreateWindow(
            title, place, place, Int32(asked.width), Int32(asked.height), flags)
        guard let made else {
            throw Failure(.window.cannotOpen(.verbatim(String(cString: SDL_GetError()))))
        }
        window = made
        memory = try HostWindow.memory(of: made, driver: driver)
        if let size, density != 1 {
            let units = (width: size.width / density, height: size.height / density)
            SDL_SetWindowSize(window, Int32(units.width), Int32(units.height))
        }
        SDL_SetWindowMinimumSize(window, 480, 360)
    }

    /// Starts SDL as windows need it, unless that has been done.
    package static func start() throws {
        guard SDL_WasInit(UInt32(SDL_INIT_VIDEO)) == 0 else { return }
        SDL_SetMainReady()
        let hints = [
            // Fingers are fingers and the mouse is a mouse: SDL shall not make one of the other.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // Grabbing the mouse by itself, SDL loses fingers that lift.
            (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
            // The click that brings the window to the front is a touch like any other.
            (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
            (SDL_HINT_NO_SIGNAL_HANDLERS, "1"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
            (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_APP_NAME, "Touchscope"),
        ]
        for (hint, value) in hints { SDL_SetHint(hint, value) }
        if let why = Display.start() { throw Failure(.window.cannotOpenHere(why)) }
        DisplayLoss.leaveToMainThread()
    }

    func close() {
        memory.close()
        SDL_DestroyWindow(window)
        // All of SDL would wait for a microphone that gives nothing; the process ends without that.
        if !isSecond { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
    }

    /// SDL's number for it.
    var number: UInt32 { SDL_GetWindowID(window) }

    /// Displays came, went or moved: if its own went, it goes to one that is left, and fills that if it filled the other.
    /// - Returns: whether it went.
    func placeAgain() -> Bool {
        let displays = Displays.now(of: driver)
        // Where none is left, it waits for one.
        guard let place = displays.first, !isOn(displays) else { return false }
        let wasFull = isFullscreen
        if wasFull { isFullscreen = false }
        SDL_SetWindowSize(window, Int32(place.width), Int32(place.height))
        SDL_SetWindowPosition(window, Int32(place.minX), Int32(place.minY))
        if wasFull { isFullscreen = true }
        return true
    }

    /// Whether its middle can be seen on one of them, and all of it if it fills one.
    private func isOn(_ displays: [CGRect]) -> Bool {
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        SDL_GetWindowSize(window, &width, &height)
        let frame = CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        if isFullscreen { return displays.contains(frame) }
        return displays.contains { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) }
    }

    /// In pixels.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        // Of the pixels of any window, in spite of its name.
        SDL_GL_GetDrawableSize(window, &width, &height)
        return CGSize(width: Double(width), height: Double(height))
    }

    /// Pixels a unit of SDL's, in which the mouse is told; 1 on X11.
    var density: Double {
        var width: Int32 = 0
        SDL_GetWindowSize(window, &width, nil)
        return width > 0 ? size.width / Double(width) : 1
    }

    var isFullscreen: Bool {
        get { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
        set {
            let mode = newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0
            SDL_SetWindowFullscreen(window, mode)
        }
    }

    /// Pixels a point that suit the display: 1 at 96 dots an inch.
    var displayScale: Double {
        max(1, density, ((dpi ?? 96) / 96 * 4).rounded() / 4)
    }

    /// Dots an inch of the display; nil where it does not say, or says what cannot be.
    var dpi: Double? {
        var (dpi, across, down): (Float, Float, Float) = (0, 0, 0)
        guard SDL_GetDisplayDPI(displayIndex, &dpi, &across, &down) == 0 else { return nil }
        return RoomSize.believed(
            dpi: Double(dpi), across: Double(across), down: Double(down), display: displaySize)
    }

    /// Of the display, in pixels.
    var displaySize: CGSize {
        var mode = SDL_DisplayMode()
        guard SDL_GetDesktopDisplayMode(displayIndex, &mode) == 0 else { return size }
        return CGSize(width: Double(mode.w), height: Double(mode.h))
    }

    /// Seconds between two pictures of the display.
    var refreshInterval: Double {
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0 && mode.refresh_rate > 0
        return 1.0 / (isKnown ? Double(mode.refresh_rate) : 60)
    }

    /// How what is painted comes onto the screen, in words.
    var way: Wording { memory.way }

    /// The memory that is shown; valid until the window's size changes.
    func surface() throws -> Surface { try memory.surface() }

    /// Fills the window with one colour, so that something is there before the first picture is.
    func showGround(_ color: Color) throws {
        let surface = try surface()
        let pixel = [color.red, color.green, color.blue].reduce(0) { bits, share in
            bits << 8 | UInt32((share * 255).rounded())
        }
        for row in 0..<surface.height {
            (surface.pixels + row * surface.pitch).initializeMemory(
                as: UInt32.self, repeating: pixel, count: surface.width)
        }
        present([CGRect(x: 0, y: 0, width: surface.width, height: surface.height)])
    }

    /// Shows what was painted within `rects`, in pixels.
    func present(_ rects: [CGRect]) {
        let all = CGRect(origin: .zero, size: size)
        let clipped = rects.map { $0.intersection(all).integral }
            .filter { !$0.isNull && !$0.isEmpty }
            .map {
                SDL_Rect(
                    x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width),
                    h: Int32($0.height))
            }
        guard !clipped.isEmpty else { return }
        memory.present(clipped)
    }

    /// What X tells besides what SDL does; nil where the window is not on X.
    func hearX() -> XEvents? { XEvents(window) }

    /// SDL's index of the display that it is on.
    private var displayIndex: Int32 { max(0, SDL_GetWindowDisplayIndex(window)) }
}

extension SDL_Event {
    /// SDL's number for the window that it happened in; nil if it is not of any one.
    var windowNumber: UInt32? {
        switch SDL_EventType(type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        // In all of these it stands at the same place.
        case SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING,
            SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
            window.windowID
        default: nil
        }
    }

    /// Whether it is this event of a window.
    func isWindow(_ kind: SDL_WindowEventID) -> Bool {
        type == SDL_WINDOWEVENT.rawValue && window.event == UInt8(kind.rawValue)
    }
}

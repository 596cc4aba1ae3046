import CSDL
import Foundation
import TouchHost
import TouchPicture
import TouchStudio
import TouchWords

/// The program's window: an SDL window that shows a picture painted in memory.
package final class HostWindow {
    /// SDL's name for the window system, "x11".
    let driver: String
    private let window: OpaquePointer
    private let memory: any WindowMemory
    /// Indicates whether this window was opened beside another one, whose closing ends SDL.
    private let isSecond: Bool

    /// Opens the window. A hidden one serves only to be examined.
    /// - Parameters:
    ///   - size: the size in pixels; nil for the whole display without its bars.
    ///   - display: the display, counted from 1; nil for the first.
    ///   - first: the window that is open already.
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

    /// Starts SDL with the settings that windows need, unless it has been started.
    package static func start() throws {
        guard SDL_WasInit(UInt32(SDL_INIT_VIDEO)) == 0 else { return }
        SDL_SetMainReady()
        let hints = [
            // Fingers are fingers and the mouse is a mouse: SDL must not turn one into the other.
            (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
            // SDL loses fingers that lift while it captures the mouse automatically.
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
        // Quitting all of SDL would wait for a microphone that delivers nothing; the process can
        // end without that.
        if !isSecond { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
    }

    /// SDL's number of the window.
    var number: UInt32 { SDL_GetWindowID(window) }

    /// Moves the window to another display if its own is gone, after displays were added, removed
    /// or moved. A window that filled its display fills the new one.
    /// - Returns: true if the window moved.
    func placeAgain() -> Bool {
        let displays = Displays.now(of: driver)
        // Without any display left, the window waits for one.
        guard let place = displays.first, !isOn(displays) else { return false }
        let wasFull = isFullscreen
        if wasFull { isFullscreen = false }
        SDL_SetWindowSize(window, Int32(place.width), Int32(place.height))
        SDL_SetWindowPosition(window, Int32(place.minX), Int32(place.minY))
        if wasFull { isFullscreen = true }
        return true
    }

    /// Returns whether the window's middle is visible on one of the displays; in full screen,
    /// whether the window fills one of them.
    private func isOn(_ displays: [CGRect]) -> Bool {
        var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        SDL_GetWindowSize(window, &width, &height)
        let frame = CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
        if isFullscreen { return displays.contains(frame) }
        return displays.contains { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) }
    }

    /// The size in pixels.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        // Despite its name, this works for any window.
        SDL_GL_GetDrawableSize(window, &width, &height)
        return CGSize(width: Double(width), height: Double(height))
    }

    /// The pixels per SDL unit, in which the mouse is reported; 1 on X11.
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

    /// The pixels per point that suit the display: 1 at 96 dots per inch.
    var displayScale: Double {
        max(1, density, ((dpi ?? 96) / 96 * 4).rounded() / 4)
    }

    /// The display's dots per inch; nil if it reports none, or an impossible value.
    var dpi: Double? {
        var (dpi, across, down): (Float, Float, Float) = (0, 0, 0)
        guard SDL_GetDisplayDPI(displayIndex, &dpi, &across, &down) == 0 else { return nil }
        return RoomSize.believed(
            dpi: Double(dpi), across: Double(across), down: Double(down), display: displaySize)
    }

    /// The display's size in pixels.
    var displaySize: CGSize {
        var mode = SDL_DisplayMode()
        guard SDL_GetDesktopDisplayMode(displayIndex, &mode) == 0 else { return size }
        return CGSize(width: Double(mode.w), height: Double(mode.h))
    }

    /// The seconds between two frames of the display.
    var refreshInterval: Double {
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetCurrentDisplayMode(displayIndex, &mode) == 0 && mode.refresh_rate > 0
        return 1.0 / (isKnown ? Double(mode.refresh_rate) : 60)
    }

    /// A description of how painted pixels reach the screen.
    var way: Wording { memory.way }

    /// Returns the memory to paint on; valid until the window's size changes.
    func surface() throws -> Surface { try memory.surface() }

    /// Fills the window with one color, as a background until the first picture is ready.
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

    /// Shows the painted contents of `rects`, in pixels.
    func present(_ rects: [CGRect]) {
        let all = CGRect(origin: .zero, size: size)
        let clipped = rects.map { $0.overlap(with: all).integral }
            .filter { !$0.isNull && !$0.isEmpty }
            .map {
                SDL_Rect(
                    x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width),
                    h: Int32($0.height))
            }
        guard !clipped.isEmpty else { return }
        memory.present(clipped)
    }

    /// Returns a listener to X's own events, beside SDL's; nil if the window is not on X.
    func hearX() -> XEvents? { XEvents(window) }

    /// SDL's index of the window's display.
    private var displayIndex: Int32 { max(0, SDL_GetWindowDisplayIndex(window)) }
}

extension SDL_Event {
    /// SDL's number of the window in which the event happened; nil if it belongs to no window.
    var windowNumber: UInt32? {
        switch SDL_EventType(type) {
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        // The number is at the same offset in all of these.
        case SDL_WINDOWEVENT, SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING,
            SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL:
            window.windowID
        default: nil
        }
    }

    /// Returns whether this is a window event of the given kind.
    func isWindow(_ kind: SDL_WindowEventID) -> Bool {
        type == SDL_WINDOWEVENT.rawValue && window.event == UInt8(kind.rawValue)
    }
}

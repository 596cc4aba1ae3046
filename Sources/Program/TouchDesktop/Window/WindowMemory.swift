import CSDL
import TouchHost
import TouchWords

/// Memory that is painted, and the way it comes onto a window.
protocol WindowMemory: AnyObject {
    /// The way, in words.
    var way: Wording { get }
    /// What is to be painted, as large as the window is now; valid until the window's size changes.
    func surface() throws -> Surface
    /// Shows what was painted within `rects`, in pixels of the surface.
    func present(_ rects: [SDL_Rect])
    /// Gives back what it holds, before the window goes.
    func close()
}

/// Pixels as a canvas paints them: 32 bits; blue, green, red, unused.
// Unchecked: whoever hands it to the thread that paints leaves the pixels alone until that has painted.
nonisolated struct Surface: @unchecked Sendable, Equatable {
    let pixels: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// From one row to the next, in bytes.
    let pitch: Int

    /// SDL's numbers for such pixels.
    static let formats = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}

extension HostWindow {
    /// X shows memory as it is, if its pixels are ours. Elsewhere only textures are shown, and a surface would be copied
    /// into one; SDL 2.26 makes it too small where units are not pixels, so the program streams its own.
    static func memory(of window: OpaquePointer, driver: String) throws -> any WindowMemory {
        if driver == "x11" {
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
            // Asked first: a window keeps the surface that it was asked for, and has no texture beside it.
            if Surface.formats.contains(SDL_GetWindowPixelFormat(window)),
                let memory = try? SurfaceMemory(window)
            {
                return memory
            }
        }
        return try TextureMemory(window)
    }

    /// What stands in the way of painting.
    static var cannotPaint: Failure {
        Failure(.window.cannotPaint(String(cString: SDL_GetError())))
    }
}

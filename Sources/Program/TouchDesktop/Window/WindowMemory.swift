import CSDL
import TouchHost
import TouchWords

/// Memory to paint on, and the way it reaches a window.
protocol WindowMemory: AnyObject {
    /// A description of the way.
    var way: Wording { get }
    /// Returns the surface to paint on, as large as the window is now; valid until the window's
    /// size changes.
    func surface() throws -> Surface
    /// Shows the painted contents of `rects`, in pixels of the surface.
    func present(_ rects: [SDL_Rect])
    /// Releases the resources, before the window goes away.
    func close()
}

/// Pixels as a canvas paints them: 32 bits; blue, green, red, unused.
// Unchecked: whoever passes it to the paint thread leaves the pixels alone until that thread is
// done.
nonisolated struct Surface: @unchecked Sendable, Equatable {
    let pixels: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// The bytes from one row to the next.
    let pitch: Int

    /// SDL's names of the pixel formats that fit.
    static let formats = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}

extension HostWindow {
    /// Returns the memory for a window. X shows memory directly if its pixel format is ours.
    /// Elsewhere only textures are shown, and a surface would be copied into one; SDL 2.26 makes it
    /// too small where units are not pixels, so the program streams its own.
    static func memory(of window: OpaquePointer, driver: String) throws -> any WindowMemory {
        if driver == "x11" {
            SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
            // The format is checked first: once a window was asked for its surface it keeps it, and
            // cannot have a texture beside it.
            if Surface.formats.contains(SDL_GetWindowPixelFormat(window)),
                let memory = try? SurfaceMemory(window)
            {
                return memory
            }
        }
        return try TextureMemory(window)
    }

    /// The failure to report when painting is impossible.
    static var cannotPaint: Failure {
        Failure(.window.cannotPaint(String(cString: SDL_GetError())))
    }
}

import CSDL

/// The surface that SDL gives a window: memory that the system shows as it is.
final class SurfaceMemory: WindowMemory {
    private let window: OpaquePointer

    init(_ window: OpaquePointer) {
        self.window = window
    }

    var way: String { "a surface" }

    func surface() throws -> Surface {
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            throw HostWindow.cannotPaint
        }
        return Surface(
            pixels: pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
            pitch: Int(surface.pointee.pitch))
    }

    func present(_ rects: [SDL_Rect]) {
        SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
    }

    /// The surface goes with the window.
    func close() {}
}

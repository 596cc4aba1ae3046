import CSDL
import Foundation
import TouchWords

/// The surface that SDL gives a window: memory that the system shows directly.
final class SurfaceMemory: WindowMemory {
    private let window: OpaquePointer

    init(_ window: OpaquePointer) throws {
        self.window = window
        fetchPages(of: try surface())
    }

    /// Has the system allocate the memory of the first surface on another thread. Otherwise it does
    /// so page by page as they are painted, which takes nearly as long as painting; and there is
    /// time before the first picture.
    private func fetchPages(of surface: Surface) {
        DispatchQueue.global().async {
            // This changes no contents, so painting may go on meanwhile; a system that does not
            // support it refuses. It works piece by piece, because no other thread can map memory
            // during a call.
            let end = surface.height * surface.pitch
            for start in stride(from: 0, to: end, by: SurfaceMemory.piece) {
                let length = min(SurfaceMemory.piece, end - start)
                madvise(surface.pixels + start, length, SurfaceMemory.populateToWrite)
            }
        }
    }

    /// The bytes per call, whole pages.
    private nonisolated static let piece = 1 << 17

    /// `MADV_POPULATE_WRITE`, of Linux 5.14.
    private nonisolated static let populateToWrite: Int32 = 23

    var way: Wording { .window.surface }

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

    /// Releases nothing, because the surface goes away with the window.
    func close() {}
}

import CCairo
import CSDL
import Foundation

/// The minimal program with SDL and Cairo: a window, and a rectangle at the finger. Touchscope is
/// measured against it.
enum Minimal {
    static func run(width: Int32, height: Int32) {
        SDL_SetMainReady()
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        guard SDL_Init(SDL_INIT_VIDEO) == 0,
            let window = SDL_CreateWindow("minimal", 0, 0, width, height, 0),
            let surface = SDL_GetWindowSurface(window)
        else { return }
        let image = cairo_image_surface_create_for_data(
            surface.pointee.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24,
            width, height, surface.pointee.pitch)
        let cairo = cairo_create(image)
        cairo_set_source_rgb(cairo, 0.06, 0.08, 0.1)
        cairo_paint(cairo)
        SDL_UpdateWindowSurface(window)
        FileHandle.standardOutput.write(Data("ready\n".utf8))
        var event = SDL_Event()
        while SDL_WaitEvent(&event) != 0 {
            switch SDL_EventType(event.type) {
            case SDL_QUIT: return
            case SDL_FINGERDOWN, SDL_FINGERUP:
                let isDown = SDL_EventType(event.type) == SDL_FINGERDOWN
                let x = Int32(event.tfinger.x * Float(width - 1)) - 24
                let y = Int32(event.tfinger.y * Float(height - 1)) - 24
                let shade = isDown ? 1.0 : 0.1
                cairo_set_source_rgb(cairo, shade, shade, shade)
                cairo_rectangle(cairo, Double(x), Double(y), 48, 48)
                cairo_fill(cairo)
                cairo_surface_flush(image)
                var rect = SDL_Rect(x: max(0, x), y: max(0, y), w: 48, h: 48)
                SDL_UpdateWindowSurfaceRects(window, &rect, 1)
            default: break
            }
        }
    }
}

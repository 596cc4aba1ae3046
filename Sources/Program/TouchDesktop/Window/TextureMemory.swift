import CSDL
import TouchWords

/// Memory of the program's own, streamed into a texture.
final class TextureMemory: WindowMemory {
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var memory: Surface?

    init(_ window: OpaquePointer) throws {
        guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw HostWindow.cannotPaint }
        self.renderer = renderer
    }

    var way: Wording {
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &info)
        return .window.texture(info.name.map { String(cString: $0) } ?? "?")
    }

    func surface() throws -> Surface {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetRendererOutputSize(renderer, &width, &height)
        if let memory, memory.width == Int(width), memory.height == Int(height) { return memory }
        release()
        texture = SDL_CreateTexture(
            renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
            Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
        guard texture != nil else { throw HostWindow.cannotPaint }
        // The unused bits of a pixel are not an alpha channel.
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        let (row, rows) = (Int(width) * 4, Int(height))
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: row * rows, alignment: 64)
        pixels.initializeMemory(as: UInt8.self, repeating: 0, count: row * rows)
        let made = Surface(pixels: pixels, width: Int(width), height: rows, pitch: row)
        memory = made
        return made
    }

    func present(_ rects: [SDL_Rect]) {
        guard let memory, let texture else { return }
        for var rect in rects {
            let start = Int(rect.y) * memory.pitch + Int(rect.x) * 4
            SDL_UpdateTexture(texture, &rect, memory.pixels + start, Int32(memory.pitch))
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    func close() {
        release()
        SDL_DestroyRenderer(renderer)
    }

    private func release() {
        memory?.pixels.deallocate()
        memory = nil
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }
}

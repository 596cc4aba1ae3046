import Foundation
import TouchFilm
import TouchHost
import TouchStage

/// How what is rendered looks: as the options say, and as usual where they say nothing.
package struct RenderLooks {
    var size: CGSize
    /// Frames a second.
    var rate: Int
    var language: String
    var theme: Theme
    var overlays: Overlays
    /// Whether there is only the stage, and nothing behind it.
    var isTransparent: Bool
    var style: FilmStyle

    /// Those of a film as usual, in a size of its own.
    init(size: CGSize, rate: Int, language: String, theme: Theme) {
        (self.size, self.rate, self.language, self.theme) = (size, rate, language, theme)
        (overlays, isTransparent, style) = (.all, false, FilmStyle())
    }

    /// - Parameters:
    ///   - format: the film that is made; a GIF is smaller and slower where nothing else is said.
    ///   - size: the size, where `--size` means something else.
    init(
        _ call: Call, language: String, for format: VideoFormat? = nil, size known: CGSize? = nil
    ) throws {
        self.language = language
        let preset = try call.preset()
        let isGIF = format == .gif
        let part = isGIF ? 0.5 : 1
        let usual = CGSize(width: preset.size.width * part, height: preset.size.height * part)
        size = try known ?? call.size() ?? usual
        rate = try call.whole("fps", in: 1...240) ?? (isGIF ? 20 : preset.rate)
        theme = try call.theme() ?? preset.theme
        overlays = try call.overlays() ?? .all
        isTransparent = call.has("transparent")
        style = try call.style() ?? FilmStyle()
    }
}

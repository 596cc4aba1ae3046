import Foundation
import TouchFilm
import TouchHost
import TouchStage
import TouchWords

/// The looks of rendered output: as the options specify, with defaults for the rest.
package struct RenderLooks {
    var size: CGSize
    /// The frames per second.
    var rate: Int
    var language: String
    var theme: Theme
    var overlays: Overlays = .all
    /// Indicates whether only the stage is painted, without a background.
    var isTransparent = false
    var style = FilmStyle()
}

extension RenderLooks {
    /// Creates the looks.
    /// - Parameters:
    ///   - format: the format of the film; by default a GIF is smaller and has a lower frame rate.
    ///   - size: the size, if `--size` means something else.
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

/// The purpose of a film: a size, a rate and a theme that go together. Single options override it.
enum RenderPreset: String, CaseIterable {
    case youtube, short, slide, projector

    /// The size in pixels.
    var size: CGSize {
        self == .short ? CGSize(width: 1080, height: 1920) : CGSize(width: 1920, height: 1080)
    }

    /// The frames per second. Slides are often shown by machines that are busy with other things.
    var rate: Int { self == .slide ? 30 : 60 }

    var theme: Theme {
        switch self {
        case .youtube, .short: .dark
        case .slide: .light
        case .projector: .projector
        }
    }
}

extension Call {
    /// Returns the argument of `--preset`, or the default.
    func preset() throws -> RenderPreset {
        try choice("preset", among: RenderPreset.allCases.map(\.rawValue)) {
            RenderPreset(rawValue: $0)
        } orSay: {
            .video.noPreset($0, all: $1)
        } ?? .youtube
    }
}

import Foundation
import TouchFilm
import TouchHost
import TouchStage
import TouchWords

/// How what is rendered looks: as the options say, and as usual where they say nothing.
package struct RenderLooks {
    var size: CGSize
    /// Frames a second.
    var rate: Int
    var language: String
    var theme: Theme
    var overlays: Overlays = .all
    /// Whether there is only the stage, and nothing behind it.
    var isTransparent = false
    var style = FilmStyle()
}

extension RenderLooks {
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

/// What a film is for: a size, a rate and a theme that go together. Single options overrule it.
enum RenderPreset: String, CaseIterable {
    case youtube, short, slide, projector

    /// In pixels.
    var size: CGSize {
        self == .short ? CGSize(width: 1080, height: 1920) : CGSize(width: 1920, height: 1080)
    }

    /// Frames a second. Slides are often shown by machines that have other things to do.
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
    /// `--preset`; what is usual without.
    func preset() throws -> RenderPreset {
        try choice("preset", among: RenderPreset.allCases.map(\.rawValue)) {
            RenderPreset(rawValue: $0)
        } orSay: {
            .video.noPreset($0, all: $1)
        } ?? .youtube
    }
}

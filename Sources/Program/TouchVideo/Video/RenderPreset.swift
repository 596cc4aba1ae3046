import Foundation
import TouchHost
import TouchStage

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
        guard let name = self["preset"] else { return .youtube }
        guard let preset = RenderPreset(rawValue: name) else {
            let names = RenderPreset.allCases.map(\.rawValue).joined(separator: ", ")
            throw wrong("no preset '\(name)'; there are \(names)")
        }
        return preset
    }
}

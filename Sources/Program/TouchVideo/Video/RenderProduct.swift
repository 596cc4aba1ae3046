import Foundation

/// A kind of file that `render` makes.
package enum RenderProduct: Equatable {
    case png, svg, pdf, subRip, webVTT, score, frames
    case video(VideoFormat)

    /// By the end of a file's name; nil for one that is not known.
    package init?(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        if path.hasSuffix("/") || end == nil || FileManager.default.isFolder(path) {
            self = .frames
            return
        }
        switch end.map({ $0.lowercased() }) {
        case "png": self = .png
        case "svg": self = .svg
        case "pdf": self = .pdf
        case "srt": self = .subRip
        case "vtt": self = .webVTT
        case "score": self = .score
        case let end?:
            guard let format = VideoFormat(rawValue: end) else { return nil }
            self = .video(format)
        case nil: return nil
        }
    }

    package var showsOneMoment: Bool { self == .png || self == .svg || self == .pdf }

    /// Whether it can be seen through where nothing is painted.
    var canBeTransparent: Bool {
        switch self {
        case .png, .svg, .pdf, .frames: true
        case .video(let format): format == .webm
        case .subRip, .webVTT, .score: false
        }
    }
}

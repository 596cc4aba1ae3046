import Foundation
import TouchCanvas
import TouchHost
import TouchPicture
import TouchScore
import TouchWords

/// One file, or one folder of frames, to be rendered.
package struct RenderJob {
    let output: String
    package let product: RenderProduct
    /// The moment of a picture, in seconds of event time; nil for the last.
    let moment: Double?
    let looks: RenderLooks
    private let keepsSegments: Bool

    /// Creates a film of a recording. The size given by `call` is that of the window.
    package init(filming output: String, _ call: Call) throws {
        guard case .video? = RenderProduct(output) else {
            throw call.wrong(.video.noKindOfFilm(output))
        }
        try self.init(
            call, output: output, language: call.language() ?? "en",
            size: CGSize(width: 1920, height: 1080))
    }

    /// Creates the job.
    /// - Parameter known: the size, if `--size` means something else.
    package init(_ call: Call, output: String, language: String, size known: CGSize? = nil) throws {
        guard let product = RenderProduct(output) else {
            throw call.wrong(.video.noKindOfFile(output))
        }
        let name = output.hasSuffix("/") ? String(output.dropLast()) : nil
        guard product != .frames || name.flatMap({ RenderProduct($0) }) ?? .frames == .frames
        else {
            throw call.wrong(.video.noFolderButFile(output))
        }
        self.output = output
        self.product = product
        moment = try call.time("at")
        if moment != nil && !product.showsOneMoment {
            throw call.wrong(.video.atPictures)
        }
        if call.has("transparent") && !product.canBeTransparent {
            throw call.wrong(.video.notTransparent(output))
        }
        keepsSegments = !call.has("no-cache")
        let format: VideoFormat? = if case .video(let format) = product { format } else { nil }
        looks = try RenderLooks(call, language: language, for: format, size: known)
    }

    /// Renders the output, and shows the progress on stderr.
    package func run(_ filmable: some Filmable) throws {
        var renderer = Renderer(filmable, looks, try Typesetter())
        renderer.keepsSegments = keepsSegments
        let (film, language) = (renderer.film, looks.language)
        switch product {
        case .png, .svg:
            try write(product.bytes(of: renderer.still(moment), renderer.typesetter))
        case .pdf: try write(renderer.pdf(moment))
        case .subRip: try write(film.subRip(language: language), of: film)
        case .webVTT: try write(film.webVTT(language: language), of: film)
        case .score: try write(renderer.score.utf8)
        case .frames:
            let sequence = try renderer.sequence
            try sequence.writeFrames(to: output)
            Console.tell(.host.told(output, told: .video.frames(sequence.count)))
        case .video(let format):
            Console.tell(.host.told(output, told: try renderer.sequence.make(output, format)))
        }
    }

    private func write(_ bytes: some Collection<UInt8>) throws {
        try OutputFile.write(bytes, to: output)
    }

    private func write(_ subtitles: String, of film: Film) throws {
        guard !film.captions.isEmpty else {
            throw Failure(.video.noCaptions(output))
        }
        try write(subtitles.utf8)
    }
}

/// A kind of file that `render` makes.
package enum RenderProduct: Equatable {
    case png, svg, pdf, subRip, webVTT, score, frames
    case video(VideoFormat)

    /// Creates the kind for a file's extension; nil if it is unknown.
    package init?(_ path: String) {
        let name = path.split(separator: "/").last ?? ""
        let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        guard let end, !path.hasSuffix("/"), !FileManager.default.isFolder(path) else {
            self = .frames
            return
        }
        let known = Self.endings[end.lowercased()]
        guard let product = known ?? VideoFormat(rawValue: end.lowercased()).map(Self.video) else {
            return nil
        }
        self = product
    }

    private static let endings: [String: RenderProduct] = [
        "png": .png, "svg": .svg, "pdf": .pdf, "srt": .subRip, "vtt": .webVTT, "score": .score,
    ]

    package var showsOneMoment: Bool { self == .png || self == .svg || self == .pdf }

    /// Indicates whether it can be transparent where nothing is painted.
    var canBeTransparent: Bool { showsOneMoment || self == .frames || self == .video(.webm) }

    /// Returns a picture as a file of this kind, which must be one that shows a single moment.
    package func bytes(of picture: Picture, _ typesetter: Typesetter) throws -> [UInt8] {
        switch self {
        case .svg: Array(SVG.document(picture, typesetter: typesetter).utf8)
        case .pdf: try PDF.data(of: [picture], typesetter: typesetter)
        default: try PNG.data(of: Canvas(typesetter: typesetter).image(of: picture))
        }
    }
}

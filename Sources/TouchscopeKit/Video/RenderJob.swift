import Foundation
import TouchCanvas
import TouchKit
import TouchPicture
import TouchStage

/// What `render` was asked for.
struct RenderJob {
    enum Product: Equatable {
        case png, svg, pdf, subRip, webVTT, score, frames
        case video(VideoFormat)

        /// By the end of a file's name; nil for one that is not known.
        init?(_ path: String) {
            let name = path.split(separator: "/").last ?? ""
            let end = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
            if path.hasSuffix("/") || end == nil || Self.isFolder(path) {
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

        private static func isFolder(_ path: String) -> Bool {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                && isFolder.boolValue
        }

        var showsOneMoment: Bool { self == .png || self == .svg || self == .pdf }
    }

    let output: String
    let product: Product
    /// The moment of a picture, in seconds of event time; nil for the last.
    let moment: Double?
    let size: CGSize
    let rate: Int
    let language: String
    private let theme: Theme
    private let overlays: Overlays

    /// A film of what was recorded. The size that `call` names is the window's.
    init(filming output: String, _ call: Call) throws {
        guard case .video? = Product(output) else {
            throw call.wrong("no film ends like '\(output)'; there are .mp4 .webm .gif")
        }
        try self.init(call, output: output, size: CGSize(width: 1920, height: 1080))
    }

    /// - Parameter known: the size, where `--size` means something else.
    init(_ call: Call, output: String, size known: CGSize? = nil) throws {
        guard let product = Product(output) else {
            throw call.wrong(
                "no kind of file ends like '\(output)'; there are .png .svg .pdf .mp4 .webm .gif "
                    + ".srt .vtt .score, and folders")
        }
        let name = output.hasSuffix("/") ? String(output.dropLast()) : nil
        guard product != .frames || name.flatMap({ Product($0) }) ?? .frames == .frames else {
            throw call.wrong("there is no folder \(output), and its name is one of a file")
        }
        self.output = output
        self.product = product
        let isGIF = product == .video(.gif)
        moment = try call.time("at")
        if moment != nil && !product.showsOneMoment {
            throw call.wrong("--at is for pictures: .png, .svg, .pdf")
        }
        let usual = isGIF ? CGSize(width: 960, height: 540) : CGSize(width: 1920, height: 1080)
        size = try known ?? call.size() ?? usual
        rate = try call.whole("fps", in: 1...240) ?? (isGIF ? 20 : 60)
        language = try call.language() ?? "en"
        theme = try call.theme() ?? .dark
        overlays = try call.overlays() ?? .all
    }

    /// Makes it, and says on stderr how far it is.
    func run(_ performance: Performance) throws {
        let typesetter = try Typesetter()
        let painter = FilmPainter(
            theme: theme, language: language, overlays: overlays, measurer: typesetter)
        let film = performance.film
        switch product {
        case .png:
            let picture = film.still(
                atEventTime: moment ?? performance.session.time, size: size, painter)
            try OutputFile.write(
                PNG.data(of: Canvas(typesetter: typesetter).image(of: picture)), to: output)
        case .svg:
            let picture = film.still(
                atEventTime: moment ?? performance.session.time, size: size, painter)
            try OutputFile.write(
                SVG.document(picture, typesetter: typesetter).utf8, to: output)
        case .pdf:
            try OutputFile.write(
                PDF.data(of: pages(of: performance, film, painter), typesetter: typesetter),
                to: output)
        case .subRip: try write(film.subRip(language: language), of: film)
        case .webVTT: try write(film.webVTT(language: language), of: film)
        case .score:
            let score = film.score.jsonLines(performance.session.trace, language: language)
            try OutputFile.write(score.utf8, to: output)
        case .frames, .video:
            let reel = Reel(
                film: film, painter: painter, canvas: Canvas(typesetter: typesetter), size: size,
                rate: rate)
            try write(reel)
        }
    }

    private func write(_ subtitles: String, of film: Film) throws {
        guard !film.captions.isEmpty else {
            throw Failure("the tape has no captions, so \(output) was not written")
        }
        try OutputFile.write(subtitles.utf8, to: output)
    }

    private func write(_ reel: Reel) throws {
        if case .video(let format) = product {
            try reel.write(to: output, format: format)
        } else {
            try reel.writeFrames(to: output)
        }
        Console.tell("\(output): \(reel.count) frames")
    }

    private func pages(
        of performance: Performance, _ film: Film, _ painter: FilmPainter
    ) -> [Picture] {
        if moment != nil || film.captions.isEmpty {
            let time = moment ?? performance.session.time
            return [film.still(atEventTime: time, size: size, painter)]
        }
        // Just before the next words come, when all that belongs to these has happened.
        return film.captions.map {
            film.frame(at: max($0.start, $0.end - 0.05), size: size, painter)
        }
    }
}

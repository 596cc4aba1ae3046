import Foundation
import TouchCanvas
import TouchKit
import TouchPicture
import TouchStage

/// What `render` was asked for.
struct RenderJob {
    enum Product: Equatable {
        case png, svg, pdf, subRip, webVTT, frames
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
                    + ".srt .vtt, and folders")
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
        var painter = StagePainter(
            theme: theme, language: language, overlays: overlays, measurer: typesetter)
        // A small picture is a large one seen from further away.
        painter.unit = Double(min(size.width, size.height)) / 720
        let film = performance.film
        switch product {
        case .png:
            painter.hasCaptions = !film.captions.isEmpty
            let picture = still(of: performance, film, at: moment, painter)
            try OutputFile.write(
                PNG.data(of: Canvas(typesetter: typesetter).image(of: picture)), to: output)
        case .svg:
            painter.hasCaptions = !film.captions.isEmpty
            let picture = still(of: performance, film, at: moment, painter)
            try OutputFile.write(
                SVG.document(picture, typesetter: typesetter).utf8, to: output)
        case .pdf:
            try OutputFile.write(
                PDF.data(of: pages(of: performance, film, painter), typesetter: typesetter),
                to: output)
        case .subRip: try write(film.subRip(language: language), of: film)
        case .webVTT: try write(film.webVTT(language: language), of: film)
        case .frames, .video:
            painter.hasCaptions = !film.captions.isEmpty
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

    /// A moment of event time with everything told that had happened.
    private func still(
        of performance: Performance, _ film: Film, at time: Double?, _ painter: StagePainter
    ) -> Picture {
        let history = StageHistory(performance.session.trace)
        let time = time ?? performance.session.time
        var moment = film.moment(at: film.seconds(atEventTime: time))
        let told = StageMoment(
            history.state(at: history.lastRecord(atOrBefore: time)), time: time)
        moment.stage = told.stage
        moment.story = told.story
        moment.time = told.time
        moment.step = told.step
        moment.stepAge = told.stepAge
        return painter.picture(of: moment, in: history.trace, size: size)
    }

    private func pages(
        of performance: Performance, _ film: Film, _ painter: StagePainter
    ) -> [Picture] {
        if moment != nil || film.captions.isEmpty {
            return [still(of: performance, film, at: moment, painter)]
        }
        // Just before the next words come, when all that belongs to these has happened.
        return film.captions.map {
            film.frame(at: max($0.start, $0.end - 0.05), size: size, painter)
        }
    }
}

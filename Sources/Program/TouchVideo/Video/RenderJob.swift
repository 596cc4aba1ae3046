import Foundation
import TouchCanvas
import TouchHost

/// One file, or one folder of frames, that `render` was asked for.
package struct RenderJob {
    let output: String
    package let product: RenderProduct
    /// The moment of a picture, in seconds of event time; nil for the last.
    let moment: Double?
    let looks: RenderLooks
    private let keepsSegments: Bool

    /// A film of what was recorded. The size that `call` names is the window's.
    package init(filming output: String, _ call: Call) throws {
        guard case .video? = RenderProduct(output) else {
            throw call.wrong("no film ends like '\(output)'; there are .mp4 .webm .gif")
        }
        try self.init(
            call, output: output, language: call.language() ?? "en",
            size: CGSize(width: 1920, height: 1080))
    }

    /// - Parameter known: the size, where `--size` means something else.
    package init(_ call: Call, output: String, language: String, size known: CGSize? = nil) throws {
        guard let product = RenderProduct(output) else {
            throw call.wrong(
                "no kind of file ends like '\(output)'; there are .png .svg .pdf .mp4 .webm .gif "
                    + ".srt .vtt .score, and folders")
        }
        let name = output.hasSuffix("/") ? String(output.dropLast()) : nil
        guard product != .frames || name.flatMap({ RenderProduct($0) }) ?? .frames == .frames
        else {
            throw call.wrong("there is no folder \(output), and its name is one of a file")
        }
        self.output = output
        self.product = product
        moment = try call.time("at")
        if moment != nil && !product.showsOneMoment {
            throw call.wrong("--at is for pictures: .png, .svg, .pdf")
        }
        if call.has("transparent") && !product.canBeTransparent {
            throw call.wrong(
                "\(output) cannot be transparent; .webm, .png, .svg, .pdf and folders can")
        }
        keepsSegments = !call.has("no-cache")
        var format: VideoFormat?
        if case .video(let kind) = product { format = kind }
        looks = try RenderLooks(call, language: language, for: format, size: known)
    }

    /// Makes it, and says on stderr how far it is.
    package func run(_ performance: some Shown) throws {
        var renderer = Renderer(performance, looks, try Typesetter())
        renderer.keepsSegments = keepsSegments
        switch product {
        case .png: try write(renderer.png(renderer.still(moment)))
        case .svg: try write(renderer.svg(renderer.still(moment)))
        case .pdf: try write(renderer.pdf(moment))
        case .subRip: try write(renderer.subRip(looks.language), of: renderer)
        case .webVTT: try write(renderer.webVTT(looks.language), of: renderer)
        case .score: try write(renderer.score)
        case .frames:
            let reel = try renderer.reel
            try reel.writeFrames(to: output)
            Console.tell("\(output): \(reel.count.counted("frame"))")
        case .video(let format):
            Console.tell("\(output): \(try renderer.reel.make(output, format))")
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        try OutputFile.write(bytes, to: output)
    }

    private func write(_ subtitles: [UInt8], of renderer: Renderer) throws {
        guard !renderer.film.captions.isEmpty else {
            throw Failure("the tape has no captions, so \(output) was not written")
        }
        try write(subtitles)
    }
}

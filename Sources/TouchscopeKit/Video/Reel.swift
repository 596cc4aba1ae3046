import Foundation
import TouchCanvas
import TouchPicture
import TouchStage

/// The frames of a film, one after the other, painted only where they differ.
struct Reel {
    let film: Film
    let painter: FilmPainter
    let canvas: Canvas
    let size: CGSize
    /// Frames a second.
    let rate: Int
    /// What is heard with them; nil for nothing.
    var sound: Soundtrack?
    /// No more than so many frames.
    var limit = Int.max

    var count: Int { min(film.frameCount(rate: Double(rate)), limit) }

    /// Writes a film through ffmpeg.
    func write(to path: String, format: VideoFormat) throws {
        // From here on a signal is heeded, so that the encoder never outlives us.
        try Signals.shared.check("\(path) was not written")
        let sound =
            format.audio.isEmpty ? nil : try sound?.file(seconds: Double(count) / Double(rate))
        let writer = try VideoWriter(
            path: path, format: format, width: Int(size.width), height: Int(size.height),
            rate: rate, hasAlpha: painter.isStageOnly,
            labels: FilmLabels(film, language: painter.language), sound: sound)
        do {
            try forEachFrame(of: path) { image, damage in
                if let damage, damage.isEmpty { return try writer.addAgain() }
                let boxes = damage.map { $0.map { box(around: $0) } }
                try image.bytes.withUnsafeBytes { bytes in
                    guard let start = bytes.baseAddress else { return }
                    try writer.add(start, stride: image.pitch, differingIn: boxes)
                }
            }
            try writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Writes every frame as a picture of its own.
    func writeFrames(to folder: String) throws {
        // From here on a signal is heeded, so that nothing half done stays.
        try Signals.shared.check("\(folder) was not written")
        let output = try OutputFolder(folder)
        var number = 0
        try forEachFrame(of: folder) { image, _ in
            number += 1
            try output.add(PNG.data(of: image), as: String(format: "frame-%05d.png", number))
        }
        try output.finish()
    }

    /// Hands on each frame as bytes for ffmpeg, like ones too.
    func forEachRawFrame(_ use: ([UInt8]) throws -> Void) throws {
        var frame = YUV(width: Int(size.width), height: Int(size.height))
        try forEachFrame(of: "the film") { image, damage in
            if damage?.isEmpty != true {
                image.bytes.withUnsafeBytes { bytes in
                    guard let start = bytes.baseAddress else { return }
                    frame.convert(start, stride: image.pitch)
                }
            }
            try use(frame.bytes)
        }
    }

    /// Hands each frame on, with where it differs from the last: nowhere if they are alike, nil for everywhere.
    private func forEachFrame(
        of path: String, _ use: (ImageBuffer, _ damage: [CGRect]?) throws -> Void
    ) throws {
        var progress = Progress(total: count, unit: "frames")
        defer { progress.end() }
        var image = ImageBuffer(width: Int(size.width), height: Int(size.height))
        var last: (picture: Picture, seconds: Double)?
        for number in 0..<count {
            try Signals.shared.check("\(path) was not written whole")
            let seconds = Double(number) / Double(rate)
            if let last, film.stands(from: last.seconds, to: seconds) {
                try use(image, [])
            } else {
                let picture = film.frame(at: seconds, size: size, painter)
                let damage = try paint(picture, over: last?.picture, &image)
                try use(image, damage)
                last = (picture, seconds)
            }
            progress.update(number + 1)
        }
    }

    /// Paints a picture over the one before.
    /// - Returns: where they differ; nil for everywhere.
    private func paint(
        _ picture: Picture, over last: Picture?, _ image: inout ImageBuffer
    ) throws -> [CGRect]? {
        let damage = last.map { picture.damage(from: $0, measuring: canvas.typesetter) }
        if let damage, damage.isEmpty { return damage }
        if painter.isStageOnly {
            // Nothing covers what was there before.
            image = ImageBuffer(width: image.width, height: image.height)
            try canvas.paint(picture, into: &image)
            return nil
        }
        try canvas.paint(picture, into: &image, damage: damage)
        return damage
    }

    /// The smallest even box around a rectangle of the frame.
    private func box(around rect: CGRect) -> PixelBox {
        func range(_ low: Double, _ high: Double, _ limit: Double) -> Range<Int> {
            let start = Int(max(low / 2, 0).rounded(.down)) * 2
            let end = Int(min(high, limit) / 2 + 0.999_999) * 2
            return start..<max(end, start)
        }
        return PixelBox(
            x: range(rect.minX, rect.maxX, size.width), y: range(rect.minY, rect.maxY, size.height))
    }
}

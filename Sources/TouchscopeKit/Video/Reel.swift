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

    var count: Int { film.frameCount(rate: Double(rate)) }

    /// Writes a film through ffmpeg.
    func write(to path: String, format: VideoFormat) throws {
        // From here on a signal is heeded, so that the encoder never outlives us.
        try Signals.shared.check("\(path) was not written")
        let writer = try VideoWriter(
            path: path, format: format, width: Int(size.width), height: Int(size.height),
            rate: rate, hasAlpha: painter.isStageOnly,
            labels: FilmLabels(film, language: painter.language))
        do {
            try forEachFrame(of: path) { image, isNew in
                if isNew {
                    try image.bytes.withUnsafeBytes { bytes in
                        guard let start = bytes.baseAddress else { return }
                        try writer.add(start, stride: image.pitch)
                    }
                } else {
                    try writer.addAgain()
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

    /// Hands each frame on; `isNew` is false for one like the last.
    private func forEachFrame(
        of path: String, _ use: (ImageBuffer, _ isNew: Bool) throws -> Void
    ) throws {
        var progress = Progress(total: count, unit: "frames")
        defer { progress.end() }
        var image = ImageBuffer(width: Int(size.width), height: Int(size.height))
        var last: Picture?
        for number in 0..<count {
            try Signals.shared.check("\(path) was not written whole")
            let picture = film.frame(at: Double(number) / Double(rate), size: size, painter)
            let damage = last.map { picture.damage(from: $0, measuring: canvas.typesetter) }
            if damage?.isEmpty != true {
                // Nothing covers what was there before.
                if painter.isStageOnly {
                    image = ImageBuffer(width: image.width, height: image.height)
                }
                try canvas.paint(picture, into: &image, damage: painter.isStageOnly ? nil : damage)
            }
            try use(image, damage?.isEmpty != true)
            last = picture
            progress.update(number + 1)
        }
    }
}

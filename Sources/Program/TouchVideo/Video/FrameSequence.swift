import Foundation
import TouchCanvas
import TouchFilm
import TouchHost
import TouchPicture
import TouchScore
import TouchWords

/// The frames of a film, one after the other, painted only where they differ.
struct FrameSequence {
    let film: Film
    let painter: FilmPainter
    let canvas: Canvas
    let size: CGSize
    /// The frames per second.
    let rate: Int
    /// The sound; nil for silence.
    var sound: Soundtrack?
    /// The largest number of frames.
    var limit = Int.max
    /// The keys under which segments are cached; nil to cache none.
    var keys: SegmentKeys?

    var count: Int { min(film.frameCount(rate: rate), limit) }

    /// Makes a film.
    /// - Returns: a description of the result.
    func make(_ path: String, _ format: VideoFormat) throws -> Wording {
        guard format.hasSegments else {
            try write(to: path, format: format)
            return .video.frames(count)
        }
        let (all, kept) = try splice(to: path, format: format)
        return kept > 0
            ? .video.framesInPart(count, anew: all - kept, segments: all) : .video.frames(count)
    }

    /// Writes a film through a single run of ffmpeg.
    private func write(to path: String, format: VideoFormat) throws {
        // From here on a signal is heeded, so that the encoder never outlives this program.
        try Signals.shared.check(.video.notWritten(path))
        var progress = LongWork(Wording.work.frames)
        let writer = try VideoWriter(
            path: path, format: format, width: Int(size.width), height: Int(size.height),
            rate: rate, hasAlpha: painter.isStageOnly,
            labels: FilmLabels(film, language: painter.language))
        try write(0..<count, to: writer, of: path, &progress)
        do {
            try writer.finish()
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Writes a film segment by segment; cached segments are not encoded again.
    /// - Returns: the number of segments, and how many of them were cached.
    func splice(to path: String, format: VideoFormat) throws -> (all: Int, kept: Int) {
        try Signals.shared.check(.video.notWritten(path))
        try format.check(width: Int(size.width), height: Int(size.height))
        var progress = LongWork(Wording.work.frames)
        let splice = try Splice(
            to: path, format, rate: rate, labels: FilmLabels(film, language: painter.language),
            keeping: keys == nil ? nil : SegmentStore())
        let encoding = format.encoding(rate: rate, hasAlpha: painter.isStageOnly)
        var (all, kept) = (0, 0)
        for segment in film.segments(rate: rate) where segment.frames.lowerBound < count {
            let frames = segment.frames.clamped(to: 0..<count)
            let key = keys?.key(of: segment, encoding: encoding) ?? ""
            all += 1
            if splice.add(kept: key, count: frames.count) {
                kept += 1
                progress.update(frames.upperBound, of: count)
                continue
            }
            try splice.add(key: key, count: frames.count) { file in
                let writer = try VideoWriter(
                    path: path, part: file, format: format, width: Int(size.width),
                    height: Int(size.height), rate: rate, hasAlpha: painter.isStageOnly)
                try write(frames, to: writer, of: path, &progress)
                return writer
            }
        }
        try splice.finish(sound: sound?.file(seconds: Double(count) / Double(rate)))
        return (all, kept)
    }

    /// Sends frames to their encoder; if that fails, nothing of the film is left behind.
    private func write(
        _ frames: Range<Int>, to writer: VideoWriter, of path: String, _ progress: inout LongWork
    ) throws {
        do {
            try forEachFrame(in: frames, .video.notWhole(path), &progress) { image, damage in
                if let damage, damage.isEmpty { return try writer.addAgain() }
                let boxes = damage.map { $0.map { box(around: $0) } }
                try writer.add(image.bytes, stride: image.pitch, differingIn: boxes)
            }
        } catch {
            writer.abandon()
            throw error
        }
    }

    /// Writes every frame as a picture of its own.
    func writeFrames(to folder: String) throws {
        // From here on a signal is heeded, so that nothing incomplete stays.
        try Signals.shared.check(.video.notWritten(folder))
        let output = try OutputFolder(folder)
        var number = 0
        var progress = LongWork(Wording.work.frames)
        try forEachFrame(in: 0..<count, .video.notWhole(folder), &progress) { image, _ in
            number += 1
            try output.add(PNG.data(of: image), as: String(format: "frame-%05d.png", number))
        }
        try output.finish()
    }

    /// Passes each frame to `use` as bytes for ffmpeg, including repeated frames.
    func forEachRawFrame(_ use: ([UInt8]) throws -> Void) throws {
        var frame = YUV(width: Int(size.width), height: Int(size.height))
        var progress = LongWork(Wording.work.frames)
        try forEachFrame(in: 0..<count, .video.filmNotWhole, &progress) { image, damage in
            if damage?.isEmpty != true { frame.convert(image.bytes, stride: image.pitch) }
            try use(frame.bytes)
        }
    }

    /// Passes each frame to `use`, with the areas that differ from the previous frame: empty if
    /// they are the same, nil for everywhere.
    /// - Parameter loss: the consequence of being stopped.
    private func forEachFrame(
        in frames: Range<Int>, _ loss: Wording, _ progress: inout LongWork,
        _ use: (ImageBuffer, _ damage: [CGRect]?) throws -> Void
    ) throws {
        var image = ImageBuffer(width: Int(size.width), height: Int(size.height))
        var last: (picture: Picture, seconds: Double)?
        for number in frames {
            try Signals.shared.check(loss)
            let seconds = film.seconds(ofFrame: number, rate: rate)
            if let last, film.stands(from: last.seconds, to: seconds) {
                try use(image, [])
            } else {
                let picture = film.frame(at: seconds, size: size, painter)
                let damage = try paint(picture, over: last?.picture, &image)
                try use(image, damage)
                last = (picture, seconds)
            }
            progress.update(number + 1, of: count)
        }
    }

    /// Paints a picture over the previous one.
    /// - Returns: the areas that differ; nil for everywhere.
    private func paint(
        _ picture: Picture, over last: Picture?, _ image: inout ImageBuffer
    ) throws -> [CGRect]? {
        let damage = last.map { picture.damage(from: $0, measuring: canvas.typesetter) }
        if let damage, damage.isEmpty { return damage }
        if painter.isStageOnly {
            // The new picture does not cover the old one.
            image = ImageBuffer(width: image.width, height: image.height)
            try canvas.paint(picture, into: &image)
            return nil
        }
        try canvas.paint(picture, into: &image, damage: damage)
        return damage
    }

    /// Returns the smallest box with even sides around a rectangle of the frame.
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

import TouchHost
import TouchWords

/// Writes a film through ffmpeg. The file gets its name only when it is complete.
///
/// A writer belongs to one thread at a time; any thread may kill the encoder.
// Unchecked: a thread that hands it to another one waits for that one.
nonisolated final class VideoWriter: @unchecked Sendable {
    /// The film's file; nil for a part of a film, whose file the caller manages.
    private let file: OutputFile?
    private let descriptor: Int32
    private let ending: FilmEnding
    private let child: Child
    private let pump: FramePump
    private var frame: any VideoFrame
    private var count = 0
    /// The number of the frame sent last.
    private var sent = -1
    /// The number of equal frames after which a frame is sent again, so that ffmpeg never waits
    /// long for the next.
    private static let longest = 120

    /// Starts ffmpeg for frames of `width` by `height` pixels, `rate` of them a second.
    ///
    /// - Parameters:
    ///   - part: an open file for the output, which is a part of the film at `path`; nil to write
    ///     `path` itself.
    ///   - hasAlpha: true for a transparent film.
    ///   - labels: the film's metadata; nil for a part of one.
    ///   - encoder: the program to start, which is called like ffmpeg.
    ///   - patience: the longest time that it may do nothing, in seconds.
    init(
        path: String, part: Int32? = nil, format: VideoFormat, width: Int, height: Int, rate: Int,
        hasAlpha: Bool = false, labels: FilmLabels? = nil, encoder: String = "ffmpeg",
        patience: Double = Patience.usual
    ) throws {
        try format.check(width: width, height: height)
        ending = FilmEnding(path: path, encoder: encoder, patience: patience)
        // Obstacles are found now and reported in our own words, not by ffmpeg after a minute's
        // work.
        file = part == nil ? try OutputFile(path) : nil
        descriptor = part ?? file?.descriptor ?? -1
        let kind: FrameStream.Pixels = hasAlpha ? .yuva420p : format.isYUV ? .yuv420p : .bgr0
        let tracks = try FilmTracks(labels, in: format)
        let input = ["-xerror", "-y", "-f", "matroska", "-i", "pipe:0"]
        child = try Child(
            FFmpeg.quietly(encoder) + input + tracks.inputs(after: 1)
                + format.encoding(rate: rate, hasAlpha: hasAlpha)
                + tracks.outputs + ["-f", format.rawValue, FFmpeg.handed()], .weWrite,
            handing: [descriptor] + tracks.files, patience: patience)
        frame =
            if hasAlpha {
                TransparentFrame(width: width, height: height)
            } else if format.isYUV {
                YUV(width: width, height: height)
            } else {
                PlainFrame(width: width, height: height)
            }
        pump = FramePump(to: child)
        _ = pump.send([FrameStream.head(width: width, height: height, rate: rate, kind)])
    }

    /// Adds a frame: rows of `stride` bytes, four bytes a pixel (blue, green, red, unused).
    ///
    /// - Parameter boxes: the areas that differ from the previous frame; nil for everywhere.
    func add(
        _ pixels: UnsafeRawPointer, stride: Int, differingIn boxes: [PixelBox]? = nil
    ) throws {
        frame.convert(pixels, stride: stride, within: boxes)
        count += 1
        try send()
    }

    /// Adds the previous frame once more.
    func addAgain() throws {
        count += 1
        if count - 1 - sent >= Self.longest { try send() }
    }

    /// Sends the last frame.
    private func send() throws {
        sent = count - 1
        let bytes = frame.bytes
        let head = FrameStream.head(ofFrame: sent, count: bytes.count)
        guard !pump.send([head, bytes]) else { return }
        try stop()
    }

    private func stop() throws -> Never {
        _ = pump.drain()
        try Signals.shared.check(.video.notWritten(ending.path))
        throw ending.failure(child.finish())
    }

    /// Waits until ffmpeg is done, checks whether the film is complete, and gives it its name.
    func finish() throws {
        if sent < count - 1 { try send() }
        guard pump.drain() else { try stop() }
        let outcome = child.finish(watching: descriptor)
        try Signals.shared.check(.video.notWritten(ending.path))
        // The status alone says too little: on a full disk it ends with 0.
        try ending.check(outcome)
        try ending.probe(descriptor, count: count)
        try file?.finish()
    }

    /// Ends ffmpeg and leaves nothing behind.
    func abandon() {
        child.kill()
        _ = pump.drain()
        child.stop()
        file?.discard()
    }

    /// Kills the encoder, as an impatient system does; tests do it too.
    func killEncoder() { child.kill() }
}

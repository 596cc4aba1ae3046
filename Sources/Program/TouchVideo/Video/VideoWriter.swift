import TouchHost
import TouchWords

/// Writes a film through ffmpeg; it has its name only when it is whole.
///
/// It belongs to one thread at a time; any may kill the encoder.
// Unchecked: who hands it to another thread waits for that one.
nonisolated final class VideoWriter: @unchecked Sendable {
    /// Nil for a part of a film, which somebody else looks after.
    private let file: OutputFile?
    private let descriptor: Int32
    private let ending: FilmEnding
    private let child: Child
    private let pump: FramePump
    private var frame: any VideoFrame
    private var count = 0
    /// The number of the frame that was sent last.
    private var sent = -1
    /// A frame is sent again after so many like it, so that nobody waits long for the next.
    private static let longest = 120

    /// Starts ffmpeg; frames are `width` by `height` pixels, `rate` of them a second.
    ///
    /// - Parameters:
    ///   - part: an open file that gets the film, which is a part of the one at `path`; else it becomes `path`.
    ///   - hasAlpha: whether it can be seen through.
    ///   - labels: what the film says of itself; nil for a part of one.
    ///   - encoder: the program to start, which is called as ffmpeg is.
    ///   - patience: how long it may do nothing, in seconds.
    init(
        path: String, part: Int32? = nil, format: VideoFormat, width: Int, height: Int, rate: Int,
        hasAlpha: Bool = false, labels: FilmLabels? = nil, encoder: String = "ffmpeg",
        patience: Double = Patience.usual
    ) throws {
        try format.check(width: width, height: height)
        ending = FilmEnding(path: path, encoder: encoder, patience: patience)
        // What is in the way is found out now and in our own words, not by ffmpeg after a minute's work.
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
    /// - Parameter boxes: where it differs from the frame before; nil for everywhere.
    func add(
        _ pixels: UnsafeRawPointer, stride: Int, differingIn boxes: [PixelBox]? = nil
    ) throws {
        frame.convert(pixels, stride: stride, within: boxes)
        count += 1
        try send()
    }

    /// Adds the frame before once more.
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

    /// Waits until ffmpeg is done, looks whether the film is whole, and gives it its name.
    func finish() throws {
        if sent < count - 1 { try send() }
        guard pump.drain() else { try stop() }
        let outcome = child.finish(watching: descriptor)
        try Signals.shared.check(.video.notWritten(ending.path))
        // Its status alone tells too little: on a full disk it ends with 0.
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

    /// What an impatient system does; tests do it too.
    func killEncoder() { child.kill() }
}

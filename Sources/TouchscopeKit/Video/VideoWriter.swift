@preconcurrency import Glibc

/// Writes a film through ffmpeg; it has its name only when it is whole.
nonisolated final class VideoWriter {
    private let path: String
    private let file: OutputFile
    private let encoder: String
    private let patience: Double
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
    ///   - hasAlpha: whether it can be seen through.
    ///   - labels: what the film says of itself.
    ///   - sound: what is heard, an open file as `Soundtrack` writes it, which is closed with the film; nil for nothing.
    ///   - encoder: the program to start, which is called as ffmpeg is.
    ///   - patience: how long it may do nothing, in seconds.
    init(
        path: String, format: VideoFormat, width: Int, height: Int, rate: Int,
        hasAlpha: Bool = false, labels: FilmLabels = FilmLabels(), sound: Int32? = nil,
        encoder: String = "ffmpeg",
        patience: Double = Patience.usual
    ) throws {
        guard width > 0, height > 0, width <= 16384, height <= 16384 else {
            throw Failure("a film of \(width)x\(height) pixels cannot be made")
        }
        guard !format.isYUV || (width % 2 == 0 && height % 2 == 0) else {
            throw Failure(
                "\(format.rawValue) needs an even width and height, not \(width)x\(height)")
        }
        self.path = path
        self.encoder = encoder
        self.patience = patience
        // What is in the way is found out now and in our own words, not by ffmpeg after a minute's work.
        file = try OutputFile(path)
        let kind: FrameStream.Pixels =
            hasAlpha ? .yuva420p : format.isYUV ? .yuv420p : .bgr0
        let tracks = try FilmTracks(labels, sound: sound, in: format)
        child = try Child(
            [
                encoder, "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-y",
                "-f", "matroska", "-i", "pipe:0",
            ] + tracks.inputs(from: Child.handed + 1)
                + format.encoding(rate: rate, hasAlpha: hasAlpha)
                + tracks.outputs + ["-f", format.rawValue, Self.handedFile], .weWrite,
            handing: [file.descriptor] + tracks.files, patience: patience)
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

    /// The film as ffmpeg finds it: it has no name yet that could be told.
    private static let handedFile = "file:/proc/self/fd/\(Child.handed)"

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
        try Signals.shared.check("\(path) was not written")
        throw failure(child.finish())
    }

    /// Waits until ffmpeg is done, looks whether the film is whole, and gives it its name.
    func finish() throws {
        if sent < count - 1 { try send() }
        guard pump.drain() else { try stop() }
        let outcome = child.finish(watching: file.descriptor) { Signals.shared.received != nil }
        try Signals.shared.check("\(path) was not written")
        // Its status alone tells too little: on a full disk it ends with 0.
        guard outcome.status == 0, outcome.complaint.isEmpty else { throw failure(outcome) }
        guard file.size > 0 else {
            throw Failure("ffmpeg failed: it wrote no film; \(path) was not written")
        }
        try probe()
        try file.finish()
    }

    /// Reads the film through and counts its frames.
    private func probe() throws {
        let reader = try Child(
            [
                encoder, "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror",
                "-i", Self.handedFile, "-map", "0:v", "-c", "copy", "-f", "framecrc", "pipe:1",
            ], .weRead, handing: [file.descriptor], patience: patience)
        let found = reader.readAll().split(separator: "\n").filter { !$0.hasPrefix("#") }.count
        let outcome = reader.finish()
        guard outcome.status == 0, outcome.complaint.isEmpty else { throw failure(outcome) }
        guard found == count else {
            throw Failure(
                "ffmpeg failed: it wrote \(found) of \(count) frames; \(path) was not written")
        }
    }

    /// Ends ffmpeg and leaves nothing behind.
    func abandon() {
        child.kill()
        _ = pump.drain()
        child.stop()
        file.discard()
    }

    /// What an impatient system does; tests do it too.
    func killEncoder() { child.kill() }

    private func failure(_ outcome: Child.Outcome) -> Failure {
        let why =
            if outcome.hung {
                "it did nothing for \(Int(patience.rounded(.up))) s and was ended"
            } else if outcome.status > 128 {
                "it was killed (signal \(outcome.status - 128))"
            } else if outcome.complaint.isEmpty {
                "it ended with status \(outcome.status)"
            } else {
                outcome.complaint
            }
        return Failure("ffmpeg failed: \(why); \(path) was not written")
    }
}

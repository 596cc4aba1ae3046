@preconcurrency import Glibc

/// Writes a film through ffmpeg, under another name until it is whole.
nonisolated final class VideoWriter {
    private let path: String
    private let unfinished: String
    private let child: Child
    private var frame: any VideoFrame
    private var isWhole = false

    /// Starts ffmpeg; frames are `width` by `height` pixels, `rate` of them a second.
    init(path: String, format: VideoFormat, width: Int, height: Int, rate: Int) throws {
        guard width > 0, height > 0, width <= 16384, height <= 16384 else {
            throw Failure("a film of \(width)x\(height) pixels cannot be made")
        }
        guard !format.isYUV || (width % 2 == 0 && height % 2 == 0) else {
            throw Failure(
                "\(format.rawValue) needs an even width and height, not \(width)x\(height)")
        }
        self.path = path
        let name = path.split(separator: "/").last.map(String.init) ?? path
        unfinished = path.dropLast(name.count) + ".\(name).\(getpid()).part"
        // Found out now and in our own words, not by ffmpeg after a minute's work.
        let probe = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard probe >= 0 else {
            throw Failure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        close(probe)
        do {
            child = try Child(
                [
                    "ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y",
                    "-f", "rawvideo", "-pix_fmt", format.isYUV ? "yuv420p" : "bgr0",
                    "-s", "\(width)x\(height)", "-r", "\(rate)", "-i", "pipe:0", "-an",
                ] + format.encoding + ["-f", format.rawValue, "file:" + unfinished], .weWrite)
        } catch {
            unlink(unfinished)
            throw error
        }
        frame =
            format.isYUV
            ? YUV(width: width, height: height) : PlainFrame(width: width, height: height)
    }

    deinit {
        if !isWhole { abandon() }
    }

    /// Adds a frame: rows of `stride` bytes, four bytes a pixel (blue, green, red, unused).
    func add(_ pixels: UnsafeRawPointer, stride: Int) throws {
        frame.convert(pixels, stride: stride)
        try addAgain()
    }

    /// Adds the frame before once more.
    func addAgain() throws {
        let taken = frame.bytes.withUnsafeBytes {
            child.write($0) { Signals.shared.received != nil }
        }
        guard !taken else { return }
        try Signals.shared.check("\(path) was not written")
        throw failure(child.finish())
    }

    /// Waits until ffmpeg is done and gives the film its name.
    func finish() throws {
        let outcome = child.finish { Signals.shared.received != nil }
        try Signals.shared.check("\(path) was not written")
        guard outcome.status == 0 else { throw failure(outcome) }
        guard rename(unfinished, path) == 0 else {
            throw Failure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        isWhole = true
    }

    /// Ends ffmpeg and leaves nothing behind.
    func abandon() {
        child.stop()
        unlink(unfinished)
    }

    /// What an impatient system does; tests do it too.
    func killEncoder() { child.kill() }

    private func failure(_ outcome: Child.Outcome) -> Failure {
        let why =
            if outcome.status > 128 {
                "it was killed (signal \(outcome.status - 128))"
            } else if outcome.complaint.isEmpty {
                "it ended with status \(outcome.status)"
            } else {
                outcome.complaint
            }
        return Failure("ffmpeg failed: \(why); \(path) was not written")
    }
}

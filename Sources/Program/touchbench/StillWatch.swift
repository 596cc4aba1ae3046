import Foundation
import Synchronization
import TestSupport
import TouchCanvas
import TouchFilm
import TouchPicture

/// Measures, with ffmpeg, how much of a film does not move: frames are passed to the freezedetect
/// filter as they are rendered, half as large as they are measured.
nonisolated final class StillWatch {
    /// The largest difference between frames that count as the same, and the shortest stretch of
    /// them, in seconds.
    static let (noise, least) = (0.001, 1)
    private static let scale = 0.5
    /// A lock held while one is started, so that no other ffmpeg inherits the ends of its pipe.
    private static let starting = Mutex(())

    private let canvas: Canvas
    private var image: ImageBuffer
    private var last: Picture?
    private var frames = 0
    private let ffmpeg: Spawned
    private let input: FileHandle

    init(_ typesetter: Typesetter) throws {
        canvas = Canvas(typesetter: typesetter)
        let (width, height) = (
            Int(FilmWalk.wide.width * Self.scale), Int(FilmWalk.wide.height * Self.scale)
        )
        image = ImageBuffer(width: width, height: height)
        (input, ffmpeg) = try Self.starting.withLock { _ in
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw SupportError("no pipe to be had") }
            defer { close(ends[0]) }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let input = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
            return (input, try Self.ffmpeg(reading: ends[0], width: width, height: height))
        }
    }

    /// Starts ffmpeg.
    /// - Parameter file: the file of raw frames.
    private static func ffmpeg(reading file: Int32, width: Int, height: Int) throws -> Spawned {
        try Spawned(
            [
                "ffmpeg", "-nostdin", "-hide_banner", "-nostats", "-v", "info", "-f", "rawvideo",
                "-pix_fmt", "bgra", "-s", "\(width)x\(height)", "-r", "\(FilmWalk.figureRate)",
                "-i", "pipe:3", "-vf", "format=yuv420p,freezedetect=n=\(noise):d=\(least)", "-f",
                "null", "-",
            ], files: [file])
    }

    /// Adds a frame.
    /// - Parameter picture: the picture; nil to repeat the previous one.
    func show(_ picture: Picture?) throws {
        frames += 1
        if let picture {
            let small = Picture(
                size: CGSize(width: image.width, height: image.height),
                marks: [
                    .group(
                        Group(
                            transform: CGAffineTransform(scaleX: Self.scale, y: Self.scale),
                            marks: picture.marks))
                ])
            let damage = last.map { small.damage(from: $0, measuring: canvas.typesetter) }
            try canvas.paint(small, into: &image, damage: damage)
            last = small
        }
        try input.write(contentsOf: Data(image.bytes))
    }

    /// Returns the share of the film, from 0 to 1, that does not move, once all frames have been
    /// shown.
    func share() throws -> Double {
        try input.close()
        let said = ffmpeg.readErrors()
        guard ffmpeg.wait() == 0 else { throw SupportError("ffmpeg failed: \(said)") }
        let length = Double(frames) / Double(FilmWalk.figureRate)
        var (still, open): (Double, Double?) = (0, nil)
        for line in said.matches(of: /freeze_(start|duration): ([0-9.]+)/) {
            let seconds = Double(line.2) ?? 0
            if line.1 == "start" {
                open = seconds
            } else {
                still += seconds
                open = nil
            }
        }
        // A stretch that lasts until the end has no end in the output.
        if let open { still += length - open }
        return still / length
    }
}

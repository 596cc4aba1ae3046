import Foundation
import TouchHost
import TouchWords

/// A film joined from segments that are encoded separately: cached ones, and new ones.
///
/// While the last frames of a segment are encoded, the next segment is painted.
nonisolated final class Splice {
    private let output: OutputFile
    private let ending: FilmEnding
    private let format: VideoFormat
    private let rate: Int
    private let labels: FilmLabels
    private let store: SegmentStore?
    /// The folder for the segments until the film is complete; open to keep it locked.
    private let folder: (path: String, descriptor: Int32)
    /// The number of frames of each segment.
    private var counts: [Int] = []
    private var last: Ending?

    /// Begins a film.
    /// - Parameters:
    ///   - path: the film's path.
    ///   - store: the cache of segments; nil for none.
    init(
        to path: String, _ format: VideoFormat, rate: Int, labels: FilmLabels,
        keeping store: SegmentStore?
    ) throws {
        // Obstacles are found now, not after a minute's work.
        output = try OutputFile(path)
        ending = FilmEnding(path: path, encoder: "ffmpeg", patience: Patience.usual)
        (self.format, self.rate, self.labels, self.store) = (format, rate, labels, store)
        let place = store?.folder ?? FileManager.default.temporaryDirectory.path
        guard let folder = Scratch.folder(in: place) else { throw Failure.cannotWrite(path) }
        self.folder = folder
    }

    deinit {
        last?.abandon()
        try? FileManager.default.removeItem(atPath: folder.path)
        close(folder.descriptor)
    }

    /// Adds the next segment, of `count` frames, if it is cached.
    func add(kept key: String, count: Int) -> Bool {
        guard let store, store.take(key, to: path(of: counts.count)) else { return false }
        counts.append(count)
        return true
    }

    /// Adds the next segment. `encode` creates its encoder for an open file, and has sent it all
    /// frames when it returns.
    func add(
        key: String, count: Int, encode: (Int32) throws -> VideoWriter
    ) throws {
        let path = path(of: counts.count)
        let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw Failure.cannotWrite(ending.path) }
        let writer: VideoWriter
        do {
            writer = try encode(file)
        } catch {
            close(file)
            throw error
        }
        let before = last
        last = Ending(writer, file) { [store] in store?.keep(path, as: key) }
        counts.append(count)
        try before?.wait()
    }

    /// Joins the segments without encoding them again, and gives the film its name.
    ///
    /// - Parameter sound: an open file as `Soundtrack` writes it, which is closed here; nil for
    ///   silence.
    func finish(sound: @autoclosure () throws -> Int32? = nil) throws {
        let before = last
        last = nil
        try before?.wait()
        store?.trim()
        try join(FilmTracks(labels, sound: sound(), in: format))
        try ending.probe(output.descriptor, count: counts.reduce(0, +))
        try output.finish()
    }

    private func path(of segment: Int) -> String { folder.path + "/\(segment)" }

    private func join(_ tracks: FilmTracks) throws {
        let list = open(folder.path + "/list", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard list >= 0 else { throw Failure.cannotWrite(ending.path) }
        defer { close(list) }
        try OutputFile.write(segments.utf8, to: list, named: ending.path)
        // Its descriptor gives the folder the same name in every run.
        let input = ["-xerror", "-y", "-f", "concat", "-i", FFmpeg.handed(1) + "/list"]
        let child = try Child(
            FFmpeg.quietly(ending.encoder) + input + tracks.inputs(after: 2) + ["-c:v", "copy"]
                + format.joining(rate: rate) + tracks.outputs
                + ["-f", format.rawValue, FFmpeg.handed()], .weRead,
            handing: [output.descriptor, folder.descriptor] + tracks.files,
            patience: ending.patience)
        let outcome = child.finish(watching: output.descriptor)
        try Signals.shared.check(.video.notWritten(ending.path))
        try ending.check(outcome)
    }

    /// The list of segments as ffmpeg reads it. Each duration is the difference of times rounded to
    /// a millionth of a second, so that no fractions add up.
    private var segments: String {
        var (text, frame) = ("", 0)
        func time(_ frame: Int) -> Int { (frame * 1_000_000 + rate / 2) / rate }
        for (index, count) in counts.enumerated() {
            let span = time(frame + count) - time(frame)
            text += "file \(index)\nduration \(span)us\n"
            frame += count
        }
        return text
    }

    /// The end of a segment's encoder, on a thread of its own.
    // Unchecked: until the thread is done, the writer is only ever killed.
    private final class Ending: @unchecked Sendable {
        private let writer: VideoWriter
        private let done = DispatchGroup()
        /// Written before `done`, read after it.
        private var failure: (any Error)?

        /// Waits for the encoder on the thread.
        /// - Parameter keep: a closure called if the segment is complete.
        init(_ writer: VideoWriter, _ file: Int32, keep: @escaping @Sendable () -> Void) {
            self.writer = writer
            DispatchQueue.global().async(group: done) { [self] in
                do {
                    try writer.finish()
                    keep()
                } catch {
                    failure = error
                    writer.abandon()
                }
                close(file)
            }
        }

        func wait() throws {
            done.wait()
            if let failure { throw failure }
        }

        func abandon() {
            writer.killEncoder()
            done.wait()
        }
    }
}

import Foundation
import Synchronization
import TouchHost
import TouchWords

/// The file of a text that is edited line by line.
///
/// A short text is on the disk when `save` returns. A long text is written by a separate thread, so
/// that the fingers do not wait; of several waiting states, the last is written.
nonisolated final class EditedFile: Sendable {
    let url: URL
    private let queue = DispatchQueue(label: "edited file")
    private let state: Mutex<State>

    private struct State {
        /// The stamp of the file as it was last read or written; nil if it is unknown.
        var stamp: FileStamp?
        /// The lines that wait to be written.
        var next: [String]?
        var isWriting = false
        var failure: Failure?
    }

    /// The largest number of bytes that are written while the caller waits.
    private static let short = 1 << 20

    /// Creates the file of a text.
    /// - Parameter stamp: the stamp of the file as it was read; nil if it is unknown.
    init(_ url: URL, stamp: FileStamp?) {
        self.url = url
        state = Mutex(State(stamp: stamp))
    }

    /// The stamp of the file as it was last read or written; nil if it is unknown.
    var stamp: FileStamp? { state.withLock(\.stamp) }

    /// Indicates whether something is still to be written.
    var isPending: Bool { state.withLock { $0.isWriting || $0.failure != nil } }

    /// Indicates whether nobody else has saved the file.
    var isOurs: Bool {
        state.withLock { state in
            state.isWriting || (state.stamp != nil && state.stamp == FileStamp(url.path))
        }
    }

    /// Accepts the file on the disk as its own, since reading it found the same text.
    func recognize() { state.withLock { $0.stamp = FileStamp(url.path) } }

    /// Writes a text.
    /// - Parameter lines: the lines of the text, without their ends.
    func save(_ lines: [String]) throws(Failure) {
        let size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        guard size > Self.short else {
            finish()
            let stamp = try Self.write(lines, to: url)
            return state.withLock { $0.stamp = stamp }
        }
        let isBegun = state.withLock { state in
            defer { state.isWriting = true }
            state.next = lines
            return state.isWriting
        }
        if !isBegun { queue.async { self.writeAll() } }
    }

    /// Waits until everything is written.
    func finish() { queue.sync {} }

    /// Returns the reason why the last state could not be written, once.
    func takeFailure() -> Failure? {
        state.withLock { state in
            defer { state.failure = nil }
            return state.failure
        }
    }

    private func writeAll() {
        while let (lines, stamp) = take() {
            do throws(Failure) {
                guard stamp == nil || stamp == FileStamp(url.path) else {
                    throw Self.wasSaved(url)
                }
                let stamp = try Self.write(lines, to: url)
                state.withLock { $0.stamp = stamp }
            } catch {
                state.withLock { state in
                    (state.next, state.failure, state.isWriting) = (nil, error, false)
                }
                return
            }
        }
    }

    private func take() -> (lines: [String], stamp: FileStamp?)? {
        state.withLock { state in
            guard let next = state.next else {
                state.isWriting = false
                return nil
            }
            state.next = nil
            return (next, state.stamp)
        }
    }

    private static func write(_ lines: [String], to url: URL) throws(Failure) -> FileStamp? {
        let file = try OutputFile(url.path)
        try file.write(Array(lines.joined(separator: "\n").utf8))
        try file.finish()
        return FileStamp(open: file.descriptor)
    }

    static func wasSaved(_ url: URL) -> Failure {
        Failure(.edit.savedElsewhere(url.lastPathComponent))
    }
}

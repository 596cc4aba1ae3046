import Foundation
import Synchronization
import TouchHost
import TouchWords

/// The file of a text that is edited line by line.
///
/// What is short is on the disk when `save` returns. What is long is written by a thread of its
/// own, so that the fingers do not wait; of several states that wait the last is written.
nonisolated final class EditedFile: Sendable {
    let url: URL
    private let queue = DispatchQueue(label: "edited file")
    private let state: Mutex<State>

    private struct State {
        /// Of the file as it was read or written last; nil where that is not known.
        var stamp: FileStamp?
        /// What waits to be written.
        var next: [String]?
        var isWriting = false
        var failure: Failure?
    }

    /// As many bytes are written while one waits.
    private static let short = 1 << 20

    /// - Parameter stamp: of the file as it was read; nil where that is not known.
    init(_ url: URL, stamp: FileStamp?) {
        self.url = url
        state = Mutex(State(stamp: stamp))
    }

    /// Of the file as it was read or written last; nil where that is not known.
    var stamp: FileStamp? { state.withLock(\.stamp) }

    /// Whether something is still to be written.
    var isPending: Bool { state.withLock { $0.isWriting || $0.failure != nil } }

    /// Whether nobody else has saved it.
    var isOurs: Bool {
        state.withLock { state in
            state.isWriting || (state.stamp != nil && state.stamp == FileStamp(url.path))
        }
    }

    /// It says `text` on the disk, as was found by reading it.
    func recognize() { state.withLock { $0.stamp = FileStamp(url.path) } }

    /// Writes a text.
    /// - Parameter lines: without their ends.
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

    /// Returns when all is written.
    func finish() { queue.sync {} }

    /// Why what was saved last could not be written, told once.
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

import Dispatch
import Foundation
import Synchronization
import TouchKit

/// Writes a live trace as JSON Lines, each line whole as soon as it is decided.
///
/// A file has its name when the trace is whole; who wants to follow it reads a pipe. A queue of its own writes, so that a
/// slow reader never holds up the fingers.
final class TraceWriter {
    private let path: String
    /// Where it is written; nil for a pipe, a device or stdout.
    private let file: OutputFile?
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "trace")
    private let reader = Reader()
    private var written = 0
    private var isClosed = false

    /// Whether what is written still arrives.
    private nonisolated final class Reader: Sendable {
        enum State: Equatable {
            case reads, isGone
            case failed(Failure)
        }
        let state = Mutex(State.reads)
    }

    /// - Parameter path: "-" for stdout.
    init(path: String) throws {
        self.path = path
        if path == "-" {
            (file, descriptor) = (nil, STDOUT_FILENO)
            return
        }
        if try OutputPlace(path).isStream {
            file = nil
            descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure.cannotWrite(path) }
            return
        }
        let file = try OutputFile(path)
        (self.file, descriptor) = (file, file.descriptor)
    }

    /// A record about the window itself.
    func write(_ kind: String, _ values: [(String, String)] = []) {
        let fields = values.map { ",\"\($0)\":\($1)" }.joined()
        put("{\"kind\":\"\(kind)\"\(fields)}\n")
    }

    /// What is new in the trace.
    func write(newIn trace: Trace) {
        guard written < trace.records.count else { return }
        put(trace.records[written...].map { trace.json($0) + "\n" }.joined())
        written = trace.records.count
    }

    /// Another trace begins.
    func restart() { written = 0 }

    /// Returns when everything is written. Who has sent a signal does not wait for a reader that reads no more.
    func close() throws {
        guard !isClosed else { return }
        isClosed = true
        let done = DispatchGroup()
        queue.async(group: done) {}
        while done.wait(timeout: .now() + 10) == .timedOut {
            if Signals.shared.received != nil && file == nil { return }
        }
        if case .failed(let failure) = reader.state.withLock({ $0 }) { throw failure }
        try file?.finish()
    }

    private func put(_ lines: String) {
        let (descriptor, path, reader) = (descriptor, path, reader)
        queue.async {
            guard reader.state.withLock({ $0 }) == .reads else { return }
            do throws(Failure) {
                try OutputFile.write(lines.utf8, to: descriptor, named: path)
            } catch {
                // The window goes on without. That nobody reads any more is no fault.
                let isGone = error == .cannotWrite(path, EPIPE)
                reader.state.withLock { $0 = isGone ? .isGone : .failed(error) }
            }
        }
    }
}

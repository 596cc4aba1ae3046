import Dispatch
import Foundation
import Synchronization
import TouchHost
import TouchTrace

/// A writer of a live trace as JSON Lines, which writes each line whole as soon as it is decided.
///
/// A file is overwritten at once and can be followed while it grows. If it cannot grow any further,
/// it ends with the last whole line, and the program reports that. A separate queue does the
/// writing, so that a slow reader never holds up the fingers.
package final class TraceWriter {
    private let path: String
    /// Indicates whether the output is a file, as opposed to a pipe, a device, or stdout.
    private let isFile: Bool
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "trace")
    private let reader = Reader()
    private var written = 0
    private var isClosed = false
    private var isFailureTold = false

    /// The state of whoever reads what is written.
    private nonisolated final class Reader: Sendable {
        enum State: Equatable {
            case reads, isGone
            case failed(Failure)
        }
        let state = Mutex(State.reads)
    }

    /// Creates a writer, and empties its file.
    /// - Parameter path: the path of the output; "-" for stdout.
    package init(path: String) throws {
        self.path = path
        if path == "-" {
            (isFile, descriptor) = (false, STDOUT_FILENO)
            return
        }
        isFile = try !OutputPlace(path).isStream
        let manner = isFile ? O_CREAT | O_TRUNC : 0
        descriptor = open(path, O_WRONLY | O_CLOEXEC | manner, 0o666)
        guard descriptor >= 0 else { throw Failure.cannotWrite(path) }
    }

    /// Writes a record about the window itself.
    package func write(_ kind: String, _ values: (String, String)...) { write(kind, values) }

    package func write(_ kind: String, _ values: [(String, String)]) {
        let fields = values.map { ",\"\($0)\":\($1)" }.joined()
        put("{\"kind\":\"\(kind)\"\(fields)}\n")
    }

    /// Writes the records that are new in the trace.
    func write(newIn trace: Trace) {
        guard written < trace.records.count else { return }
        put(trace.records[written...].map { trace.json($0) + "\n" }.joined())
        written = trace.records.count
    }

    /// Returns the reason why nothing more is written, once; nil while writing goes on.
    func takeFailure() -> Failure? {
        guard !isFailureTold, case .failed(let failure) = reader.state.withLock({ $0 }) else {
            return nil
        }
        isFailureTold = true
        return failure
    }

    /// Starts over with the first record, for another trace.
    func restart() { written = 0 }

    /// Waits until everything is written. After a signal, it does not wait for a reader that has
    /// stopped reading.
    package func close() throws {
        guard !isClosed else { return }
        isClosed = true
        let done = DispatchGroup()
        queue.async(group: done) {}
        while done.wait(timeout: .now() + 10) == .timedOut {
            if Signals.shared.received != nil && !isFile { return }
        }
        if case .failed(let failure) = reader.state.withLock({ $0 }) { throw failure }
        if isFile, fsync(descriptor) != 0 { throw Failure.cannotWrite(path) }
    }

    private func put(_ lines: String) {
        let (descriptor, path, reader, isFile) = (descriptor, path, reader, isFile)
        queue.async {
            guard reader.state.withLock({ $0 }) == .reads else { return }
            let end = isFile ? lseek(descriptor, 0, SEEK_CUR) : 0
            do throws(Failure) {
                try OutputFile.write(lines.utf8, to: descriptor, named: path)
            } catch {
                // Leave no half line.
                if isFile { ftruncate(descriptor, end) }
                // The window goes on without a trace. A reader that went away is no fault.
                let isGone = error == .cannotWrite(path, EPIPE)
                reader.state.withLock { $0 = isGone ? .isGone : .failed(error) }
            }
        }
    }
}

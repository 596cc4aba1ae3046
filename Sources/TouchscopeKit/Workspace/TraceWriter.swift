import Dispatch
import Foundation
import TouchKit

/// Writes a live trace as JSON Lines, each line whole as soon as it is decided.
///
/// A queue of its own writes, so that a slow reader never holds up the fingers.
final class TraceWriter {
    private let file: FileHandle
    private let queue = DispatchQueue(label: "trace")
    private var written = 0

    /// - Parameter path: "-" for stdout.
    init(path: String) throws {
        if path == "-" {
            file = .standardOutput
            return
        }
        // Opened, not created anew: it may be a pipe or a device.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw Failure("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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
    func close() {
        let done = DispatchGroup()
        queue.async(group: done) {}
        while done.wait(timeout: .now() + 10) == .timedOut {
            if Signals.shared.received != nil { return }
        }
    }

    private func put(_ lines: String) {
        let file = file
        // Nobody reads any more: the window goes on without.
        queue.async { try? file.write(contentsOf: Data(lines.utf8)) }
    }
}

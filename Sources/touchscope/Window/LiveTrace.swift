import Dispatch
import Foundation
import TouchKit

/// Writes a live trace as JSON Lines, each line whole as soon as it is decided.
///
/// A queue of its own writes, so that a slow reader never holds up the fingers.
final class LiveTrace {
    private let file: FileHandle
    private let queue = DispatchQueue(label: "trace")
    private var written = 0

    /// - Parameter path: "-" for stdout.
    init(path: String) throws {
        if path == "-" {
            file = .standardOutput
            return
        }
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw Failure("cannot write \(path)") }
        self.file = file
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

    /// Returns when everything is written.
    func close() { queue.sync {} }

    private func put(_ lines: String) {
        let file = file
        // Nobody reads any more: the window goes on without.
        queue.async { try? file.write(contentsOf: Data(lines.utf8)) }
    }
}

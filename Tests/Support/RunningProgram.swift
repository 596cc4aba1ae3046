import Foundation

/// A built program at work, whose stdout is followed line by line.
public final class RunningProgram {
    private let process: Spawned
    private let lines = LineBuffer()
    /// How many lines have been looked at.
    private var position = 0

    /// The folder with what was built: the tests stand in it.
    public static var folder: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
    }

    /// touchscope as `make build` leaves it, which is what people run.
    public static let touchscope = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: ".build/release/touchscope").path

    /// Where a program lies: a path as it is, touchscope as people have it, anything else beside the tests.
    private static func path(of name: String) -> String {
        if name.hasPrefix("/") { return name }
        return name == "touchscope" ? touchscope : folder.appending(path: name).path
    }

    /// - Parameters:
    ///   - name: touchscope, another program that was built, or a path.
    ///   - prefix: a program, with its arguments, that starts this one.
    public init(
        _ name: String, _ arguments: [String], behind prefix: [String] = [],
        environment: [String: String]
    ) throws {
        let process = try Spawned(
            prefix + [RunningProgram.path(of: name)] + arguments, environment: environment)
        self.process = process
        let lines = lines
        // It reads for as long as the program writes, and keeps the program until then.
        let reader = Thread {
            while true {
                let data = process.read()
                if data.isEmpty { break }
                lines.add(data)
            }
            lines.end()
        }
        reader.start()
    }

    deinit {
        kill(process.id, SIGTERM)
    }

    public var id: Int32 { process.id }

    /// Everything it printed so far.
    public var printed: [String] { lines.all }

    /// The next line, after those already waited for, that `matches`.
    ///
    /// What is waited for is an event, not a time; the time is only there so that a fault ends a test.
    public func wait(
        for what: String, seconds: Double = 20, _ matches: (TraceLine) -> Bool
    ) throws -> TraceLine {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while true {
            guard let text = lines.line(position, before: deadline) else {
                let seen = lines.all.suffix(8).joined(separator: "\n")
                throw SupportError("waited in vain for \(what); the last lines were:\n\(seen)")
            }
            position += 1
            if let line = TraceLine(text), matches(line) { return line }
        }
    }

    /// Waits for a line of plain text that holds `text`.
    public func waitForLine(_ text: String, seconds: Double = 20) throws {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while let line = lines.line(position, before: deadline) {
            position += 1
            if line.contains(text) { return }
        }
        throw SupportError("waited in vain for '\(text)'")
    }

    /// Looks at the lines from the beginning again.
    public func rewind() { position = 0 }

    public func send(signal: Int32) { kill(process.id, signal) }

    /// Ends it in order.
    public func end() {
        send(signal: SIGTERM)
        _ = waitForEnd(seconds: 10)
    }

    /// Waits for its end, and until all that it printed is here: the exit status, and what it wrote to stderr. A program
    /// that hangs is ended all the same, so that it fails a test and does not stop them all.
    public func waitForEnd(seconds: Double = 120) -> (status: Int32, complaint: String) {
        let id = process.id
        let last = DispatchWorkItem { kill(id, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: last)
        defer { last.cancel() }
        let complaint = process.readErrors()
        let status = process.wait()
        // What it started and left behind may keep the pipe open.
        lines.waitForEnd(before: Date(timeIntervalSinceNow: 5))
        return (status, complaint)
    }
}

/// One line of the trace as JSON.
public struct TraceLine: CustomStringConvertible {
    public let description: String
    private let values: [String: Any]

    public init?(_ text: String) {
        guard
            let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let values = object as? [String: Any]
        else { return nil }
        description = text
        self.values = values
    }

    public subscript(_ key: String) -> String? { values[key] as? String }

    public func number(_ key: String) -> Double? { (values[key] as? NSNumber)?.doubleValue }

    /// An object within the line.
    public func object(_ key: String) -> [String: Double] {
        (values[key] as? [String: Any] ?? [:]).compactMapValues {
            ($0 as? NSNumber)?.doubleValue
        }
    }
}

/// Lines that arrive on one thread and are waited for on another.
private final class LineBuffer: @unchecked Sendable {
    private let condition = NSCondition()
    private var complete: [String] = []
    private var rest = Data()
    private var hasEnded = false

    var all: [String] { condition.withLock { complete } }

    func add(_ data: [UInt8]) {
        condition.withLock {
            rest.append(contentsOf: data)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                complete.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                rest.removeSubrange(rest.startIndex...end)
            }
            condition.broadcast()
        }
    }

    func end() {
        condition.withLock {
            hasEnded = true
            condition.broadcast()
        }
    }

    func waitForEnd(before deadline: Date) {
        condition.withLock {
            while !hasEnded && condition.wait(until: deadline) {}
        }
    }

    /// The line of that number, waited for; nil if it does not come.
    func line(_ number: Int, before deadline: Date) -> String? {
        condition.withLock {
            while number >= complete.count && !hasEnded {
                if !condition.wait(until: deadline) { return nil }
            }
            return number < complete.count ? complete[number] : nil
        }
    }
}

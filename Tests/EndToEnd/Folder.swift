import Foundation
import TestSupport
import Testing

extension Bench {
    /// The lines of its trace that tell of the engine.
    var traced: [String] {
        program.printed.filter { $0.hasPrefix("{\"serial\"") }
    }

    /// Touches a rectangle and lets go.
    func tap(_ rectangle: Int) throws {
        try touch.down(1, pixel(rectangle))
        try touch.sync()
        try touch.up(1)
        try touch.sync()
        try wait("sequenceEnded")
    }
}

/// A folder for recordings, with the scene that they are made in.
final class Folder {
    private let url: URL
    private let isOwn: Bool

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("recorded-\(UUID().uuidString)")
        isOwn = true
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let scene = url.appendingPathComponent("ten.scene")
        try Bench.tenRectangles.write(to: scene, atomically: true, encoding: .utf8)
    }

    init(_ url: URL) {
        self.url = url
        isOwn = false
    }

    deinit {
        if isOwn { try? FileManager.default.removeItem(at: url) }
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Returns when a file in it holds `text`.
    func wait(for text: String, in name: String) throws {
        try Folder.wait(for: "\(text) in \(name)") {
            let data = FileManager.default.contents(atPath: self.path(name)) ?? Data()
            return String(decoding: data, as: UTF8.self).contains(text)
        }
    }

    /// Returns when something is so that nobody tells of; the time is only there so that a fault ends a test.
    static func wait(for what: @autoclosure () -> String, _ isSo: () -> Bool) throws {
        for _ in 0..<2000 {
            if isSo() { return }
            usleep(10_000)
        }
        throw SupportError("waited in vain for \(what())")
    }

    /// Everything in it, hidden files too.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    /// What `touchscope trace` says of a tape in it, line by line.
    func trace(_ name: String) throws -> [String] {
        let trace = try Spawned([
            RunningProgram.touchscope, "trace", path(name),
            "--format", "jsonl",
        ])
        let text = String(decoding: trace.readAll(), as: UTF8.self)
        #expect(trace.wait() == 0)
        return text.split(separator: "\n").map(String.init)
    }
}

/// Where the trace of what was live and that of its replay part, both lines; nil where they never do.
func parting(_ live: [String], _ replayed: [String]) -> String? {
    guard live != replayed else { return nil }
    let line = zip(live, replayed).prefix { $0 == $1 }.count
    func told(_ trace: [String]) -> String { line < trace.count ? trace[line] : "at its end" }
    return "line \(line + 1): live \(told(live)), replayed \(told(replayed))"
}

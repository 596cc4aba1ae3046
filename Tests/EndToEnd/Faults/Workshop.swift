import Foundation
import TestSupport
import Testing
import TouchWords

/// A folder of a test's own, with a scene and a tape in it, and the real program to be called there.
final class Workshop {
    let folder: URL
    static let program = RunningProgram.touchscope

    static let scene = "scene 1 \"pad\" 200 x 100\nview a at 20 20 size 80 60 color sky\n  tap t\n"
    /// Long enough that a film of it is more than a page.
    static let tape = """
        tape 1
        scene "pad"
        caption "A tap."
        tap a
        wait 500ms
        expect t ended

        """

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workshop-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(Workshop.scene, to: "pad.scene")
        try write(Workshop.tape, to: "pad.tape")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in it besides scene and tape, hidden files too.
    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { !["pad.scene", "pad.tape"].contains($0) }.sorted()
    }

    /// Puts a program called `ffmpeg` before the real one on the PATH.
    func install(ffmpeg script: String) throws -> [String: String] {
        let bin = folder.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        // By a child: what is open for writing here would be so in children that other tests begin just now, too, and a
        // file that somebody writes cannot be run.
        let writing = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 755 \"$2\""
        _ = try Spawned(["sh", "-c", writing, "sh", script, path("bin/ffmpeg")]).wait()
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = bin.path + ":" + (environment["PATH"] ?? "")
        return environment
    }

    /// Runs the program to its end.
    static func run(
        _ words: [String], behind prefix: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> (status: Int32, complaint: String) {
        let called = try Spawned(prefix + [program] + words, environment: environment)
        let complaint = called.readErrors()
        return (called.wait(), complaint)
    }

    /// The words for a command that writes `output`.
    func words(_ kind: String, to output: String) -> [String] {
        let tape = path("pad.tape")
        return switch kind {
        case "card": ["card", tape, "-o", output]
        case "simplify": ["simplify", tape, "-o", output, "--replace"]
        case "code": ["code", tape, "-o", output, "--replace"]
        case "export": ["export", tape, "-o", output, "--replace"]
        default: ["render", tape, "-o", output, "--size", "160x90"]
        }
    }
}

/// Expects one line on stderr and status 1.
func expectFailure(
    _ end: (status: Int32, complaint: String), _ location: SourceLocation = #_sourceLocation
) {
    #expect(end.status == 1, sourceLocation: location)
    let lines = end.complaint.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
        lines.count == 2 && lines[0].hasPrefix("touchscope: ") && lines[1].isEmpty,
        "\(end.complaint)", sourceLocation: location)
}

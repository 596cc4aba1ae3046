import Foundation
import TestSupport
import Testing
import TouchWords

/// Films are put together from segments that are kept: only what has changed is encoded again.
@Suite("Segments of films", .serialized)
struct SegmentTests {
    private let workshop: Workshop
    private var environment = ProcessInfo.processInfo.environment

    init() throws {
        workshop = try Workshop()
        environment["XDG_CACHE_HOME"] = workshop.folder.path
        try workshop.write(Self.tape, to: "pad.tape")
    }

    /// Four captions, of which two stand still.
    private static let tape = """
        tape 1
        scene "pad"
        caption "One of them."
        tap a
        caption "Another one, somewhat longer."
        freeze 3s
        caption "The next."
        finger a down a
        finger a move by 20 10 over 700ms
        caption "The end."
        finger a up
        wait 1s

        """

    private var store: String { workshop.path("touchscope/segments") }

    /// The kept files, hidden ones too.
    private var kept: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: store)) ?? []).sorted()
    }

    private func lesson(_ end: String) throws -> String {
        try String(contentsOf: Lessons.folder.appending(path: "tour.\(end)"), encoding: .utf8)
    }

    private func words(_ film: String, of tape: String = "pad") -> [String] {
        [
            "render", workshop.path("\(tape).tape"), "-o", workshop.path(film), "--size", "160x90",
            "--fps", tape == "tour" ? "5" : "10",
        ]
    }

    /// - Returns: how many segments were encoded, of how many; nil if all were.
    @discardableResult
    private func render(
        _ film: String, of tape: String = "pad", _ more: String...
    ) throws -> (anew: Int, all: Int)? {
        let end = try Workshop.run(words(film, of: tape) + more, environment: environment)
        #expect(end.status == 0, "\(end.complaint)")
        let told = end.complaint.firstMatch(of: #/, (\d+) of (\d+) segments re-encoded/#)
        return told.flatMap { told in
            Int(told.1).flatMap { anew in Int(told.2).map { (anew, $0) } }
        }
    }

    private func bytes(_ film: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: workshop.path(film)))
    }

    @Test("a changed caption costs a quarter of the whole at most", arguments: ["mp4", "webm"])
    func caption(end: String) throws {
        for end in ["scene", "tape"] { try workshop.write(lesson(end), to: "tour.\(end)") }
        #expect(try render("a.\(end)", of: "tour") == nil)
        let tape = try lesson("tape").replacingOccurrences(
            of: "\"You drag *badge* slowly.\"", with: "\"Now slowly, and once more, on *badge*.\"")
        #expect(try tape != lesson("tape"))
        try workshop.write(tape, to: "tour.tape")
        let cost = try #require(try render("c.\(end)", of: "tour"))
        #expect(cost.anew > 0 && cost.anew * 4 <= cost.all, "\(cost)")
        // As if nothing had been kept; that costs as much as both together.
        guard end == "mp4" else { return }
        #expect(try render("d.\(end)", of: "tour", "--no-cache") == nil)
        #expect(try bytes("c.\(end)") == bytes("d.\(end)"))
    }

    @Test("a render that is killed goes on where it was")
    func killed() throws {
        try render("whole.mp4", of: "pad", "--no-cache")
        #expect(kept == [])
        let rendering = try Spawned([Workshop.program] + words("a.mp4"), environment: environment)
        try Folder.wait(for: "two segments") { kept.count { !$0.hasPrefix(".") } >= 2 }
        kill(rendering.id, SIGKILL)
        rendering.wait()
        #expect(kept.contains { $0.hasPrefix(".touchscope-") })
        let cost = try #require(try render("a.mp4"))
        #expect(cost.anew <= cost.all - 2)
        #expect(!kept.contains { $0.hasPrefix(".") })
        #expect(try bytes("a.mp4") == bytes("whole.mp4"))
    }

    @Test("a damaged segment is encoded anew, and the film is the same")
    func damaged() throws {
        try render("whole.mp4")
        for (number, name) in kept.enumerated() where number % 3 == 0 {
            try workshop.write("damaged", to: "touchscope/segments/\(name)")
        }
        let cost = try #require(try render("a.mp4"))
        #expect(cost.anew == (cost.all + 2) / 3)
        #expect(try bytes("a.mp4") == bytes("whole.mp4"))
    }

    /// Encodes without loss: what is decoded is what was painted.
    private static let lossless = """
        for word; do
          case $word in 18) word=0;; veryfast) word=ultrafast;; esac
          set -- "$@" "$word"; shift
        done
        exec /usr/bin/env PATH="${PATH#*:}" ffmpeg "$@"
        """

    @Test("a film of one frame a second is whole")
    func slowest() throws {
        let end = try Workshop.run([
            "render", "swipe-or-pan", "-o", workshop.path("slow.mp4"), "--fps", "1", "--size",
            "160x90",
        ])
        #expect(end.status == 0, "\(end.complaint)")
    }

    @Test("a film from segments shows each frame once, as one that was encoded as a whole does")
    func frames() throws {
        var environment = try workshop.install(ffmpeg: Self.lossless)
        environment["XDG_CACHE_HOME"] = workshop.folder.path
        for film in ["a.mp4", "b.mp4"] {
            #expect(try Workshop.run(words(film), environment: environment).status == 0)
        }
        #expect(try Workshop.run(words("frames")).status == 0)
        let whole = try Spawned([
            "ffmpeg", "-nostdin", "-v", "error", "-i", workshop.path("frames/frame-%05d.png"),
            "-f", "rawvideo", "-vf",
            "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p,extractplanes=y", "-",
        ]).readAll()
        let joined = try Spawned([
            "ffmpeg", "-nostdin", "-v", "error", "-i", workshop.path("b.mp4"), "-fps_mode",
            "passthrough", "-f", "rawvideo", "-vf", "extractplanes=y", "-",
        ]).readAll()
        #expect(joined.count > 60 * 160 * 90 && joined.count == whole.count)
        // Two ways to turn red, green and blue into luma, each with its own rounding.
        let worst = zip(joined, whole).map { abs(Int($0) - Int($1)) }.max()
        #expect(try #require(worst) <= 2)
        let probe = try Spawned([
            "ffprobe", "-v", "error", "-select_streams", "v", "-show_entries", "packet=pts_time",
            "-of", "csv=p=0", workshop.path("b.mp4"),
        ])
        let text = String(decoding: probe.readAll(), as: UTF8.self)
        let times = text.split(whereSeparator: { "\n,".contains($0) }).compactMap { Double($0) }
        for (number, time) in times.sorted().enumerated() {
            #expect(abs(time - Double(number) / 10) < 1e-5)
        }
        #expect(times.count * 160 * 90 == joined.count)
    }
}

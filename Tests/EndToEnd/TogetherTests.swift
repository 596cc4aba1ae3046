import Foundation
import TestSupport
import Testing

/// Tapes that show two others, by the real program.
@Suite("Two tapes together", .serialized)
struct TogetherTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        for name in ["waits", "free"] {
            for end in ["scene", "tape"] { try copy("\(name).\(end)") }
        }
        try copy("require.tape")
    }

    private func copy(_ file: String) throws {
        let text = try String(contentsOf: Pairs.folder.appending(path: file), encoding: .utf8)
        try workshop.write(text, to: file)
    }

    private func run(_ words: String...) throws -> (status: Int32, complaint: String) {
        let end = try Workshop.run(words.map { $0.contains(".") ? workshop.path($0) : $0 })
        return (end.status, end.complaint)
    }

    @Test("render makes a film, its score, its subtitles and a picture of them")
    func render() throws {
        for file in ["two.mp4", "two.png", "two.score", "two.srt", "two.svg"] {
            let words = [
                "render", workshop.path("require.tape"), "-o", workshop.path(file),
                "--size", "320x180",
            ]
            let rate = file == "two.mp4" ? ["--fps", "5"] : []
            let end = try Workshop.run(words + rate)
            #expect(end.status == 0, "\(file): \(end.complaint)")
        }
        #expect(try #require(workshop.read("two.score")).contains("\"kind\":\"parted\""))
        let words = "The runs diverge here: in run 1, drag waits for flick; in run 2, drag began."
        #expect(try #require(workshop.read("two.srt")).contains(words))
        let probe = try Spawned([
            "ffprobe", "-v", "error", "-show_entries", "chapter_tags=title:stream=codec_name",
            "-of", "compact=p=0:nk=1", workshop.path("two.mp4"),
        ])
        let told = String(decoding: probe.readAll(), as: UTF8.self)
        #expect(probe.wait() == 0)
        #expect(told.contains("h264") && told.contains("One flick, two scenes"))
    }

    @Test("all that can be made of it has no card; made again, it is as it was")
    func all() throws {
        func publish() throws -> String {
            let end = try Workshop.run([
                "render", workshop.path("require.tape"), "--all", "-o", workshop.path("out"),
                "--size", "160x90", "--fps", "2",
            ])
            #expect(end.status == 0)
            return end.complaint
        }
        _ = try publish()
        let files = try FileManager.default.contentsOfDirectory(atPath: workshop.path("out"))
        #expect(files.contains("require.mp4") && files.contains("require.en.srt"))
        #expect(files.contains("require-poster.png") && !files.contains("require.html"))
        #expect(try publish().contains("require.mp4: unchanged"))
        // What is shown has changed, so the films have.
        let tape = try #require(workshop.read("free.tape"))
        try workshop.write(tape.replacingOccurrences(of: "300ms", with: "900ms"), to: "free.tape")
        #expect(!(try publish().contains("require.mp4: unchanged")))
    }

    @Test("check and fmt read it; what is missing is a line with its place")
    func check() throws {
        #expect(try run("check", "require.tape") == (0, ""))
        #expect(try run("fmt", "--check", "require.tape") == (0, ""))
        try workshop.write("tape 1\ntogether waits.tape waits.tape\n", to: "same.tape")
        let same = try run("check", "same.tape")
        #expect(same.status == 0)
        #expect(same.complaint.contains("same.tape:2:1: found two tapes that never diverge"))
        try workshop.write("tape 1\ntogether waits.tape gone.tape\n", to: "gone.tape1")
        let gone = try run("check", "gone.tape1")
        #expect(gone.status == 1)
        #expect(gone.complaint.contains("gone.tape1:2:1: found no gone.tape, expected a tape in"))
        #expect(gone.complaint.split(separator: "\n").count == 1)
    }

    @Test("Who cannot show two says so and names them", arguments: ["trace", "card"])
    func cannot(_ command: String) throws {
        let more = command == "card" ? ["-o", workshop.path("two.html")] : []
        let end = try Workshop.run([command, workshop.path("require.tape")] + more)
        #expect(end.status == 1)
        let path = workshop.path("require.tape")
        #expect(
            end.complaint.contains(
                "only 'open' and 'render' can show both tapes of \(path); choose one: "))
        #expect(end.complaint.contains("waits.tape") && end.complaint.contains("free.tape"))
        #expect(end.complaint.split(separator: "\n").count == 1)
    }
}

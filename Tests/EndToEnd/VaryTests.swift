import Foundation
import TestSupport
import Testing

/// The same gestures a little otherwise, by the real program.
@Suite("Gestures varied, and where they turn", .serialized)
struct VaryTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            scene 1 "board" 640 x 400
            view card at 40 40 size 420 300
              swipe flick direction right
              pan drag
            view pad at 480 40 size 120 300
              long-press hold
            view bell at 480 350 size 120 44
              tap ring
            view strip at 40 350 size 420 44
              swipe dash direction right

            """, to: "board.scene")
    }

    private func vary(
        _ tape: String, _ words: String...
    ) throws -> (status: Int32, output: String, complaint: String) {
        try workshop.write("tape 1\nscene \"board\"\n\(tape)\nwait 1s\n", to: "board.tape")
        let called = try Spawned(
            [Workshop.program, "vary", workshop.path("board.tape")] + words)
        let output = String(decoding: called.readAll(), as: UTF8.self)
        let complaint = called.readErrors()
        return (called.wait(), output, complaint)
    }

    /// What `axis` turns at, as the heading of a threshold says it: "size × 0.167: 60 → 10 pt".
    private func turn(_ axis: String, _ output: String) throws -> Double {
        let line = try #require(
            output.split(separator: "\n").first { $0.hasPrefix("\(axis) ×") }, "\(output)")
        let after = try #require(line.components(separatedBy: "→ ").last)
        return try #require(Double(after.prefix { $0 == "." || $0.isNumber }), "\(line)")
    }

    @Test("A pan turns at its ten points, a tap at its forty-five and at its time")
    func movement() throws {
        let pan = try vary(
            "finger a down card(0.1, 0.5)\nfinger a move by 0 60 over 300ms\nfinger a up",
            "--threshold", "drag acts")
        #expect(pan.status == 0, "\(pan.complaint)")
        #expect(pan.output.hasPrefix("'drag acts' happens with this gesture\n"))
        #expect(abs(try turn("size", pan.output) - 10) <= 0.02)
        #expect(pan.output.contains("(drag: movement 10 pt)"), "\(pan.output)")
        let tap = try vary(
            "finger a down bell\nfinger a move by 20 0 over 100ms\nwait 100ms\nfinger a up",
            "--threshold", "ring acts")
        #expect(abs(try turn("size", tap.output) - 45) <= 0.02)
        #expect(abs(try turn("speed", tap.output) - 0.75) <= 0.001)
    }

    @Test("A long press turns at its half second")
    func rest() throws {
        let press = try vary(
            "finger a down pad\nwait 800ms\nfinger a up", "--threshold", "hold acts")
        #expect(abs(try turn("rest", press.output) - 0.5) <= 0.001)
        #expect(press.output.contains("rest ×") && !press.output.contains("size ×"))
        let short = try vary(
            "finger a down pad\nwait 300ms\nfinger a up", "--threshold", "hold acts", "--lang", "zh"
        )
        #expect(short.output.hasPrefix("“hold acts”在这个手势下不会发生\n"), "\(short.output)")
        #expect(abs(try turn("停留", short.output) - 0.5) <= 0.001)
    }

    private static let flick =
        "finger a down strip(0.1, 0.5)\nfinger a move by 70 0 over 150ms\nfinger a up"

    @Test("The table says which variations turn what, where, and why")
    func table() throws {
        let told = try vary(Self.flick)
        #expect(told.status == 0, "\(told.complaint)")
        let lines = told.output.split(separator: "\n").map(String.init)
        let half = try #require(lines.first { $0.hasPrefix("size × 0.5") })
        #expect(half.contains("failed"), "\(told.output)")
        #expect(lines.first { $0.hasPrefix("size × 2") }?.contains("failed") == false)
        #expect(lines.first { $0.hasPrefix("60 Hz") }?.hasSuffix("·") == true)
        #expect(
            told.output.contains("dash failed below 50 pt / 0.15 s (size × 0.71)"),
            "\(told.output)")
        let slow = try vary(Self.flick, "--rate", "60", "--lang", "zh")
        #expect(slow.output.contains("现在，60 Hz") && slow.output.contains("大小 × 0.8, 60 Hz"))
        #expect(!slow.output.contains("\n60 Hz"))
    }

    @Test("One alone and many at once tell the same, and the same seed trembles the same")
    func parallel() throws {
        let one = try vary(Self.flick, "--jobs", "1")
        let five = try vary(Self.flick, "--jobs", "5")
        #expect(one.status == 0 && one.output == five.output)
        let lines = try vary(Self.flick, "--format", "jsonl", "--jobs", "1").output
        let again = try vary(Self.flick, "--format", "jsonl", "-j", "3").output
        #expect(lines == again && lines.split(separator: "\n").count == 15)
        let other = try vary(Self.flick, "--format", "jsonl", "--seed", "7").output
        #expect(lines != other)
    }

    @Test("Both become pictures, and what makes no sense is one line")
    func pictures() throws {
        for (words, name) in [([], "t.png"), (["-t", "flick acts"], "h.png"), ([], "t.svg")] {
            let path = workshop.path(name)
            let called = try Spawned(
                [Workshop.program, "vary", "swipe-or-pan", "-o", path, "-s", "960x640"] + words)
            _ = called.readAll()
            #expect(called.wait() == 0)
            #expect(try Data(contentsOf: URL(filePath: path)).count > 1000)
        }
        #expect(try vary(Self.flick, "-o", "x.mp4").status == 2)
        #expect(try vary(Self.flick, "--by", "1s").status == 2)
        let unknown = try vary(Self.flick, "-t", "elephant acts")
        #expect(unknown.status == 1 && unknown.complaint.contains("elephant"))
        #expect(unknown.complaint.split(separator: "\n").count == 1, "\(unknown.complaint)")
        let empty = try vary("wait 1s")
        #expect(empty.status == 1 && empty.complaint.contains("no finger comes down"))
    }
}

import Foundation
import TestSupport
import Testing

/// An hour of ten fingers is 240 MB of text: what is held of it must be little.
@Suite("Long recordings", .serialized) struct LongRecordingTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    /// One of so many lines, of which an expectation at its end asks about all.
    private func write(lines: Int) throws -> (path: String, bytes: Int) {
        var text = "tape 1\nscene \"pad\"\n"
        for line in 0..<lines {
            let (finger, step) = (line % 10, line / 10)
            let name = String(UnicodeScalar(UInt8(97 + finger)))
            let x = Double(20 + finger * 15) + Double(step % 1000) / 128
            text +=
                "event +0.8333ms \(name) \(step == 0 ? "began" : "moved") "
                + "(\(x), \(Double(step % 997) / 16)) force 0.35 radius 12.5\n"
        }
        text += "expect a got began\n"
        try workshop.write(text, to: "\(lines).tape")
        return (workshop.path("\(lines).tape"), text.utf8.count)
    }

    /// In bytes.
    private func peak(checking path: String) throws -> Int {
        let called = try Spawned([Workshop.program, "check", "--quiet", path])
        let peak = called.followMemory()
        _ = called.wait()
        return peak
    }

    @Test("checking one takes a few bytes of memory for each of its own")
    func memory() throws {
        // Both are beyond what is taken once: the program, and 8 MB of the trace that stay in memory.
        let (short, long) = (try write(lines: 40_000), try write(lines: 120_000))
        let more = try peak(checking: long.path) - peak(checking: short.path)
        let slope = Double(more) / Double(long.bytes - short.bytes)
        // Measured, also on a machine with much else to do: 1.3 to 1.5.
        #expect(slope < 3, "\(slope) bytes of memory for each of the file")
    }
}

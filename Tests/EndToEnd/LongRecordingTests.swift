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
        let (short, long) = (try write(lines: 10), try write(lines: 30_000))
        let more = try peak(checking: long.path) - peak(checking: short.path)
        // 8 MB of the trace stay in memory, and what is read of its file is let go every 4 MB.
        let trace = 12 << 20
        #expect(more < trace + 5 * long.bytes, "\(more) bytes more for \(long.bytes)")
    }
}

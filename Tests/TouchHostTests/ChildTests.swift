import Foundation
import Testing

@testable import TouchHost

@Suite("Programs that work for this one") struct ChildTests {
    @Test("what a child leaves behind ends with it")
    func leftBehind() throws {
        let pipe = Pipe()
        let theirs = pipe.fileHandleForWriting
        let child = try Child(
            ["sh", "-c", "sleep 1000 > /dev/null & exit 0"], .weRead,
            handing: [theirs.fileDescriptor])
        #expect(child.finish().status == 0)
        try theirs.close()
        // Whoever holds the other end holds it open.
        var end = pollfd(
            fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 5000) == 1, "it still runs")
    }
}

import Foundation
import Testing

@testable import TouchscopeKit

@Suite("Messages on a stream") struct MessageStreamTests {
    /// What a stream gives of `bytes`, which end there.
    private func pieces(_ bytes: [UInt8]) throws -> [MessageStream.Piece] {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        defer { unlink(path) }
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        let file = open(path, O_RDONLY)
        defer { close(file) }
        var stream = MessageStream(file)
        var all: [MessageStream.Piece] = []
        while let piece = stream.next() { all.append(piece) }
        return all
    }

    private func message(_ text: String) -> [UInt8] {
        Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    }

    @Test("messages come one by one, whatever else their headers say")
    func messages() throws {
        let bytes =
            message("one")
            + Array("content-type: x\r\ncontent-length:3\r\n\r\ntwo".utf8) + message("")
        #expect(
            try pieces(bytes) == [
                .message(Array("one".utf8)), .message(Array("two".utf8)), .message([]),
            ])
    }

    @Test("half a message is none", arguments: [1, 10, 19, 21, 23])
    func half(count: Int) throws {
        #expect(try pieces(Array(message("whole").prefix(count))) == [])
    }

    @Test("a header that says no length is a fault, and what follows it is read")
    func headers() throws {
        let none = Array("Content-Type: x\r\n\r\n".utf8)
        let negative = Array("Content-Length: -5\r\n\r\n".utf8)
        let long = Array(String(repeating: "x", count: 100_000).utf8) + Array("\r\n\r\n".utf8)
        for bad in [none, negative, long] {
            let found = try pieces(bad + message("good"))
            #expect(found.count == 2 && found.last == .message(Array("good".utf8)))
        }
    }

    @Test(
        "the body behind a broken header is skipped, and the message after it is read",
        arguments: ["Content-Length: x\r\n\r\n", "Content-Type: x\r\n\r\n", "{\"id\":0}\r\n\r\n"])
    func bodies(header: String) throws {
        let body = #"{"id":1,"text":"Content-Length: 7"}"#
        let found = try pieces(Array((header + body).utf8) + message("good") + message("next"))
        #expect(found.count == 3)
        #expect(found.dropFirst() == [.message(Array("good".utf8)), .message(Array("next".utf8))])
        #expect(try pieces(Array((header + body).utf8)).count == 1)
    }

    @Test("a message that is too long is skipped, not kept")
    func tooLong() throws {
        let count = MessageStream.limit + 1
        let bytes =
            Array("Content-Length: \(count)\r\n\r\n".utf8)
            + [UInt8](repeating: UInt8(ascii: "x"), count: count) + message("good")
        let found = try pieces(bytes)
        #expect(found.count == 2 && found.last == .message(Array("good".utf8)))
    }
}

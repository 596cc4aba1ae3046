import Testing

@testable import TouchShare

@Suite("Parts of files") struct ByteRangeTests {
    @Test(
        "a part as the header names it, cut to the file's end",
        arguments: [
            ("bytes=0-0", 0..<1), ("bytes=2-5", 2..<6), ("bytes=7-", 7..<10), ("bytes=-3", 7..<10),
            ("bytes=-30", 0..<10), ("bytes=5-99", 5..<10), ("bytes= 2 - 5 ", 2..<6),
            ("bytes=9-99999999999999999999999", 9..<10),
        ])
    func part(header: String, range: Range<Int>) {
        #expect(ByteRange(header, of: 10) == .part(range))
    }

    @Test(
        "what begins behind the end is nothing",
        arguments: ["bytes=10-", "bytes=10-12", "bytes=99999999999999999999999-", "bytes=-0"])
    func nothing(header: String) {
        #expect(ByteRange(header, of: 10) == .nothing)
        #expect(ByteRange("bytes=0-", of: 0) == .nothing)
    }

    @Test(
        "what is not understood, and several parts at once, are all of it",
        arguments: [
            nil, "", "bytes", "bytes=", "bytes=-", "bytes=5-2", "bytes=a-b", "bytes=--3",
            "bytes=1-2-3",
            "bytes=0-1,4-5", "lines=1-2", "bytes=+1-2", "bytes=１-2",
        ])
    func all(header: String?) {
        #expect(ByteRange(header, of: 10) == .all)
    }
}

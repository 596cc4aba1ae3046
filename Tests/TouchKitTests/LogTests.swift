import Foundation
import Testing

@testable import TouchKit

@Suite struct LogTests {
    @Test("Where a misuse cannot be told to anybody, the program goes on")
    func nowhereToWrite() throws {
        let closed = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        TouchKit.log("nobody reads this", to: closed)
    }
}

import Foundation
import Testing
import TouchScript
import TouchWords

@Suite struct InputFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "touchscope-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
    }

    @Test("What is no file is told at once, for what it is")
    func faults() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        let message = InputFile.fault(folder + "/pipe")?.message(expecting: .verbatim("a sound"))
        #expect(message?["en"] == "found a pipe, expected a sound")
        #expect(InputFile.fault(folder)?.found["en"] == "a folder")
        #expect(InputFile.fault(folder + "/none")?.found["en"] == "no such file")
        #expect(InputFile.fault("/dev/null") == nil)
    }

    @Test("A device that never ends is read as far as is asked")
    func endless() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try InputFile.bytes("/dev/zero", atMost: 100_001).count == 100_001)
        try Data("abc".utf8).write(to: URL(filePath: folder + "/a"))
        #expect(try InputFile.bytes(folder + "/a", atMost: 2) == Array("ab".utf8))
        #expect(try InputFile.bytes(folder + "/a") == Array("abc".utf8))
    }
}

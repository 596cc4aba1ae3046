import Foundation
import Testing

@testable import TouchHost
@testable import TouchStudio

/// Where a recording lies while it is made. Each test is a process of its own: journals are noted in the user's folder, which
/// is another's for its time.
@Suite("Journals")
nonisolated struct JournalTests {
    /// A folder of the test's own, which is also the user's folder of states.
    private static func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.path + "/journal-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder + "/state", withIntermediateDirectories: true)
        setenv("XDG_STATE_HOME", folder + "/state", 1)
        return folder
    }

    @Test("a journal is for nobody else to read")
    func mode() async {
        await #expect(processExitsWith: .success) {
            let folder = try Self.folder()
            umask(0)
            let journal = try Journal(path: folder + "/a.tape.1.journal")
            var status = stat()
            #expect(stat(journal.path, &status) == 0 && status.st_mode == S_IFREG | 0o600)
            try FileManager.default.removeItem(atPath: folder)
        }
    }

    @Test("a journal takes nobody's place, and no link leads it elsewhere")
    func planted() async {
        await #expect(processExitsWith: .success) {
            let folder = try Self.folder()
            try "mine".write(
                toFile: folder + "/mine", atomically: false, encoding: .utf8)
            symlink("mine", folder + "/link")
            symlink("nothing", folder + "/dangling")
            for name in ["mine", "link", "dangling"] {
                let path = folder + "/" + name
                #expect(throws: Failure.cannotWrite(path, EEXIST)) { try Journal(path: path) }
            }
            #expect(try String(contentsOfFile: folder + "/mine", encoding: .utf8) == "mine")
            #expect(!FileManager.default.fileExists(atPath: folder + "/nothing"))
            try FileManager.default.removeItem(atPath: folder)
        }
    }
}

import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchStudio

@Suite("The file of a tape that is edited") struct EditedFileTests {
    private let folder: TemporaryFolder
    private let url: URL
    /// Too long to be written while one waits.
    private let long = (0..<3000).map { "# \($0) " + String(repeating: "-", count: 500) }

    init() throws {
        folder = try TemporaryFolder()
        url = folder.url.appending(path: "pad.tape")
        try "scene 1 \"pad\" 640 x 400\n".write(
            to: folder.url.appending(path: "pad.scene"), atomically: true, encoding: .utf8)
    }

    private var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    @Test("what is short is there at once, what is long after a while, the last state of it")
    func saving() throws {
        let file = EditedFile(url, stamp: nil)
        #expect(!file.isOurs)
        try file.save(["tape 1", ""])
        #expect(text == "tape 1\n" && file.isOurs && !file.isPending)
        for step in 0..<5 { try file.save(["# step \(step)"] + long) }
        #expect(file.isOurs)
        file.finish()
        #expect(!file.isPending && file.isOurs && file.takeFailure() == nil)
        #expect(text == (["# step 4"] + long).joined(separator: "\n"))
        try file.save(["tape 1", ""])
        #expect(text == "tape 1\n")
    }

    @Test("what someone else saved is seen, and never written over by what is long")
    func others() throws {
        let file = EditedFile(url, stamp: nil)
        try file.save(["tape 1", ""])
        try "theirs\n".write(to: url, atomically: true, encoding: .utf8)
        #expect(!file.isOurs)
        try file.save(long)
        file.finish()
        #expect(file.isPending && text == "theirs\n")
        #expect(file.takeFailure() == EditedFile.wasSaved(url))
        #expect(!file.isPending && file.takeFailure() == nil)
    }

    @Test("a long tape: what cannot be written is told, and one goes on with what the file says")
    func longTape() throws {
        let lines = ["tape 1", "scene \"pad\""] + long + ["wait 4s", ""]
        try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
        let desk = try Desktop(CGSize(width: 1280, height: 800), lesson: url.path)
        let workspace = desk.workspace
        workspace.perform(.editTape(.turn))
        func cut(_ start: Double) {
            workspace.perform(.editTape(.select(.start, start)))
            workspace.perform(.editTape(.select(.end, start + 0.5)))
            workspace.perform(.editTape(.cut))
        }
        cut(1)
        workspace.tapeEditing.editor?.file.finish()
        #expect(text.contains("\ncut 1s..1.5s\n"))
        workspace.filesChanged(now: desk.now)
        desk.wait(0.1)
        #expect(workspace.tapeEditing.editor?.tape?.edits.cuts == [1..<1.5])
        try (lines + ["# theirs", ""]).joined(separator: "\n").write(
            to: url, atomically: true, encoding: .utf8)
        cut(2)
        #expect(workspace.saidWords?.english.contains("was just saved by another program") == true)
        workspace.filesChanged(now: desk.now)
        desk.wait(0.1)
        #expect(workspace.tapeEditing.editor?.tape?.edits.cuts == [])
        cut(3)
        workspace.tapeEditing.editor?.file.finish()
        #expect(text.contains("# theirs") && text.contains("\ncut 3s..3.5s\n"))
    }
}

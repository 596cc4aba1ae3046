import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchScript

/// What `check` says of files that strangers made: a line each, with its place, and nothing unseen.
@Suite("Files from strangers in a terminal", .serialized)
struct HostileConsoleTests {
    private let workshop: Workshop
    private static let all = HostileTexts.all

    init() throws { workshop = try Workshop() }

    /// The lines that the program says on stdout and stderr, which hold nothing unseen.
    private func lines(of words: [String]) throws -> [String] {
        let shell = ["sh", "-c", "exec \"$@\" 2>&1", "sh"]
        let called = try Spawned(shell + [Workshop.program] + words)
        let told = String(decoding: called.readAll(), as: UTF8.self)
        #expect(called.wait() == 1)
        for line in told.split(separator: "\n") {
            #expect(!line.unicodeScalars.contains { $0.isUnseen }, "\(line)")
        }
        return told.split(separator: "\n").map(String.init)
    }

    /// What `check` says, but for captions that are long.
    private func misses(_ file: String, _ options: String...) throws -> [String] {
        try lines(of: ["check"] + options + [file]).filter { !$0.contains(": found a caption ") }
    }

    @Test("5: every text as a note that did not come, in a tape that is full of them")
    func missed() throws {
        var files = try HostileFiles(Self.all)
        files.tape.file = workshop.path("hostile.tape")
        files.tape.append(.expect(.noted("another")))
        try workshop.write(files.scene.text, to: "hostile.scene")
        try workshop.write(files.tape.text, to: "hostile.tape")
        // Around the miss the note that came is told, with all texts in it.
        let told = try misses(files.tape.file)
        #expect(told[0].hasPrefix(files.tape.file + ":"))
        #expect(told.dropFirst().allSatisfy { $0.hasPrefix("    ") })
        #expect(told.contains { $0.contains("BROKEN\\u{7}") })

        for text in Self.all { files.tape.append(.expect(.noted(text))) }
        try workshop.write(files.tape.text, to: "hostile.tape")
        let missed = try misses(files.tape.file, "--quiet").dropFirst()
        #expect(missed.count == Self.all.count)
        for line in missed {
            #expect(line.hasPrefix(files.tape.file + ":"))
            #expect(line.contains(": found no such note, expected noted "))
        }
    }

    @Test(
        "5: every text where something else is expected",
        arguments: [
            "scene 1 \"a\" 9 x 9\nview ", "tape 1\nscene \"pad\"\n",
            "tape 1\nscene \"pad\"\nexpect ",
            "lessons 1\ngroup \"a\"\n  lesson a ",
        ])
    func refused(start: String) throws {
        let head = start.split(separator: "\n", omittingEmptySubsequences: false)
        let text =
            head.dropLast().map { $0 + "\n" }.joined()
            + Self.all.map { "\(head.last ?? "")\($0)\n" }.joined()
        let end = start.prefix { $0 != " " }
        try workshop.write(text, to: "bad.\(end)")
        let path = workshop.path("bad.\(end)")
        let told = try lines(of: ["check", path])
        #expect(told.count > Self.all.count / 2)
        for line in told { #expect(line.firstMatch(of: #/:\d+:\d+: found /#) != nil, "\(line)") }
        #expect(told.allSatisfy { $0.hasPrefix(path + ":") })
    }

    @Test("5: every text as the name of a file")
    func names() throws {
        let told = try lines(of: ["check"] + Self.all.map { "./\($0).tape" })
        #expect(told.count == Self.all.count)
        for line in told {
            #expect(
                line.utf8.starts(with: "touchscope: no file or lesson is named './".utf8),
                "\(line)")
        }
    }
}

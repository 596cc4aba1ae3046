import Foundation
import TestSupport
import Testing
import TouchReading
import TouchScript

@testable import TouchHost
@testable import TouchVideo
@testable import TouchscopeKit

@Suite("touchscope new") struct NewTests {
    private let home: TemporaryFolder
    private var folder: URL { home.url }

    init() throws { home = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func make(_ words: String...) throws {
        try Command.new.run(try readOptions(words, of: .new))
    }

    @Test(
        "what it writes is canonical, and does what it says",
        arguments: [("pad", "en"), ("我的 场景.2", "zh"), ("pad.scene", "en")])
    func good(name: String, language: String) throws {
        try make(path(name), "--lang", language)
        let stem = name.replacing(".scene", with: "")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == [stem + ".scene", stem + ".tape"])
        for ending in [".scene", ".tape"] {
            let url = URL(fileURLWithPath: path(stem + ending))
            let file = try ScriptFile.load(url)
            #expect(try file.formatted() == (try String(contentsOf: url, encoding: .utf8)))
            guard case .tape(let tape, let scene) = file else { continue }
            let played = FilmedTape(scene: scene, tape: tape)
            #expect(played.failures.map(\.description) == [])
            #expect(tape.doubts.isEmpty && played.longCaptions.isEmpty)
        }
    }

    @Test("what is there stays, and then nothing is written", arguments: [".scene", ".tape"])
    func taken(ending: String) throws {
        try Data("mine".utf8).write(to: folder.appending(path: "pad" + ending))
        let failure = #expect(throws: Failure.self) { try make(path("pad")) }
        #expect(
            failure?.message["en"] == path("pad" + ending) + " already exists; choose another name")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test(
        "a name that no scene can have is refused in one line",
        arguments: ["", ".x", "a\"b", "a\nb", "x/"])
    func bad(name: String) throws {
        do {
            try make(path("") + "/" + name)
            Issue.record("it was written")
        } catch let failure as Failure {
            #expect(
                failure.status == 2 && failure.message["en"].contains("cannot be a scene's name"))
        }
    }

    @Test("a folder that is not there is named")
    func nowhere() throws {
        #expect(throws: Failure.cannotWrite(path("no/pad.scene"), ENOENT)) {
            try make(path("no/pad"))
        }
    }
}

import Foundation
import Testing
import TouchScript

@testable import TouchHost
@testable import TouchStudio

@Suite("Where takes lie")
struct TakeFolderTests {
    private let root: String
    private let scene: Scene

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/places-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: root + "/mine", withIntermediateDirectories: true)
        let text = "scene 1 \"pad\" 200 x 100\nview a at 20 20 size 80 60 color sky\n"
        try text.write(toFile: root + "/mine/pad.scene", atomically: true, encoding: .utf8)
        scene = try Scene.parse(text, file: root + "/mine/pad.scene")
    }

    @Test("those of a scene of one's own lie beside it")
    func beside() throws {
        #expect(
            try TakeFolder(named: nil).place(for: scene) == root + "/mine/pad-take-1.tape")
    }

    @Test(
        "in a folder that was named the scene lies beside them; another one of its name is in the way"
    )
    func named() throws {
        let folder = TakeFolder(named: root + "/new/takes")
        #expect(try folder.place(for: scene) == root + "/new/takes/pad-take-1.tape")
        let beside = root + "/new/takes/pad.scene"
        #expect(try String(contentsOfFile: beside, encoding: .utf8) == scene.text)
        #expect(try folder.place(for: scene) == root + "/new/takes/pad-take-1.tape")
        try "scene 1 \"pad\" 100 x 100\n".write(
            toFile: beside, atomically: true, encoding: .utf8)
        #expect(throws: Failure.self) { try folder.place(for: scene) }
    }

    @Test("a lesson that is reached through a link is a lesson")
    func link() throws {
        try FileManager.default.createSymbolicLink(
            atPath: root + "/link", withDestinationPath: root + "/mine")
        let folder = TakeFolder(named: nil, shared: [URL(fileURLWithPath: root + "/mine")])
        #expect(folder.isShared(try Scene.parse(scene.text, file: root + "/link/pad.scene")))
        #expect(!folder.isShared(try Scene.parse(scene.text, file: root + "/link/x/pad.scene")))
    }

    @Test("no name is taken that is, was or will be another's")
    func free() throws {
        let mine = root + "/mine/pad-take-"
        for name in ["1.tape", "2.tape~", "3.tape.1.journal"] {
            try "x".write(toFile: mine + name, atomically: true, encoding: .utf8)
        }
        #expect(try TakeFolder(named: nil).place(for: scene) == mine + "4.tape")
    }

    @Test("those of lessons lie in the user's documents")
    func documents() async {
        await #expect(processExitsWith: .success) {
            let root = FileManager.default.temporaryDirectory.path + "/docs-\(UUID().uuidString)"
            try FileManager.default.createDirectory(
                atPath: root + "/Papers", withIntermediateDirectories: true)
            let text = "scene 1 \"pad\" 200 x 100\n"
            let scene = try Scene.parse(text, file: root + "/lessons/pad.scene")
            let folder = TakeFolder(
                named: nil, shared: [URL(fileURLWithPath: root + "/lessons")])
            setenv("XDG_DOCUMENTS_DIR", root + "/Papers", 1)
            let place = try folder.place(for: scene)
            precondition(place == root + "/Papers/touchscope/pad-take-1.tape")
            unsetenv("XDG_DOCUMENTS_DIR")
            setenv("XDG_CONFIG_HOME", root, 1)
            try "XDG_DOCUMENTS_DIR=\"\(root)/Papers\"\n".write(
                toFile: root + "/user-dirs.dirs", atomically: true, encoding: .utf8)
            let again = try folder.place(for: scene)
            precondition(again == place)
            try FileManager.default.removeItem(atPath: root)
        }
    }
}

import Foundation
import TestSupport
import Testing
import TouchKit
import TouchPicture
import TouchReading
import TouchScore
import TouchScript

@testable import TouchHost
@testable import TouchStudio
@testable import TouchVideo

/// What if, in the window.
@Suite("What if, in the window", .serialized)
struct ChangesTests {
    private static let scene = """
        scene 1 "board" 640 x 400
        # Two that compete.
        view card at 40 40 size 420 300
          swipe flick direction right
          pan drag  # it waits
          button save at 20 20 size 120 30
        require drag to-fail flick

        """

    private static let withdrawn = SceneChange("without require drag to-fail flick")

    private let folder: URL
    private var file: URL { folder.appending(path: "board.scene") }

    init() throws {
        folder = URL.temporaryDirectory.appending(path: "changes-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.scene.write(to: file, atomically: true, encoding: .utf8)
        try """
        tape 1
        scene "board"
        finger a down card(0.2, 0.8)
        finger a move card(0.9, 0.8) over 180ms
        finger a up
        wait 1s

        """.write(to: folder.appending(path: "board.tape"), atomically: true, encoding: .utf8)
    }

    private func desktop(
        _ width: Double = 1280, _ height: Double = 800, theme: String = "dark",
        language: String = "en", presents: Bool = false
    ) throws -> Desktop {
        try Desktop(
            CGSize(width: width, height: height), theme: theme, language: language,
            presents: presents, lesson: folder.appending(path: "board.tape").path)
    }

    private func rows(_ desk: Desktop, _ title: String) throws -> [String] {
        let asked = try #require(desk.workspace.supposing.desk)
        let sections = asked.rows(about: [], kept: desk.workspace.supposing.keptChanges != nil)
        return sections.first { $0.title?.english == title }?.choices.map(\.words.english) ?? []
    }

    @Test("a change plays the same fingers beside the run as it is, and stands where they part")
    func attempt() throws {
        let desk = try desktop()
        let workspace = desk.workspace
        workspace.perform(.whatIf(.open))
        #expect(workspace.chrome.drawer == .changes)
        let choices = try rows(desk, "Change one thing")
        #expect(choices.contains("without require drag to-fail flick"))
        #expect(choices.contains("tuning pan-slop 20"))
        workspace.perform(.whatIf(.attempt([Self.withdrawn])))
        let film = try #require(workspace.watching.screening).film
        #expect(film.parting != nil && workspace.chrome.drawer == nil)
        // Back at the changes, it is there to be put back.
        workspace.perform(.whatIf(.open))
        #expect(try rows(desk, "Trying now").first == "Undo: \(Self.withdrawn)")
        workspace.perform(.whatIf(.putBack))
        #expect(workspace.watching.screening == nil)
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.scene)
    }

    @Test("changes stack up, and are compared with others")
    func stack() throws {
        let desk = try desktop()
        let workspace = desk.workspace
        workspace.perform(.whatIf(.open))
        workspace.perform(.whatIf(.attempt([Self.withdrawn])))
        workspace.perform(.whatIf(.compare))
        workspace.perform(.whatIf(.attempt([SceneChange("flick disabled")])))
        let filmed = try #require(workspace.supposing.desk).filmed()
        #expect(filmed.headings.first.english == "\(Self.withdrawn)")
        #expect(filmed.headings.second.english == "\(Self.withdrawn), flick disabled")
        // With the pan free already, nobody needs the swipe to be off.
        #expect(!filmed.comparison.outcomes.contains { $0.first["en"].contains("drag") })
        workspace.perform(.whatIf(.putAllBack))
        #expect(workspace.watching.screening == nil && workspace.supposing.desk?.changes == [])
    }

    @Test("what is kept is one change of the scene's file, and can be taken out again")
    func keep() throws {
        let desk = try desktop()
        let workspace = desk.workspace
        workspace.perform(.whatIf(.open))
        workspace.perform(.whatIf(.attempt([SceneChange("drag disabled")])))
        workspace.perform(.whatIf(.open))
        workspace.perform(.whatIf(.keep))
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == Self.scene.replacing(
                    "pan drag  # it waits", with: "pan drag disabled  # it waits"))
        #expect(workspace.opened.scene.text.contains("pan drag disabled"))
        workspace.perform(.whatIf(.open))
        #expect(try rows(desk, "Trying now") == ["Remove it from the file"])
        workspace.perform(.whatIf(.unkeep))
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.scene)
    }

    @Test("what would bring something about is looked for while the window goes on")
    func want() throws {
        let desk = try desktop()
        let workspace = desk.workspace
        workspace.perform(.whatIf(.open))
        #expect(try rows(desk, "Make something happen…").contains("drag acts"))
        workspace.perform(.whatIf(.want("drag acts")))
        #expect(try #require(rows(desk, "Search results").first).hasSuffix(". Tap to stop."))
        for _ in 0..<2000 where workspace.supposing.desk?.isLooking == true { desk.wait(0.01) }
        let found = try rows(desk, "Search results")
        #expect(found[0].contains(" changes tried cause it"), "\(found)")
        #expect(found.contains("\(Self.withdrawn)"), "\(found)")
    }

    @Test("a typed change is tried; a wrong one is told in a line, and nothing changes")
    func typed() throws {
        let desk = try desktop()
        let workspace = desk.workspace
        func type(_ words: String) {
            workspace.perform(.typing(.open))
            workspace.perform(.typing(.type(words)))
            workspace.perform(.typing(.done))
        }
        workspace.perform(.whatIf(.open))
        type("darg disabled")
        #expect(workspace.watching.screening == nil)
        #expect(workspace.saidWords?.english.contains("did you mean 'drag'?") == true)
        type("drag disabled")
        #expect(workspace.watching.screening != nil)
    }

    @Test("lints stand in the drawer with their mends, and beside their views")
    func lints() throws {
        let desk = try desktop()
        desk.workspace.perform(.whatIf(.open))
        let lints = try rows(desk, "Worth a look")
        #expect(lints.contains { $0.contains("save") && $0.contains("; try: ") }, "\(lints)")
        let numbers = desk.workspace.supposing.marks.flatMap(\.texts).map(\.string)
        #expect(numbers == lints.indices.map { "\($0 + 1)" })
        desk.workspace.perform(.look(.closeDrawer))
        #expect(desk.workspace.supposing.marks.isEmpty)
    }

    @Test(
        "every target is in the window and large enough, and words have room",
        arguments: [(1280.0, 800.0), (1024, 768), (1080, 1920), (480, 360)],
        [("dark", "en"), ("projector", "zh")])
    func looks(size: (Double, Double), look: (String, String)) throws {
        let desk = try desktop(size.0, size.1, theme: look.0, language: look.1)
        let workspace = desk.workspace
        func see(_ state: String) throws {
            desk.paint()
            try desk.show("changes-\(size.0)x\(size.1)-\(state)-\(look.0)-\(look.1)")
            let chrome = workspace.chrome
            chrome.window.layoutIfNeeded()
            desk.expectTargets(Desktop.targets(in: chrome.window))
            guard chrome.drawer != nil else { return }
            chrome.drawerWindow.layoutIfNeeded()
            let room = CGRect(origin: .zero, size: chrome.layout.drawer.size)
            desk.expectTargets(Desktop.targets(in: chrome.drawerWindow), in: room)
        }
        workspace.perform(.whatIf(.open))
        try see("1-open")
        workspace.perform(.whatIf(.want("drag acts")))
        for _ in 0..<2000 where workspace.supposing.desk?.isLooking == true { desk.wait(0.01) }
        try see("2-found")
        workspace.perform(.whatIf(.attempt([Self.withdrawn])))
        desk.wait(4)
        try see("3-runs")
        for _ in 0..<400 where workspace.watching.screening?.isPlaying == true { desk.wait(0.1) }
        try see("4-parted")
        workspace.perform(.whatIf(.open))
        try see("5-tried")
    }
}

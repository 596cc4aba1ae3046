import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchHost
@testable import TouchKit
@testable import TouchStudio
@testable import TouchVideo

@MainActor @Suite("The page of all lessons") struct OverviewTests {
    private func open(
        _ size: CGSize = CGSize(width: 1280, height: 800), language: String = "en",
        theme: String = "dark"
    ) throws -> Desktop {
        let desk = try Desktop(
            size, theme: theme, language: language, lesson: "who-gets-the-touch")
        desk.workspace.change { $0.hasReducedMotion = false }
        desk.key(.function(4))
        desk.paint()
        return desk
    }

    private func page(_ desk: Desktop) -> OverviewPage { desk.workspace.overview.page }

    @Test("it has every lesson, and a tap opens one")
    func opens() throws {
        let desk = try open()
        #expect(page(desk).tiles.count == Desktop.lessons.count)
        try desk.press("Swipe or pan?")
        #expect(desk.workspace.chrome.page == nil)
        #expect(desk.workspace.opened.scene.name == "swipe-or-pan")
    }

    @Test("only what is in view is made, one lesson a picture, and one of it moves")
    func pictures() throws {
        let desk = try open()
        func made() -> Int { page(desk).tiles.values.count { $0.thumbnail != nil } }
        let first = made()
        #expect(first <= 2)
        for _ in 0..<40 {
            desk.wait(0.05)
            desk.paint()
        }
        #expect(made() == page(desk).inView.count)
        #expect(made() < Desktop.lessons.count)
        let before = page(desk).tiles.mapValues(\.thumbnail)
        var moved: Set<Int> = []
        for _ in 0..<40 {
            desk.wait(0.1)
            desk.paint()
            for (index, tile) in page(desk).tiles where before[index] != tile.thumbnail {
                moved.insert(index)
            }
        }
        #expect(moved.count == 1)
        let next = try #require(desk.workspace.nextChange(after: desk.now))
        #expect(next >= desk.now + 0.09)
    }

    @Test("keys and the wheel move it, Return opens what has the keyboard, Esc closes it")
    func keys() throws {
        let desk = try open()
        let first = page(desk).inView
        desk.key(.end)
        desk.paint()
        #expect(page(desk).inView.contains(Desktop.lessons.count - 1))
        desk.key(.home)
        desk.paint()
        #expect(page(desk).inView == first)
        desk.key(.escape)
        #expect(desk.workspace.chrome.page == nil)
    }

    @Test("a list is chosen, and holds what it names")
    func lists() throws {
        let desk = try open()
        desk.workspace.perform(.course(.choose(.five)))
        desk.paint()
        let five = try #require(CourseLists(in: Library.lessons).lessons(of: .five))
        #expect(page(desk).tiles.count == five.count)
        desk.workspace.perform(.course(.choose(.whole)))
        desk.paint()
        #expect(page(desk).tiles.count == Desktop.lessons.count)
    }

    @Test("progress is forgotten when that was asked for twice")
    func forget() throws {
        let desk = try open()
        desk.workspace.learning.keep { $0.play("swipe-or-pan") }
        desk.paint()
        try desk.press("Clear progress")
        #expect(!desk.workspace.learning.progress.progress.isEmpty)
        try desk.press("Really clear your progress?")
        #expect(desk.workspace.learning.progress.progress.isEmpty)
    }

    @Test(
        "nothing lies on anything else, in any window",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
            CGSize(width: 640, height: 480), CGSize(width: 400, height: 700),
        ], ["en", "zh"])
    func room(size: CGSize, language: String) throws {
        let theme = language == "zh" ? "light" : "dark"
        let desk = try open(size, language: language, theme: theme)
        desk.workspace.learning.keep { $0.begin("swipe-or-pan", exercises: 2) }
        desk.workspace.learning.keep { $0.play("who-gets-the-touch") }
        for _ in 0..<30 {
            desk.wait(0.05)
            desk.paint()
        }
        desk.expectTargets(Desktop.targets(in: page(desk)))
        let tiles = page(desk).sections.flatMap(\.lessons).compactMap {
            page(desk).tiles[$0]?.frame
        }
        for (one, other) in zip(tiles, tiles.dropFirst()) {
            #expect(one.intersection(other).isNull || one.intersection(other).width < 1)
        }
        try desk.show("overview-\(language)-\(Int(size.width))")
    }
}

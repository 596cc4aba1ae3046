import Foundation
import TestSupport
import Testing
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// A visitor with nothing but fingers.
@Suite("A visit")
struct VisitTests {
    private let desk: Desktop

    init() throws {
        desk = try Desktop(CGSize(width: 1280, height: 800), lesson: "who-gets-the-touch")
    }

    @Test("fingers alone arrive, choose, play, touch, ask why, search, present and leave")
    func visit() throws {
        let workspace = desk.workspace
        try desk.show("visit-1-arrive")
        try desk.press("Lessons")
        try desk.show("visit-2-lessons")
        try desk.press("Swipe or pan?")
        #expect(workspace.opened.lesson.map { Desktop.lessons[$0].identifier } == "swipe-or-pan")
        #expect(workspace.chrome.drawer == nil)

        try desk.press("Do")
        try desk.show("visit-3-do")
        try desk.press("Show me")
        #expect(workspace.session.isDemonstration)
        for _ in 0..<600 where !workspace.session.isWaiting { desk.wait(0.05) }
        try desk.show("visit-4-show-me")

        // The lesson asks; an answer lets it go on, a touch takes the stage.
        #expect(workspace.session.isWaiting)
        try desk.press("drag: it needs less")
        for _ in 0..<600 where workspace.session.isWaiting { desk.wait(0.05) }
        let scene = workspace.space.panel
        #expect(workspace.session.isDemonstration && !workspace.session.isWaiting)
        desk.wait(1)
        desk.touch(.began, CGPoint(x: scene.midX, y: scene.midY))
        #expect(!workspace.session.isDemonstration && workspace.chrome.drawer == nil)
        for step in 1...12 {
            desk.touch(.moved, CGPoint(x: scene.midX - Double(step) * 8, y: scene.midY))
        }
        try desk.show("visit-5-touch")
        desk.touch(.ended, CGPoint(x: scene.midX - 96, y: scene.midY))

        try desk.press("Why?")
        #expect(workspace.chrome.layout.inspector != nil)
        try desk.press("Chain")
        try desk.press("Time")
        desk.wait(2)
        try desk.show("visit-6-why")
        try desk.press("Ask by touching")
        let panel = workspace.space.panel
        desk.tap(CGPoint(x: panel.midX, y: panel.midY))
        #expect(workspace.branches.open.choice != nil)
        try desk.press("Ask by touching")

        try desk.press("search")
        #expect(workspace.searching.search.isOpen)
        _ = workspace.picture(now: 100)
        for key in ["d", "r", "a", "g"] { try desk.press(key) }
        #expect(workspace.searching.search.query == "drag")
        try desk.show("visit-7-search")
        try desk.press("words")
        try desk.press("⌫")
        try desk.press("done")
        #expect(!workspace.searching.search.isOpen && workspace.searching.search.query == "dra")

        try desk.press("Show")
        try desk.show("visit-8-show")
        try desk.press("Show")
        try desk.press("Present")
        #expect(workspace.chrome.layout.rail == nil)
        try desk.show("visit-9-present")
        try desk.press("Leave the presentation")
        try desk.press("Do")
        try desk.press("Help")
        try desk.show("visit-10-help")
        desk.tap(CGPoint(x: 40, y: 780))
        #expect(workspace.chrome.page == nil)
        try desk.press("Do")
        try desk.press("Quit")
        #expect(desk.wasClosed)
    }
}

import Foundation
import TestSupport
import Testing
import TouchKit

@testable import TouchscopeKit

/// A visitor with nothing but fingers.
@Suite("A visit")
struct VisitTests {
    private let desk: Desktop

    init() throws {
        desk = try Desktop(CGSize(width: 1280, height: 800), lesson: "who-gets-the-touch")
    }

    /// Presses what bears a name: a handle, a button, or a row that is scrolled to first.
    private func press(_ name: String) throws {
        let chrome = desk.workspace.chrome
        for window in [chrome.drawerWindow, chrome.window] where !window.isHidden {
            window.layoutIfNeeded()
            guard let control = Self.control(name, in: window) else { continue }
            var above = control.superview
            while let view = above, !(view is ContentScroller) { above = view.superview }
            if let scroller = above as? ContentScroller {
                scroller.scrollRectToVisible(control.frame, animated: false)
            }
            let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
            let inWindow = control.convert(middle, to: window)
            return desk.tap(
                CGPoint(x: inWindow.x + window.frame.minX, y: inWindow.y + window.frame.minY))
        }
        Issue.record("nothing is called \(name)")
    }

    private static func control(_ name: String, in view: UIView) -> UIControl? {
        for part in view.subviews where !part.isHidden {
            if let button = part as? UIButton, button.currentTitle == name { return button }
            if part.accessibilityIdentifier == name, let control = part as? UIControl {
                return control
            }
            if let found = control(name, in: part) { return found }
        }
        return nil
    }

    @Test("fingers alone arrive, choose, play, touch, ask why, search, present and leave")
    func visit() throws {
        let workspace = desk.workspace
        try desk.show("visit-1-arrive")
        try press("Lessons")
        try desk.show("visit-2-lessons")
        try press("Swipe or pan?")
        #expect(workspace.opened.lesson.map { Desktop.lessons[$0].identifier } == "swipe-or-pan")
        #expect(workspace.chrome.drawer == nil)

        try press("Do")
        try desk.show("visit-3-do")
        try press("Show me")
        #expect(workspace.session.isDemonstration)
        desk.wait(16)
        try desk.show("visit-4-show-me")

        // The lesson asks; a touch lets it go on, the next one takes the stage.
        let scene = workspace.space.panel
        #expect(workspace.session.isWaiting)
        desk.tap(CGPoint(x: scene.midX, y: scene.midY))
        #expect(workspace.session.isDemonstration && !workspace.session.isWaiting)
        desk.wait(1)
        desk.touch(.began, CGPoint(x: scene.midX, y: scene.midY))
        #expect(!workspace.session.isDemonstration && workspace.chrome.drawer == nil)
        for step in 1...12 {
            desk.touch(.moved, CGPoint(x: scene.midX - Double(step) * 8, y: scene.midY))
        }
        try desk.show("visit-5-touch")
        desk.touch(.ended, CGPoint(x: scene.midX - 96, y: scene.midY))

        try press("Why?")
        #expect(workspace.chrome.layout.inspector != nil)
        try press("Chain")
        try press("Time")
        desk.wait(2)
        try desk.show("visit-6-why")
        try press("Ask by touching")
        let panel = workspace.space.panel
        desk.tap(CGPoint(x: panel.midX, y: panel.midY))
        #expect(workspace.branches.open.choice != nil)
        try press("Ask by touching")

        try press("search")
        #expect(workspace.search.isOpen)
        _ = workspace.picture(now: 100)
        for key in ["d", "r", "a", "g"] { try press(key) }
        #expect(workspace.search.query == "drag")
        try desk.show("visit-7-search")
        try press("words")
        try press("⌫")
        try press("done")
        #expect(!workspace.search.isOpen && workspace.search.query == "dra")

        try press("Show")
        try desk.show("visit-8-show")
        try press("Show")
        try press("Present")
        #expect(workspace.chrome.layout.rail == nil)
        try desk.show("visit-9-present")
        try press("Leave the presentation")
        try press("Do")
        try press("Help")
        try desk.show("visit-10-help")
        desk.tap(CGPoint(x: 40, y: 780))
        #expect(!workspace.chrome.showsHelp)
        try press("Do")
        try press("Quit")
        #expect(desk.wasClosed)
    }
}

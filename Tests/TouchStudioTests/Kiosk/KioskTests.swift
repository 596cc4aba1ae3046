import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchReading
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// The window as an exhibit: hands and time are the only things that happen.
@Suite("An exhibit", .serialized)
struct KioskTests {
    private let lessons: [Lesson]

    init() throws {
        let all = try Library.catalog()
        lessons = all.filter { ["who-gets-the-touch", "swipe-or-pan"].contains($0.identifier) }
    }

    private func desk(code: String? = "4711") throws -> Desk {
        let desk = Desk(
            try OpenedScene(lessons[0], 0), lessons: lessons, exhibit: (idle: 60, code: code))
        desk.beginExhibit()
        return desk
    }

    private func phase(_ desk: Desk) -> VisitClock.Phase? {
        desk.workspace.exhibit.kiosk?.clock.phase
    }

    private func words(_ desk: Desk) -> String {
        desk.workspace.picture(now: desk.now).marks.flatMap(\.texts).map(\.string)
            .joined(separator: " ")
    }

    private func tap(_ desk: Desk, _ x: Double, _ y: Double) {
        desk.touch(.began, x, y)
        desk.touch(.ended, x, y)
    }

    /// A finger on a point of the window.
    private func tapWindow(_ desk: Desk, _ x: Double, _ y: Double) {
        for phase in [UITouch.Phase.began, .ended] {
            desk.pass(0.05)
            let sample = TouchSample(
                finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: desk.now)
            desk.workspace.send(.touches([sample]), now: desk.now)
        }
    }

    private func type(_ desk: Desk, _ code: String) {
        for figure in code.compactMap(\.wholeNumberValue) {
            desk.workspace.perform(.kiosk(.figure(figure)))
        }
    }

    @Test("lessons play themselves, one after another, and invite in both languages")
    func attracts() throws {
        let desk = try desk()
        #expect(phase(desk) == .attracting)
        #expect(words(desk).contains("Touch the screen to start"))
        #expect(words(desk).contains("触摸屏幕即可开始"))
        var shown: [String] = []
        for _ in 0..<8000 where shown.count < 4 {
            desk.pass(0.05)
            let name = desk.workspace.opened.scene.name
            if desk.workspace.session.isDemonstration, shown.last != name { shown.append(name) }
        }
        let names = lessons.map(\.identifier)
        #expect(shown == names + names)
    }

    @Test("the touch that begins a visit is for the scene as it begins")
    func firstTouch() throws {
        let desk = try desk()
        desk.pass(1)
        tap(desk, 320, 200)
        #expect(phase(desk) == .visiting)
        #expect(!desk.hits.isEmpty)
        #expect(!desk.workspace.session.isDemonstration)
        #expect(!words(desk).contains("Touch the screen to start"))
    }

    @Test("nor is one lost that comes while a question waits")
    func questionTouch() throws {
        let desk = try desk()
        for _ in 0..<4000 where !desk.workspace.session.isWaiting { desk.pass(0.02) }
        try #require(desk.workspace.session.isWaiting)
        tap(desk, 320, 200)
        #expect(!desk.hits.isEmpty)
        #expect(!desk.workspace.session.isDemonstration)
    }

    @Test("after a minute's rest it asks; a touch says that one is there, and touches nothing else")
    func stays() throws {
        let desk = try desk()
        tap(desk, 320, 200)
        let hits = desk.hits.count
        desk.pass(59)
        #expect(phase(desk) == .visiting)
        desk.pass(1)
        #expect(words(desk).contains("Still here?   还在吗？ 10"))
        desk.pass(4)
        #expect(words(desk).contains("还在吗？ 6"))
        tap(desk, 320, 200)
        desk.pass(0.1)
        #expect(!words(desk).contains("Still here?"))
        #expect(desk.hits.count == hits)
        tap(desk, 320, 200)
        #expect(desk.hits.count > hits)
    }

    @Test("with no answer it begins anew: language, panels, drawers, and nothing to bring back")
    func leaves() throws {
        let desk = try desk()
        tap(desk, 320, 200)
        desk.workspace.perform(.language(.next))
        desk.workspace.perform(.look(.foldTimeline))
        desk.workspace.perform(.lesson(.open(1)))
        tap(desk, 320, 200)
        desk.workspace.perform(.lesson(.list))
        for _ in 0..<70 { desk.pass(1) }
        desk.pass(0.1)
        #expect(phase(desk) == .attracting)
        let workspace = desk.workspace
        #expect(workspace.settings.language == "en")
        #expect(workspace.chrome.layout.timeline == nil && workspace.chrome.drawer == nil)
        #expect(workspace.learning.replaced == nil)
        #expect(workspace.session.isDemonstration)
    }

    @Test("who watches a lesson need not touch meanwhile")
    func watches() throws {
        let desk = try desk()
        tap(desk, 320, 200)
        desk.workspace.perform(.lesson(.demonstrate))
        var played = 0.0
        while !desk.workspace.session.session.isAtEnd, played < 300 {
            desk.pass(0.05)
            played += 0.05
            if desk.workspace.session.isWaiting { tap(desk, 320, 200) }
            #expect(phase(desk) == .visiting)
        }
        #expect(played > 10)
    }

    @Test("visitors cannot leave it, change its looks or write files")
    func rights() throws {
        let desk = try desk()
        tap(desk, 320, 200)
        let forbidden: [any Act] = [
            LookAct.fullscreen, LookAct.theme, LookAct.larger, LookAct.looks, TakeAct.record,
            EditAct.toggle, TapeEditAct.turn, AskAct.copy, PresentAct.turn,
        ]
        let before = desk.workspace.settings
        for command in forbidden { desk.workspace.perform(command) }
        #expect(desk.workspace.settings == before)
        #expect(desk.asked.allSatisfy { ["forget", "keep"].contains($0) }, "\(desk.asked)")
        #expect(desk.workspace.taking.current == nil && desk.workspace.editing.editor == nil)
        let offered = words(desk)
        for word in ["Record", "Show", "Present"] { #expect(!offered.contains(word)) }
        #expect(offered.contains("中文"))
    }

    @Test(
        "five taps in the corner ask for the code; the right one opens the looks, and nothing else then"
    )
    func code() throws {
        let desk = try desk()
        for _ in 0..<5 { tapWindow(desk, 1270, 10) }
        #expect(words(desk).contains("Code"))
        type(desk, "1234")
        #expect(words(desk).contains("That is not the code."))
        desk.workspace.perform(.kiosk(.leave))
        #expect(!desk.asked.contains("close"))
        type(desk, "4711")
        #expect(words(desk).contains("Leave the exhibit"))
        desk.workspace.perform(.kiosk(.settings))
        #expect(desk.workspace.chrome.drawer == .looks)
        desk.workspace.perform(.look(.useTheme("light")))
        #expect(desk.workspace.settings.theme == "light")
        desk.workspace.perform(.kiosk(.leave))
        desk.workspace.perform(.look(.quit))
        #expect(!desk.asked.contains("close"))
        #expect(words(desk).contains("Code"))
        desk.workspace.perform(.kiosk(.close))
        desk.workspace.perform(.look(.looks))
        #expect(desk.workspace.chrome.drawer == nil)
        desk.workspace.perform(.look(.useTheme("dark")))
        #expect(desk.workspace.settings.theme == "light")
    }

    @Test(
        "the code opens one act, then it is locked again",
        arguments: [
            KioskAct.close, LookAct.fullscreen, TouchCheckAct.open, LookAct.larger,
        ] as [any Act])
    func oneAct(act: any Act) throws {
        let desk = try desk()
        desk.workspace.perform(.look(.quit))
        type(desk, "4711")
        desk.workspace.perform(act)
        #expect(desk.workspace.exhibit.kiosk?.sheet == nil)
        desk.workspace.perform(.look(.quit))
        desk.workspace.perform(.kiosk(.leave))
        #expect(!desk.asked.contains("close"))
        #expect(words(desk).contains("Code"))
        type(desk, "4711")
        desk.workspace.perform(.kiosk(.leave))
        #expect(desk.asked.contains("close"))
    }

    @Test("staff close the page that checks touchscreens without the code")
    func touchCheck() throws {
        let desk = try desk()
        desk.workspace.perform(.look(.quit))
        type(desk, "4711")
        desk.workspace.perform(.touchCheck(.open))
        #expect(desk.workspace.isOpen(TouchChecking.self))
        desk.workspace.perform(.touchCheck(.open))
        #expect(desk.workspace.chrome.page == nil)
    }

    @Test("the code's pad is typed on with fingers and keys")
    func pad() throws {
        let desk = try desk()
        desk.workspace.send(.quit, now: desk.now)
        _ = words(desk)
        let keys = desk.workspace.exhibit.sheet.subviews.compactMap { $0 as? KeyButton }
        let four = try #require(keys.first { $0.words["en"] == "4" })
        let place = four.convert(
            CGPoint(x: four.bounds.midX, y: four.bounds.midY), to: nil as UIView?)
        #expect(four.bounds.width >= 44 && four.bounds.height >= 44)
        tapWindow(desk, place.x, place.y)
        #expect(desk.workspace.exhibit.kiosk?.lock?.typed == "4")
        for figure in "711".unicodeScalars {
            desk.workspace.send(
                .key(KeyPress(key: .character(figure), modifiers: []), at: desk.now),
                now: desk.now)
        }
        #expect(desk.workspace.exhibit.kiosk?.isUnlocked == true)
    }

    @Test("without a code nothing asks for one, and nothing closes it")
    func noCode() throws {
        let desk = try desk(code: nil)
        desk.workspace.send(.quit, now: desk.now)
        desk.workspace.perform(.look(.quit))
        for _ in 0..<5 { tapWindow(desk, 1270, 10) }
        #expect(desk.workspace.exhibit.kiosk?.sheet == nil)
        #expect(!desk.asked.contains("close"))
    }

    @Test("a lesson that cannot be read is told of over the stage, and the others are shown")
    func missing() throws {
        let folder = try TemporaryFolder()
        let list = folder.url.appending(path: "wall.lessons")
        try "lessons 1\ngroup \"All\"\n  lesson nowhere-to-be-found\n  lesson swipe-or-pan\n"
            .write(to: list, atomically: true, encoding: .utf8)
        let found = try LessonCatalog.load(
            list: list, searching: [folder.url] + Library.folders)
        #expect(found.lessons.map(\.identifier) == ["swipe-or-pan"])
        let desk = Desk(
            try OpenedScene(found.lessons[0], 0), lessons: found.lessons, exhibit: (60, nil))
        desk.beginExhibit(faults: found.faults)
        #expect(words(desk).contains("nowhere-to-be-found"))
        #expect(desk.workspace.session.isDemonstration)
        desk.pass(21)
        #expect(!words(desk).contains("nowhere-to-be-found"))
    }
}

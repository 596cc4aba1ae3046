import Foundation
import TestSupport
import Testing
import TouchScript
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

@Suite("The first start") struct WelcomeTests {
    private func open(
        _ size: CGSize = CGSize(width: 1280, height: 800), theme: String = "dark",
        language: String = "en"
    ) throws -> Desktop {
        let desk = try Desktop(
            size, theme: theme, language: language, lesson: "who-gets-the-touch")
        desk.workspace.welcoming.welcome()
        desk.paint()
        return desk
    }

    private func card(_ desk: Desktop) throws -> CGRect {
        try #require(desk.workspace.chrome.cardFrame)
    }

    /// A point of the stage beside the card.
    private func beside(_ desk: Desktop) throws -> CGPoint {
        let (scene, card) = (desk.scene, try card(desk))
        return CGPoint(x: scene.midX, y: (scene.minY + card.minY) / 2)
    }

    @Test("it offers to play the lesson, and says how long that takes")
    func plays() throws {
        let desk = try open()
        let tape = try #require(desk.workspace.opened.tape)
        let length = tape.watchingTime
        try desk.press("Play this lesson (\(Wording.length(ofSeconds: length)["en"]))")
        #expect(desk.workspace.session.isDemonstration)
        #expect(!desk.workspace.welcoming.isOpen)
        #expect(desk.workspace.chrome.cardFrame == nil)
    }

    @Test("what it says is how long the window plays the tape")
    func length() throws {
        let desk = try open()
        let tape = try #require(desk.workspace.opened.tape)
        let told = tape.watchingTime
        desk.workspace.perform(.welcome(.play))
        let session = desk.workspace.session
        let start = desk.now
        while !session.session.isAtEnd, desk.now < start + 600 {
            let due = desk.workspace.nextDue(after: desk.now) ?? desk.now
            desk.wait(max(due - desk.now, 0.001))
        }
        #expect(abs(desk.now - start - told) < 2, "\(desk.now - start) \(told)")
    }

    @Test("who would rather try it has the scene, and is not asked again")
    func tries() throws {
        let desk = try open()
        try desk.press("Try it yourself")
        #expect(!desk.workspace.welcoming.isOpen && !desk.workspace.session.isDemonstration)
        #expect(desk.workspace.settings.wasWelcomed)
        desk.workspace.welcoming.welcome()
        #expect(!desk.workspace.welcoming.isOpen)
    }

    @Test("a touch on the scene beside it touches the scene, and counts as trying")
    func touch() throws {
        let desk = try open()
        desk.tap(try beside(desk))
        #expect(!desk.workspace.welcoming.isOpen)
        #expect(desk.workspace.session.session.isPlayed)
    }

    @Test("a touch on it is none on the scene")
    func covers() throws {
        let desk = try open()
        let card = try card(desk)
        desk.tap(CGPoint(x: card.midX, y: card.minY + 5))
        #expect(desk.workspace.welcoming.isOpen)
        #expect(!desk.workspace.session.session.isPlayed)
    }

    @Test(
        "keys reach both: Return and Space play, Esc tries, Tab goes from one to the other",
        arguments: [KeyboardKey.enter, " "])
    func keys(play: KeyboardKey) throws {
        var desk = try open()
        desk.key(play)
        #expect(desk.workspace.session.isDemonstration && !desk.workspace.welcoming.isOpen)
        desk = try open()
        desk.key(.escape)
        #expect(!desk.workspace.session.isDemonstration && !desk.workspace.welcoming.isOpen)
        desk = try open()
        desk.key(.tab)
        desk.key(.tab)
        #expect(desk.workspace.chrome.focusedName == "Try it yourself")
        desk.key(play)
        #expect(!desk.workspace.session.isDemonstration && !desk.workspace.welcoming.isOpen)
    }

    @Test("whoever opens something else has chosen, whoever changes the looks has not")
    func otherwise() throws {
        let desk = try open()
        for act: LookAct in [.theme, .larger, .looks, .closeDrawer] {
            desk.workspace.perform(act)
            desk.paint()
            #expect(desk.workspace.welcoming.isOpen, "\(act)")
        }
        desk.workspace.perform(.language(.next))
        desk.paint()
        #expect(desk.workspace.welcoming.isOpen)
        desk.workspace.perform(.lesson(.next))
        #expect(!desk.workspace.welcoming.isOpen)
    }

    @Test("nobody is asked who was here before: settings or progress are kept")
    func before() throws {
        let kept = try Settings.read(Data(#"{"theme":"dark"}"#.utf8))
        #expect(kept.wasWelcomed)
        #expect(!Settings().wasWelcomed)
        var now = Settings()
        now.wasWelcomed = true
        #expect(now.kept(from: Settings(), over: Settings()).wasWelcomed)
        let desk = try Desktop(CGSize(width: 1280, height: 800), lesson: "who-gets-the-touch")
        desk.workspace.learning.keep { $0.play("who-gets-the-touch") }
        desk.workspace.welcoming.welcome()
        #expect(!desk.workspace.welcoming.isOpen)
    }

    @Test(
        "both are on the stage, large enough for a finger, and whole",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
            CGSize(width: 1024, height: 600), CGSize(width: 640, height: 480),
            CGSize(width: 400, height: 700),
        ], ["en", "zh"])
    func room(size: CGSize, language: String) throws {
        for theme in ["dark", "projector"] {
            let desk = try open(size, theme: theme, language: language)
            let card = try card(desk)
            #expect(desk.workspace.chrome.layout.stage.contains(card))
            let parts = Desktop.targets(in: desk.workspace.chrome.cardWindow)
            #expect(parts.count == 2)
            desk.expectTargets(parts, in: CGRect(origin: .zero, size: card.size))
            try desk.show("welcome-\(Int(size.width))x\(Int(size.height))-\(theme)-\(language)")
        }
    }
}

import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchScript
import TouchShare
import TouchWords

@testable import TouchHost
@testable import TouchKit
@testable import TouchStudio

/// The lesson for everybody in the room.
@Suite("Sharing", .serialized) struct SharingTests {
    /// The page is open, and there is something to scan.
    private func open(
        _ size: CGSize = CGSize(width: 1280, height: 720), theme: String = "dark",
        language: String = "en", lesson: String = "swipe-or-pan"
    ) throws -> Desktop {
        let desk = try Desktop(size, theme: theme, language: language, lesson: lesson)
        desk.key(.function(6))
        #expect(desk.course.waitForNews())
        desk.course.goOn()
        #expect(desk.course.waitForNews())
        desk.wait(0.1)
        desk.paint()
        return desk
    }

    private func content(_ desk: Desktop) -> SharePage.Content? {
        desk.paint()
        return desk.workspace.sharing.page.content
    }

    private func port(_ desk: Desktop) throws -> Int {
        guard case .giving(let gift)? = desk.workspace.sharing.sharing?.state else {
            throw CancellationError()
        }
        return gift.port
    }

    private static let host = NetworkAddress.ofThisMachine?.host ?? ""

    @Test(
        "a phone that looks at the window finds the lesson, in every look and size",
        .enabled(if: NetworkAddress.ofThisMachine != nil, "this machine is in no network"),
        arguments: [
            (CGSize(width: 1280, height: 720), "dark", "en"),
            (CGSize(width: 1920, height: 1080), "light", "zh"),
            (CGSize(width: 1024, height: 768), "projector", "en"),
            (CGSize(width: 640, height: 400), "dark", "zh"),
            (CGSize(width: 540, height: 960), "light", "en"),
        ])
    func code(size: CGSize, theme: String, language: String) throws {
        let desk = try open(size, theme: theme, language: language)
        let page = "lessons/swipe-or-pan.html" + (language == "zh" ? "?zh" : "")
        let address = "http://\(Self.host):\(try port(desk))/\(page)"
        let picture = desk.workspace.picture(now: desk.now)
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "window.png")
        let image = try Canvas(typesetter: Typesetter()).image(of: picture)
        try Data(PNG.data(of: image)).write(to: file)
        #expect(try CodeReader.text(in: file) == address)
        let words = picture.marks.flatMap(\.texts).map(\.string)
        #expect(words.contains(address))
        #expect(words.contains(Wording.share.lesson[language]))
        desk.expectTargets(Desktop.targets(in: desk.workspace.chrome.sheetWindow))
        try desk.show("share-\(theme)-\(language)-\(Int(size.width))")
    }

    @Test("while the pages are made the page says how far they are, and the window goes on")
    func making() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 720))
        try desk.press("Do")
        try desk.press("Share it")
        #expect(desk.workspace.isOpen(Sharing.self))
        #expect(desk.course.waitForNews())
        #expect(content(desk) == .told(.share.making(1, total: 4), share: 0.25))
        try desk.show("share-making")
        desk.key(.escape)
        #expect(desk.workspace.chrome.page == nil)
        desk.touchScene()
        #expect(desk.workspace.session.session.isPlayed)
        // Meanwhile it gets ready, which the window takes in.
        desk.course.goOn()
        #expect(desk.course.waitForNews())
        desk.key(.function(6))
        if case .told(_, share: .some)? = content(desk) { Issue.record("still made") }
    }

    @Test("it goes on when the page is left, for the lesson that is open, until it is stopped")
    func goesOn() throws {
        let desk = try open()
        let port = try port(desk)
        func get(_ path: String) throws -> String {
            try RawConnection(port: port).get(path).text
        }
        #expect(try get("/lessons/swipe-or-pan.html") == "lessons/swipe-or-pan.html")
        desk.key(.function(6))
        #expect(desk.workspace.chrome.page == nil)
        #expect(try get("/") == "index.html")
        // Of a lesson that has no page the course is shared.
        desk.workspace.perform(.lesson(.next))
        desk.key(.function(6))
        if NetworkAddress.ofThisMachine != nil,
            case .code(_, let address, let words)? = content(desk)
        {
            #expect(address == "http://\(Self.host):\(port)/")
            #expect(words == .share.course)
        } else {
            #expect(content(desk) == .told(.share.noNetwork, share: nil))
        }
        try desk.press("Stop sharing")
        #expect(desk.workspace.chrome.page == nil && desk.workspace.sharing.sharing == nil)
        #expect(throws: (any Error).self) { try RawConnection(port: port) }
    }

    @Test("what failed is told, and tried again")
    func fails() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 720))
        desk.course = CourseOfTwoPages(fails: true)
        desk.key(.function(6))
        #expect(desk.course.waitForNews())
        desk.course.goOn()
        #expect(desk.course.waitForNews())
        #expect(content(desk) == .told(.verbatim("no room"), share: nil))
        try desk.press("Close")
        desk.course = CourseOfTwoPages()
        desk.key(.function(6))
        #expect(desk.course.waitForNews())
        #expect(content(desk) == .told(.share.making(1, total: 4), share: 0.25))
        desk.course.goOn()
        #expect(desk.course.waitForNews())
    }

    @Test("an exhibit's visitors share, and cannot stop it for others")
    func exhibit() throws {
        let lessons = Desktop.lessons
        let desk = Desk(try OpenedScene(lessons[0], 0), lessons: lessons, exhibit: (60, "4711"))
        desk.beginExhibit()
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        desk.workspace.perform(.share(.open))
        #expect(desk.workspace.isOpen(Sharing.self))
        #expect(!desk.workspace.sharing.page.canStop)
        desk.workspace.perform(.share(.stop))
        #expect(desk.workspace.sharing.sharing != nil)
        // The next visitor finds the lessons again.
        for _ in 0..<100 { desk.pass(1) }
        #expect(desk.workspace.exhibit.kiosk?.clock.phase == .attracting)
        #expect(desk.workspace.chrome.page == nil && desk.workspace.sharing.sharing != nil)
    }
}

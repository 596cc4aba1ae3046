import Foundation
import Testing
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchStudio

/// People rest hands on a wall, hold it by its edges, and touch it two at a time.
@Suite("Many hands")
struct ManyHandsTests {
    private let desk: Desktop

    init() throws { desk = try Desktop(CGSize(width: 1280, height: 800)) }

    private var lesson: Int? { desk.workspace.opened.lesson }
    /// The middle of a row of the open list of lessons.
    private func row(_ index: Int) throws -> CGPoint {
        let list = desk.workspace.learning.list
        list.layoutIfNeeded()
        let scroller = try #require(list.subviews.first { $0 is UIScrollView })
        let rows = scroller.subviews.compactMap { $0 as? RowButton }
        let row = try #require(rows.indices.contains(index) ? rows[index] : nil)
        let inList = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: list)
        let drawer = desk.workspace.chrome.layout.drawer
        return CGPoint(x: inList.x + drawer.minX, y: inList.y + drawer.minY)
    }

    private static let lessonsHandle = CGPoint(x: 36, y: 40)

    @Test("while a hand rests on a row, another opens a lesson; lifting the first does nothing")
    func restsOnList() throws {
        desk.tap(Self.lessonsHandle)
        let before = try #require(lesson)
        desk.touch(.began, try row(before - 2), finger: 1)
        desk.wait(60)
        desk.tap(try row(before - 1), finger: 2)
        #expect(lesson == before - 1)
        desk.touch(.ended, CGPoint(x: 200, y: 300), finger: 1)
        #expect(lesson == before - 1)
    }

    @Test(
        "a hand that rests on a button for a minute has not pressed it",
        arguments: [40.0, 184, 256, 760])
    func restsOnHandle(y: Double) throws {
        let before = desk.workspace.settings
        desk.touch(.began, CGPoint(x: 36, y: y), finger: 1)
        desk.wait(60)
        desk.touch(.ended, CGPoint(x: 36, y: y), finger: 1)
        #expect(desk.workspace.chrome.drawer == nil)
        #expect(desk.workspace.settings == before)
    }

    @Test("a tap on a row may drift by 5 mm")
    func drift() throws {
        desk.tap(Self.lessonsHandle)
        let wanted = try #require(lesson) - 2
        let place = try row(wanted)
        desk.touch(.began, place)
        for step in 1...6 {
            desk.touch(.moved, CGPoint(x: place.x, y: place.y + Double(step) * 3))
        }
        desk.touch(.ended, CGPoint(x: place.x, y: place.y + 18))
        #expect(lesson == wanted)
    }

    @Test("a touch within 5 mm of the edge opens no lesson")
    func edge() throws {
        desk.workspace.perform(.present(.turn))
        desk.workspace.perform(.lesson(.list))
        let before = try #require(lesson)
        let place = try row(before - 2)
        desk.tap(CGPoint(x: 12, y: place.y))
        #expect(lesson == before && desk.workspace.chrome.drawer == .lessons)
        desk.tap(CGPoint(x: 30, y: place.y))
        #expect(lesson == before - 2)
    }

    @Test("what a lesson replaced can be brought back, with all that was done")
    func bringBack() throws {
        desk.touchScene()
        desk.touch(.ended, CGPoint(x: 640, y: 360))
        let (session, before) = (desk.workspace.session, lesson)
        desk.workspace.perform(.lesson(.next))
        #expect(desk.workspace.session !== session)
        desk.workspace.perform(.lesson(.bringBack))
        #expect(desk.workspace.session === session && lesson == before)
        desk.workspace.perform(.lesson(.bringBack))
        #expect(lesson == before.map { $0 + 1 })
    }
}

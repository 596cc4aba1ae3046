import Foundation
import Testing
import TouchPicture
import TouchReading
import TouchTrace

@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// The page of the window that checks touchscreens.
@Suite("The touch check's page", .serialized) struct TouchPageTests {
    /// A touchscreen that lies right, one that does not, and one that nobody switched on.
    private static let machine: TouchSetup = {
        let panel = TouchSetup.Output(
            name: "eDP-1", frame: CGRect(x: 0, y: 0, width: 1920, height: 1080),
            millimetres: CGSize(width: 309, height: 174))
        let wall = TouchSetup.Output(
            name: "HDMI-1", frame: CGRect(x: 1920, y: 0, width: 1920, height: 1080),
            millimetres: CGSize(width: 1430, height: 800))
        return TouchSetup(
            screen: CGSize(width: 3840, height: 1080), outputs: [panel, wall],
            devices: [
                TouchSetup.Device(
                    number: 12, name: "ELAN9008:00 04F3:2D55", kind: .touchscreen, fingers: 10,
                    millimetres: CGSize(width: 309, height: 174),
                    transformation: [0.5, 0, 0, 0, 1, 0, 0, 0, 1]),
                TouchSetup.Device(
                    number: 14, name: "ILITEK ILITEK-TP infrared frame", kind: .touchscreen,
                    fingers: 40),
                TouchSetup.Device(
                    number: 15, name: "eGalax", kind: .touchscreen, isEnabled: false),
                TouchSetup.Device(number: 16, name: "QEMU USB Tablet", kind: .places),
            ])
    }()

    private func desktop(
        _ size: CGSize = CGSize(width: 1280, height: 800), scale: Double = 1,
        theme: String = "dark", language: String = "en", takes: String? = nil
    ) throws -> Desktop {
        let desk = try Desktop(size, scale: scale, theme: theme, language: language, takes: takes)
        desk.surroundings = TouchSurroundings(setup: Self.machine, millimetres: 0.16)
        return desk
    }

    /// Words of a device about two fingers that draw, and taps at five targets.
    private func play(_ desk: Desktop) {
        let scale = desk.workspace.scale
        let room = TouchPage.field(in: desk.room.size)
        func hear(_ finger: Int64, _ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double)
        {
            let point = CGPoint(
                x: (room.minX + x * room.width) * scale, y: (room.minY + y * room.height) * scale)
            desk.workspace.touchChecking.hear([
                ContactSample(
                    device: 12, finger: finger, phase: phase, time: desk.now + time,
                    location: point, pressure: 0.4, radius: 30)
            ])
        }
        for target in 0..<5 {
            let place = NinePoints.place(of: target, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            hear(1, .began, place.x + 0.01, place.y - 0.006, Double(target))
            hear(1, .ended, place.x + 0.01, place.y - 0.006, Double(target) + 0.1)
        }
        for finger in [2, 3] as [Int64] {
            for step in 0...90 {
                let turn = Double(step) / 20 + Double(finger)
                hear(
                    finger, step == 0 ? .began : .moved, 0.3 * Double(finger - 1) + 0.1 * cos(turn),
                    0.7 + 0.12 * sin(turn), 10 + Double(step) / 100)
            }
        }
        desk.wait(0.3)
    }

    @Test("a key and a row of Do bring it, Esc and its button take it away")
    func comes() throws {
        let desk = try desktop()
        desk.key(.function(8))
        #expect(desk.workspace.isOpen(TouchChecking.self))
        desk.key(.escape)
        #expect(desk.workspace.chrome.page == nil)
        try desk.press("Do")
        try desk.press("Touch check")
        #expect(desk.workspace.isOpen(TouchChecking.self))
        desk.wait(0.3)
        try desk.press("Close")
        #expect(desk.workspace.chrome.page == nil && !desk.wasClosed)
    }

    @Test("alone, the window closes with it")
    func alone() throws {
        let desk = try desktop()
        desk.workspace.touchChecking.open(isAlone: true)
        try desk.press("Close")
        #expect(desk.wasClosed)
    }

    @Test("fingers on it reach no scene, and are measured")
    func measures() throws {
        let desk = try desktop()
        desk.key(.function(8))
        let before = desk.workspace.session.trace.records.count
        desk.tap(CGPoint(x: 800, y: 400))
        #expect(desk.workspace.session.trace.records.count == before)
        play(desk)
        desk.paint()
        let shown = desk.workspace.touchChecking.page.cards.parts
        let text = shown.flatMap { $0.lines("en") }
        #expect(text.contains { $0.hasPrefix("✗ ILITEK") })
        #expect(
            text.contains {
                $0.contains("xinput map-to-output 'ILITEK ILITEK-TP infrared frame' eDP-1")
            })
        #expect(text.contains("  fingers    2 now, up to 2 of 10 at once, 7 touches"))
        #expect(text.contains("  rate       100.0 Hz per finger (a 100.0, b 100.0)"))
        #expect(text.contains("  tapped     5 / 9"))
        #expect(desk.workspace.touchChecking.page.field.content.errors.count == 5)
    }

    @Test("what is measured before it comes or after it went is not on it")
    func others() throws {
        let desk = try desktop()
        play(desk)
        desk.key(.function(8))
        #expect(desk.workspace.touchChecking.report?.measures.devices.isEmpty == true)
        play(desk)
        let measures = desk.workspace.touchChecking.report?.measures
        desk.key(.escape)
        play(desk)
        #expect(desk.workspace.touchChecking.report?.measures == measures)
    }

    @Test("figures stand still for a quarter of a second")
    func calm() throws {
        let desk = try desktop()
        desk.key(.function(8))
        desk.paint()
        let first = desk.workspace.touchChecking.page.cards.parts
        desk.workspace.touchChecking.hear([
            ContactSample(
                device: 12, finger: 1, phase: .began, time: desk.now,
                location: CGPoint(x: 800, y: 400))
        ])
        desk.paint()
        #expect(desk.workspace.touchChecking.page.cards.parts == first)
        let due = try #require(desk.workspace.nextChange(after: desk.now))
        #expect(due - desk.now <= 0.25)
        desk.wait(0.25)
        desk.paint()
        #expect(desk.workspace.touchChecking.page.cards.parts != first)
    }

    @Test("a button keeps the report in a new file, and says where")
    func keeps() throws {
        let folder = URL.temporaryDirectory.appending(path: "touch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let desk = try desktop(takes: folder)
        desk.key(.function(8))
        play(desk)
        for number in 1...2 {
            try desk.press("Save the report")
            desk.paint()
            let path = "\(folder)/touch-check-\(number).txt"
            #expect(
                desk.workspace.touchChecking.page.field.content.words["en"] == "Saved in \(path)")
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text == desk.workspace.touchChecking.report?.text(language: "en"))
            #expect(text.contains("mm, worst"))
        }
    }

    @Test("what stands in the way of keeping it is said on the page")
    func cannotKeep() throws {
        let desk = try desktop(takes: "/dev/null/folder")
        desk.key(.function(8))
        try desk.press("Save the report")
        desk.paint()
        #expect(
            desk.workspace.touchChecking.page.field.content.words["en"].hasPrefix("cannot create"))
    }

    @Test(
        "on every display there is room for fingers and words",
        arguments: StageFirstTests.Display.all)
    func sizes(display: StageFirstTests.Display) throws {
        for (theme, language) in [("dark", "en"), ("light", "zh")] {
            let desk = try desktop(
                display.size, scale: display.scale, theme: theme, language: language)
            desk.key(.function(8))
            play(desk)
            desk.paint()
            let page = desk.workspace.touchChecking.page
            desk.expectTargets(Desktop.targets(in: page))
            #expect(page.field.frame.width >= 240 && page.field.frame.height >= 150)
            #expect(page.bounds.contains(page.field.frame))
            try desk.show("touch-\(display.testDescription)-\(theme)-\(language)")
        }
    }
}

import Foundation
import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchStage
@testable import TouchStudio

/// What drawing looks like, on every display; `TOUCHSCOPE_PICTURES` keeps the pictures, for people to look at.
@Suite("How drawing over the scene looks")
struct InkLooksTests {
    nonisolated struct Display: CustomTestStringConvertible {
        let width: Double
        let height: Double
        var scale = 1.0
        var presents = false
        let look: (theme: String, language: String)
        var testDescription: String {
            "\(Int(width))x\(Int(height))@\(scale)\(presents ? "-present" : "")"
        }

        static let all = [
            Display(width: 1024, height: 768, look: ("dark", "en")),
            Display(width: 1024, height: 768, presents: true, look: ("light", "zh")),
            Display(width: 1920, height: 1080, presents: true, look: ("dark", "en")),
            Display(width: 1920, height: 1080, scale: 1.5, look: ("projector", "zh")),
            Display(width: 1080, height: 1920, look: ("light", "en")),
            Display(width: 480, height: 360, look: ("dark", "zh")),
        ]
    }

    @Test(
        "every target is in the window, large enough and on no other; every color can be reached",
        arguments: Display.all)
    func targets(display: Display) throws {
        let desk = try Desktop(
            CGSize(width: display.width, height: display.height), scale: display.scale,
            theme: display.look.theme, language: display.look.language,
            presents: display.presents)
        let workspace = desk.workspace
        let chrome = workspace.chrome
        func look(_ state: String) throws {
            desk.paint()
            try desk.show("ink-\(display.testDescription)-\(state)")
            chrome.window.layoutIfNeeded()
            desk.expectTargets(Desktop.targets(in: chrome.window))
            guard let words = chrome.caption else { return }
            let fits = Caption(words, style: chrome.style).fits(in: chrome.layout.caption)
            #expect(fits, "\(words.english)")
        }
        func draw(_ points: [(x: Double, y: Double)]) {
            let scene = desk.scene
            func place(_ point: (x: Double, y: Double)) -> CGPoint {
                CGPoint(
                    x: scene.minX + scene.width * point.x, y: scene.minY + scene.height * point.y)
            }
            desk.touch(.began, place(points[0]))
            for point in points.dropFirst() { desk.touch(.moved, place(point)) }
            desk.touch(.ended, place(points[points.count - 1]))
        }
        try look("0-before")
        if display.presents { try desk.press("Ink") } else { workspace.perform(.ink(.toggle)) }
        try look("1-begun")
        let circle = (0...40).map { step in
            let angle = Double(step) / 40 * 2 * .pi
            return (x: 0.5 + 0.22 * cos(angle), y: 0.5 + 0.3 * sin(angle))
        }
        draw(circle)
        try desk.press("Undo")
        #expect(workspace.moment().staging.ink.isEmpty)
        for color in InkBar.palette {
            for _ in 0..<8
            where !Desktop.targets(in: workspace.drawing.inkBar).contains(where: {
                $0.name == color.rawValue
            }) {
                try desk.press("…")
                desk.paint()
            }
            try desk.press(color.rawValue)
            #expect(workspace.drawing.desk.color == color)
        }
        workspace.perform(.ink(.color(.snow)))
        draw(circle)
        try desk.press("Width")
        #expect(workspace.drawing.desk.width == .thick)
        workspace.perform(.ink(.color(.coral)))
        draw([(0.1, 0.9), (0.3, 0.8), (0.4, 0.85), (0.44, 0.7)])
        try look("2-drawn")
        try desk.press("Spotlight")
        draw([(0.5, 0.2), (0.35, 0.5)])
        try desk.press("Pause")
        try look("3-lit")
        try desk.press("Resume")
        try desk.press("Clear")
        #expect(workspace.moment().staging.ink.isEmpty && workspace.moment().staging.light == nil)
        try desk.press("Undo")
        #expect(workspace.moment().staging.ink.count == 2)
        #expect(workspace.moment().staging.light != nil)
        try desk.press("Clear")
        try desk.press("Done")
        #expect(!workspace.drawing.isOpen)
    }
}

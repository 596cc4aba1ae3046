import Foundation
import TestSupport
import Testing
import TouchKit
import TouchReading
import TouchScript
import TouchTrace

@testable import TouchLive
@testable import TouchStudio

/// The stage comes first, on every display: `make sheet` puts the windows on pictures, for people to look at. What can be
/// checked without eyes is checked here.
@Suite("The stage first")
struct StageFirstTests {
    /// A display, in pixels, and how many of them make a point.
    nonisolated struct Display: CustomTestStringConvertible {
        let width: Double
        let height: Double
        let scale: Double

        var size: CGSize { CGSize(width: width, height: height) }
        var testDescription: String { "\(Int(width))x\(Int(height))@\(scale)" }
        var isPortrait: Bool { width < height }

        static let all: [Display] = [
            (1024, 768), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920),
        ].flatMap { size in
            [1, 1.25, 1.5, 2].map { Display(width: size.0, height: size.1, scale: $0) }
        }
    }

    private static let looks = ["dark", "light", "projector"].flatMap { theme in
        ["en", "zh"].map { (theme: theme, language: $0) }
    }

    @Test(
        "a presentation leaves the scene most of the window, empty and with a finger down",
        arguments: Display.all)
    func presentation(display: Display) throws {
        for look in Self.looks {
            let desk = try Desktop(
                display.size, scale: display.scale, theme: look.theme, language: look.language,
                presents: true)
            for _ in 0..<2 {
                if display.isPortrait {
                    #expect(desk.scene.width >= 0.92 * desk.room.width)
                } else {
                    let is16to10 = display.width * 10 == display.height * 16
                    #expect(desk.share >= (is16to10 ? 0.6 : 0.5), "\(desk.share)")
                }
                desk.touchScene()
            }
            try desk.show("present-\(display.testDescription)-\(look.theme)-\(look.language)")
        }
    }

    @Test(
        "the first start leaves the scene half of the window or nearly so",
        arguments: [
            (Display(width: 1280, height: 800, scale: 1), 0.45),
            (Display(width: 1920, height: 1080, scale: 1), 0.5),
        ])
    func firstStart(display: Display, share: Double) throws {
        for look in Self.looks {
            let desk = try Desktop(display.size, theme: look.theme, language: look.language)
            #expect(desk.share >= share, "\(desk.share)")
            desk.touchScene()
            #expect(desk.share >= share, "\(desk.share)")
        }
    }

    @Test("a scene of any shape is nearly as large as fits", arguments: Display.all)
    func shapes(display: Display) throws {
        for (width, height) in [(400.0, 800.0), (640, 400), (500, 500), (1200, 300)] {
            let scene = try Scene.parse(
                "scene 1 \"shape\" \(Int(width)) x \(Int(height))\nview card at 0 0 size \(Int(width)) \(Int(height)) color sky\n",
                file: "shape.scene")
            let desk = try Desktop(
                display.size, scale: display.scale, presents: true, scene: scene)
            // What fits under the bar and its least air.
            let stage = desk.workspace.chrome.layout.stage
            let largest = min(stage.width / width, stage.height / height)
            #expect(desk.scene.width >= 0.85 * largest * width)
        }
    }

    @Test(
        "every target is in the window, large enough for a finger, and on no other",
        arguments: Display.all)
    func targets(display: Display) throws {
        for look in Self.looks {
            for presents in [false, true] {
                let desk = try Desktop(
                    display.size, scale: display.scale, theme: look.theme,
                    language: look.language, presents: presents)
                if !presents { desk.touchScene() }
                try desk.show(
                    "\(presents ? "empty" : "first")-\(display.testDescription)-\(look.theme)-\(look.language)"
                )
                let chrome = desk.workspace.chrome
                chrome.window.layoutIfNeeded()
                let parts = Desktop.targets(in: chrome.window)
                #expect(parts.count >= (presents ? 5 : 11))
                desk.expectTargets(parts)
                #expect(!chrome.layout.stage.intersects(chrome.layout.bar))
                #expect(!desk.scene.insetBy(dx: 1, dy: 1).intersects(chrome.layout.caption))
            }
        }
    }

    @Test("ten fingers: each keeps its letter, and every label its own room")
    func tenFingers() throws {
        let desk = try Desktop(
            CGSize(width: 1920, height: 1080), presents: true, lesson: "many-fingers")
        let panel = desk.scene
        for finger in 1...10 {
            let place = CGPoint(
                x: panel.minX + panel.width * (0.1 + 0.2 * Double((finger - 1) % 5)),
                y: panel.minY + panel.height * (finger <= 5 ? 0.3 : 0.72))
            desk.touch(.began, place, finger: finger)
        }
        try desk.show("ten-fingers")
        func names() -> [String] {
            let session = desk.workspace.session
            return session.latest.touches.filter(\.isLive).map { session.trace.name(of: $0.id) }
        }
        #expect(names() == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
        desk.touch(.ended, CGPoint(x: panel.midX, y: panel.midY), finger: 3)
        #expect(names() == ["a", "b", "d", "e", "f", "g", "h", "i", "j"])
    }

    @Test("every sentence of every lesson can be read whole", arguments: Display.all)
    func captions(display: Display) throws {
        let texts = try Self.sentences.get()
        let desk = try Desktop(display.size, scale: display.scale, presents: true)
        for _ in 0..<2 {
            let room = desk.workspace.chrome.layout.caption
            for look in Self.looks where look.theme != "light" {
                desk.workspace.perform(.look(.useTheme(look.theme)))
                desk.workspace.perform(.language(.use(look.language)))
                let style = desk.workspace.chrome.style
                for text in texts {
                    let fits = Caption(text, style: style).fits(in: room)
                    #expect(fits, "\(text[look.language]) \(room)")
                }
            }
            desk.workspace.perform(.present(.turn))
        }
    }

    /// All that the lessons say; the longest are enough.
    private static let sentences = Result {
        let all = try Desktop.lessons.flatMap { lesson in
            guard case .tape(let tape, _) = try lesson.load() else { return [LocalizedText]() }
            return tape.lines.compactMap { line in
                if case .tell(.caption(let text))? = line.statement { text } else { nil }
            }
        }
        let longest = { (language: String) in
            all.sorted { $0[language].count > $1[language].count }.prefix(8)
        }
        return longest("en") + longest("zh")
    }
}

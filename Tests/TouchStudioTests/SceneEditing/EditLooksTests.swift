import Foundation
import Testing
import TouchKit
import TouchScript
import TouchTrace

@testable import TouchStudio

/// What editing looks like, on every display; `TOUCHSCOPE_PICTURES` keeps the pictures, for people to look at.
@Suite("How editing by hand looks")
struct EditLooksTests {
    nonisolated struct Display: CustomTestStringConvertible {
        let width: Double
        let height: Double
        let scale: Double
        let look: (theme: String, language: String)
        var testDescription: String { "\(Int(width))x\(Int(height))@\(scale)" }

        static let all = [
            Display(width: 1280, height: 800, scale: 1, look: ("dark", "en")),
            Display(width: 1024, height: 768, scale: 2, look: ("projector", "zh")),
            Display(width: 1080, height: 1920, scale: 1, look: ("light", "en")),
            Display(width: 480, height: 360, scale: 1, look: ("dark", "zh")),
        ]
    }

    @Test(
        "every target is in the window, large enough and on no other; every color can be reached",
        arguments: Display.all)
    func targets(display: Display) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/edits-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let desk = try Desktop(
            CGSize(width: display.width, height: display.height), scale: display.scale,
            theme: display.look.theme, language: display.look.language, takes: folder)
        let workspace = desk.workspace
        let chrome = workspace.chrome
        func look(_ state: String) throws {
            desk.paint()
            try desk.show("edit-\(display.testDescription)-\(state)")
            chrome.window.layoutIfNeeded()
            desk.expectTargets(Desktop.targets(in: chrome.window))
            let words = try #require(workspace.editing.words)
            let fits = Caption(words, style: chrome.style).fits(in: chrome.layout.caption)
            #expect(fits, "\(words.english)")
        }
        workspace.perform(.edit(.toggle))
        try look("1-begun")
        let middle = CGPoint(x: desk.scene.midX, y: desk.scene.midY)
        desk.tap(middle)
        try look("2-chosen")
        desk.touch(.began, middle)
        desk.touch(.moved, CGPoint(x: middle.x - 30, y: middle.y + 21))
        try look("3-dragging")
        desk.touch(.ended, CGPoint(x: middle.x - 30, y: middle.y + 21))
        let wide = display.width / display.scale >= 1000
        for color in SceneColor.Named.allCases {
            for _ in 0..<6
            where !Desktop.targets(in: workspace.editing.editBar).contains(where: {
                $0.name == color.rawValue
            }
            ) {
                #expect(!wide)
                try desk.press("…")
                desk.paint()
            }
            try desk.press(color.rawValue)
            #expect(workspace.editing.editor?.text.contains("color \(color.rawValue)") == true)
        }
        try desk.press("Undo")
        #expect(workspace.editing.editor?.canRedo == true)
        try look("4-colored")
        try desk.press("Done")
        #expect(workspace.editing.editor == nil)
    }
}

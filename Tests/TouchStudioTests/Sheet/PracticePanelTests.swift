import Foundation
import TestSupport
import Testing
import TouchCanvas
import TouchScript
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchPicture
@testable import TouchStudio

@MainActor @Suite("The panel of what there is to try") struct PracticePanelTests {
    private func texts(_ marks: [Mark]) -> [Text] {
        marks.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    @Test(
        "it has its own room in any window, with every word of it",
        arguments: [
            CGSize(width: 1280, height: 800), CGSize(width: 1080, height: 1920),
            CGSize(width: 1920, height: 1080),
        ], [("en", false), ("zh", false), ("zh", true)])
    func room(size: CGSize, looks: (language: String, presents: Bool)) throws {
        let (language, presents) = looks
        let theme = language == "zh" ? "light" : "dark"
        let desk = try Desktop(
            size, theme: theme, language: language, presents: presents, lesson: "swipe-or-pan")
        let workspace = desk.workspace
        for lesson in Desktop.lessons {
            workspace.learning.keep { $0.play(lesson.identifier) }
        }
        for (index, lesson) in Desktop.lessons.enumerated() {
            workspace.perform(.lesson(.open(index)))
            desk.touchScene()
            desk.wait(0.05)
            desk.paint()
            let panel = workspace.learning.panel
            let rows = try #require(panel.content?.rows)
            #expect(rows.count == 2)
            #expect(!panel.frame.insetBy(dx: 1, dy: 1).intersects(workspace.chrome.layout.stage))
            for text in texts(panel.marks()) {
                #expect(text.origin.y >= -0.5, "\(lesson.identifier)")
                let isWhole =
                    text.overflow == .wrap
                    || workspace.chrome.style.measurer.size(of: text.onOneLine).width
                        <= (text.width ?? .infinity) + 0.5
                #expect(isWhole, "\(lesson.identifier): \(text.string)")
            }
            if index == 10 {
                try desk.show("practice-\(language)-\(Int(size.width))-\(presents)")
            }
            desk.touch(.ended, CGPoint(x: size.width / 2, y: size.height / 2))
        }
    }

    @Test("the next lesson opens by a tap")
    func next() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 800), lesson: "swipe-or-pan")
        desk.workspace.learning.keep { $0.play("swipe-or-pan") }
        desk.workspace.perform(.lesson(.open(desk.workspace.opened.lesson ?? 0)))
        desk.touchScene()
        desk.wait(0.05)
        desk.paint()
        desk.touch(.ended, CGPoint(x: 640, y: 400))
        let next = try #require(desk.workspace.learning.panel.content?.next)
        try desk.press("Next: \(next.title.english)")
        #expect(desk.workspace.opened.lesson == next.index)
    }
}

extension Text {
    fileprivate var onOneLine: Text {
        var text = self
        text.width = nil
        return text
    }
}

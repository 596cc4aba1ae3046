import Foundation
import TestSupport
import Testing
import TouchPicture
import TouchScript

@testable import TouchHost
@testable import TouchKit
@testable import TouchStudio

/// The help's other page.
@Suite("What words mean")
struct GlossaryPageTests {
    @Test(
        "the help turns to the words, all of them within its width, and back to the keys",
        arguments: ["en", "zh"],
        [CGSize(width: 1280, height: 800), CGSize(width: 420, height: 800)])
    func turn(language: String, size: CGSize) throws {
        let desk = try Desktop(size, lesson: "who-gets-the-touch")
        if language == "zh" { desk.workspace.perform(.language(.next)) }
        desk.workspace.perform(.help(.turn))
        try desk.press("Glossary")
        try desk.show("words-\(language)-\(Int(size.width))")
        let sheet = try #require(desk.workspace.chrome.page)
        let pages = sheet.subviews.flatMap(\.subviews)
        let list = try #require(pages.lazy.compactMap { $0 as? GlossaryList }.first)
        #expect(!list.isHidden && list.bounds.width > 300)
        var texts: [Text] = []
        for case .text(let text) in list.marks() { texts.append(text) }
        #expect(texts.count == 2 * Library.glossary.entries.count)
        for text in texts {
            #expect(text.origin.x + (text.width ?? 0) <= list.bounds.width + 0.5)
        }
        try desk.press("Keys")
        #expect(list.isHidden)
        try desk.show("keys-\(language)-\(Int(size.width))")
    }
}

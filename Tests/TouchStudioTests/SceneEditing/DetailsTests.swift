import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchWords

@testable import TouchStudio

@Suite("Names and recognizers by hand") struct DetailsTests {
    private let home: TemporaryFolder
    private var file: URL { home.url.appending(path: "pad.scene") }
    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private static let scene = """
        scene 1 "pad" 640 x 400
        # the card and its drag
        view card at 16 40 size 200 200 color sky   # card
          pan drag moves card
          view badge at 8 8 size 40 40 color sun
        view other at 304 40 size 200 200 color coral
          tap once hides card

        """

    init() throws {
        home = try TemporaryFolder()
        try Self.scene.write(to: file, atomically: true, encoding: .utf8)
        try "tape 1\nscene \"pad\"\nwait 1s\ntap other\n".write(
            to: home.url.appending(path: "pad.tape"), atomically: true, encoding: .utf8)
    }

    /// A window that edits, in which a view is chosen.
    private func desk(_ file: String = "pad.scene", language: String = "en") throws -> Desktop {
        let desk = try Desktop(
            CGSize(width: 1280, height: 800), language: language,
            lesson: home.url.appending(path: file).path)
        desk.workspace.perform(.edit(.toggle))
        return desk
    }

    private func choose(_ name: String, on desk: Desktop) throws {
        try #require(desk.workspace.editing.editor).choose(name)
        desk.paint()
    }

    private func type(_ name: String, on desk: Desktop) throws {
        desk.key("n", .control)
        try desk.press("A new name")
        desk.workspace.send(.text(name), now: desk.now)
        desk.key(.enter)
    }

    @Test("a view is called otherwise wherever its scene names it, and by undo as before")
    func renamed() throws {
        let desk = try desk()
        try choose("card", on: desk)
        try type("tile", on: desk)
        #expect(
            text
                == Self.scene.replacingOccurrences(of: "view card", with: "view tile")
                .replacingOccurrences(of: "moves card", with: "moves tile")
                .replacingOccurrences(of: "hides card", with: "hides tile"))
        #expect(desk.workspace.editing.words?.english == "Renamed to tile.")
        #expect(desk.workspace.editing.editor?.selection == "tile")
        desk.key("z", .control)
        #expect(text == Self.scene)
        try choose("card", on: desk)
        try type("卡片", on: desk)
        #expect(text.contains("view 卡片 at") && text.contains("hides 卡片"))
    }

    @Test(
        "a name that another has, or that is none, is refused with its place",
        arguments: [
            ("other", "pad.scene:6:1: found a second 'other'"), ("two words", "found 'two words'"),
            ("all", "found 'all', a reserved word"), ("1st", "found '1st'"),
        ])
    func refused(name: String, words: String) throws {
        let desk = try desk()
        try choose("card", on: desk)
        try type(name, on: desk)
        #expect(text == Self.scene)
        #expect(desk.workspace.editing.words?.english.contains(words) == true)
    }

    @Test("what the tape that is open names keeps its name")
    func namedByTape() throws {
        let desk = try desk("pad.tape")
        try choose("other", on: desk)
        try type("another", on: desk)
        #expect(text == Self.scene)
        let said = try #require(desk.workspace.editing.words?.english)
        #expect(said.contains("pad.tape:4:5: found 'other'"), "\(said)")
    }

    @Test("the window's own keys type a name")
    func fingers() throws {
        let desk = try desk()
        try choose("badge", on: desk)
        try desk.press("More")
        try desk.press("A new name")
        for key in ["p", "i", "n"] { try desk.press(key) }
        try desk.show("editing-name")
        try desk.press("done")
        #expect(text == Self.scene.replacingOccurrences(of: "view badge", with: "view pin"))
    }

    @Test("recognizers are lines within their view, behind those it has, and do what one sees")
    func given() throws {
        let desk = try desk()
        try choose("card", on: desk)
        try desk.press("More")
        try desk.show("editing-details")
        try desk.press("A pinch that scales it")
        let pinched = Self.scene.replacingOccurrences(
            of: "  pan drag moves card\n",
            with: "  pan drag moves card\n  pinch card-pinch scales\n")
        #expect(text == pinched)
        #expect(desk.workspace.chrome.drawer == nil)
        #expect(
            desk.workspace.editing.words?.english
                == "Added card-pinch to the file. Undo removes it.")
        for recognizer in [EditedRecognizer.tap, .doubleTap, .longPress, .swipe] {
            desk.workspace.perform(.edit(.give(recognizer)))
        }
        #expect(
            text.contains(
                "  tap card-tap\n  tap card-tap-2 taps 2\n  long-press card-long-press\n"
                    + "  swipe card-swipe\n  view badge"))
        try choose("badge", on: desk)
        desk.workspace.perform(.edit(.give(.rotation)))
        #expect(text.contains("color sun\n    rotation badge-rotation rotates\nview other"))
        for _ in 0..<6 { desk.key("z", .control) }
        #expect(text == Self.scene)
    }

    @Test("in Chinese the drawer is Chinese; who chose nobody is told to")
    func words() throws {
        let desk = try desk(language: "zh")
        desk.key("n", .control)
        #expect(desk.workspace.editing.words?["zh"] == "请先触摸一个视图。")
        #expect(desk.workspace.chrome.drawer == nil)
        try choose("other", on: desk)
        try desk.press("More")
        try desk.show("editing-details-zh")
        try desk.press("A pan that moves it")
        #expect(text.hasSuffix("  tap once hides card\n  pan other-pan moves\n"))
    }

    @Test("in every lesson each name can be another, and the same again")
    func lessons() throws {
        for lesson in Desktop.lessons {
            guard case .tape(_, let scene) = try lesson.load() else { continue }
            let text = scene.text
            // What a scroll view brings along is called after it.
            for entry in scene.names.entries where entry.line > 0 && !entry.name.contains(".") {
                let renamed = try Scene.text(
                    text, file: "s.scene", renaming: entry.name, to: "nobody-else")
                let names = try Scene.parse(renamed, file: "s.scene").names
                #expect(names[entry.name] == nil && names["nobody-else"] != nil)
                let back = try Scene.text(
                    renamed, file: "s.scene", renaming: "nobody-else", to: entry.name)
                #expect(back == text)
            }
        }
    }
}

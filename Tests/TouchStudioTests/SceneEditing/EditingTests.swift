import Foundation
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession
import TouchTrace
import TouchWords

@testable import TouchHost
@testable import TouchLive
@testable import TouchStudio

@Suite("Editing a scene by hand") struct EditingTests {
    private let home: TemporaryFolder
    private var folder: URL { home.url }

    init() throws { home = try TemporaryFolder() }

    private static let scene = """
        scene 1 "pad" 640 x 400
        # two cards
        view left at 16 40 size 200 200 color sky touches consume   # the first

        view right at 304 40 size 200 200 color coral touches consume

        """
    private static let tape = """
        tape 1
        scene "pad"
        finger a down left
        wait 1s
        finger a up

        """

    private var file: URL { folder.appending(path: "pad.scene") }
    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private func desk(on name: String = "pad.scene", edits: Bool = true) throws -> Desk {
        try Self.scene.write(to: file, atomically: true, encoding: .utf8)
        try Self.tape.write(
            to: folder.appending(path: "pad.tape"), atomically: true, encoding: .utf8)
        let desk = Desk(try OpenedScene.open(folder.appending(path: name).path, among: []))
        if edits { desk.workspace.perform(.edit(.toggle)) }
        return desk
    }

    private func drag(_ desk: Desk, _ from: CGPoint, _ to: CGPoint) {
        desk.touch(.began, from.x, from.y)
        desk.touch(.moved, (from.x + to.x) / 2, (from.y + to.y) / 2)
        desk.touch(.moved, to.x, to.y)
        desk.touch(.ended, to.x, to.y)
    }

    private func key(_ desk: Desk, _ key: KeyboardKey, _ modifiers: KeyPress.Modifiers = []) {
        let press = KeyPress(key: key, modifiers: modifiers)
        desk.workspace.send(.key(press, at: desk.now), now: desk.now)
    }

    private static func changed(_ words: String, _ other: String) -> String {
        scene.replacingOccurrences(of: words, with: other)
    }

    /// The line of the first card is written anew, with one space before its comment's two.
    private static let tidy = "touches consume   # the first"
    private static let tidied = "touches consume  # the first"
    private static func moved(_ place: String) -> String {
        changed("left at 16 40", "left at \(place)").replacingOccurrences(of: tidy, with: tidied)
    }

    @Test(
        "a drag moves the view in the file, its other lines stay, and the scene never hears of it")
    func move() throws {
        let desk = try desk()
        drag(desk, CGPoint(x: 100, y: 100), CGPoint(x: 117, y: 125))
        #expect(text == Self.moved("32 64"))
        #expect(desk.hits.isEmpty)
        #expect(desk.workspace.opened.scene.text.contains("left at 32 64"))

        desk.workspace.perform(.edit(.toggle))
        desk.touch(.began, 20, 50)
        desk.touch(.ended, 20, 50)
        #expect(desk.hits == ["window"])
    }

    @Test("a tap chooses and changes nothing; the corner resizes, a color colors")
    func others() throws {
        let desk = try desk()
        desk.touch(.began, 400, 100)
        desk.touch(.ended, 402, 101)
        #expect(text == Self.scene)
        #expect(desk.workspace.editing.editor?.selection == "right")
        drag(desk, CGPoint(x: 508, y: 244), CGPoint(x: 521, y: 244))
        let wider = Self.changed("304 40 size 200 200", "304 40 size 216 200")
        #expect(text == wider)
        desk.workspace.perform(.edit(.color(.mint)))
        #expect(text == wider.replacingOccurrences(of: "coral", with: "mint"))
    }

    @Test("arrows move by one point, with Shift by eight; all is undone and done again by keys")
    func keys() throws {
        let desk = try desk()
        key(desk, .right)
        #expect(text == Self.scene)
        #expect(desk.workspace.editing.words?.english == "Touch a view first.")
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        key(desk, .right)
        key(desk, .down, .shift)
        #expect(text == Self.moved("17 48"))
        key(desk, "z", .control)
        key(desk, "z", .control)
        #expect(text == Self.scene)
        key(desk, "z", .control)
        #expect(desk.workspace.editing.words?.english == "Nothing to undo.")
        key(desk, "z", [.control, .shift])
        #expect(text == Self.moved("17 40"))
        key(desk, .escape)
        #expect(desk.workspace.editing.editor == nil)
    }

    @Test("the ring turns a view by notches of 15 degrees, and back to none")
    func turn() throws {
        let desk = try desk()
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        func turned(_ degrees: Int) -> String {
            Self.changed(Self.tidy, "touches consume rotate \(degrees)deg  # the first")
        }
        drag(desk, CGPoint(x: 226, y: 30), CGPoint(x: 256, y: 70))
        #expect(text == turned(15))
        key(desk, "z", .control)
        #expect(text == Self.scene)
        drag(desk, CGPoint(x: 226, y: 30), CGPoint(x: 226, y: 250))
        #expect(text == turned(90))
        #expect(desk.workspace.editing.editor?.chosen?.rotation.rounded() == 90)
        drag(desk, CGPoint(x: 226, y: 250), CGPoint(x: 226, y: 30))
        #expect(text == Self.changed(Self.tidy, Self.tidied))
    }

    @Test("Del takes the chosen view away, and undo brings it back; one that the tape names stays")
    func remove() throws {
        let desk = try desk(on: "pad.tape")
        key(desk, .delete)
        #expect(desk.workspace.editing.words?.english == "Touch a view first.")
        desk.touch(.began, 100, 100)
        desk.touch(.ended, 100, 100)
        key(desk, .delete)
        #expect(text == Self.scene)
        let words = desk.workspace.editing.words?.english ?? ""
        #expect(words.contains("pad.tape:3:") && words.contains("found 'left'"), "\(words)")
        desk.touch(.began, 400, 100)
        desk.touch(.ended, 400, 100)
        key(desk, .delete)
        #expect(!text.contains("view right") && text.contains("view left"))
        #expect(desk.workspace.editing.editor?.selection == nil)
        key(desk, "z", .control)
        #expect(text == Self.scene)
    }

    @Test("what the tape had shown is shown in the changed scene, at the same event time")
    func tape() throws {
        let desk = try desk(on: "pad.tape", edits: false)
        desk.workspace.perform(.lesson(.demonstrate))
        desk.pass(0.5)
        desk.workspace.perform(.edit(.toggle))
        drag(desk, CGPoint(x: 100, y: 100), CGPoint(x: 117, y: 125))
        #expect(desk.workspace.session.isDemonstration)
        #expect(desk.workspace.session.session.time > 0.4)
        #expect(desk.hits == ["left"])
    }

    @Test("a file that was changed meanwhile is kept, shown, and said to be")
    func changedMeanwhile() throws {
        let desk = try desk()
        desk.touch(.began, 100, 100)
        let other = Self.changed("at 304 40", "at 400 40")
        try other.write(to: file, atomically: true, encoding: .utf8)
        desk.touch(.moved, 140, 100)
        desk.touch(.ended, 140, 100)
        #expect(text == other)
        #expect(desk.workspace.editing.editor?.text == other)
        #expect(desk.workspace.editing.words?.english.hasPrefix("The file was changed") == true)
        drag(desk, CGPoint(x: 450, y: 100), CGPoint(x: 450, y: 125))
        #expect(text == Self.changed("at 304 40", "at 400 64"))
    }

    @Test("a file that is gone or not to be written is named in one line, and nothing changes")
    func faults() throws {
        let desk = try desk()
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
        drag(desk, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
        #expect(text == Self.scene)
        let words = desk.workspace.editing.words?.english
        #expect(words == "cannot write \(file.path): Permission denied")
        #expect(desk.workspace.editing.editor?.chosen?.frame.minX == 16)

        try FileManager.default.removeItem(at: file)
        drag(desk, CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100))
        #expect(desk.workspace.editing.words?.english.contains("no such file") == true)
    }

    @Test("a scene that is in no file is not edited, and says so")
    func noFile() throws {
        let desk = try Desk()
        desk.workspace.perform(.edit(.toggle))
        #expect(desk.workspace.editing.editor == nil)
        #expect(desk.workspace.saidWords == LocalizedText(.edit.noFile))
    }

    @Test(
        "a lesson is copied, tape and all, before its first change; each time to a folder of its own"
    )
    func lesson() throws {
        for name in ["swipe-or-pan", "swipe-or-pan-2"] {
            let desktop = try Desktop(
                CGSize(width: 1280, height: 800), takes: folder.path)
            let before = try String(
                contentsOfFile: desktop.workspace.opened.scene.file, encoding: .utf8)
            desktop.workspace.perform(.edit(.toggle))
            desktop.tap(CGPoint(x: desktop.scene.midX, y: desktop.scene.midY))
            let chosen = try #require(desktop.workspace.editing.editor?.selection)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: name).path))
            desktop.workspace.perform(.edit(.nudge(x: 1, y: 0)))
            let copy = folder.appending(path: "\(name)/swipe-or-pan.scene")
            let there = try String(contentsOf: copy, encoding: .utf8)
            #expect(there != before && there.contains(chosen))
            #expect(desktop.workspace.opened.files.allSatisfy { $0.hasPrefix(folder.path) })
            let words = try #require(desktop.workspace.editing.words?.english)
            #expect(words.hasPrefix("Lessons cannot be edited"), "\(words)")
            desktop.workspace.perform(.edit(.undo))
            #expect(try String(contentsOf: copy, encoding: .utf8) == before)
        }
    }

    @Test("what is about another session ends editing first; looks and help do not")
    func commands() throws {
        let desk = try desk()
        desk.workspace.perform(.look(.theme))
        desk.workspace.perform(.help(.turn))
        desk.workspace.perform(.device(.liftFingers))
        #expect(desk.workspace.editing.editor != nil)
        desk.workspace.perform(.lesson(.restart))
        #expect(desk.workspace.editing.editor == nil)
    }

    @Test("Esc in mid-drag leaves the view where it was")
    func escape() throws {
        let desk = try desk()
        desk.touch(.began, 100, 100)
        desk.touch(.moved, 140, 100)
        #expect(desk.workspace.editing.editor?.chosen?.frame.minX == 56)
        key(desk, .escape)
        desk.touch(.ended, 150, 100)
        #expect(text == Self.scene)
        #expect(desk.workspace.editing.editor?.chosen?.frame.minX == 16)
    }
}

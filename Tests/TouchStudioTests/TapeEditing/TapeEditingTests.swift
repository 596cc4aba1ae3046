import Foundation
import Testing
import TouchScript
import TouchSession
import TouchStage
import TouchTrace

@testable import TouchHost
@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// A tape of four seconds in a folder of its own.
private final class EditFolder {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "edit-\(UUID().uuidString)")
    var url: URL { folder.appending(path: "pad.tape") }

    static let scene = """
        scene 1 "pad" 640 x 400
        view left at 20 40 size 200 200 color sky touches consume
        view right at 300 40 size 200 200 color coral touches consume

        """
    static let tape = """
        tape 1
        scene "pad"   # where

        finger a down left
        finger a move right over 1s   # a way
        finger a up
        wait 3s

        """

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.scene.write(
            to: folder.appending(path: "pad.scene"), atomically: true, encoding: .utf8)
        try save(Self.tape)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String) throws {
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    /// The lines that are not in the tape as it was at first.
    var new: [String] {
        text.split(separator: "\n").map(String.init).filter { !Self.tape.contains($0) }
    }
}

@Suite("Editing a tape by hand") struct TapeEditingTests {
    private let files: EditFolder

    init() throws { files = try EditFolder() }

    // MARK: The model

    private func tapeEditor() throws -> TapeEditor {
        let opened = try OpenedScene.open(files.url.path, among: [])
        return TapeEditor(opened, text: files.text, of: try Library.file(files.url.path), end: 4)
    }

    @Test("each edit is a line in the file at once; undone, the file is as it was")
    func edits() throws {
        var tapeEditor = try tapeEditor()
        tapeEditor.select(.start, at: 1.5)
        tapeEditor.select(.end, at: 2.25)
        try tapeEditor.cut()
        #expect(files.new == ["cut 1.5s..2.25s"])
        tapeEditor.select(.end, at: 3.5)
        tapeEditor.select(.start, at: 3)
        try tapeEditor.quicken()
        #expect(files.new == ["cut 1.5s..2.25s", "speed 2 3s..3.5s"])
        #expect(tapeEditor.tape?.edits.speeds.count == 1)
        #expect(try tapeEditor.undo())
        #expect(try tapeEditor.undo())
        #expect(try !tapeEditor.undo())
        #expect(files.text == EditFolder.tape)
        #expect(try tapeEditor.redo())
        #expect(files.new == ["cut 1.5s..2.25s"])
        #expect(files.text.contains("finger a move right over 1s   # a way\n"))
    }

    @Test("a second trim takes the first one's place")
    func trim() throws {
        var tapeEditor = try tapeEditor()
        tapeEditor.select(.start, at: 1)
        try tapeEditor.trim()
        tapeEditor.select(.end, at: 3)
        try tapeEditor.trim()
        #expect(files.new == ["trim 1s..3s"])
    }

    @Test("a wrong cut says what check says, and changes nothing")
    func wrong() throws {
        var tapeEditor = try tapeEditor()
        tapeEditor.select(.start, at: 1)
        tapeEditor.select(.end, at: 2)
        try tapeEditor.cut()
        let before = files.text
        tapeEditor.select(.end, at: 3)
        let error = #expect(throws: ScriptError.self) { try tapeEditor.cut() }
        #expect(
            error?.message["en"]
                == "found 'cut' for 1s..3s, which overlaps 1s..2s, expected separate stretches")
        #expect(files.text == before && tapeEditor.tape?.edits.cuts == [1..<2])
    }

    @Test("what is chosen stays within the tape, and is never empty")
    func selection() throws {
        var tapeEditor = try tapeEditor()
        #expect(tapeEditor.selectsAll)
        tapeEditor.select(.end, at: 99)
        #expect(tapeEditor.selection == 0..<4)
        tapeEditor.select(.end, at: 2)
        tapeEditor.select(.start, at: 3)
        #expect(tapeEditor.selection == 3..<4)
        tapeEditor.select(.end, at: 1)
        #expect(tapeEditor.selection == 0..<1)
        tapeEditor.select(.start, at: 4)
        #expect(!tapeEditor.selection.isEmpty && tapeEditor.selection.upperBound <= 4)
    }

    @Test("an end steps by frames of a film, or by tenths of a second")
    func steps() throws {
        var tapeEditor = try tapeEditor()
        func steps(_ edge: TapeEditAct.Edge, forward: Bool, far: Bool = false) -> Double {
            tapeEditor.step(edge, forward: forward, far: far)
            let selection = tapeEditor.selection
            return edge == .start ? selection.lowerBound : selection.upperBound
        }
        #expect((0..<4).map { _ in steps(.start, forward: true) } == [0.017, 0.033, 0.05, 0.067])
        #expect((0..<3).map { _ in steps(.start, forward: false) } == [0.05, 0.033, 0.017])
        #expect(steps(.start, forward: true, far: true) == 0.1)
        #expect((0..<2).map { _ in steps(.end, forward: false, far: true) } == [3.9, 3.8])
        #expect(steps(.end, forward: true, far: true) == 3.9)
        #expect(steps(.end, forward: false) == 3.883)
    }

    @Test(
        "a caption that lacks a language gets it; a new one stands in for English")
    func languages() throws {
        var tapeEditor = try tapeEditor()
        #expect(try tapeEditor.caption("Look", in: "en", at: 2).time == 2)
        #expect(try tapeEditor.caption("看", in: "zh", at: 3).time == 2)
        #expect(files.new.contains("caption \"Look\" zh \"看\""))
        #expect(try tapeEditor.caption("看这里", in: "zh", at: 2).time == 2)
        #expect(files.new.contains("caption \"Look\" zh \"看这里\""))
        #expect(try tapeEditor.caption("最后", in: "zh", at: 3).time == 3)
        #expect(files.new.contains("caption \"最后\" zh \"最后\""))
        #expect(try tapeEditor.caption("At last", in: "en", at: 3.5).time == 3)
        #expect(files.new.contains("caption \"At last\" zh \"最后\""))
        #expect(try tapeEditor.caption("Over", in: "en", at: 3.5).time == 3.5)
        for _ in 0..<6 { #expect(try tapeEditor.undo()) }
        #expect(files.text == EditFolder.tape)
    }

    @Test("what happens is taken out, and comes back with undo; a finger at an edge refuses it")
    func takenOut() throws {
        var tapeEditor = try tapeEditor()
        tapeEditor.select(.start, at: 2)
        tapeEditor.select(.end, at: 3.5)
        try tapeEditor.takeOut(playedIn: nil)
        #expect(files.text == EditFolder.tape.replacing("wait 3s", with: "wait 1.5s"))
        #expect(tapeEditor.end == 2.5 && tapeEditor.selectsAll)
        #expect(try tapeEditor.undo())
        #expect(files.text == EditFolder.tape && tapeEditor.end == 4)
        tapeEditor.select(.start, at: 0.5)
        let error = #expect(throws: ScriptErrors.self) { try tapeEditor.takeOut(playedIn: nil) }
        #expect(error?.errors.first?.message["en"].contains("finger a down at 0.5 s") == true)
        #expect(files.text == EditFolder.tape)
    }

    @Test("what someone else saved in between is not written over")
    func others() throws {
        var tapeEditor = try tapeEditor()
        try files.save(EditFolder.tape + "shake\n")
        #expect(throws: Failure.self) { try tapeEditor.quicken() }
        #expect(files.text == EditFolder.tape + "shake\n")
    }

    // MARK: The window

    private func desk(_ size: CGSize = CGSize(width: 1280, height: 800)) throws -> Desktop {
        try Desktop(size, lesson: files.url.path)
    }

    private func said(_ desk: Desktop) -> String { desk.workspace.saidWords?.english ?? "" }

    /// Drags a grip to an event time.
    private func drag(_ edge: TapeEditAct.Edge, to time: Double, on desk: Desktop) throws {
        desk.paint()
        let view = desk.workspace.chrome.timeline
        desk.workspace.chrome.window.layoutIfNeeded()
        let grip = try #require(
            view.subviews.compactMap { $0 as? TimelineGrip }.first { $0.edge == edge })
        let frame = grip.convert(grip.bounds, to: nil)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let way = desk.workspace.timelineLayout.x(of: time) - grip.end
        desk.touch(.began, middle)
        desk.touch(.moved, CGPoint(x: middle.x + way, y: middle.y))
        desk.touch(.ended, CGPoint(x: middle.x + way, y: middle.y))
    }

    @Test(
        "by fingers: grips choose, buttons edit, one looks where one looked, and playing leaves it out"
    )
    func fingers() throws {
        let desk = try desk()
        try desk.press("Edit")
        #expect(
            desk.workspace.tapeEditing.editor != nil && desk.workspace.chrome.layout.timeline != nil
        )
        try desk.press("Cut")
        #expect(said(desk).hasPrefix("The whole tape is selected"))
        try drag(.start, to: 1.5, on: desk)
        try drag(.end, to: 2.5, on: desk)
        let selection = try #require(desk.workspace.tapeEditing.editor?.selection)
        #expect(abs(selection.lowerBound - 1.5) < 0.01 && abs(selection.upperBound - 2.5) < 0.01)
        desk.workspace.perform(.time(.scrub(0.5)))
        let time = desk.workspace.branches.open.time
        #expect(time > 0.4)
        try desk.press("Cut")
        #expect(files.new.count == 1 && files.new[0].hasPrefix("cut 1."))
        #expect(desk.workspace.branches.open.time == time)
        try desk.show("editing-cut")
        let text = files.text
        try desk.press("Cut")
        #expect(said(desk).contains("pad.tape:") && said(desk).contains("which overlaps"))
        #expect(files.text == text)
        try desk.press("Chapter")
        #expect(said(desk) == "Added at 0 s.")
        #expect(files.text.contains("chapter \"Part 1\""))
        try desk.press("Undo")
        #expect(files.text == text)
        // Where nothing happens one can point, too.
        desk.workspace.perform(.time(.scrub(3)))
        try desk.press("Freeze")
        #expect(said(desk) == "Added at 3 s.")
        #expect(files.text.contains("wait 2s\nfreeze 2s\nwait 1s\n"))
        try desk.show("editing-freeze")
        try desk.press("Undo")
        #expect(files.text == text)
        try desk.press("Redo")
        try desk.press("Undo")
        try desk.press("Undo")
        #expect(files.text == EditFolder.tape)
        try desk.press("Undo")
        #expect(said(desk) == "There is nothing to undo.")
        try desk.press("Done")
        #expect(desk.workspace.tapeEditing.editor == nil)
        desk.paint()
        #expect(desk.workspace.chrome.modeBar == nil)
    }

    @Test("by keys: here and here, a caption typed, undone and done again")
    func keys() throws {
        let desk = try desk()
        desk.key("e", [.control, .shift])
        desk.workspace.perform(.time(.scrub(0.5)))
        desk.key("i", .control)
        #expect((0.4...0.5).contains(desk.workspace.tapeEditing.editor?.selection.lowerBound ?? 0))
        desk.workspace.perform(.time(.scrub(1)))
        desk.key("o", .control)
        desk.key("2", .control)
        #expect(files.new.count == 1 && files.new[0].hasPrefix("speed 2 "))
        desk.workspace.perform(.time(.live))
        desk.key("t", .control)
        desk.paint()
        #expect(desk.workspace.typing.entry.isOpen)
        desk.workspace.send(.text("look"), now: desk.now)
        desk.key(.enter)
        #expect(files.text.contains("\ncaption \"Look\"\n"))
        #expect(desk.workspace.chrome.drawer == nil)
        desk.key("z", .control)
        #expect(!files.text.contains("Look"))
        desk.key("z", [.control, .shift])
        #expect(files.text.contains("Look"))
        desk.key(.escape)
        #expect(desk.workspace.tapeEditing.editor == nil)
        // Ctrl Z brings back again what it always does.
        let text = files.text
        desk.key("z", .control)
        #expect(files.text == text)
    }

    @Test("by a finger what happens is taken out; a refusal says why")
    func takeOut() throws {
        let desk = try desk()
        try desk.press("Edit")
        try drag(.start, to: 0.5, on: desk)
        try desk.press("Take out")
        #expect(said(desk).contains("pad.tape:4") && said(desk).contains("found finger a down"))
        #expect(files.text == EditFolder.tape)
        desk.workspace.perform(.editTape(.select(.start, 2)))
        desk.workspace.perform(.editTape(.select(.end, 3)))
        try desk.press("Take out")
        #expect(said(desk).hasPrefix("Removed, and the gap"))
        #expect(files.text.hasSuffix("wait 2s\n") && desk.workspace.session.session.time == 3)
        try desk.show("editing-taken-out")
        desk.key("z", .control)
        #expect(files.text == EditFolder.tape && desk.workspace.session.session.time == 4)
    }

    @Test("the grips by keys: Tab leads there, arrows step, with Shift further")
    func gripKeys() throws {
        let desk = try desk()
        try desk.press("Edit")
        desk.paint()
        desk.workspace.chrome.window.layoutIfNeeded()
        for _ in 0..<60 where desk.workspace.chrome.focusedName != "grip start" {
            desk.key(.tab)
        }
        let record = desk.workspace.branches.open.record
        desk.key(.right)
        #expect(desk.workspace.tapeEditing.editor?.selection == 0.017..<4)
        desk.key(.right, .shift)
        #expect(desk.workspace.tapeEditing.editor?.selection == 0.1..<4)
        desk.key(.tab)
        #expect(desk.workspace.chrome.focusedName == "grip end")
        desk.key(.left, .shift)
        #expect(desk.workspace.tapeEditing.editor?.selection == 0.1..<3.9)
        #expect(desk.workspace.branches.open.record == record)
    }

    @Test("the scene and the tape are not edited at once: one's key ends the other")
    func oneAtATime() throws {
        let desk = try desk()
        let workspace = desk.workspace
        for _ in 0..<2 {
            desk.key("e", [.control, .shift])
            #expect(workspace.tapeEditing.editor != nil && workspace.editing.editor == nil)
            desk.key("e", .control)
            #expect(workspace.tapeEditing.editor == nil && workspace.editing.editor != nil)
        }
        desk.key("e", [.control, .shift])
        desk.key(.function(2))
        #expect(workspace.tapeEditing.editor == nil && workspace.editing.editor != nil)
    }

    @Test("typed while the window is Chinese, it is the Chinese of the caption that stands there")
    func typedInChinese() throws {
        try files.save(EditFolder.tape.replacing("wait 3s", with: "caption \"Up\"  # end\nwait 3s"))
        let desk = try desk()
        desk.key("e", [.control, .shift])
        desk.workspace.perform(.language(.use("zh")))
        desk.workspace.perform(.time(.live))
        desk.key("t", .control)
        desk.workspace.send(.text("抬起"), now: desk.now)
        desk.key(.enter)
        #expect(files.text.contains("\ncaption \"Up\" zh \"抬起\"  # end\n"))
        #expect(said(desk) == "The caption at 1 s was changed in Chinese only.")
    }

    @Test("the file's own news leaves all as it is; someone else's are taken in")
    func reloaded() throws {
        let desk = try desk()
        desk.key("e", [.control, .shift])
        desk.workspace.perform(.editTape(.select(.start, 2)))
        desk.key("x", .control)
        let session = desk.workspace.session
        desk.workspace.filesChanged(now: desk.now)
        desk.wait(0.1)
        #expect(desk.workspace.session === session && desk.workspace.tapeEditing.editor != nil)
        try files.save(files.text + "wait 2s\n")
        desk.workspace.filesChanged(now: desk.now)
        desk.wait(0.1)
        #expect(desk.workspace.tapeEditing.editor?.end == 6)
        #expect(desk.workspace.tapeEditing.editor?.selection == 2..<4)
        desk.key("z", .control)
        #expect(files.new.contains("cut 2s..4s"))
    }

    @Test("lessons and scenes are not edited; it is said what is")
    func nothing() throws {
        let desk = try Desktop(CGSize(width: 1280, height: 800))
        desk.key("e", [.control, .shift])
        #expect(desk.workspace.tapeEditing.editor == nil)
        #expect(said(desk).hasPrefix("No tape of your own is open"))
        desk.key("x", .control)
        #expect(said(desk).hasPrefix("No tape is being edited"))
    }

    nonisolated static let displays = [
        CGSize(width: 1280, height: 800), CGSize(width: 1024, height: 768),
        CGSize(width: 480, height: 360), CGSize(width: 1080, height: 1920),
    ]

    @Test("every target is in the window, large enough, and on no other", arguments: displays)
    func targets(size: CGSize) throws {
        let desk = try desk(size)
        let chrome = desk.workspace.chrome
        desk.key("e", [.control, .shift])
        for edge in [4.0, 1.5] {
            desk.workspace.perform(.editTape(.select(.end, edge)))
            desk.workspace.perform(.editTape(.select(.start, edge - 0.02)))
            desk.paint()
            chrome.window.layoutIfNeeded()
            let targets = Desktop.targets(in: chrome.window)
            #expect(targets.contains { $0.name == "TimelineGrip" })
            desk.expectTargets(targets)
        }
        try desk.show("editing-\(Int(size.width))x\(Int(size.height))")
    }
}

import Foundation
import TestEffort
import TestSupport
import Testing
import TouchScript

@testable import TouchKit
@testable import TouchLive
@testable import TouchStudio

/// Whatever is done to the window, it can be left again, and nothing of it stays behind.
@Suite("Storms", .serialized) struct StormTests {
    /// Events of one storm.
    private static let length = 1000

    /// What a storm does, and how the window stands after each event.
    private func trace(seed: UInt64, meeting met: inout Set<String>) throws -> [String] {
        let window = try StormWindow(isExhibit: seed % 5 == 4)
        var storm = Storm(seed: seed, window)
        // Nobody comes back by chance to the one tape that can be edited.
        if seed % 5 == 3 { window.workspace.perform(.editTape(.turn)) }
        var trace: [String] = []
        for number in 0..<Self.length {
            let event = try storm.next()
            if number % 8 == 0 { window.paint() }
            met.formUnion(window.open)
            trace.append("\(number) \(event): \(window.state)")
            expectOrder(window, trace)
            if number % 200 == 199 { calmDown(window, trace) }
        }
        return trace
    }

    /// Every mode lies there once, and no two of them claim the same.
    private func expectOrder(_ window: StormWindow, _ trace: [String]) {
        let open = window.workspace.stack.open
        for (place, mode) in open.enumerated() {
            #expect(!open[..<place].contains { $0 === mode }, "\(trace.suffix(3))")
            let rivals = open[..<place].filter { !$0.claims.isDisjoint(with: mode.claims) }
            #expect(rivals.isEmpty, "\(trace.suffix(3))")
        }
        #expect((window.workspace.chrome.page != nil) == open.contains { $0.claims == .window })
    }

    /// With no finger down, Esc leads out of everything but a take that is made and an exhibit; then nothing is down.
    private func calmDown(_ window: StormWindow, _ trace: [String]) {
        window.lift()
        for _ in 0..<20 { window.press(.escape) }
        if window.workspace.taking.isOpen { window.workspace.perform(.take(.record)) }
        for _ in 0..<3 { window.press(.escape) }
        window.paint()
        #expect(window.open.allSatisfy { $0 == "Exhibit" }, "\(window.open) \(trace.suffix(12))")
        #expect(window.workspace.chrome.drawer == nil)
        #expect(!window.workspace.router.holdsAny)
        let session = window.workspace.session
        #expect(session.isDemonstration || !session.isTouched, "\(trace.suffix(12))")
    }

    @Test("the stack always returns, no finger is left down, and the same storm is the same twice")
    func storms() throws {
        var met: Set<String> = []
        for seed in 0..<UInt64(Effort.count(5)) {
            let first = try trace(seed: seed, meeting: &met)
            let again = try trace(seed: seed, meeting: &met)
            let place = zip(first, again).enumerated().first { $1.0 != $1.1 }?.offset
            #expect(
                place == nil,
                "\(seed): \(first[..<(place ?? 0)].suffix(9)) \(again[place ?? 0])")
        }
        // It does not pass because nothing happens.
        #expect(met == Set(Modes.others.map { "\($0)" }))
    }

    @Test("a mode that was opened by accident is left by one gesture, and nothing is lost")
    func accident() throws {
        var opened: Set<String> = []
        for row in ActTable.all.rows where row.scope == .anytime && row.act.subject != .opening {
            let window = try StormWindow()
            // Hands have done something.
            let middle = window.workspace.space.pixel(ofScenePoint: CGPoint(x: 100, y: 100))
            window.touch(.began, 1, middle)
            window.pass(0.1)
            window.touch(.ended, 1, middle)
            window.paint()
            let session = window.workspace.session
            let (hits, settings) = (session.session.tracer.count, window.workspace.settings)
            if let key = row.keys.first {
                window.press(key.key, key.modifiers)
            } else {
                window.workspace.perform(row.act)
            }
            window.paint()
            guard !window.open.isEmpty else { continue }
            opened.formUnion(window.open)
            window.pass(0.3)
            window.press(.escape)
            window.paint()
            #expect(window.open.isEmpty, "\(row.act): \(window.open)")
            let back = window.workspace.learning.replaced?.branches.open.session
            #expect(window.workspace.session === session || back === session, "\(row.act)")
            #expect(session.session.tracer.count == hits, "\(row.act)")
            var left = window.workspace.settings
            left.openings = settings.openings
            #expect(left == settings, "\(row.act)")
        }
        // Those that no single act opens, or that nobody opens by accident.
        let others: Set = [
            "Typing", "Supposing", "Answering", "Watching", "Welcoming", "Exhibit",
        ]
        #expect(opened.union(others) == Set(Modes.others.map { "\($0)" }))
    }

    @Test("undo undoes what a storm of edits did, in the scene, in the tape and in ink")
    func undo() throws {
        for seed in 0..<UInt64(Effort.count(5)) {
            var dice = Dice(seed: seed)
            let window = try StormWindow()
            let workspace = window.workspace
            workspace.perform(.edit(.toggle))
            let editor = try #require(workspace.editing.editor)
            let scene = editor.text
            window.touch(.began, 1, workspace.space.pixel(ofScenePoint: CGPoint(x: 100, y: 100)))
            window.touch(.ended, 1, workspace.space.pixel(ofScenePoint: CGPoint(x: 100, y: 100)))
            let changes: [EditAct] = [
                .color(.mint), .color(.sea), .nudge(x: 3, y: 0), .nudge(x: 0, y: -2),
            ]
            for _ in 0..<12 { workspace.perform(.edit(changes[dice.roll(changes.count)])) }
            #expect(editor.text != scene)
            while editor.canUndo { window.press("z", .control) }
            #expect(editor.text == scene)
            window.press(.escape)

            workspace.perform(.editTape(.turn))
            let tape = try #require(workspace.tapeEditing.editor?.opened.tape?.text)
            let edits: [TapeEditAct] = [.cut, .quicken, .freeze, .chapter]
            for _ in 0..<6 {
                let start = Double(dice.roll(8)) / 10
                workspace.perform(.editTape(.select(.start, start)))
                workspace.perform(.editTape(.select(.end, start + 0.4)))
                workspace.perform(.editTape(edits[dice.roll(edits.count)]))
            }
            for _ in 0..<6 { window.press("z", .control) }
            #expect(workspace.tapeEditing.editor?.opened.tape?.text == tape)
            window.press(.escape)

            workspace.perform(.lesson(.restart))
            workspace.perform(.ink(.toggle))
            for _ in 0..<5 {
                let start = CGPoint(x: 20 + dice.roll(300), y: 20 + dice.roll(300))
                window.touch(.began, 1, workspace.space.pixel(ofScenePoint: start))
                window.pass(0.1)
                window.touch(.ended, 1, workspace.space.pixel(ofScenePoint: start))
                if dice.roll(4) == 0 { workspace.perform(.ink(.clear)) }
            }
            for _ in 0..<12 { window.press("z", .control) }
            #expect(workspace.moment().staging.ink.isEmpty)
        }
    }
}

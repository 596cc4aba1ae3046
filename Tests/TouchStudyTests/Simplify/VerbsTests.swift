import Foundation
import TestEffort
import TestSupport
import Testing
import TouchKit
import TouchScript
import TouchSession

@testable import TouchStudy

@Suite("From events to verbs", .enabled(if: Effort.isUsual, "long in a debug build"))
struct VerbsTests {
    private static let recordings = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Recordings")

    private func load(_ name: String) throws -> PlayedTape {
        let url = Self.recordings.appending(path: name + ".tape")
        guard case .tape(let tape, let scene) = try ScriptFile.load(url) else {
            throw CancellationError()
        }
        return PlayedTape(scene: scene, tape: tape)
    }

    private func expectSame(_ old: PlayedTape, _ verbs: Verbs) throws {
        let text = try Tape.parse(verbs.tape.text, file: "v.tape", scene: old.scene)
        let new = PlayedTape(scene: old.scene, tape: text)
        #expect(new.failures.isEmpty)
        let differences = Decisions(old.session.trace, from: [])
            .differences(from: Decisions(new.session.trace, from: []))
        #expect(differences.isEmpty, "\(differences)")
    }

    /// Taps have few lines to begin with, and ten fingers at once have ten ways: the others are a tenth each by itself.
    private static let long = [
        "atmel-maxtouch-touchscreen-1-finger-drag-up-down",
        "elan-cando-windows7-1-finger-drag-up-down", "ep0430m09-1-finger-drag-up-down",
        "n-trig-multitouch-1-finger-drag-nw-se", "quanta-opticaltouchscreen",
        "wacom-isdv4-e6-finger-double-top-swipe", "wacom-isdv4-e6-finger-single-top-swipe",
    ]

    @Test("what hands recorded becomes a tenth of its lines together, with the same decisions")
    func hands() throws {
        let names = try FileManager.default
            .contentsOfDirectory(at: Self.recordings, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tape" }
            .map { $0.deletingPathExtension().lastPathComponent }
        var (before, after) = (0, 0)
        for name in names {
            let old = try load(name)
            let verbs = Verbs(old, tolerance: Verbs.loosest)
            let (events, words) = (old.tape.lines.count, verbs.tape.lines.count)
            if Self.long.contains(name) { #expect(words * 10 <= events, "\(name)") }
            before += events
            after += words
            try expectSame(old, verbs)
        }
        #expect(names.count == 18)
        #expect(after * 10 <= before, "\(after) of \(before)")
    }

    @Test("a finger that trembles on its place taps, and its trembling is no decision")
    func tremble() throws {
        let scene = try Scene.parse(
            "scene 1 \"s\" 400 x 400\nview v at 0 0 size 400 400\n  pan p\n", file: "s.scene")
        func tape(_ reach: Int) throws -> PlayedTape {
            let text = """
                tape 1
                scene "s"
                event +500ms a began (200, 200)
                event +100ms a moved (\(200 + reach), 200)
                event +100ms a moved (200, 200)
                event +100ms a ended (200, 200)
                """
            return PlayedTape(
                scene: scene, tape: try Tape.parse(text, file: "t.tape", scene: scene))
        }
        let trembling = try tape(9)
        let verbs = Verbs(trembling, tolerance: Verbs.loosest)
        #expect(verbs.tape.text.hasSuffix("wait 500ms\ntap v hold 300ms\n"))
        try expectSame(trembling, verbs)
        #expect(!Verbs(try tape(20), tolerance: Verbs.loosest).tape.text.contains("tap v"))
    }

    @Test(
        "a take over a lesson's scene becomes a tenth of its lines, with the same decisions",
        arguments: [
            "swipe-or-pan", "pinch-and-rotate", "single-or-double", "scroll-in-scroll",
            "many-fingers", "slider-and-switch", "late-highlight", "who-must-wait",
            "delayed-touches", "your-own-recognizer",
        ])
    func injected(name: String) throws {
        guard case .scene(let scene) = try Lessons.load(name + ".scene") else { return }
        var take = InjectedTake(on: scene, seed: name.utf8.reduce(0) { $0 + Int($1) })
        take.play()
        let old = PlayedTape(scene: scene, tape: take.session.recordedTape)
        #expect(old.session.trace == take.session.trace)
        let verbs = Verbs(old, tolerance: Verbs.loosest)
        #expect(verbs.tape.lines.count * 10 <= old.tape.lines.count, "\(verbs.tape.text)")
        try expectSame(old, verbs)
    }

    @Test("taps are taps, in a row one line, and views have their names")
    func taps() throws {
        #expect(
            Verbs(try load("wacom-isdv4-e6-finger-double-tap-center"), tolerance: 32).tape.text
                == """
                tape 1
                scene "board"
                wait 1s
                tap board times 2
                wait 952ms

                """)
    }

    @Test("what was said and done between the events stays where it was")
    func others() throws {
        let scene = try Scene.parse(
            "scene 1 \"s\" 400 x 400\nview v at 0 0 size 400 400\n  pan p\n", file: "s.scene")
        var lines = ["tape 1", "scene \"s\"", "# A drag.", "caption \"Look\"", "wait 500ms"]
        lines.append("event +0ms a began (40, 40)")
        for step in 1...30 {
            lines.append("event +8ms a moved (\(40 + step * 5), 40)")
            if step == 15 { lines += ["caption \"Half way\"", "set v color mint"] }
        }
        lines += ["event +8ms a ended (190, 40)", "shake  # enough", "wait 1s"]
        let tape = try Tape.parse(lines.joined(separator: "\n"), file: "t.tape", scene: scene)
        let old = PlayedTape(scene: scene, tape: tape)
        let verbs = Verbs(old, tolerance: 32)
        #expect(
            verbs.tape.text == """
                tape 1
                scene "s"
                # A drag.
                caption "Look"
                wait 500ms
                finger a down v(0.1, 0.1)
                finger a move v(0.29, 0.1) over 120ms
                caption "Half way"
                set v color mint
                finger a move v(0.48, 0.1) over 130ms
                finger a up
                shake  # enough
                wait 998ms

                """)
        try expectSame(old, verbs)
    }

    @Test("expectations tell what happened, and are met")
    func expectations() throws {
        let old = try load("wacom-isdv4-e6-finger-single-top-swipe")
        let tape = Verbs(old, tolerance: 32).expecting(in: old.scene)
        #expect(tape.text.contains("expect hit board\n"))
        #expect(
            tape.text.contains("expect flick ended\n") || tape.text.contains("expect drag ended\n"))
        #expect(PlayedTape(scene: old.scene, tape: tape).failures.isEmpty)
    }

    @Test("a tape gets expectations as it is written, after each stretch with fingers")
    func expectingItself() throws {
        let scene = try Scene.parse(
            """
            scene 1 "s" 400 x 300
            view v at 0 0 size 400 300
              pan drag
            """, file: "s.scene")
        let text = """
            tape 1
            scene "s"
            tap v  # gently
            wait 500ms
            finger a down v(0.2, 0.5)
            finger a move by 60 0 over 100ms
            finger a up

            """
        let tape = try Tape.parse(text, file: "s.tape", scene: scene)
        #expect(
            PlayedTape(scene: scene, tape: tape).expecting.text == """
                tape 1
                scene "s"
                tap v  # gently
                wait 500ms
                expect hit v
                expect v got began, ended
                expect drag failed
                finger a down v(0.2, 0.5)
                finger a move by 60 0 over 100ms
                finger a up
                expect hit v
                expect v got began, moved, cancelled
                expect drag ended

                """)
    }
}

import Foundation
import Testing
import TouchScript
import TouchSession
import TouchTrace

@testable import TouchKit

/// The engine's numbers, set by scenes.
@Suite("Tuning: a scene sets the engine's numbers")
struct TuningTests {
    private func scene(_ tunings: String) throws -> Scene {
        try Scene.parse(
            "scene 1 \"board\" 640 x 400\n\(tunings)view card at 40 40 size 400 300\n  pan drag\n",
            file: "board.scene")
    }

    private func errors(_ tunings: String) -> [String] {
        do throws(ScriptErrors) {
            _ = try Scene.parse(
                "scene 1 \"board\" 640 x 400\n\(tunings)\n", file: "board.scene")
            return []
        } catch {
            return error.errors.map(\.description)
        }
    }

    @Test("Every number of the engine has a word that sets it, and no other")
    func all() throws {
        let engine = Mirror(reflecting: Tuning()).children.compactMap(\.label)
        #expect(SceneTuning.Name.allCases.map { "\($0)" } == engine)
        for name in SceneTuning.Name.allCases {
            let values = ["7", "7ms", "on", "off"]
            let changed = values.compactMap { value in
                (try? scene("tuning \(name.word) \(value)\n")).map { scene in
                    let session = Session(
                        scene: scene, tape: Tape(), language: "en")
                    return Mirror(reflecting: session.application.tuning).children.filter { child in
                        Mirror(reflecting: Tuning()).children
                            .first { $0.label == child.label }.map { "\($0.value)" }
                            != "\(child.value)"
                    }.compactMap(\.label)
                }
            }
            #expect(changed.contains(["\(name)"]), "\(name): \(changed)")
        }
    }

    @Test("BR3: with another slop, a pan begins later")
    func slop() throws {
        func began(_ tunings: String) throws -> Double? {
            let scene = try scene(tunings)
            let tape = try Tape.parse(
                """
                tape 1
                scene "board"
                finger a down card(0.2, 0.5)
                finger a move by 60 0 over 600ms
                finger a up

                """, file: "board.tape", scene: scene)
            let session = Session(scene: scene, tape: tape, language: "en")
            session.runTape()
            return session.trace.records.first { record in
                if case .transition(_, .possible, .began, _, _) = record.entry {
                    true
                } else {
                    false
                }
            }?.time
        }
        let (usual, later) = (try began(""), try began("tuning pan-slop 30\n"))
        #expect(try #require(later) - #require(usual) > 0.15)
        #expect(try began("tuning pan-slop 100\n") == nil)
    }

    @Test("A wrong number, a wrong name and a second time are one line each")
    func faults() throws {
        let faults = [
            (
                "pan-slip 3",
                "2:8: found 'pan-slip', expected an engine setting such as pan-slop; "
                    + "did you mean 'pan-slop'?"
            ),
            ("tap-interval 3", "2:21: found '3', expected a time such as 0.5s or 150ms"),
            ("pan-slop -1", "2:17: found '-1', expected a number from 0 to 100000"),
            ("frame-interval 0s", "2:23: found 0s, expected a time from 1ms to 60s"),
            (
                "translation-holds-slop",
                "2:30: found the end of the line, expected a choice (on, off)"
            ),
            (
                "pan-slop 1\ntuning pan-slop 2",
                "3:1: found 'pan-slop' tuned a second time, expected it once (first on line 2)"
            ),
        ]
        for (words, fault) in faults {
            #expect(errors("tuning \(words)") == ["board.scene:\(fault)"])
        }
    }

    @Test("A change sets one, again, and takes it back; the rest of the text stays")
    func change() throws {
        let before = try scene("# hands\n")
        let once = try SceneChange("tuning pan-slop 20").applied(to: before)
        #expect(once.text == before.text + "tuning pan-slop 20\n")
        let again = try SceneChange("tuning pan-slop 24").applied(to: once.scene, text: once.text)
        #expect(again.text == before.text + "tuning pan-slop 24\n")
        let back = try SceneChange("without tuning pan-slop")
            .applied(to: again.scene, text: again.text)
        #expect(back.text == before.text)
    }
}

import Foundation
import TestSupport
import Testing
import TouchScript

@testable import TouchImport
@testable import TouchVideo

/// TouchProbe watches an app on this engine's UIKit: it has not run on a device.
@Suite("Recordings of TouchProbe")
struct ProbeTests {
    private static let touches = """
        tap (100, 100)
        wait 1s
        finger a down (100, 100)
        wait 700ms
        finger a move by 4 0 over 50ms
        finger a up
        wait 1s
        finger a down (100, 100)
        finger a move by 60 20 over 200ms
        with finger b down (60, 220)
        finger b up
        finger a up
        wait 1s
        finger a down (160, 400)
        finger a move by 0 -60 over 400ms
        wait 300ms
        finger a up
        wait 1s

        """

    /// The scene and the tape that the lines become.
    private func imported(_ lines: String) throws -> (scene: ProbeScene, tape: Tape) {
        let recording = try ProbeReading(lines, file: "touches.jsonl").recording
        let scene = ProbeScene(of: recording, name: "touches")
        return (scene, ProbeTape(of: recording, on: "touches", names: scene.names).tape)
    }

    @Test("An app's views and recognizers become a scene, with the names of its properties")
    func scene() throws {
        let text = try imported(try ProbedApp(Self.touches).lines).scene.text
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(
            lines.joined(separator: "\n") == """
                scene 1 "touches" 320 x 480
                window Window-1 at 0 0 size 320 480  # Window
                  view UIView-1 at 0 0 size 320 480
                    view card at 20 20 size 280 160 color "#ff0000" rotate 5.7296deg
                      tap poke taps 1 fingers 1
                      long-press hold taps 0 fingers 1 duration 500ms movement 10
                      pan drag fingers 1 to 1
                    button save at 20 200 size 120 44 exclusive
                    scroll list at 20 260 size 280 200 content 280 900
                """)
    }

    @Test("What its touches hit and what became of its recognizers come about again")
    func again() throws {
        let (scene, tape) = try imported(try ProbedApp(Self.touches).lines)
        let played = FilmedTape(
            scene: try Scene.parse(scene.text, file: "touches.scene"), tape: tape)
        #expect(played.failures.map { "\($0)" } == [])
        let expectations = tape.lines.compactMap { line in
            if case .expect(let expectation) = line.statement { expectation.text } else { nil }
        }
        var told = expectations.filter { !$0.contains("scrolled") }
        told = told.enumerated().filter { $0.offset == 0 || told[$0.offset - 1] != $0.element }
            .map(\.element)
        #expect(
            told.joined(separator: ", ") == """
                hit card by a, poke ended, hold failed, drag failed, \
                hit card by a, hold began, poke failed, hold changed, drag failed, hold ended, \
                hit card by a, hit save by b, poke failed, hold failed, drag began, drag changed, drag ended, \
                hit list by a, poke acts 1 time
                """)
        #expect(expectations.contains { $0.hasPrefix("list scrolled to 0 ") })
    }

    @Test("A recognizer that decides otherwise here is named, with its reasons")
    func difference() throws {
        let (scene, tape) = try imported(try ProbedApp(Self.touches).lines)
        let slow = scene.text.replacingOccurrences(of: "duration 500ms", with: "duration 5s")
        let played = FilmedTape(
            scene: try Scene.parse(slow, file: "touches.scene"), tape: tape)
        let told = played.failures.map { "\($0)" }.joined(separator: "\n")
        #expect(told.contains("expected hold began"), "\(told)")
    }

    /// Lines of a probe: a card with a pan, which a finger drags.
    private static let lines = """
        {"time":5,"kind":"probe","version":1,"system":"iOS 17.2","width":320,"height":480}
        {"time":5,"kind":"viewAdded","view":"window","parent":null,"index":0,"class":"UIWindow","own":"UIWindow"}
        {"time":5,"kind":"bounds","view":"window","x":0,"y":0,"width":320,"height":480}
        {"time":5,"kind":"center","view":"window","x":160,"y":240}
        {"time":5,"kind":"recognizerAdded","recognizer":"drag","view":"window","index":0,"class":"UIPanGestureRecognizer","own":"UIPanGestureRecognizer"}
        {"time":5,"kind":"sample","finger":"a","phase":"began","x":100,"y":100,"force":0,"radius":20}
        {"time":5,"kind":"hit","finger":"a","view":"window","window":"window"}
        {"time":5.1,"kind":"sample","finger":"a","phase":"moved","x":140,"y":100,"force":0,"radius":20}
        {"time":5.1,"kind":"transition","recognizer":"drag","from":"possible","state":"changed","read":"event"}
        {"time":5.2,"kind":"sample","finger":"a","phase":"ended","x":140,"y":100,"force":0,"radius":20}
        {"time":5.2,"kind":"transition","recognizer":"drag","from":"changed","state":"possible","read":"event"}
        {"time":5.2,"kind":"sequenceEnded"}

        """

    @Test("A state that was gone through between two reads is said to be unseen")
    func unseen() throws {
        let tape = try imported(Self.lines).tape.text
        #expect(
            tape.hasSuffix(
                """
                event 1s a began (100, 100) radius 20
                expect hit window by a
                event 1.1s a moved (140, 100) radius 20
                # unseen: drag began
                expect drag changed
                event 1.2s a ended (140, 100) radius 20
                wait 1s

                """), "\(tape)")
    }

    @Test("What no scene can say is said as far as it can be")
    func bounded() throws {
        let lines = Self.lines.replacingOccurrences(
            of: "\"own\":\"UIPanGestureRecognizer\"}\n",
            with: """
                "own":"UIPanGestureRecognizer"}
                {"time":5,"kind":"setting","recognizer":"drag","name":"minimumNumberOfTouches","value":1}
                {"time":5,"kind":"setting","recognizer":"drag","name":"maximumNumberOfTouches","value":1e300}

                """)
        let text = try imported(lines).scene.text
        #expect(text.contains("pan drag fingers 1 to 100\n"), "\(text)")
    }

    @Test(
        "A fault is told in one line with its place",
        arguments: [
            (
                "\"version\":1", "\"version\":2",
                "1:1: found version 2 of TouchProbe's format, expected 1; record again with this program's TouchProbe.swift"
            ),
            (
                "\"kind\":\"probe\"", "\"kind\":\"sample\"",
                "1:1: found no line of kind 'probe' at the beginning, expected one"
            ),
            (
                "{\"time\":5.2,\"kind\":\"sequenceEnded\"}\n", "{\"time\":5.2,\"kin",
                "12:1: found a line that is cut off, expected a complete one; to import the lines before it, delete it"
            ),
            (
                "{\"time\":5.1,\"kind\":\"sample\"", "oh,\"kind\":\"sample\"",
                "8:1: found 'oh,\"kind\":\"sample\",\"finger\":\"a\",\"phase\":', expected a line from TouchProbe"
            ),
            (
                "{\"time\":5.2,\"kind\":\"sample\"", "{\"time\":4,\"kind\":\"sample\"",
                "10:1: found the time 4.0 after 5.1, expected times in order"
            ),
            (
                "{\"time\":5.2,\"kind\":\"sample\"", "{\"time\":1e9,\"kind\":\"sample\"",
                "10:1: found more than a day between two lines, expected at most one"
            ),
            (
                "\"phase\":\"ended\"", "\"phase\":\"began\"",
                "10:1: found finger a in phase 'began' while it is already down, expected another finger"
            ),
            (
                "\"finger\":\"a\",\"phase\":\"moved\"", "\"finger\":\"b\",\"phase\":\"moved\"",
                "8:1: found finger b in phase 'moved' before it came down, expected 'began' first"
            ),
            (
                "\"recognizer\":\"drag\",\"from\":\"possible\"",
                "\"recognizer\":\"drop\",\"from\":\"possible\"",
                "9:1: found 'drop', expected a name that was added earlier"
            ),
            (
                "\"system\":\"iOS 17.2\",\"width\":320", "\"width\":1e300",
                "1:1: found a screen of 1e+300 x 480.0 points, expected a valid size"
            ),
            (
                "\"moved\",\"x\":140", "\"moved\",\"x\":1e300",
                "8:1: found the place (1e+300, 100.0), expected smaller coordinates"
            ),
            (
                "\"state\":\"changed\"", "\"state\":\"happy\"",
                "9:1: found a transition without 'from' or a valid 'state', expected both"
            ),
        ])
    func faults(_ good: String, _ bad: String, _ told: String) {
        #expect(throws: ScriptErrors.self) {
            do {
                _ = try ProbeReading(
                    Self.lines.replacingOccurrences(of: good, with: bad), file: "touches.jsonl")
            } catch {
                #expect("\(error)" == "touches.jsonl:" + told)
                throw error
            }
        }
    }
}

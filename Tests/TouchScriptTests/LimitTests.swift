import Foundation
import TestEffort
import Testing

@testable import TouchScript

/// Work is bounded: what is too much is refused, with its place.
@Suite("Limits", .enabled(if: Effort.isUsual, "long in a debug build")) struct LimitTests {
    private func faults(_ lines: [String]) -> String {
        do throws(ScriptErrors) {
            let text = "scene 1 \"a\" 640 x 400\n" + lines.joined(separator: "\n")
            _ = try Scene.parse(text, file: "a.scene")
            return "none"
        } catch {
            return error.description
        }
    }

    private func tapeFaults(_ lines: [String]) -> String {
        do throws(ScriptErrors) {
            let text = "tape 1\nscene \"a\"\n" + lines.joined(separator: "\n")
            _ = try Tape.parse(text, file: "a.tape")
            return "none"
        } catch {
            return error.description
        }
    }

    private func view(_ name: String, _ indent: Int = 0) -> String {
        String(repeating: " ", count: indent) + "view \(name) at 0 0 size 9 9"
    }

    @Test("7: views")
    func views() {
        let lines = (1...Limits.views).map { view("v\($0)") }
        #expect(faults(lines) == "none")
        #expect(
            faults(lines + [view("more")])
                == "a.scene:10002:1: found more than 10000 views in the scene, "
                + "expected at most 10000")
    }

    @Test("7: recognizers that one touch can reach, along a branch")
    func recognizers() {
        let outer = (1...100).map { "  pan a\($0)" }
        let inner = (1...28).map { "    pan b\($0)" }
        let scene = [view("card")] + outer + [view("badge", 2)] + inner
        #expect(faults(scene) == "none")
        // Beside it they do not count, inside it they do.
        #expect(faults(scene + [view("pad", 2), "    pan more"]) == "none")
        #expect(
            faults(scene + ["    pan more"])
                == "a.scene:132:5: found more than 128 recognizers that one touch can "
                + "reach, expected at most 128")
    }

    @Test("7: samples, those of moves among them")
    func samples() {
        let day = ["finger a down (1, 1)", "finger a move (2, 2) over 86400s"]
        #expect(tapeFaults(day) == "none")
        #expect(
            tapeFaults(day + ["finger a move (1, 1) over 1200s"])
                == "a.tape:5:1: found more than 10500000 samples up to here, expected at most 10500000"
        )
    }

    @Test("7: firings of a scene's timers, with the samples")
    func firings() throws {
        func faults(every period: String) throws -> String {
            let scene = try Scene.parse(
                "scene 1 \"a\" 9 x 9\nview card at 0 0 size 5 5 every \(period) logs \"x\"\n",
                file: "a.scene")
            do throws(ScriptErrors) {
                let text = "tape 1\nscene \"a\"\ntap (1, 1)\nwait 86400s\n"
                _ = try Tape.parse(text, file: "a.tape", scene: scene)
                return "none"
            } catch { return error.description }
        }
        #expect(try faults(every: "10ms") == "none")
        #expect(
            try faults(every: "1ms")
                == "a.tape:4:1: found more than 10500000 samples and timer firings up to here, expected at most 10500000"
        )
    }

    @Test("7: lines that go together")
    func together() {
        let lines = (0..<100).map { ($0 > 0 ? "with " : "") + "finger f\($0) down (1, 1)" }
        #expect(tapeFaults(lines) == "none")
        #expect(
            tapeFaults(lines + ["with finger x down (1, 1)"])
                == "a.tape:103:1: found more than 100 lines that go together, expected at most 100")
    }

    @Test("7: what a tape shows at once")
    func shown() {
        let lists = (1...101).map { _ in "window" }.joined(separator: ", ")
        let answers = (1...101).map { _ in "\"yes\"" }.joined(separator: ", ")
        let arrows = (1...100).map { _ in "arrow window to window" }
        #expect(tapeFaults(arrows + ["arrow off"] + arrows) == "none")
        for (lines, what) in [
            (["highlight \(lists)"], "views"), (["spotlight \(lists)"], "views"),
            (["dim \(lists)"], "views"), (["ask \"?\" 1s answers \(answers)"], "answers"),
            (arrows + ["arrow window to window"], "arrows"),
        ] {
            #expect(tapeFaults(Array(lines.dropLast())) == "none")
            #expect(
                tapeFaults(lines)
                    == "a.tape:\(lines.count + 2):1: found 101 \(what) to show at once, "
                    + "expected at most 100")
        }
    }

    @Test("7: ink")
    func ink() {
        let places = (0..<2000).map { " (\($0), 1)" }.joined()
        let lines = (1...1000).map { _ in "ink sky 3 (1, 1)" }
        #expect(tapeFaults(["ink sky 3" + places] + lines.dropLast()) == "none")
        #expect(tapeFaults(lines + ["ink undo"] + lines.prefix(1)) == "none")
        #expect(tapeFaults(lines + ["ink off"] + lines) == "none")
        // Those that come again count again.
        #expect(tapeFaults(lines + ["ink off", "ink off", "ink undo", "ink undo"]) == "none")
        #expect(
            tapeFaults(lines + ["ink off", "ink undo", "ink sky 3 (1, 1)"])
                .contains("found 1001 strokes"))
        #expect(
            tapeFaults(lines + ["ink sky 3 (1, 1)"])
                == "a.tape:1003:1: found 1001 strokes to show at once, "
                + "expected at most 1000")
        #expect(
            tapeFaults(["ink sky 3" + places + " (1, 1)"])
                == "a.tape:3:1: found 2001 places to show at once, "
                + "expected at most 2000")
    }

    @Test("7: bytes of a line")
    func line() {
        let long = "title \"" + String(repeating: "x", count: Limits.lineBytes) + "\""
        #expect(
            faults([long])
                == "a.scene:2:1: found a line of 1048584 bytes, expected at most 1048576")
    }

    @Test("7: lines of a file")
    func lines() {
        var document = Document("one\n\n# three\nfour\n", file: "a", limit: 3)
        var read = 0
        while document.next() != nil { read += 1 }
        #expect(read == 3)
        #expect(
            document.errors.map(\.description)
                == ["a:4:1: found more than 3 lines, expected a shorter file"])
    }

    @Test("7: letters of a name")
    func name() {
        #expect(faults([view(String(repeating: "n", count: 100))]) == "none")
        #expect(
            faults([view(String(repeating: "é", count: 101))])
                == "a.scene:2:6: found a name of 101 characters, expected at most 100")
    }

    @Test(
        "7: a long line of names, of faults and of clauses is read in time", .timeLimit(.minutes(5))
    )
    func longLine() {
        let names = String(repeating: "card, ", count: 150_000) + "card"
        #expect(tapeFaults(["expect asked " + names]) == "none")
        let clauses = String(repeating: "hidden ", count: 140_000)
        #expect(faults([view("card") + " " + clauses]).contains("a second time"))
        let strangers = String(repeating: "hidden ? ", count: 110_000)
        #expect(faults([view("card") + " " + strangers]).contains("found '?'"))
    }

    @Test(
        "7: thousands of wrong names in a scene of thousands are told in time",
        .timeLimit(.minutes(5)))
    func wrongNames() {
        let lines = (0..<9000).map { view("view\($0)") + " hit-test wiew\($0)" }
        let told = faults(lines).split(separator: "\n")
        #expect(told.count == 9000)
        #expect(told[0].hasSuffix("expected a view in the scene; did you mean 'view0'?"))
        #expect(told[8999].hasSuffix("expected a view in the scene"))
    }

    @Test("7: documented as they are")
    func documented() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Assets/LANGUAGE.md")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing(#/(\d) (\d)/#) { "\($0.output.1)\($0.output.2)" }
        let limits = [
            Limits.bytes >> 20, Limits.lines, Limits.views, Limits.depth, Limits.recognizers,
            Limits.recognizersOfTouch, Limits.samples, Limits.together, Limits.name,
            Int(Limits.coordinate), Int(Limits.seconds),
        ]
        let told = try #require(text.components(separatedBy: "## Limits").last)
        for limit in limits { #expect(told.contains(" \(limit)"), "\(limit)") }
    }
}

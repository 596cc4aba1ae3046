import TestSupport
import Testing
import TouchWords

@testable import TouchScript

@Suite("Help with writing") struct ScriptAssistantTests {
    private static let scene = """
        scene 1 "pad" 640 x 400
        view card at 40 40 size 300 300
          view badge at 20 20 size 80 80
          swipe flick direction right
          pan drag moves badge
        require drag to-fail flick
        view half-writ
        """

    /// What is offered at `|` of a line of a tape, or of the scene.
    private func offered(_ line: String, in kind: FileKind = .tape) -> [String] {
        let head = kind == .tape ? "tape 1\nscene \"pad\"\n" : Self.scene + "\n"
        let place = line.firstIndex(of: "|") ?? line.endIndex
        let text = EditorText(head + line.replacing("|", with: ""))
        let assistant = ScriptAssistant(text, kind: kind, scene: EditorText(Self.scene))
        let position = EditorPosition(
            line: text.lines.count - 1, character: line[..<place].utf16.count)
        return assistant.completions(at: position, scenes: ["pad", "other"]).map(\.text)
    }

    @Test(
        "names are those that can stand there",
        arguments: [
            ("tap |", ["card", "badge", "half-writ", "window"]),
            ("finger a down ba|", ["card", "badge", "half-writ", "window"]),
            ("enable |", ["flick", "drag"]),
            (
                "expect consumed by |",
                ["card", "badge", "half-writ", "window", "application", "delegate"]
            ),
        ])
    func names(line: String, names: [String]) {
        #expect(offered(line) == names)
    }

    @Test(
        "words are those that the reader would take",
        arguments: [
            ("finger a |", ["down", "move", "up", "cancel"]),
            ("finger a move (1, 1) over 1s |", ["linear", "ease-in", "ease-out", "ease-in-out"]),
            ("walk |", ["hit-test", "chain", "all"]),
            ("remote pl|", ["play", "pause", "toggle", "next", "previous"]),
            ("tap card times 2 |", ["times", "finger", "hold", "pause"]),
            ("freeze |", []), ("wait 1s  # |", []), ("caption \"|", []),
            ("scene \"o|", ["pad", "other"]),
        ])
    func words(line: String, words: [String]) {
        #expect(offered(line) == words)
    }

    @Test("a line that begins can be any, one that is indented what stands under another")
    func beginnings() {
        #expect(offered("|").contains("caption") && offered("|").contains("with"))
        let margin = offered("|", in: .scene)
        #expect(margin.contains("title") && margin.contains("view") && !margin.contains("tap"))
        let deeper = offered("  |", in: .scene)
        #expect(deeper.contains("tap") && deeper.contains("view") && !deeper.contains("title"))
    }

    @Test("a clause that stands there is not offered again; names and reasons come together")
    func clauses() {
        let clauses = offered("label hint at 1 1 |", in: .scene)
        #expect(clauses.first == "size" && clauses.contains("text") && !clauses.contains("at"))
        #expect(!clauses.contains("paging"))
        let causes = offered("expect drag failed because |")
        #expect(causes.contains("flick") && causes.contains("requirement-broken"))
        #expect(!causes.contains("card"))
    }

    @Test("a word that is begun is taken the place of, whole letters of any script")
    func range() throws {
        let text = EditorText("tape 1\nscene \"pad\"\ntap 卡片")
        let assistant = ScriptAssistant(text, kind: .tape, scene: EditorText("view 卡片盒 at"))
        let all = assistant.completions(
            at: EditorPosition(line: 2, character: 6), scenes: [])
        let first = try #require(all.first)
        #expect(first.text == "卡片盒" && first.range == EditorRange(line: 2, 4..<6))
    }

    private func thing(_ line: String, in kind: FileKind = .tape) -> ScriptAssistant.Thing? {
        let head = kind == .tape ? "tape 1\nscene \"pad\"\n" : Self.scene + "\n"
        let place = line.firstIndex(of: "|") ?? line.endIndex
        let text = EditorText(head + line.replacing("|", with: ""))
        let assistant = ScriptAssistant(text, kind: kind, scene: EditorText(Self.scene))
        let position = EditorPosition(
            line: text.lines.count - 1, character: line[..<place].utf16.count)
        return assistant.thing(at: position)?.thing
    }

    @Test("a name is somebody of the scene, with the line that makes it")
    func somebody() throws {
        for line in ["tap ba|dge", "expect badge| not hit", "set |badge alpha 1"] {
            guard case .name(let entry) = thing(line) else {
                Issue.record("no name in \(line)")
                continue
            }
            #expect(entry.word == "view")
            #expect(entry.range?.start == EditorPosition(line: 2, character: 7))
            #expect(entry.line == "view badge at 20 20 size 80 80")
        }
        #expect(thing("tap nobo|dy") == nil)
        guard case .name = thing("view ca|rd", in: .scene) else { return }
        Issue.record("a second card is none of the scene's")
    }

    @Test("a word means what it means where it stands")
    func meanings() {
        func isWord(_ thing: ScriptAssistant.Thing?, _ start: String) -> Bool {
            if case .word(_, let meaning)? = thing { meaning["en"].hasPrefix(start) } else { false }
        }
        #expect(isWord(thing("tit|le \"x\""), "A title card"))
        #expect(isWord(thing("tit|le \"x\"", in: .scene), "The title that viewers see"))
        #expect(isWord(thing("finger a mo|ve card"), "Moves"))
        #expect(thing("caption \"tap| it\"") == nil && thing("wait 3|s") == nil)
        #expect(thing("scene \"ot|her\"") == .scene("other"))
    }

    @Test("where both could stand it is the word, as for who reads the file, whoever is called so")
    func namesakes() {
        let text = EditorText(
            "tape 1\nscene \"pad\"\nexpect drag failed because prevented\nenable prevented")
        let scene = EditorText("view card at 1 1\n  tap prevented\n  pan drag")
        let assistant = ScriptAssistant(text, kind: .tape, scene: scene)
        let reason = assistant.thing(at: EditorPosition(line: 2, character: 30))?.thing
        let name = assistant.thing(at: EditorPosition(line: 3, character: 10))?.thing
        if case .word = reason {} else { Issue.record("\(String(describing: reason))") }
        if case .name = name {} else { Issue.record("\(String(describing: name))") }
    }

    @Test("whatever a text holds, help ends, and speaks of places that there are", arguments: 0..<6)
    func damaged(seed: Int) {
        var mutator = FileMutator(seed: UInt64(seed))
        var dice = Dice(seed: UInt64(seed))
        for _ in 0..<30 {
            let (scene, tape) = mutator.pair()
            let files: [(FileKind, String)] = [
                (.scene, scene), (.tape, tape), (.lessons, tape), (.style, scene),
            ]
            for (kind, words) in files {
                let text = EditorText(words)
                #expect(text.text.utf8.elementsEqual(words.utf8))
                let assistant = ScriptAssistant(text, kind: kind, scene: EditorText(scene))
                for _ in 0..<10 {
                    let place = EditorPosition(
                        line: dice.roll(text.lines.count + 2), character: dice.roll(120))
                    _ = assistant.completions(at: place, scenes: ["a"])
                    guard let range = assistant.thing(at: place)?.range else { continue }
                    #expect(text.clamped(range.start) == range.start && range.start < range.end)
                }
                do throws(ScriptErrors) {
                    _ = try Scene.parse(words, file: "f")
                } catch {
                    for diagnostic in text.diagnostics(of: error, file: "f") {
                        #expect(text.clamped(diagnostic.range.end) == diagnostic.range.end)
                    }
                }
            }
        }
    }
}

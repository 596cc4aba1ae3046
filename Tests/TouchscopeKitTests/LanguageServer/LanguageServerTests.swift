import Foundation
import Testing

@testable import TouchscopeKit

@Suite("The language server") struct LanguageServerTests {
    private static let scene = """
        scene 1 "pad" 640 x 400
        view card at 40 40 size 300 300 color coral
          tap poke

        """
    private static let tape = "tape 1\nscene \"pad\"\ntap card\nexpect hit card\n"

    @Test("every fault of a file is told at once, each where it is; mended, none is left")
    func faults() throws {
        let editor = try Editor.greeted()
        try editor.open("pad.scene", "scene 1 \"pad\" 640 x 400\nveiw card\n  tap poke fingers x\n")
        #expect(
            editor.diagnostics("pad.scene").map { String($0.prefix(40)) } == [
                "1 1:0-4 found 'veiw', expected a stateme",
                "1 2:19-20 found 'x', expected a number o",
            ])
        try editor.change("pad.scene", to: Self.scene)
        #expect(editor.diagnostics("pad.scene") == [])
        #expect(editor.told.last?["params"]["version"] == 2)
    }

    @Test("changes come in pieces, in units of UTF-16")
    func pieces() throws {
        let editor = try Editor.greeted()
        try editor.open("pad.scene", Self.scene + "title \"𝄞\" zh 1\n")
        #expect(editor.diagnostics("pad.scene").first?.hasPrefix("1 3:11-13 ") == true)
        try editor.change("pad.scene", at: [3, 14, 3, 15], to: "\"好\"")
        #expect(editor.diagnostics("pad.scene") == [])
    }

    @Test("a tape is checked against its scene as it is open, else as it lies on the disk")
    func scenes() throws {
        let editor = try Editor.greeted()
        try editor.open("pad.tape", Self.tape)
        let first = editor.diagnostics("pad.tape").first ?? ""
        #expect(first.hasPrefix("1 1:0-5 found no pad.scene"), "\(first)")
        try editor.write("pad.scene", Self.scene)
        try editor.note("textDocument/didSave", ["textDocument": ["uri": editor.uri("pad.tape")]])
        #expect(editor.diagnostics("pad.tape") == [])
        // The scene that is being edited counts, and its tape is told anew.
        try editor.open("pad.scene", Self.scene.replacing("card", with: "sheet"))
        #expect(
            editor.diagnostics("pad.tape").map { String($0.prefix(24)) } == [
                "1 2:4-8 found 'card', ex", "1 3:11-15 found 'card', ",
            ])
        try editor.change("pad.scene", to: "scene 1 \"pad\" 640 x 400\nviw\nvew\n")
        let faults = editor.diagnostics("pad.tape")
        #expect(faults.count == 1 && faults[0].hasPrefix("1 1:6-11 "), "\(faults)")
        #expect(faults[0].contains("pad.scene:2:1: found 'viw'"), "\(faults)")
        #expect(faults[0].hasSuffix(" (one of 2 errors there)"), "\(faults)")
        try editor.note(
            "textDocument/didClose", ["textDocument": ["uri": editor.uri("pad.scene")]])
        #expect(editor.diagnostics("pad.tape") == [])
    }

    @Test("what check says is told too: misses as errors, doubts and long captions as warnings")
    func check() throws {
        let editor = try Editor.greeted()
        try editor.write("pad.scene", Self.scene)
        let long = String(repeating: "word ", count: 60)
        try editor.open(
            "pad.tape",
            Self.tape + "expect poke never acts\ncaption \"\(long)\"\n"
                + "event 9s a began (1, 1)\nevent 8s a ended (1, 1)\n")
        #expect(
            editor.diagnostics("pad.tape").map { String($0.prefix(9)) }.sorted() == [
                "1 4:0-6 f", "2 5:0-7 f", "2 5:0-7 f", "2 7:0-5 f",
            ], "\(editor.diagnostics("pad.tape"))")
    }

    @Test("formatting changes only what is not canonical; with faults, nothing")
    func formatting() throws {
        let editor = try Editor.greeted()
        try editor.open("pad.scene", Self.scene.replacing("  tap", with: "     tap"))
        let ask: JSON = ["textDocument": ["uri": editor.uri("pad.scene")]]
        let changes = try editor.ask("textDocument/formatting", ask)["result"].array ?? []
        #expect(changes.count == 1)
        #expect(changes.first?["newText"] == "")
        #expect(changes.first?["range"]["start"]["line"] == 2)
        try editor.change("pad.scene", to: "scene 1")
        #expect(try editor.ask("textDocument/formatting", ask)["result"] == .null)
    }

    @Test(
        "a style and a list of lessons are read, too",
        arguments: [
            ("my.style", "style 1\ncolor blu\n", "1 1:6-9 "),
            ("index.lessons", "lessons 1\nlesson a\n", "1 1:0-6 "),
            ("x.scene", "", "1 0:0-0 "),
        ])
    func others(name: String, text: String, fault: String) throws {
        let editor = try Editor.greeted()
        try editor.open(name, text)
        #expect(
            editor.diagnostics(name).first?.hasPrefix(fault) == true,
            "\(editor.diagnostics(name))")
    }

    @Test(
        "what is no message gets an error for an answer, and the server goes on",
        arguments: [
            ("{", -32700), ("[1]", -32600), ("\"x\"", -32600), ("{\"id\":1}", -32600),
            ("{\"id\":7,\"method\":\"make/coffee\"}", -32601),
            ("{\"id\":7,\"method\":\"initialize\"}", -32600),
            (String(repeating: "[", count: 100_000), -32700),
            ("{\"id\":\"x\",\"method\":\"textDocument/fly\",\"params\":[null]}", -32601),
        ])
    func nonsense(text: String, code: Int) throws {
        let editor = try Editor.greeted()
        try editor.server.take(Array(text.utf8))
        #expect(editor.told.last?["error"]["code"].integer == code)
        try editor.open("pad.scene", Self.scene)
        #expect(editor.told.last?["method"] == "textDocument/publishDiagnostics")
    }

    @Test(
        "an answer has the question's number as it was asked",
        arguments: ["9007199254740993", "-9223372036854775808", "7", "0.5", "\"7\""])
    func numbers(id: String) throws {
        let editor = try Editor()
        try editor.server.take(Array("{\"id\":\(id),\"method\":\"initialize\"}".utf8))
        #expect(editor.told.last?.text.contains("\"id\":\(id),") == true)
    }

    @Test(
        "notes that make no sense change nothing",
        arguments: [
            ("textDocument/didChange", "{\"textDocument\":{\"uri\":\"file:///nowhere\"}}"),
            ("textDocument/didClose", "{}"), ("textDocument/didOpen", "[]"),
            ("$/cancelRequest", "{\"id\":3}"), ("telemetry/event", "null"),
            ("textDocument/didChange", "{\"textDocument\":{\"uri\":5},\"contentChanges\":7}"),
        ])
    func strangeNotes(method: String, parameters: String) throws {
        let editor = try Editor.greeted()
        let count = editor.told.count
        try editor.server.take(
            Array("{\"method\":\"\(method)\",\"params\":\(parameters)}".utf8))
        try editor.server.publish()
        #expect(editor.told.count == count && editor.server.documents.isEmpty)
    }

    @Test("places from beyond every text are taken as its ends")
    func hugePlaces() throws {
        let editor = try Editor.greeted()
        try editor.open("pad.scene", Self.scene)
        let all = [-5, -5, 2_000_000_000, 1]
        try editor.change("pad.scene", at: all, to: "scene 1 \"pad\" 1 x 1\n")
        #expect(editor.diagnostics("pad.scene") == [])
    }

    @Test("nothing is answered before initialize or after shutdown; exit tells if it was in order")
    func stages() throws {
        let editor = try Editor()
        #expect(try editor.ask("shutdown", .null)["error"]["code"].integer == -32002)
        try editor.open("pad.scene", Self.scene)
        #expect(editor.server.documents.isEmpty)
        _ = try editor.ask("initialize", [:])
        #expect(try editor.ask("shutdown", .null)["error"].isNull)
        #expect(try editor.ask("shutdown", .null)["error"]["code"].integer == -32600)
        try editor.note("exit", .null)
        #expect(editor.server.exitStatus == 0)
        let hasty = try Editor.greeted()
        try hasty.note("exit", .null)
        #expect(hasty.server.exitStatus == 1)
    }

    @Test("completion gives names and words, with what they take the place of")
    func completion() throws {
        let editor = try Editor.greeted()
        try editor.write("pad.scene", Self.scene)
        try editor.open("pad.tape", Self.tape + "tap ca")
        let result = try editor.ask("textDocument/completion", editor.place("pad.tape", 4, 6))
        let items = result["result"]["items"].array ?? []
        #expect(items.compactMap(\.["label"].string) == ["card", "window"])
        #expect(items.first?["textEdit"]["range"]["start"]["character"] == 4)
        let names = try editor.ask("textDocument/completion", editor.place("pad.tape", 1, 8))
        let first = names["result"]["items"].array?.first
        #expect(first?["label"] == "pad")
    }

    @Test("hover tells what a name or a word is; definition leads to the name's line, or the scene")
    func things() throws {
        let editor = try Editor.greeted()
        try editor.write("pad.scene", Self.scene)
        try editor.open("pad.tape", Self.tape)
        func ask(_ method: JSON, _ line: Int, _ column: Int) throws -> JSON {
            try editor.ask(method, editor.place("pad.tape", line, column))["result"]
        }
        #expect(
            try ask("textDocument/hover", 2, 5)["contents"]["value"].string
                == "card: a view, line 2 of its scene\nview card at 40 40 size 300 300 color coral")
        #expect(
            try ask("textDocument/hover", 2, 1)["contents"]["value"].string?.hasPrefix("tap: ")
                == true)
        #expect(try ask("textDocument/hover", 0, 5) == .null)
        let name = try ask("textDocument/definition", 3, 12)
        #expect(name["uri"] == editor.uri("pad.scene") && name["range"]["start"]["line"] == 1)
        let scene = try ask("textDocument/definition", 1, 9)
        #expect(scene["uri"] == editor.uri("pad.scene"))
        #expect(try ask("textDocument/definition", 99, 99) == .null)
        #expect(try editor.ask("textDocument/hover", [:])["result"] == .null)
    }
}

import Foundation
import TestSupport
import Testing

/// The program as editors start it: a process that is spoken to over its stdin. One such editor is Neovim.
@Suite("touchscope lsp, from outside") struct LanguageServerProcessTests {
    private static let program = RunningProgram.touchscope
    private static let hasNeovim = FileManager.default.isExecutableFile(atPath: "/usr/bin/nvim")
    private static let scene = """
        scene 1 "pad" 640 x 400
        view card at 40 40 size 300 300 color coral
          tap poke

        """

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("lsp-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func header(_ body: String) -> String {
        "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    /// What the program says when it is told `input`, and its status.
    private func said(_ input: String) throws -> (text: String, status: Int32) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write("input", input)
        let shell = try Spawned([
            "sh", "-c", "exec timeout 60 \"$0\" lsp < \"$1\"", Self.program, file,
        ])
        let text = String(decoding: shell.readAll(), as: UTF8.self)
        return (text, shell.wait())
    }

    @Test("it greets, says what is wrong, and ends in order")
    func conversation() throws {
        let uri = folder.appendingPathComponent("pad.scene").absoluteString
        let (text, status) = try said(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
                "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(uri)\","
                    + "\"version\":1,\"text\":\"scene 1 \\\"pad\\\" 9 x 9\\nveiw\\n\"}}}",
                "no message",
                #"{"id":2,"method":"shutdown"}"#, #"{"method":"exit"}"#,
            ].map(header).joined())
        #expect(status == 0)
        #expect(text.contains("\"textDocumentSync\""))
        #expect(text.contains("did you mean 'view'"))
        #expect(text.contains("-32700"))
        let messages = text.components(separatedBy: "Content-Length: ").dropFirst()
        #expect(messages.count == 4)
        for message in messages {
            let parts = message.components(separatedBy: "\r\n\r\n")
            #expect(parts.count == 2 && Int(parts[0]) == parts[1].utf8.count)
        }
    }

    @Test("a pipe that is open, or that what is open names, is told and not waited for")
    func pipe() throws {
        let scene = folder.appendingPathComponent("pad.scene")
        let tape = folder.appendingPathComponent("pad.tape")
        let other = folder.appendingPathComponent("other.scene")
        for pipe in [scene, other] { #expect(mkfifo(pipe.path, 0o600) == 0) }
        func open(_ url: URL, _ text: String) -> String {
            "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":\"\(url.absoluteString)\","
                + "\"version\":1,\"text\":\"\(text)\"}}}"
        }
        func ask(_ number: Int, _ what: String) -> String {
            "{\"id\":\(number),\"method\":\"textDocument/\(what)\",\"params\":{\"textDocument\":{\"uri\":"
                + "\"\(tape.absoluteString)\"},\"position\":{\"line\":1,\"character\":8}}}"
        }
        let (text, status) = try said(
            [
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
                open(tape, #"tape 1\nscene \"pad\"\ntap card\n"#),
                ask(2, "completion"), ask(3, "hover"), ask(4, "definition"), ask(5, "formatting"),
                open(other, #"scene 1 \"other\" 9 x 9\nveiw\n"#),
                #"{"id":6,"method":"shutdown"}"#, #"{"method":"exit"}"#,
            ].map(header).joined())
        #expect(status == 0)
        #expect(text.contains("found a pipe, expected a scene"), "\(text)")
        #expect(text.contains("did you mean 'view'"))
        for number in 2...6 { #expect(text.contains("\"id\":\(number)")) }
    }

    @Test("who is gone ends it, even within a message", arguments: ["", "Content-Le", "x"])
    func gone(rest: String) throws {
        let greeting = #"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#
        let (text, status) = try said(header(greeting) + rest)
        #expect(status == 1 && text.contains("capabilities"))
    }

    @Test(
        "Neovim shows what is wrong with a tape until it is mended, formats, completes and explains",
        .enabled(if: hasNeovim, "Neovim is not installed"))
    func neovim() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("pad.scene", Self.scene)
        let tape = try write("pad.tape", "tape 1\nscene \"pad\"\ntap  card\nexpect hit crad\n")
        let script = try write(
            "drive.lua",
            """
            local function say(text) io.stdout:write(text .. "\\n") end
            local function wait(what, isSo)
              if not vim.wait(60000, isSo, 10) then say("waited in vain for " .. what) end
            end
            vim.cmd("edit \(tape)")
            local client = vim.lsp.start_client({
              name = "touchscope", cmd = { "\(Self.program)", "lsp" }, root_dir = "\(folder.path)" })
            vim.lsp.buf_attach_client(0, client)
            wait("a fault", function() return #vim.diagnostic.get(0) > 0 end)
            for _, d in ipairs(vim.diagnostic.get(0)) do
              say(d.lnum .. ":" .. d.col .. "-" .. d.end_col .. " " .. d.message)
            end
            vim.api.nvim_buf_set_lines(0, 3, 4, true, { "expect hit card" })
            wait("no fault", function() return #vim.diagnostic.get(0) == 0 end)
            vim.lsp.buf.formatting_sync(nil, 60000)
            for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, true)) do say("> " .. line) end
            local function at(line, column)
              return { textDocument = vim.lsp.util.make_text_document_params(0),
                position = { line = line, character = column } }
            end
            local function ask(method, parameters)
              local answers = vim.lsp.buf_request_sync(0, "textDocument/" .. method, parameters, 60000)
              return answers[client].result
            end
            say(ask("completion", at(2, 4)).items[1].label)
            say(ask("hover", at(3, 12)).contents.value)
            say(vim.uri_to_fname(ask("definition", at(3, 12)).uri))
            vim.lsp.stop_client(client)
            wait("the end", function() return vim.lsp.client_is_stopped(client) end)
            """)
        let nvim = try Spawned(
            ["/usr/bin/nvim", "--clean", "--headless", "-c", "luafile \(script)", "-c", "qa!"])
        let text = String(decoding: nvim.readAll(), as: UTF8.self)
        #expect(nvim.wait() == 0)
        #expect(
            text.split(separator: "\n").map { String($0.prefix(40)) } == [
                "3:11-15 found 'crad', expected a view in", "> tape 1", "> scene \"pad\"",
                "> tap card", "> expect hit card", "card", "card: a view, line 2 of its scene",
                "view card at 40 40 size 300 300 color co",
                String(folder.appendingPathComponent("pad.scene").path.prefix(40)),
            ], "\(text)")
    }
}

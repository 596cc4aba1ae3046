import Foundation
import TestSupport
import Testing
import TouchScript

/// The files by which Vim and Neovim know scenes and tapes, in a real Neovim.
@Suite(
    "Colors in Neovim",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: "/usr/bin/nvim"),
        "Neovim is not installed"))
struct ColoringTests {
    private static let share = Lessons.folder.deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "share")

    /// What kind of file Neovim takes a text for, and each of its pieces that has a color.
    private func colors(_ name: String, _ text: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("colors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // As installed: what is written by hand, and what is made from the words of the language.
        let vim = folder.appending(path: "vim")
        try FileManager.default.copyItem(at: Self.share.appending(path: "vim"), to: vim)
        try FileManager.default.createDirectory(
            at: vim.appending(path: "syntax"), withIntermediateDirectories: true)
        for file in SyntaxFile.all where file.path.hasPrefix("vim/") {
            try file.text.write(
                to: folder.appending(path: file.path), atomically: true, encoding: .utf8)
        }
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        let script = folder.appendingPathComponent("look.lua")
        let look = """
            vim.cmd("filetype off | set runtimepath+=\(vim.path) | filetype plugin on")
            vim.cmd("syntax off | syntax on | edit \(file.path)")
            local function say(text) io.stdout:write(text .. "\\n") end
            say(vim.bo.filetype)
            for line = 1, vim.fn.line("$") do
              local text, last, from = vim.fn.getline(line), "", 1
              for column = 1, #text + 1 do
                local name = vim.fn.synIDattr(vim.fn.synID(line, column, 1), "name")
                if column > #text then name = "" end
                if name ~= last then
                  if last ~= "" then say(last:gsub("touchscope", "") .. " " .. text:sub(from, column - 1)) end
                  last, from = name, column
                end
              end
            end
            """
        try look.write(to: script, atomically: true, encoding: .utf8)
        let nvim = try Spawned([
            "/usr/bin/nvim", "--clean", "--headless", "-c", "luafile \(script.path)", "-c", "qa!",
        ])
        let lines = String(decoding: nvim.readAll(), as: UTF8.self)
        #expect(nvim.wait() == 0)
        return lines.split(separator: "\n").map(String.init)
    }

    @Test("a scene: lines begin with statements, then clauses, values, numbers and texts")
    func scene() throws {
        let found = try colors(
            "pad.scene",
            "# first\nscene 1 \"pad\" 9 x 9\n  view list-at at 40 -6.5 hit-test self text \"a\\\"b\"\n"
        )
        #expect(
            found == [
                "touchscope_scene", "Comment # first", "Statement scene", "Number 1",
                "Text \"pad\"", "Number 9", "Clause x", "Number 9", "Statement view", "Clause at",
                "Number 40", "Number -6.5", "Clause hit-test", "Value self", "Clause text",
                "Text \"a", "Escape \\\"", "Text b\"",
            ], "\(found)")
    }

    @Test("a tape: what goes with the line before begins anew")
    func tape() throws {
        let found = try colors("pad.tape", "tape 1\nwith finger a up  # now\nwait 300ms\n")
        #expect(
            found == [
                "touchscope_tape", "Statement tape", "Number 1", "Statement with",
                "Statement finger", "Clause up", "Comment # now", "Statement wait", "Number 300ms",
            ], "\(found)")
    }

    @Test("files of other programs with such endings are left alone")
    func others() throws {
        let found = try colors("demo.tape", "Output demo.gif\nType \"ls\"\n")
        #expect(found.first != "touchscope_tape")
    }
}

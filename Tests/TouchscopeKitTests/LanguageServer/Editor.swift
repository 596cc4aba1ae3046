import Foundation

@testable import TouchscopeKit

/// An editor that talks to a server, and keeps what it is told.
final class Editor {
    let server: LanguageServer
    private let inbox: Inbox
    let folder: URL
    private var lastID = 0

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "touchscope-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let inbox = Inbox()
        server = LanguageServer { inbox.told.append($0) }
        self.inbox = inbox
    }

    private final class Inbox { var told: [JSON] = [] }

    /// Everything it was told.
    var told: [JSON] { inbox.told }

    /// One that a server has told what it can do.
    static func greeted() throws -> Editor {
        let editor = try Editor()
        _ = try editor.ask("initialize", [:])
        try editor.note("initialized", [:])
        return editor
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func uri(_ name: String) -> JSON {
        .string(folder.appending(path: name).absoluteString)
    }

    func write(_ name: String, _ text: String) throws {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }

    func note(_ method: JSON, _ parameters: JSON) throws {
        let message: JSON = ["jsonrpc": "2.0", "method": method, "params": parameters]
        try server.take(Array(message.text.utf8))
        try server.publish()
    }

    /// The answer, an object with `result` or `error`.
    @discardableResult
    func ask(_ method: JSON, _ parameters: JSON) throws -> JSON {
        lastID += 1
        let id = JSON.number(Decimal(lastID))
        let message: JSON = [
            "jsonrpc": "2.0", "id": id, "method": method, "params": parameters,
        ]
        try server.take(Array(message.text.utf8))
        return told.last { $0["id"] == id } ?? .null
    }

    func open(_ name: String, _ text: String) throws {
        try note(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": uri(name), "languageId": "touchscope", "version": 1,
                    "text": .string(text),
                ]
            ])
    }

    /// - Parameter range: start line and column, end line and column; nil for all of it.
    func change(_ name: String, at range: [Int]? = nil, to text: String) throws {
        var change: [String: JSON] = ["text": .string(text)]
        if let range {
            func place(_ line: Int, _ column: Int) -> JSON {
                ["line": .number(Decimal(line)), "character": .number(Decimal(column))]
            }
            change["range"] = [
                "start": place(range[0], range[1]), "end": place(range[2], range[3]),
            ]
        }
        try note(
            "textDocument/didChange",
            [
                "textDocument": ["uri": uri(name), "version": 2],
                "contentChanges": [.object(change)],
            ])
    }

    /// What is asked about a place of a file.
    func place(_ name: String, _ line: Int, _ column: Int) -> JSON {
        [
            "textDocument": ["uri": uri(name)],
            "position": [
                "line": .number(Decimal(line)), "character": .number(Decimal(column)),
            ],
        ]
    }

    /// What a file was told last: severity, line, columns, words.
    func diagnostics(_ name: String) -> [String] {
        let last = told.last {
            $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == uri(name)
        }
        return (last?["params"]["diagnostics"].array ?? []).map { diagnostic in
            let (start, end) = (diagnostic["range"]["start"], diagnostic["range"]["end"])
            return "\(diagnostic["severity"].integer ?? 0) \(start["line"].integer ?? -1):"
                + "\(start["character"].integer ?? -1)-\(end["character"].integer ?? -1) "
                + (diagnostic["message"].string ?? "")
        }
    }
}

import Foundation
import TouchHost
import TouchScript
import TouchWords

/// Serves a text editor with information about its open files, by the Language Server Protocol.
///
/// No input stops it: a message that cannot be handled is answered with an error.
final class LanguageServer {
    /// The open files, in the order in which they were opened.
    private(set) var documents: [OpenDocument] = []
    private let send: (JSON) throws -> Void
    private var stage = Stage.before
    /// The editor's language, once it has told it; before that, the language of the environment.
    private(set) var language = Console.language

    private enum Stage { case before, serving, shutDown }

    /// The exit status, once the editor has asked the server to exit: 1 if it did not ask it to
    /// shut down before.
    private(set) var exitStatus: Int32?

    /// Creates a server.
    /// - Parameter send: a closure that sends a message to the editor.
    init(send: @escaping (JSON) throws -> Void) { self.send = send }

    /// Handles a message, and answers it if it is a request.
    func take(_ bytes: [UInt8]) throws {
        guard let message = JSON(bytes) else {
            return try refuse(.server.noJSON)
        }
        guard let method = message["method"].string else {
            // A response: this server sends no requests.
            if !message["result"].isNull || !message["error"].isNull { return }
            return try refuse(message["id"], .invalidRequest, .server.noMethod)
        }
        if message["id"].isNull {
            note(method, message["params"])
        } else {
            try answer(message["id"], method, message["params"])
        }
    }

    /// Reports that the input is not a valid message.
    func refuse(_ fault: Wording) throws { try refuse(.null, .parseError, fault) }

    /// Sends the editor the diagnostics of files that changed.
    func publish() throws {
        for index in documents.indices where documents[index].isStale {
            documents[index].isStale = false
            let document = documents[index]
            try tell(document, diagnostics(of: document))
        }
    }

    // MARK: Requests

    private func answer(_ id: JSON, _ method: String, _ parameters: JSON) throws {
        switch (stage, method) {
        case (.before, "initialize"):
            stage = .serving
            if let locale = parameters["locale"].string {
                language = WordLanguage.of(locale).identifier
            }
            try reply(id, Self.abilities)
        case (.before, _):
            try refuse(id, .notInitialized, .server.notBegun(method))
        case (.shutDown, _), (_, "initialize"):
            try refuse(id, .invalidRequest, .server.notNow(method))
        case (_, "shutdown"):
            // Diagnostics of earlier changes are sent first.
            try publish()
            stage = .shutDown
            try reply(id, .null)
        default:
            guard let result = result(of: method, parameters) else {
                return try refuse(id, .methodNotFound, .server.unknownMethod(method))
            }
            try reply(id, result)
        }
    }

    /// Returns the result of a request; nil for an unknown method.
    private func result(of method: String, _ parameters: JSON) -> JSON? {
        let document = documents.first { $0.uri == parameters["textDocument"]["uri"].string }
        switch method {
        case "textDocument/formatting": return document.map(formatting) ?? .null
        case "textDocument/completion": return document.map { completion($0, parameters) } ?? .null
        case "textDocument/hover": return document.map { hover($0, parameters) } ?? .null
        case "textDocument/definition": return document.map { definition($0, parameters) } ?? .null
        default: return nil
        }
    }

    private static let abilities: JSON = [
        "capabilities": [
            "positionEncoding": "utf-16",
            "textDocumentSync": ["openClose": true, "change": 2, "save": true],
            "documentFormattingProvider": true, "hoverProvider": true, "definitionProvider": true,
            "completionProvider": ["triggerCharacters": [" ", "\"", ",", ">"]],
        ],
        "serverInfo": ["name": "touchscope", "version": .string(ProgramVersion.number)],
    ]

    // MARK: Notifications

    private func note(_ method: String, _ parameters: JSON) {
        if method == "exit" { exitStatus = stage == .shutDown ? 0 : 1 }
        guard stage == .serving else { return }
        let document = parameters["textDocument"]
        guard let uri = document["uri"].string else {
            if method == "workspace/didChangeWatchedFiles" { makeStale() }
            return
        }
        let index = documents.firstIndex { $0.uri == uri }
        switch method {
        case "textDocument/didOpen":
            let text = EditorText(document["text"].string ?? "")
            let opened = OpenDocument(uri: uri, version: document["version"], text: text)
            if let index { documents[index] = opened } else { documents.append(opened) }
            makeStale()
        case "textDocument/didChange":
            guard let index else { return }
            documents[index].version = document["version"]
            for change in parameters["contentChanges"].array ?? [] {
                documents[index].text.apply(change)
            }
            makeStale()
        case "textDocument/didSave": makeStale()
        case "textDocument/didClose":
            guard let index else { return }
            let closed = documents.remove(at: index)
            try? tell(closed, [])
            makeStale()
        default: break
        }
    }

    /// Marks all files as stale, because the contents of one may make another valid or invalid.
    private func makeStale() {
        for index in documents.indices { documents[index].isStale = true }
    }

    // MARK: Sending

    private enum ErrorCode: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case notInitialized = -32002
    }

    private func reply(_ id: JSON, _ result: JSON) throws {
        try send(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func refuse(_ id: JSON, _ code: ErrorCode, _ fault: Wording) throws {
        let error: JSON = ["code": JSON(code.rawValue), "message": .string(fault[language])]
        try send(["jsonrpc": "2.0", "id": id, "error": error])
    }

    private func tell(_ document: OpenDocument, _ diagnostics: [Diagnostic]) throws {
        try send([
            "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
            "params": [
                "uri": .string(document.uri), "version": document.version,
                "diagnostics": .array(diagnostics.map { JSON($0, in: language) }),
            ],
        ])
    }
}

extension EditorText {
    /// Applies a change as editors send it: without a range it is the whole text.
    fileprivate mutating func apply(_ change: JSON) {
        guard let text = change["text"].string else { return }
        guard let range = EditorRange(change["range"]) else {
            self = EditorText(text)
            return
        }
        apply(EditorChange(range, text))
    }
}

/// A file as an editor has it.
struct OpenDocument {
    /// The editor's name for it.
    let uri: String
    var version: JSON
    var text: EditorText
    /// Indicates whether the editor has yet to get its diagnostics.
    var isStale = true

    /// The file's location, whether it exists or not; a document that is not a file is placed in
    /// the working folder under its name.
    var url: URL {
        if let url = URL(string: uri), url.isFileURL { return url.standardizedFileURL }
        return URL(fileURLWithPath: uri)
    }
}

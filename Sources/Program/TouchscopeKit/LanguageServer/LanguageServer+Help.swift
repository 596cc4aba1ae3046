import Foundation
import TouchHost
import TouchScript
import TouchWords

/// Answers requests for help at the cursor.
extension LanguageServer {
    /// Returns the possible completions.
    func completion(_ document: OpenDocument, _ parameters: JSON) -> JSON {
        guard let place = EditorPosition(parameters["position"]),
            let assistant = assistant(for: document)
        else { return .null }
        let all = assistant.completions(at: place, scenes: scenes(for: document))
        return ["isIncomplete": false, "items": .array(all.map { JSON($0, in: language) })]
    }

    /// Returns the description of the thing under the cursor.
    func hover(_ document: OpenDocument, _ parameters: JSON) -> JSON {
        guard let place = EditorPosition(parameters["position"]),
            let (thing, range) = assistant(for: document)?.thing(at: place)
        else { return .null }
        return [
            "contents": ["kind": "plaintext", "value": .string(words(about: thing)[language])],
            "range": JSON(range),
        ]
    }

    /// Returns the place where a name is defined, or the scene that is named.
    func definition(_ document: OpenDocument, _ parameters: JSON) -> JSON {
        guard let place = EditorPosition(parameters["position"]),
            let thing = assistant(for: document)?.thing(at: place)?.thing
        else { return .null }
        let start = EditorPosition(line: 0, character: 0)
        switch thing {
        case .word: return .null
        case .scene(let name):
            return scene(named: name, for: document).map {
                location($0.url, EditorRange(start, start))
            } ?? .null
        case .name(let entry):
            guard let range = entry.range else { return .null }
            return sceneFile(of: document).map { location($0.url, range) } ?? .null
        }
    }

    private func words(about thing: ScriptAssistant.Thing) -> Wording {
        switch thing {
        case .word(let word, let meaning): .list.of(word, said: meaning)
        case .scene(let name): .server.scene(name)
        case .name(let entry):
            if let range = entry.range {
                .server.named(
                    entry.name, word: entry.word, line: range.start.line + 1, text: entry.line)
            } else {
                .server.unwritten(entry.name, word: entry.word)
            }
        }
    }

    private func location(_ url: URL, _ range: EditorRange) -> JSON {
        let open = documents.first { $0.url.path == url.path }?.uri
        return ["uri": .string(open ?? url.absoluteString), "range": JSON(range)]
    }

    // MARK: Scenes

    private func assistant(for document: OpenDocument) -> ScriptAssistant? {
        guard let kind = FileKind(document.text, path: document.url.path) else { return nil }
        let scene = kind == .tape ? sceneFile(of: document)?.text : nil
        return ScriptAssistant(document.text, kind: kind, scene: scene)
    }

    /// Returns the scene that defines the names: the file itself, or the scene of a tape.
    private func sceneFile(of document: OpenDocument) -> (url: URL, text: EditorText)? {
        guard FileKind(document.text, path: document.url.path) == .tape else {
            return (document.url, document.text)
        }
        return document.text.sceneName.flatMap { scene(named: $0, for: document) }
    }

    private func scene(
        named name: String, for document: OpenDocument
    ) -> (url: URL, text: EditorText)? {
        guard SceneName.isGood(name) else { return nil }
        for folder in folders(of: document) {
            let url = folder.appending(path: name + ".scene").standardizedFileURL
            if let text = try? text(of: url) { return (url, EditorText(text)) }
        }
        return nil
    }

    /// Returns the names of the scenes that a tape or a list can refer to.
    private func scenes(for document: OpenDocument) -> [String] {
        let files = folders(of: document).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        }
        var seen: Set<String> = []
        return files.filter { $0.hasSuffix(".scene") && seen.insert($0).inserted }
            .map { String($0.dropLast(".scene".count)) }
    }

    private func folders(of document: OpenDocument) -> [URL] {
        [document.url.deletingLastPathComponent()] + Library.folders
    }
}

nonisolated extension JSON {
    fileprivate init(_ completion: Completion, in language: String) {
        // The protocol's numbers for kinds of completions: keyword, file, event, variable.
        let kind: JSON =
            switch completion.kind {
            case .word: 14
            case .file: 17
            case .name(.recognizer): 23
            case .name: 6
            }
        self = [
            "label": .string(completion.text), "kind": kind,
            "detail": .string(completion.detail[language]),
            "textEdit": JSON(EditorChange(completion.range, completion.text)),
        ]
    }
}

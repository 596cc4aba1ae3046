import Foundation
import TouchHost
import TouchReading
import TouchScript
import TouchStudy
import TouchVideo
import TouchWords

extension LanguageServer {
    /// The largest number of samples of a tape that is played at every key press;
    /// `touchscope check` plays longer ones.
    private static let playedSamples = 20_000

    /// Returns everything wrong with a file: its errors, or the findings of `check` if it has none.
    func diagnostics(of document: OpenDocument) -> [Diagnostic] {
        let file = document.url.relativePath
        do throws(ScriptErrors) {
            let script = try script(of: document)
            if case .scene(let scene) = script {
                let hints = SceneLinter(scene).lints.map { lint in
                    ScriptError(
                        file: file, position: lint.position,
                        message: .verbatim(lint.text(in: language)))
                }
                return document.text.diagnostics(of: ScriptErrors(hints), file: file, .warning)
            }
            guard case .tape(let tape, let scene) = script else { return [] }
            var warnings = tape.doubts
            var misses: [ScriptError] = []
            if tape.samples <= Self.playedSamples {
                let played = try FilmedTape(scene: scene, tape: tape).whole()
                warnings += tape.editDoubts(end: played.session.time) + tape.missingSounds
                warnings += played.longCaptions
                misses = played.failures.map(\.fault)
            }
            return document.text.diagnostics(of: ScriptErrors(misses), file: file)
                + document.text.diagnostics(of: ScriptErrors(warnings), file: file, .warning)
        } catch {
            return document.text.diagnostics(of: error, file: file)
        }
    }

    /// Returns the edits that bring a file into canonical form; null while it has errors.
    func formatting(_ document: OpenDocument) -> JSON {
        guard let script = try? script(of: document), let text = try? script.formatted() else {
            return .null
        }
        return .array(document.text.changes(to: text).map(JSON.init))
    }

    /// Returns the parsed file. Scenes of tapes are taken from open documents, or else from the
    /// disk.
    func script(of document: OpenDocument) throws(ScriptErrors) -> ScriptFile {
        try ScriptFile.parse(
            document.text.text, of: document.url, searching: Library.shelf, reading: text)
    }

    /// Returns the text of a file from an open document, or else from the disk; nil if there is
    /// none.
    func text(of url: URL) throws(ScriptErrors) -> String? {
        let path = url.standardizedFileURL.path
        if let open = documents.first(where: { $0.url.path == path }) { return open.text.text }
        return try ScriptText.readIfThere(url)
    }
}

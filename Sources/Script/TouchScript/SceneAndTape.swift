import TouchWords

/// A scene and a tape for it in one text: the content of a playground, and of a link.
///
/// The tape begins at its first line, `tape 1`. If that is left out, it begins at the first line
/// that only a tape can have.
public struct SceneAndTape: Hashable, Sendable {
    public let scene: Scene
    /// The tape; nil if no line belongs to one. Its positions are those of the whole text.
    public let tape: Tape?
    /// The lines of the scene: a file of its own.
    public let sceneText: String
    /// The lines of the tape, as they are written below the scene.
    public let tapeLines: String

    /// Reads both. Messages give `file` as their name.
    ///
    /// - Throws: Every fault of both at once, each with its place in the text.
    public static func parse(_ text: String, file: String) throws(ScriptErrors) -> SceneAndTape {
        let parts = Parts(text)
        var faults: [ScriptError] = []
        var scene: Scene?
        var tape: Tape?
        do throws(ScriptErrors) {
            scene = try Scene.parse(parts.above, file: file)
        } catch {
            faults += error.errors
        }
        do throws(ScriptErrors) {
            tape = try parts.tape(file: file, in: scene)
        } catch {
            faults += error.errors
        }
        guard let scene, faults.isEmpty else { throw ScriptErrors(faults) }
        return SceneAndTape(
            scene: scene, tape: tape, sceneText: parts.above, tapeLines: parts.below ?? "")
    }

    /// The tape as a file of its own, which names the scene; nil if no line belongs to one.
    public var tapeText: String? {
        guard tape != nil else { return nil }
        var document = Document(tapeLines, file: "")
        var heads: Set<Int> = []
        while let line = document.next() {
            guard line.depth == 0, let word = line.reader.current?.word else { continue }
            if word == "tape" || word == "scene" { heads.insert(line.position.line) }
        }
        let rows = Parts.rows(of: tapeLines)
        let rest = rows.indices.filter { !heads.contains($0 + 1) }.map { rows[$0] }
        return "tape 1\nscene \(Notation.string(scene.name))\n" + Parts.joined(rest[...])
    }

    /// Returns the text after changes of the scene; the tape stays as it is written.
    /// - Throws: The faults of the first change that cannot be made.
    public func changed(by changes: [SceneChange]) throws(ScriptErrors) -> String {
        try changes.applied(to: scene, text: sceneText).text + tapeLines
    }

    /// Returns a scene and its tape in one text, as `parse` reads it.
    public static func text(scene: String, tape: String?) -> String {
        guard let tape else { return scene }
        let end = scene.utf8.reversed().prefix { $0 == 10 }.count
        return scene.prefix(scene.count - end) + "\n\n" + tape
    }

    /// A text that is split where the tape begins.
    private struct Parts {
        /// The lines of the scene.
        var above = ""
        /// The lines of the tape; nil if there are none.
        var below: String?
        /// The number of lines of the scene.
        var count = 0
        /// Indicates whether the tape has its first line.
        var isHeaded = false

        init(_ text: String) {
            // Scenes and tapes share the words of recognizers, but in a scene these are always
            // nested in a view, never at the margin.
            let ofScenes = Set(StatementWord.all + ["scene"])
                .subtracting(RecognizerKind.BuiltIn.words)
            let words = (TapeWord.words + TellingWord.words).filter { !ofScenes.contains($0) }
            var document = Document(text, file: "")
            while let line = document.next() {
                guard line.depth == 0, let word = line.reader.current?.word else { continue }
                isHeaded = word == "tape"
                guard isHeaded || words.contains(word) else { continue }
                count = line.position.line - 1
                let rows = Self.rows(of: text)
                above = Self.joined(rows[..<count]) + "\n"
                below = Self.joined(rows[count...])
                return
            }
            above = text
        }

        static func rows(of text: String) -> [Substring.UTF8View] {
            text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        }

        static func joined(_ rows: ArraySlice<Substring.UTF8View>) -> String {
            rows.map { String(Substring($0)) }.joined(separator: "\n")
        }

        func tape(file: String, in scene: Scene?) throws(ScriptErrors) -> Tape? {
            guard let below else { return nil }
            let document = Document(below, file: file, after: count)
            return try Tape.parse(document, isHeaded: isHeaded, below: scene)
        }
    }
}

import Foundation
import TouchScript
import TouchSession

/// Shipped lessons with their own fingers on a scene of which something was changed.
public enum ChangedLesson {
    /// The lesson `name` played to its end, after `old` in its scene's text has become `new`.
    ///
    /// - Parameters:
    ///   - tape: what becomes what in its tape's text.
    @MainActor public static func played(
        _ name: String, _ old: String = "", _ new: String = "",
        tape change: (old: String, new: String) = ("", "")
    ) throws -> Session {
        let scene = try Scene.parse(
            try text(of: "\(name).scene", old, new), file: "\(name).scene")
        let tape = try Tape.parse(
            try text(of: "\(name).tape", change.old, change.new), file: "\(name).tape",
            scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session
    }

    private static func text(of file: String, _ old: String, _ new: String) throws -> String {
        let text = try ScriptText.read(Lessons.folder.appending(path: file))
        if old.isEmpty { return text }
        guard text.contains(old) else { throw NoSuchText(file: file, text: old) }
        return text.replacingOccurrences(of: old, with: new)
    }

    private struct NoSuchText: Error {
        let file: String
        let text: String
    }
}

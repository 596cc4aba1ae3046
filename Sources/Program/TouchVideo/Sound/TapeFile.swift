import Foundation
import TouchHost
import TouchScript

/// Makes small changes to tapes on the disk; every other line stays as it is.
package nonisolated enum TapeFile {
    /// Adds a line that names a sound after the one that names the scene; a line that names the
    /// same file is removed.
    package static func add(_ sound: Telling.Sound, to path: String) throws {
        let text = try ScriptText.read(URL(fileURLWithPath: path))
        let tape = try Tape.parse(text, file: path)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var place = 1
        for line in tape.lines.reversed() {
            switch line.statement {
            case .tell(.sound(let other)) where other.file == sound.file:
                lines.remove(at: line.position.line - 1)
            case .scene: place = line.position.line
            default: break
            }
        }
        lines.insert(TapeStatement.tell(.sound(sound)).text, at: min(place, lines.count))
        let changed = lines.joined(separator: "\n")
        _ = try Tape.parse(changed, file: path)
        try OutputFile.write(changed.utf8, to: path)
    }

    /// Extends a tape that ends earlier to event time `end`, in seconds.
    static func extend(_ path: String, to end: Double) throws {
        let text = try ScriptText.read(URL(fileURLWithPath: path))
        let last = try Tape.parse(text, file: path).end
        let end = (end * 1000).rounded(.down) / 1000
        guard end > last else { return }
        let wait = TapeStatement.act(.waitUntil(Span(end)), with: false).text
        let lines = text.hasSuffix("\n") ? text : text + "\n"
        try OutputFile.write((lines + wait + "\n").utf8, to: path)
    }
}

import Foundation
import TouchHost
import TouchScript
import TouchWords

/// A speech synthesiser: any command that reads a text from its standard input and writes a sound,
/// to its standard output or to the file given by `{out}` in the command. `{lang}` is replaced by
/// the language, "en".
///
/// Its output is cached, so that no text is spoken twice.
package nonisolated struct Speech {
    let command: String
    /// The cache folder; nil for none.
    private let folder = UserFolder("XDG_CACHE_HOME", else: ".cache")
    /// The largest size of a caption's sound, in bytes.
    private static let most = 1 << 28

    /// Returns the file in which a text is spoken: a cached one, or a new one.
    ///
    /// - Parameter spare: the path to write to if nothing can be cached.
    func file(saying text: String, _ language: String, else spare: String) throws -> String {
        let name = Checksum.of([command, language, text]) + ".sound"
        let isKept = folder?.make() ?? false
        let place = folder.flatMap { isKept ? "\($0.path)/\(name)" : nil } ?? spare
        if isKept, access(place, R_OK) == 0 { return place }
        try OutputFile.write(try say(text, language), to: place)
        return place
    }

    /// Has a text spoken.
    /// - Returns: the bytes of a sound file.
    package func say(_ text: String, _ language: String) throws -> [UInt8] {
        try Scratch.withFolder(orThrow: .cannot(.video.writeSpoken)) { folder in
            try say(text, language, to: folder + "/speech.wav")
        }
    }

    /// Has a text spoken.
    /// - Parameter out: the path that replaces `{out}`.
    private func say(_ text: String, _ language: String, to out: String) throws -> [UInt8] {
        guard let input = Scratch.nameless() else { throw Failure.cannot(.video.writeSpoken) }
        defer { close(input) }
        try OutputFile.write((text + "\n").utf8, to: input, orThrow: .cannot(.video.writeSpoken))
        let words = command.replacing("{lang}", with: language).replacing("{out}", with: out)
        let child = try Child(
            ["sh", "-c", "exec < /proc/self/fd/\(Child.handed)\n" + words], .weRead,
            handing: [input])
        let said = child.readAllBytes(limit: Self.most)
        let outcome = child.finish()
        try Signals.shared.check(.video.notAllSpoken)
        let short = Self.shortened(text)
        if outcome.hung {
            throw Failure(.video.speakSlow(Int(Patience.usual.rounded(.up)), text: short))
        }
        if let fault = outcome.fault { throw Failure(.video.speakFailed(short, why: fault)) }
        let sound =
            command.contains("{out}") ? (try? InputFile.bytes(out, atMost: Self.most)) : said
        guard let sound, !sound.isEmpty else { throw Failure(.video.speakSilent(short)) }
        return sound
    }

    /// Returns a text for a message: only its beginning, if it is long.
    static func shortened(_ text: String) -> String {
        "\(text.prefix(40))\(text.count > 40 ? "…" : "")"
    }
}

import Foundation
import TouchHost
import TouchWords

/// A folder of spoken captions: a folder for each language, a file for each caption.
///
/// A file is named after the words, so that a caption keeps its voice wherever it moves, and loses
/// it when its words change.
package nonisolated struct VoiceFolder {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The kinds of sound that are searched, the preferred one first.
    static let kinds = ["flac", "wav", "ogg", "opus", "mp3", "m4a"]

    /// Returns the folder beside a tape.
    package static func beside(_ tape: String) -> VoiceFolder {
        let folder = (tape as NSString).deletingLastPathComponent
        return VoiceFolder(path: folder.isEmpty ? "voice" : folder + "/voice")
    }

    var exists: Bool { FileManager.default.isFolder(path) }

    /// Returns the file name for a caption's words, without the extension:
    /// "the-pan-waits-3fa9c2d1".
    package static func name(of words: String) -> String {
        var slug = ""
        for letter in words.lowercased() {
            let isPart = letter.isLetter || letter.isNumber
            if isPart { slug.append(letter) } else if !slug.hasSuffix("-") { slug += "-" }
            if slug.utf8.count > 60 { break }
        }
        // A letter may have any number of accents.
        let start = slug.utf8.count > 90 ? "" : slug.trimmingCharacters(in: ["-"])
        return (start.isEmpty ? "" : start + "-") + Checksum.of([words]).prefix(8)
    }

    /// Returns the path for the voice of these words, without the extension, whether it exists or
    /// not.
    package func place(of words: String, _ language: String) -> String {
        "\(path)/\(language)/\(Self.name(of: words))"
    }

    /// Returns the file in which these words are spoken; nil if there is none.
    package func file(of words: String, _ language: String) -> String? {
        let place = place(of: words, language)
        return Self.kinds.map { "\(place).\($0)" }.first { access($0, F_OK) == 0 }
    }
}

/// The file in which a caption is spoken.
package nonisolated enum VoiceFile {
    /// Writes a sound of any kind as FLAC; creates the folder, and the one around it.
    package static func write(_ sound: [UInt8], to path: String) throws {
        guard let input = Scratch.nameless() else { throw Failure.cannotWrite(path) }
        defer { close(input) }
        try OutputFile.write(sound, to: input, named: path)
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(.host.noFolder(folder))
        }
        let file = try OutputFile(path)
        let outcome = try SoundTool.run(
            [
                "-protocol_whitelist", "file,pipe", "-i", FFmpeg.handed(), "-map", "0:a:0",
                "-map_metadata", "-1", "-fflags", "+bitexact", "-c:a", "flac", "-f", "flac",
                FFmpeg.handed(1),
            ], handing: [input, file.descriptor], product: file.descriptor)
        if let fault = outcome.fault { throw Failure(.video.thatIsNoSound(fault)) }
        guard file.size > 0 else { throw Failure(.video.thatHoldsNoSound(path)) }
        try file.finish()
    }
}

import Foundation
import TouchHost

/// The file in which a caption is spoken.
package nonisolated enum VoiceFile {
    /// Keeps a sound of any kind as FLAC; the folder is made, and the one around it.
    package static func write(_ sound: [UInt8], to path: String) throws {
        guard let input = Scratch.nameless() else { throw Failure.cannotWrite(path) }
        defer { close(input) }
        try OutputFile.write(sound, to: input, named: path)
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure("cannot make the folder \(folder)")
        }
        let file = try OutputFile(path)
        let outcome = try SoundTool.run(
            [
                "-protocol_whitelist", "file,pipe", "-i", SoundTool.handed(), "-map", "0:a:0",
                "-map_metadata", "-1", "-fflags", "+bitexact", "-c:a", "flac", "-f", "flac",
                SoundTool.handed(1),
            ], handing: [input, file.descriptor], product: file.descriptor)
        if let fault = outcome.fault { throw Failure("that is no sound: \(fault)") }
        guard file.size > 0 else { throw Failure("that is no sound; \(path) was not written") }
        try file.finish()
    }
}

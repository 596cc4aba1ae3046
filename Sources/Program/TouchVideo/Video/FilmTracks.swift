@preconcurrency import Glibc
import TouchHost
import TouchWords

/// A film's labels and sound as files for ffmpeg, and the arguments that describe them.
nonisolated final class FilmTracks {
    /// The open files: metadata, then subtitles, then sound.
    private(set) var files: [Int32] = []
    private let labels: FilmLabels
    private let format: VideoFormat
    private let hasSound: Bool

    /// Creates the files. A GIF has no metadata, and neither has a film without labels.
    ///
    /// - Parameter sound: an open file, which is closed here; nil for silence.
    init(_ labels: FilmLabels?, sound: Int32? = nil, in format: VideoFormat) throws(Failure) {
        self.labels = labels ?? FilmLabels()
        self.format = format
        hasSound = sound != nil
        var texts: [String] = []
        if let labels, format != .gif { texts = [labels.metadata] + labels.subtitles.map(\.text) }
        for text in texts {
            guard let file = Scratch.nameless() else { throw .cannot(.video.writeLabels) }
            files.append(file)
            try OutputFile.write(text.utf8, to: file, orThrow: .cannot(.video.writeLabels))
        }
        if let sound { files.append(sound) }
    }

    deinit {
        for file in files { close(file) }
    }

    /// Returns the arguments for the files, which are handed over after `count` others.
    func inputs(after count: Int32) -> [String] {
        files.indices.flatMap { form(of: $0) + ["-i", FFmpeg.handed(count + Int32($0))] }
    }

    private func form(of index: Int) -> [String] {
        if hasSound, index == files.count - 1 { return Soundtrack.form }
        return ["-f", index == 0 ? "ffmetadata" : "srt"]
    }

    /// The arguments for the output.
    var outputs: [String] {
        guard !files.isEmpty else { return [] }
        var words = ["-map", "0:v", "-map_metadata", "1", "-map_chapters", "1"]
        if !labels.language.isEmpty {
            words += ["-metadata:s:v:0", "language=\(FilmLabels.code(of: labels.language))"]
        }
        if hasSound {
            words += ["-map", "\(files.count):a", "-metadata:s:a:0"]
            words += ["language=\(FilmLabels.code(of: labels.language))"] + format.audio
        }
        guard !labels.subtitles.isEmpty else { return words }
        words += ["-c:s", format == .mp4 ? "mov_text" : "webvtt"]
        for (index, subtitles) in labels.subtitles.enumerated() {
            words += [
                "-map", "\(index + 2):s", "-metadata:s:s:\(index)",
                "language=\(FilmLabels.code(of: subtitles.language))",
            ]
        }
        // The captions are in the picture already, so no subtitles are shown by default.
        return words + ["-disposition:s", "0"]
    }
}

@preconcurrency import Glibc

/// A film's labels as files for ffmpeg, and the words that tell it what they are.
nonisolated final class FilmTracks {
    /// Open files: what it says of itself, then its subtitles.
    private(set) var files: [Int32] = []
    private let labels: FilmLabels
    private let hasSubtitles: Bool

    /// A GIF says nothing of itself; only an MP4 has room for subtitles.
    init(_ labels: FilmLabels, in format: VideoFormat) throws(Failure) {
        self.labels = labels
        hasSubtitles = format == .mp4
        var texts: [String] = []
        if format != .gif { texts.append(labels.metadata) }
        if hasSubtitles { texts += labels.subtitles.map(\.text) }
        for text in texts {
            guard let file = Scratch.nameless() else { throw .cannotWrite("a film's labels") }
            files.append(file)
            try OutputFile.write(text.utf8, to: file, named: "a film's labels")
        }
    }

    deinit {
        for file in files { close(file) }
    }

    /// Names the files, the first of which is handed as `first`.
    func inputs(from first: Int32) -> [String] {
        files.indices.flatMap { index in
            [
                "-f", index == 0 ? "ffmetadata" : "srt", "-i",
                "file:/proc/self/fd/\(first + Int32(index))",
            ]
        }
    }

    /// What is made of them.
    var outputs: [String] {
        guard !files.isEmpty else { return [] }
        var words = ["-map", "0:v", "-map_metadata", "1", "-map_chapters", "1"]
        if !labels.language.isEmpty {
            words += ["-metadata:s:v:0", "language=\(FilmLabels.code(of: labels.language))"]
        }
        guard hasSubtitles, !labels.subtitles.isEmpty else { return words }
        words += ["-c:s", "mov_text"]
        for (index, subtitles) in labels.subtitles.enumerated() {
            words += [
                "-map", "\(index + 2):s", "-metadata:s:s:\(index)",
                "language=\(FilmLabels.code(of: subtitles.language))",
            ]
        }
        // They are in the picture already.
        return words + ["-disposition:s", "0"]
    }
}

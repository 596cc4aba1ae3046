import TouchHost

/// ffmpeg where it works on sound.
package nonisolated enum SoundTool {
    /// The form in which sound is worked on: two channels of 16 bits, and so many frames of them a second.
    package static let rate = 48_000
    static let frameBytes = 4
    static let form = ["-f", "s16le", "-ar", "\(rate)", "-ac", "2"]

    /// How ffmpeg names the file that is handed to it at `place`.
    static func handed(_ place: Int32 = 0) -> String {
        "file:/proc/self/fd/\(Child.handed + place)"
    }

    /// Lets it work on the files handed to it until `product`, one of them, is whole.
    static func run(
        _ words: [String], handing files: [Int32], product: Int32
    ) throws -> Child.Outcome {
        let child = try Child(
            ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y"] + words, .weWrite,
            handing: files)
        let outcome = child.finish(watching: product)
        try Signals.shared.check("the sound is not whole")
        return outcome
    }
}

nonisolated extension Child.Outcome {
    /// Why it did not do its work; nil if its status says that it did.
    var fault: String? {
        if hung { return "it did nothing for long and was ended" }
        if status == 0 { return nil }
        if status > 128 { return "it was killed (signal \(status - 128))" }
        return complaint.isEmpty ? "it ended with status \(status)" : complaint
    }
}

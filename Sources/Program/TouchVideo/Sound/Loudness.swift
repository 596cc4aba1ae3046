import Foundation
import TouchHost
import TouchWords

/// The perceived loudness of a sound (EBU R 128), and the adjustment of films to the usual
/// loudness.
nonisolated enum Loudness {
    /// The target in LUFS, as video platforms expect it.
    static let wanted = -16.0
    /// The highest peak, as a fraction of full scale: 1.5 dB below it.
    private static let peak = "0.84"
    /// The largest gain in decibels; more would only amplify a room's noise.
    private static let most = 30.0

    /// Writes the samples again at the target loudness.
    /// - Parameter mix: an open file of samples as ffmpeg reads them with `SoundTool.form`.
    /// - Returns: an open file that ffmpeg reads with `Soundtrack.form`; the caller closes it.
    static func levelled(_ mix: Int32) throws -> Int32 {
        let gain = try measured(mix).map { min(wanted - $0, most) } ?? 0
        guard let file = Scratch.nameless() else { throw Failure.cannot(.video.writeFilmSound) }
        let filter = "volume=\(gain)dB,alimiter=limit=\(peak):level=disabled:latency=true"
        let outcome = try SoundTool.run(
            SoundTool.form + ["-i", FFmpeg.handed(), "-af", filter, "-fflags", "+bitexact"]
                + ["-c:a", "pcm_s16le"] + Soundtrack.form + [FFmpeg.handed(1)],
            handing: [mix, file], product: file)
        guard outcome.status == 0, outcome.complaint.isEmpty else {
            close(file)
            throw Failure(.video.soundFailed(outcome.fault ?? .verbatim(outcome.complaint)))
        }
        return file
    }

    /// Returns the loudness in LUFS; nil for silence.
    static func measured(_ mix: Int32) throws -> Double? {
        let filter = "ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-"
        let child = try Child(
            FFmpeg.quietly() + SoundTool.form
                + ["-i", FFmpeg.handed(), "-af", filter, "-f", "null", "-"],
            .weRead, handing: [mix])
        let lines = child.readAll().split(separator: "\n")
        let outcome = child.finish()
        if let fault = outcome.fault { throw Failure(.video.soundFailed(fault)) }
        let last = lines.last { $0.hasPrefix("lavfi.r128.I=") }
        // The filter reports silence as a value below this.
        return last.flatMap { Double($0.dropFirst(13)) }.flatMap { $0 > -69 ? $0 : nil }
    }
}

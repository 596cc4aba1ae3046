import Foundation
import TouchHost
import TouchWords

/// The sound of a film: sounds, and the time when each begins.
nonisolated struct Soundtrack {
    /// A sound, or a part of one, in a film.
    struct Part: Hashable {
        let clip: SoundStore.Clip
        /// The part that is heard, in seconds from the sound's beginning.
        let heard: Range<Double>
        /// The time when that part begins, in seconds of film.
        let start: Double
    }

    let store: SoundStore
    let parts: [Part]

    /// The checksum, which changes with the sounds and their times.
    var checksum: String {
        Checksum.of(
            parts.map { part in
                let heard = "\(part.heard.lowerBound) \(part.heard.upperBound)"
                return "\(part.clip.checksum) \(heard) \(part.start)"
            })
    }

    /// Writes the soundtrack to a file without a name, at the loudness of films and as long as a
    /// film of `seconds`.
    /// - Returns: an open file that ffmpeg reads with `Soundtrack.form`; the caller closes it.
    func file(seconds: Double) throws -> Int32 {
        guard let mix = Scratch.nameless() else { throw Failure.cannot(.video.writeFilmSound) }
        defer { close(mix) }
        let frames = Int((seconds * Double(SoundTool.rate)).rounded(.up))
        guard ftruncate(mix, off_t(frames * SoundTool.frameBytes)) == 0 else {
            throw Failure.cannot(.video.writeFilmSound)
        }
        for part in parts { try add(part, to: mix, frames: frames) }
        return try Loudness.levelled(mix)
    }

    /// The arguments with which ffmpeg reads the result of `file(seconds:)`.
    static let form = ["-f", "w64"]

    /// Mixes a part into the sound that is there already.
    private func add(_ part: Part, to mix: Int32, frames: Int) throws {
        func frame(_ seconds: Double) -> Int { Int((seconds * Double(SoundTool.rate)).rounded()) }
        let start = frame(part.start)
        let from = min(frame(part.heard.lowerBound), part.clip.frames)
        let end = min(frame(part.heard.upperBound), part.clip.frames, from + frames - start)
        guard from < end, start >= 0 else { return }
        let fades = Fades(
            isIn: from > 0, isOut: end < part.clip.frames, count: end - from)
        var place = 0
        try store.forEachBlock(of: part.clip.offset + from..<part.clip.offset + end) { block in
            var sum = [Int16](repeating: 0, count: block.count)
            try SoundFile.read(&sum, from: mix, at: start + place)
            for index in block.indices {
                let sample = Double(block[index]) * fades.weight(at: place + index / 2)
                let loud = Double(sum[index]) + sample
                sum[index] = Int16(min(max(loud.rounded(), -32768), 32767))
            }
            try SoundFile.write(sum, to: mix, at: start + place)
            place += block.count / 2
        }
    }
}

/// Fades a part of a sound in and out within some milliseconds, so that the cuts do not click.
private nonisolated struct Fades {
    let isIn: Bool
    let isOut: Bool
    /// The length in frames.
    let count: Int
    private var length: Int { SoundTool.rate / 200 }

    func weight(at place: Int) -> Double {
        let rise = isIn ? Double(place) / Double(length) : 1
        let fall = isOut ? Double(count - place) / Double(length) : 1
        return min(rise, fall, 1)
    }
}

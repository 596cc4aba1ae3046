import Foundation
import TouchHost
import TouchWords

/// All that is heard in a film: sounds, and when each begins.
nonisolated struct Soundtrack {
    /// A sound, or a part of one, in a film.
    struct Part: Hashable {
        let clip: SoundStore.Clip
        /// What is heard of it, in seconds from its beginning.
        let heard: Range<Double>
        /// When that begins, in seconds of film.
        let start: Double
    }

    let store: SoundStore
    let parts: [Part]

    /// Changes with what is heard and when.
    var checksum: String {
        Checksum.of(
            parts.map { part in
                let heard = "\(part.heard.lowerBound) \(part.heard.upperBound)"
                return "\(part.clip.checksum) \(heard) \(part.start)"
            })
    }

    /// Writes it to a file without a name, as loud as films are: as long as a film of `seconds`.
    /// - Returns: an open file that ffmpeg reads as `Soundtrack.form`; the caller closes it.
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

    /// The words by which ffmpeg reads what `file(seconds:)` wrote.
    static let form = ["-f", "w64"]

    /// Over what sounds there already.
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

/// What is cut out of a sound comes and goes within some thousandths of a second, so that nothing clicks.
private nonisolated struct Fades {
    let isIn: Bool
    let isOut: Bool
    /// In frames.
    let count: Int
    private var length: Int { SoundTool.rate / 200 }

    func weight(at place: Int) -> Double {
        let rise = isIn ? Double(place) / Double(length) : 1
        let fall = isOut ? Double(count - place) / Double(length) : 1
        return min(rise, fall, 1)
    }
}

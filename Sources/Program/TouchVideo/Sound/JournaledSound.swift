import Foundation
import TouchHost
import TouchScript
import TouchWords

/// A sound in a journal, to be written to a file in step with event time.
package nonisolated struct JournaledSound {
    private let path: String
    private let notes: SoundNotes
    private let clock: SoundClock

    /// Reads the journal.
    /// - Parameter place: the tape's path.
    /// - Returns: nil if no sound was recorded.
    package init?(of place: String) {
        path = place + SoundJournal.ends.sound
        guard let text = try? InputFile.bytes(place + SoundJournal.ends.notes)
        else { return nil }
        notes = SoundNotes(String(decoding: text, as: UTF8.self))
        clock = SoundClock(notes.arrivals, nominal: Double(SoundTool.rate))
        guard !clock.pieces.isEmpty, !notes.stretches.isEmpty else { return nil }
    }

    /// Removes a journal whose contents are saved elsewhere.
    package static func remove(of place: String) {
        unlink(place + SoundJournal.ends.sound)
        unlink(place + SoundJournal.ends.notes)
    }

    /// Returns whether another program still writes to the journal.
    static func isOpen(of place: String) -> Bool {
        let file = open(place + SoundJournal.ends.sound, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return !Scratch.lock(file)
    }

    /// Writes the sound as FLAC, its first sample at event time 0; silence fills what was not
    /// recorded.
    package func write(to output: String) throws {
        let input = try InputFile.open(path, O_NOFOLLOW, expecting: .video.aSound)
        defer { close(input) }
        let file = try OutputFile(output)
        let child = try Child(
            FFmpeg.quietly() + ["-xerror", "-y"]
                + ["-f", "s16le", "-ar", "\(SoundTool.rate)", "-ac", "1", "-i", "pipe:0"]
                + ["-fflags", "+bitexact", "-c:a", "flac", "-f", "flac", FFmpeg.handed()],
            .weWrite, handing: [file.descriptor], isStoppable: false)
        let resampler = Resampler()
        let step = 1 << 14
        var place = 0
        while place < frames {
            let count = min(step, frames - place)
            let block = heard(place..<place + count, from: input, resampler)
            guard block.withUnsafeBytes({ child.write($0) }) else { break }
            place += count
        }
        let outcome = child.finish(watching: file.descriptor)
        let complaint = outcome.complaint
        if let fault = outcome.fault ?? (complaint.isEmpty ? nil : .verbatim(complaint)) {
            throw Failure(.video.soundFailedButKept(fault, path: path))
        }
        try file.finish()
    }

    /// The number of samples to write.
    private var frames: Int { Int(seconds * Double(SoundTool.rate)) }

    /// The event time at which it ends.
    var seconds: Double {
        let taken = notes.arrivals.last?.time ?? 0
        let ends = notes.stretches.map { stretch in
            stretch.end ?? max(stretch.event + taken - stretch.time, stretch.event)
        }
        return min(max(ends.max() ?? 0, 0), 86_400)
    }

    /// Returns the samples of a stretch of event time.
    private func heard(_ range: Range<Int>, from file: Int32, _ resampler: Resampler) -> [Int16] {
        var output = [Int16](repeating: 0, count: range.count)
        for stretch in notes.stretches {
            let rate = Double(SoundTool.rate)
            let from = max(range.lowerBound, Int((stretch.event * rate).rounded(.up)))
            let to = min(range.upperBound, stretch.end.map { Int($0 * rate) } ?? .max)
            guard from < to else { continue }
            let places = (from..<to).map { frame in
                clock.sample(at: stretch.time + Double(frame) / rate - stretch.event)
            }
            guard let low = places.lazy.compactMap({ $0 }).min(),
                let high = places.lazy.compactMap({ $0 }).max(), high - low < 1e6
            else { continue }
            let start = max(Int(low) - Resampler.reach, 0)
            var input = [Int16](
                repeating: 0, count: max(Int(high) + Resampler.reach + 1 - start, 0))
            _ = input.withUnsafeMutableBytes {
                pread(file, $0.baseAddress, $0.count, off_t(WaveFile.headBytes + start * 2))
            }
            let samples = resampler.samples(
                of: input, at: places.map { ($0 ?? -1e6) - Double(start) })
            for (index, sample) in samples.enumerated() where places[index] != nil {
                output[from - range.lowerBound + index] = sample
            }
        }
        return output
    }
}

nonisolated extension JournaledSound {
    /// Adds a line to a tape that names this sound.
    /// - Returns: the file for the sound: a free name beside the tape, after the tape's.
    package func name(in tape: String) throws -> String {
        let stem = (tape as NSString).deletingPathExtension
        var file = stem + ".flac"
        var number = 2
        while access(file, F_OK) == 0 {
            file = "\(stem)-\(number).flac"
            number += 1
        }
        let name = (file as NSString).lastPathComponent
        try TapeFile.add(Telling.Sound(file: name, start: Span(0)), to: tape)
        return file
    }

    /// Completes the sound of a take that a crash left behind, now that its tape is at `tape`.
    /// - Returns: the file; nil if there is no sound.
    package static func finish(of place: String, for tape: String) throws -> String? {
        guard access(place + SoundJournal.ends.sound, F_OK) == 0, !isOpen(of: place) else {
            return nil
        }
        guard let sound = JournaledSound(of: place) else {
            remove(of: place)
            return nil
        }
        let file = try sound.name(in: tape)
        // Speech after the last action belongs to the take, too.
        try TapeFile.extend(tape, to: sound.seconds)
        try sound.write(to: file)
        remove(of: place)
        return file
    }
}

import Foundation
import Synchronization
import TouchHost

/// A recording on disk in progress: a mono WAV file that any program plays as far as it goes, and
/// beside it a file of notes.
///
/// Samples are written to the file at once, so that they survive a crash of the program, and are on
/// the disk within half a second. The file is locked for as long as its program lives.
package nonisolated final class SoundJournal: Sendable {
    /// The path of the WAV file.
    let path: String
    private let sound: Int32
    private let notes: Int32
    private let queue = DispatchQueue(label: "sound")
    private let state = Mutex(State())

    private struct State {
        var samples = 0
        /// The block of the current half second that arrived earliest.
        var soonest: SoundClock.Arrival?
        var isSynced = true
        /// Flags that indicate whether event time runs, and whether anything but silence arrived
        /// while it did.
        var (runs, hasHeard) = (false, false)
        var isOver = false
        var failure: Failure?
    }

    /// The endings of both names, after the tape's.
    static let ends = (sound: ".sound.wav", notes: ".sound.notes")
    private static let beat = 0.5

    /// Creates the files.
    /// - Parameter place: the tape's path; both files are beside it and must not exist yet.
    package init(of place: String) throws(Failure) {
        path = place + Self.ends.sound
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        sound = open(path, flags, 0o600)
        guard sound >= 0 else { throw .cannotWrite(place + Self.ends.sound) }
        notes = open(place + Self.ends.notes, flags, 0o600)
        guard notes >= 0, Scratch.lock(sound) else {
            let failure = Failure.cannotWrite(place + Self.ends.notes)
            unlink(place + Self.ends.sound)
            close(sound)
            if notes >= 0 { close(notes) }
            throw failure
        }
        try OutputFile.write(WaveFile.head(bytes: .max), to: sound, named: path)
        if let place = try? OutputPlace(path) { try? place.syncFolder() }
        pulse()
    }

    deinit {
        close(sound)
        close(notes)
    }

    /// The reason why it ended before the take did; nil while it goes on.
    package var failure: Failure? { state.withLock { $0.failure } }

    /// Indicates whether anything but silence arrived while event time ran, and was not discarded
    /// by going back to the beginning.
    package var hasHeard: Bool { state.withLock { $0.hasHeard } }

    /// Adds samples that arrived at `time`, by the host's monotonic clock.
    package func add(_ samples: [Int16], at time: Double) {
        if samples.contains(where: { $0 != 0 }) {
            state.withLock { $0.hasHeard = $0.hasHeard || $0.runs }
        }
        queue.async { [self] in
            write(samples.withUnsafeBytes { Array($0) }, to: sound)
            let line = state.withLock { state -> SoundNotes.Line? in
                state.samples += samples.count
                let arrival = SoundClock.Arrival(samples: state.samples, time: time)
                let rate = Double(SoundTool.rate)
                guard let old = state.soonest else {
                    state.soonest = arrival
                    return nil
                }
                if Int(old.time / Self.beat) != Int(time / Self.beat) {
                    state.soonest = arrival
                    return .came(old)
                }
                if arrival.offset(rate) < old.offset(rate) { state.soonest = arrival }
                return nil
            }
            if let line { write(Array(line.text.utf8), to: notes) }
        }
    }

    package func note(_ line: SoundNotes.Line) {
        state.withLock { state in
            switch line {
            case .runs: state.runs = true
            case .stands: state.runs = false
            case .back(let event): state.hasHeard = state.hasHeard && event > 0
            case .came: break
            }
        }
        queue.async { [self] in write(Array(line.text.utf8), to: notes) }
    }

    /// Waits until everything is on the disk; nothing can be added any more.
    package func end() {
        queue.sync {
            if let last = state.withLock({ $0.soonest }) {
                write(Array(SoundNotes.Line.came(last).text.utf8), to: notes)
            }
            settle()
            state.withLock { $0.isOver = true }
        }
    }

    /// Waits until everything added so far is in the files.
    package func settleNow() { queue.sync { settle() } }

    private func write(_ bytes: [UInt8], to file: Int32) {
        guard state.withLock({ $0.failure == nil && !$0.isOver }) else { return }
        do throws(Failure) {
            try OutputFile.write(bytes, to: file, named: path)
            state.withLock { $0.isSynced = false }
        } catch {
            state.withLock { $0.failure = error }
        }
    }

    private func settle() {
        guard state.withLock({ !$0.isSynced && !$0.isOver }) else { return }
        fdatasync(sound)
        fdatasync(notes)
        state.withLock { $0.isSynced = true }
    }

    private func pulse() {
        queue.asyncAfter(deadline: .now() + Self.beat) { [weak self] in
            guard let self, !state.withLock({ $0.isOver }) else { return }
            settle()
            pulse()
        }
    }
}

import Foundation
import TouchHost
import TouchScore
import TouchScript

/// The sound of films of a tape: its captions, spoken, and the sounds that it names.
package struct FilmSound {
    let store: SoundStore
    var voices: Voices?
    var sounds: TapeSounds?

    var narration: Narration { voices?.narration ?? .none }

    /// The event times during which a sound of the tape is heard.
    var spans: [Range<Double>] { sounds?.spans ?? [] }

    /// Returns the soundtrack of a film that was made for it; nil for silence.
    func soundtrack(of film: Film) -> Soundtrack? {
        let parts = (voices?.parts(of: film) ?? []) + (sounds?.parts(of: film) ?? [])
        return parts.isEmpty ? nil : Soundtrack(store: store, parts: parts)
    }
}

/// The sounds that a tape names and that are heard in one language.
struct TapeSounds {
    private var sounds: [Sound] = []

    private struct Sound {
        let clip: SoundStore.Clip
        /// The time skipped at its beginning, in seconds.
        let from: Double
        /// The event time at which it begins.
        let start: Double
        var end: Double { start + max(clip.seconds - from, 0) }
    }

    /// Adds the sounds to the store.
    /// - Parameter cues: the cues of the tape as it was played.
    init(
        of tape: Tape, _ cues: [Cue], in language: String, keptIn store: SoundStore
    ) throws {
        var clips: [String: SoundStore.Clip] = [:]
        for cue in cues {
            guard case .sound(let sound) = cue.telling, sound.isHeard(in: language) else {
                continue
            }
            try Signals.shared.check(.video.soundsNotRead)
            let path = sound.path(beside: tape.file)
            let clip = try clips[path] ?? store.add(path)
            clips[path] = clip
            sounds.append(
                Sound(
                    clip: clip, from: sound.from?.seconds ?? 0,
                    start: sound.start?.seconds ?? cue.time))
        }
    }

    /// The event times during which something is heard.
    var spans: [Range<Double>] { sounds.map { $0.start..<$0.end } }

    /// Returns the parts that are heard in a film: everything while time passes at its own pace.
    func parts(of film: Film) -> [Soundtrack.Part] {
        let runs = film.runs
        return sounds.flatMap { sound in
            runs.compactMap { run -> Soundtrack.Part? in
                let events = run.events.clamped(to: sound.start..<sound.end)
                guard !events.isEmpty else { return nil }
                let from = events.lowerBound - sound.start + sound.from
                return Soundtrack.Part(
                    clip: sound.clip, heard: from..<from + events.upperBound - events.lowerBound,
                    start: run.start + events.lowerBound - run.events.lowerBound)
            }
        }
    }
}

extension Telling.Sound {
    /// Returns whether it is heard in a language; a sound without a language is heard in all.
    func isHeard(in language: String) -> Bool { self.language.map { $0 == language } ?? true }

    /// Returns the path of its file.
    func path(beside tape: String) -> String {
        if file.hasPrefix("/") { return file }
        let folder = (tape as NSString).deletingLastPathComponent
        return folder.isEmpty ? file : folder + "/" + file
    }
}

extension Tape {
    /// The sounds that are named but missing.
    package var missingSounds: [ScriptError] {
        lines.compactMap { line in
            guard case .tell(.sound(let sound)) = line.statement else { return nil }
            let path = sound.path(beside: file)
            guard let fault = InputFile.fault(path, devices: false) else { return nil }
            return ScriptError(
                file: file, position: line.position,
                message: .video.soundMissing(fault.found, path: path))
        }
    }
}

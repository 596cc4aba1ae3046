import TouchScore
import TouchScript
import TouchStage

/// All that can be heard in films of a tape: its captions, spoken, and the sounds that it names.
package struct FilmSound {
    let store: SoundStore
    var voices: Voices?
    var sounds: TapeSounds?

    var narration: Narration { voices?.narration ?? .none }

    /// When a sound of the tape is heard, in event time.
    var spans: [Range<Double>] { sounds?.spans ?? [] }

    /// What is heard in a film that was made for it; nil for nothing.
    func soundtrack(of film: Film) -> Soundtrack? {
        let parts = (voices?.parts(of: film) ?? []) + (sounds?.parts(of: film) ?? [])
        return parts.isEmpty ? nil : Soundtrack(store: store, parts: parts)
    }
}

import Foundation
import TouchHost
import TouchScore
import TouchScript
import TouchWords

/// The captions of a tape as they are spoken in one language: by a person, in files, or by a synthesiser.
struct Voices {
    /// How long they are spoken.
    let narration: Narration
    /// The words that nobody speaks, in the order of the tape.
    private(set) var missing: [String] = []
    private var clips: [String: SoundStore.Clip] = [:]

    /// - Parameters:
    ///   - folder: where the files are; nil for none.
    ///   - speech: speaks what is in no file; nil for nobody.
    init(
        of tape: Tape, in language: String, folder: VoiceFolder?, speech: Speech?,
        keptIn store: SoundStore
    ) throws {
        let texts = tape.spokenTexts(in: language)
        var progress = LongWork(Wording.work.captions)
        for (index, text) in texts.enumerated() {
            try Signals.shared.check(.video.notAllSpoken)
            if let file = folder?.file(of: text.words, text.language) {
                clips[text.words] = try store.add(file)
            } else if let speech {
                clips[text.words] = try store.add(spoken: text, by: speech)
            } else {
                missing.append(text.words)
            }
            progress.update(index + 1, of: texts.count)
        }
        narration = Narration(language: language, seconds: clips.mapValues(\.seconds))
    }

    /// What of them is heard in a film that makes room for them.
    func parts(of film: Film) -> [Soundtrack.Part] {
        film.spokenCaptions.compactMap { caption -> Soundtrack.Part? in
            guard let clip = clips[caption.text[narration.language]] else { return nil }
            return Soundtrack.Part(clip: clip, heard: 0..<clip.seconds, start: caption.start)
        }
    }
}

/// A caption's words as they are spoken, and the language they are in: English where there is no translation.
package struct SpokenText: Hashable {
    package let words: String
    package let language: String

    init(_ caption: LocalizedText, in language: String) {
        let isTranslated = caption.translations.contains { $0.language == language }
        self.language = isTranslated ? language : "en"
        let words = caption.withoutStars[language]
        // What nobody can say.
        self.words = words.contains { $0.isLetter || $0.isNumber } ? words : ""
    }
}

extension SoundStore {
    /// Adds what a synthesiser says.
    fileprivate func add(spoken text: SpokenText, by speech: Speech) throws -> Clip {
        try Scratch.withFolder(orThrow: .cannot(.video.writeSpoken)) { spare in
            let file = try speech.file(
                saying: text.words, text.language, else: spare + "/speech.wav")
            do {
                return try add(file)
            } catch {
                // What is no sound is not kept.
                unlink(file)
                try Signals.shared.check(.video.notAllSpoken)
                throw Failure(.video.speakSilent(Speech.shortened(text.words)))
            }
        }
    }
}

extension Tape {
    /// What its captions say in `language`, in order, each once.
    package func spokenTexts(in language: String) -> [SpokenText] {
        var known: Set<SpokenText> = []
        return lines.compactMap { line in
            guard case .tell(.caption(let caption?)) = line.statement else { return nil }
            let text = SpokenText(caption, in: language)
            return !text.words.isEmpty && known.insert(text).inserted ? text : nil
        }
    }
}

import Foundation
import TouchHost
import TouchScore
import TouchScript
import TouchWords

/// The spoken captions of a tape in one language: by a person, in files, or by a synthesiser.
struct Voices {
    /// The durations of the spoken captions.
    let narration: Narration
    /// The words without a voice, in the order of the tape.
    private(set) var missing: [String] = []
    private var clips: [String: SoundStore.Clip] = [:]

    /// Collects the voices of a tape.
    /// - Parameters:
    ///   - folder: the folder of the files; nil for none.
    ///   - speech: the synthesiser for words without a file; nil for none.
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

    /// Returns the parts that are heard in a film that allows time for them.
    func parts(of film: Film) -> [Soundtrack.Part] {
        film.spokenCaptions.compactMap { caption -> Soundtrack.Part? in
            guard let clip = clips[caption.text[narration.language]] else { return nil }
            return Soundtrack.Part(clip: clip, heard: 0..<clip.seconds, start: caption.start)
        }
    }
}

/// A caption's words as they are spoken, and their language: English if there is no translation.
package struct SpokenText: Hashable {
    package let words: String
    package let language: String

    init(_ caption: LocalizedText, in language: String) {
        let isTranslated = caption.translations.contains { $0.language == language }
        self.language = isTranslated ? language : "en"
        let words = caption.withoutStars[language]
        // Words without letters and digits cannot be spoken.
        self.words = words.contains { $0.isLetter || $0.isNumber } ? words : ""
    }
}

extension SoundStore {
    /// Adds the synthesiser's sound of a text.
    fileprivate func add(spoken text: SpokenText, by speech: Speech) throws -> Clip {
        try Scratch.withFolder(orThrow: .cannot(.video.writeSpoken)) { spare in
            let file = try speech.file(
                saying: text.words, text.language, else: spare + "/speech.wav")
            do {
                return try add(file)
            } catch {
                // A file that is not a sound is not cached.
                unlink(file)
                try Signals.shared.check(.video.notAllSpoken)
                throw Failure(.video.speakSilent(Speech.shortened(text.words)))
            }
        }
    }
}

extension Tape {
    /// Returns the words of its captions in `language`, in order, each once.
    package func spokenTexts(in language: String) -> [SpokenText] {
        var known: Set<SpokenText> = []
        return lines.compactMap { line in
            guard case .tell(.caption(let caption?)) = line.statement else { return nil }
            let text = SpokenText(caption, in: language)
            return !text.words.isEmpty && known.insert(text).inserted ? text : nil
        }
    }
}

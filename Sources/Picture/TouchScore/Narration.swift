import TouchScript
import TouchStage

/// The durations of a tape's spoken captions, in one language: a film makes room for them.
public struct Narration: Hashable, Sendable {
    /// The language of the voice, such as "en".
    public let language: String
    /// The durations in seconds, by spoken text.
    private let seconds: [String: Double]

    /// A narration without spoken captions.
    public static let none = Narration(language: "en", seconds: [:])
    /// The pause after a caption's voice before the film continues, in seconds.
    static let pause = 0.3

    /// - Parameter seconds: the duration of each caption's voice, by its words in `language`.
    public init(language: String, seconds: [String: Double]) {
        self.language = language
        self.seconds = seconds
    }

    /// Returns the duration of a caption's voice, in seconds; nil if the caption is not spoken.
    func seconds(of caption: LocalizedText) -> Double? {
        seconds[caption.withoutStars[language]]
    }
}

extension Film {
    /// A spoken caption and its time, in seconds of film.
    public struct SpokenCaption: Hashable, Sendable {
        public let start: Double
        public let duration: Double
        public let text: LocalizedText
    }

    /// The spoken captions, in order.
    public var spokenCaptions: [SpokenCaption] {
        score.beats.compactMap { beat in
            guard beat.kind == .caption, let caption = beat.staging.caption,
                let seconds = narration.seconds(of: caption)
            else { return nil }
            return SpokenCaption(
                start: beat.start, duration: seconds, text: caption.withoutStars)
        }
    }

    /// The captions as subtitles. A spoken caption is shown with its voice, unless that is too
    /// quick for reading.
    public var subtitles: [Caption] {
        var rest = spokenCaptions[...]
        return captions.map { caption in
            rest = rest.drop { $0.start < caption.start }
            guard let voice = rest.first, voice.start < caption.end, voice.text == caption.text
            else { return caption }
            let end = voice.start + voice.duration + Narration.pause
            let read = caption.start + caption.text.readingTime
            return Caption(
                start: caption.start, end: min(max(end, read), caption.end), text: caption.text)
        }
    }
}

import TouchScript
import TouchStage

/// How long the captions of a tape are spoken, in one language: a film makes room for it.
public struct Narration: Hashable, Sendable {
    /// In which they are spoken; "en".
    public let language: String
    /// In seconds, by what is said.
    private let seconds: [String: Double]

    /// Nothing is spoken.
    public static let none = Narration(language: "en", seconds: [:])
    /// What stands after a caption's voice before anything else is told, in seconds.
    static let pause = 0.3

    /// - Parameter seconds: how long each caption is spoken, by its words in `language`.
    public init(language: String, seconds: [String: Double]) {
        self.language = language
        self.seconds = seconds
    }

    /// How long a caption is spoken, in seconds; nil if it is not.
    func seconds(of caption: LocalizedText) -> Double? {
        seconds[caption.withoutStars[language]]
    }
}

extension Film {
    /// A caption that is spoken, and when, in seconds of film.
    public struct SpokenCaption: Hashable, Sendable {
        public let start: Double
        public let duration: Double
        public let text: LocalizedText
    }

    /// The captions that are spoken, in order.
    public var spokenCaptions: [SpokenCaption] {
        score.beats.compactMap { beat in
            guard beat.kind == .caption, let caption = beat.staging.caption,
                let seconds = narration.seconds(of: caption)
            else { return nil }
            return SpokenCaption(
                start: beat.start, duration: seconds, text: caption.withoutStars)
        }
    }

    /// The captions as subtitles. One that is spoken goes with its voice, unless it could not be read so quickly.
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

import TouchScript

/// The speed at which people read the words below a picture.
package enum ReadingPace {
    /// Returns the letters per second.
    static func lettersPerSecond(_ language: String) -> Double { language == "zh" ? 9 : 17 }
    /// The letters per second at which a question and its answers appear: faster than reading, so
    /// that the last one is visible long enough.
    package static let glance = 32.0
    /// The shortest time for which words are shown, in seconds.
    static let least = 1.2
    /// Returns the number of letters beyond which a caption should be split; `longestTime` is the
    /// limit in seconds.
    static func longest(_ language: String) -> Int { language == "zh" ? 60 : 84 }
    static let longestTime = 7.0
}

extension Telling.Question {
    /// The time needed to read it with its answers, in seconds.
    package var readingTime: Double { answers.reduce(text.readingTime) { $0 + $1.readingTime / 2 } }
}

extension LocalizedText {
    /// The time needed to read it in each of its languages, in seconds.
    public var readingTime: Double {
        let times = (translations.map { $0.language } + ["en"]).map { language in
            // People read names of code at the same pace in every language.
            let letters = StarredText(self[language]).plain
            let latin = letters.count { $0.isASCII }
            return Double(latin) / ReadingPace.lettersPerSecond("en")
                + Double(letters.count - latin) / ReadingPace.lettersPerSecond(language)
        }
        return max(times.max() ?? 0, ReadingPace.least)
    }

    /// Returns how long it is shown on a card over the whole picture, in seconds: as long as the
    /// tape says, and long enough to read.
    public func cardTime(_ wish: Double?) -> Double {
        let wish = wish ?? 2.5
        return wish + FilmTime.room(readingTime - wish)
    }
}

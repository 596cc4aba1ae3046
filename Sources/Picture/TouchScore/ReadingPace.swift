import TouchScript

/// How fast people read what stands below a picture.
package enum ReadingPace {
    /// Letters a second.
    static func lettersPerSecond(_ language: String) -> Double { language == "zh" ? 9 : 17 }
    /// Letters a second of a question and its answers as they come: faster than they are read, so that the last one stands long
    /// enough.
    package static let glance = 32.0
    /// No words stand shorter, in seconds.
    static let least = 1.2
    /// Beyond so many letters, or seconds, a person should make two of it.
    static func longest(_ language: String) -> Int { language == "zh" ? 60 : 84 }
    static let longestTime = 7.0
}

extension Telling.Question {
    /// How long it must stand to be read with its answers, in seconds.
    package var readingTime: Double { answers.reduce(text.readingTime) { $0 + $1.readingTime / 2 } }
}

extension LocalizedText {
    /// How long it must stand to be read in each of its languages, in seconds.
    public var readingTime: Double {
        let times = (translations.map { $0.language } + ["en"]).map { language in
            // Names of code are read at one pace in every language.
            let letters = StarredText(self[language]).plain
            let latin = letters.count { $0.isASCII }
            return Double(latin) / ReadingPace.lettersPerSecond("en")
                + Double(letters.count - latin) / ReadingPace.lettersPerSecond(language)
        }
        return max(times.max() ?? 0, ReadingPace.least)
    }

    /// How long it stands on a card over the whole picture, in seconds: as the tape says, and until it can be read.
    public func cardTime(_ wish: Double?) -> Double {
        let wish = wish ?? 2.5
        return wish + FilmTime.room(readingTime - wish)
    }
}

import Foundation
import TouchScore

/// The metadata of a film: its title, its chapters, its language, and subtitles that can be
/// switched on.
nonisolated struct FilmLabels: Hashable {
    var title = ""
    /// The language, "en"; empty if none is given.
    var language = ""
    var chapters: [Chapter] = []
    var subtitles: [Subtitles] = []

    /// A stretch of the film, in seconds.
    struct Chapter: Hashable {
        var start: Double
        var end: Double
        var title: String
    }

    /// All subtitles in one language, as a SubRip file.
    struct Subtitles: Hashable {
        var language: String
        var text: String
    }

    /// The metadata as a text that ffmpeg reads.
    var metadata: String {
        let heads = chapters.map { chapter in
            func thousandths(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
            return """
                [CHAPTER]
                TIMEBASE=1/1000
                START=\(thousandths(chapter.start))
                END=\(thousandths(chapter.end))
                title=\(Self.escaped(chapter.title))

                """
        }
        return ";FFMETADATA1\ntitle=\(Self.escaped(title))\n" + heads.joined()
    }

    /// Returns the three-letter code of a language that films use: "eng", "zho".
    static func code(of language: String) -> String {
        Locale.LanguageCode(language).identifier(.alpha3) ?? "und"
    }

    /// Escapes text scalar by scalar: a backslash with an accent is a single character, but still a
    /// backslash.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if Character(scalar).isNewline || scalar.properties.generalCategory == .control {
                result += " "
                continue
            }
            if "=;#\\".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        // ffmpeg continues a line that ends with a backslash, even an escaped one, on the next.
        return result.unicodeScalars.last == "\\" ? result + " " : result
    }
}

extension FilmLabels {
    /// Creates the labels of `film` in `language`, with subtitles in all languages of its captions.
    init(_ film: Film, language: String) {
        self.language = language
        title = film.title?[language] ?? ""
        chapters = film.chapters.map {
            Chapter(start: $0.start, end: $0.end, title: $0.text[language])
        }
        // The time before the first chapter has no title of its own, but players want chapters from
        // the beginning.
        if let first = chapters.first, first.start > 0 {
            chapters.insert(Chapter(start: 0, end: first.start, title: title), at: 0)
        }
        subtitles = film.captionLanguages.map {
            Subtitles(language: $0, text: film.subRip(language: $0))
        }
    }
}

extension Film {
    /// The languages of its captions, English first; none if it has no captions.
    var captionLanguages: [String] {
        guard !captions.isEmpty else { return [] }
        return captions.flatMap { $0.text.translations.map(\.language) }.reduce(into: ["en"]) {
            if !$0.contains($1) { $0.append($1) }
        }
    }
}

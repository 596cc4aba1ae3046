import TouchReading
import TouchScript
import TouchWords

extension Film {
    /// Returns errors for captions that should be split: too long to read at a glance, or shown for
    /// too long.
    ///
    /// - Parameters:
    ///   - cues: the cues from which the film was made.
    ///   - file: the tape's file name.
    public func longCaptions(_ cues: [Cue], file: String) -> [ScriptError] {
        var shown = captions[...]
        var errors: [ScriptError] = []
        for cue in cues {
            guard case .caption(let text?) = cue.telling else { continue }
            let plain = text.withoutStars
            var faults = WordLanguage.all.compactMap { one -> Wording? in
                let language = one.identifier
                let (count, limit) = (plain[language].count, ReadingPace.longest(language))
                guard count > limit, language == "en" || plain[language] != plain.english else {
                    return nil
                }
                return .film.longCaption(count, limit: limit)
            }
            if let place = shown.firstIndex(where: { $0.text == plain }) {
                let seconds = shown[place].end - shown[place].start
                shown = shown[(place + 1)...]
                if seconds > ReadingPace.longestTime + 1e-9 {
                    faults.append(
                        .film.longStanding(seconds.decimals(1), limit: ReadingPace.longestTime))
                }
            }
            errors += faults.map {
                ScriptError(file: file, position: cue.position, message: $0)
            }
        }
        return errors
    }
}

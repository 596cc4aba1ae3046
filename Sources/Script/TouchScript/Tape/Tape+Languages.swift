extension Tape {
    /// The languages of the tape's texts, English first.
    public var languages: [String] {
        var languages = ["en"]
        for line in lines {
            _ = line.telling?.mapTexts { text in
                for language in text.translations.map({ $0.language })
                where !languages.contains(language) {
                    languages.append(language)
                }
                return text
            }
        }
        return languages
    }

    /// Returns the tape with each text in `language` only.
    public func told(in language: String) -> Tape {
        var tape = self
        for (index, line) in lines.enumerated() {
            guard let telling = line.telling else { continue }
            let told = telling.mapTexts { LocalizedText($0[language]) }
            tape.lines[index].statement = .tell(told)
        }
        return tape
    }
}

extension Telling {
    /// Returns the telling with each text that can be translated changed.
    fileprivate func mapTexts(_ change: (LocalizedText) -> LocalizedText) -> Telling {
        switch self {
        case .chapter(let text): return .chapter(change(text))
        case .caption(let text): return .caption(text.map(change))
        case .title(let text, let span): return .title(change(text), span)
        case .end(let text, let span): return .end(change(text), span)
        case .note(let text): return .note(change(text))
        case .exercise(var exercise):
            exercise.text = change(exercise.text)
            return .exercise(exercise)
        case .arrow(var arrow?):
            arrow.text = arrow.text.map(change)
            return .arrow(arrow)
        case .ask(let question?): return .ask(question.mapTexts(change))
        case .mark, .walk, .slow, .freeze, .zoom, .show, .hide, .highlight, .spotlight, .light,
            .dim, .depth, .ink, .arrow(nil), .ask(nil), .answer, .direct, .sound, .cut, .speed,
            .trim:
            return self
        }
    }
}

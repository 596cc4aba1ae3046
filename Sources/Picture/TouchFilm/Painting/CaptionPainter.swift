import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchStage
import TouchTrace
import TouchWords

/// A painter of a caption in centered lines; words in asterisks take the color of the subject they
/// name.
struct CaptionPainter {
    /// The runs whose subjects the words name: one or two.
    let runs: [(film: FilmScenery, moment: StageMoment)]
    /// The end of the text, which is about the second run; nil if all of it is about the first.
    var tail: String?
    var family = Font.Family.sans
    /// The seconds since the caption appeared: its words appear as they are read; nil to show all
    /// at once.
    var past: Double?

    /// Returns the opacity, from 0 to 1, of a word that follows so many letters.
    private func presence(after letters: Int) -> Double {
        past.map { min(max(($0 - Double(letters) / 20) / 0.3, 0), 1) } ?? 1
    }

    private struct Piece {
        var text: Text
        var width: Double

        var isSpace: Bool { text.string.allSatisfy(\.isWhitespace) }
    }

    /// Draws the text as large as possible, with one of `sizes` in points of the design; text that
    /// fits in none is cut at the end. Only the last size may split a long name of code.
    func draw(_ string: String, in area: CGRect, sizes: [Double], into sketch: inout Sketch) {
        let text = pieces(of: string)
        for size in sizes {
            let font = Font(size: size * sketch.unit, family: family)
            let isLast = size == sizes.last
            let limit = isLast ? area.width : .infinity
            let lines = balanced(text, font, area.width, splitting: limit, sketch)
            let height = lines.first.map { sketch.size(of: $0[0].text).height * 1.06 } ?? 0
            let all = height * Double(lines.count)
            let isWide = lines.contains { $0.reduce(0) { $0 + $1.width } > area.width }
            guard !isWide && all <= area.height || isLast else { continue }
            var top = max(area.midY - all / 2, area.minY)
            let marks = sketch.drawn { sketch in
                var letters = 0
                for line in lines {
                    var left = area.midX - line.reduce(0) { $0 + $1.width } / 2
                    for piece in line {
                        if !piece.isSpace {
                            let word = piece.text.moved(to: CGPoint(x: left, y: top))
                            sketch.faded(presence(after: letters)) { $0.add(word) }
                        }
                        left += piece.width
                        letters += piece.text.string.count
                    }
                    top += height
                }
            }
            if all <= area.height {
                sketch.marks += marks
                return
            }
            return sketch.add(Group(clip: .rect(area), marks: marks))
        }
    }

    /// Returns the runs of a text, each with the index of the run whose subjects it names.
    private func pieces(of string: String) -> [(run: StarredText.Run, of: Int)] {
        guard let tail, string.hasSuffix(tail) else {
            return StarredText(string).runs.map { ($0, 0) }
        }
        return StarredText(String(string.dropLast(tail.count))).runs.map { ($0, 0) }
            + StarredText(tail).runs.map { ($0, 1) }
    }

    /// Returns the fewest lines that fit, of similar length.
    private func balanced(
        _ text: [(run: StarredText.Run, of: Int)], _ font: Font, _ width: Double,
        splitting limit: Double, _ sketch: Sketch
    ) -> [[Piece]] {
        var best = lines(of: text, font, width, splitting: limit, sketch)
        guard best.count > 1 else { return best }
        for share in [0.9, 0.8, 0.7, 0.6] {
            let next = lines(of: text, font, width * share, splitting: limit, sketch)
            if next.count > best.count { break }
            best = next
        }
        return best
    }

    /// Returns the lines; words that follow one another in one line and one color are one piece,
    /// unless each appears by itself.
    ///
    /// - Parameter limit: the width beyond which a name of code is split, which is better than
    ///   letting it run off the picture.
    private func lines(
        of text: [(run: StarredText.Run, of: Int)], _ font: Font, _ width: Double,
        splitting limit: Double, _ sketch: Sketch
    ) -> [[Piece]] {
        var lines: [[Piece]] = [[]]
        var used = 0.0
        for (run, index) in text {
            let color = run.isStarred ? color(of: run.string, in: index, sketch) : nil
            var own = font
            if color != nil { own.weight = .semibold }
            func piece(_ word: Substring) -> Piece {
                let text = sketch.label(String(word), own, color ?? sketch.theme.text)
                return Piece(text: text, width: sketch.size(of: text).width)
            }
            let pieces = run.string.words.flatMap { word in
                let whole = piece(word)
                return whole.width > limit ? word.splitAtCapitals.map(piece) : [whole]
            }
            for next in pieces {
                let word = next.text.string
                if word == "\n" {
                    lines.append([])
                    used = 0
                    continue
                }
                // Punctuation that ends a sentence does not begin a line.
                let isEnd = word.first.map { $0.isPunctuation && !"“‘（《「".contains($0) } ?? false
                if used + next.width > width, used > 0, !isEnd {
                    lines.append([])
                    used = 0
                    if next.isSpace { continue }
                }
                if past == nil, var last = lines[lines.count - 1].last,
                    last.text.color == next.text.color,
                    last.text.font == next.text.font
                {
                    last.text.string += next.text.string
                    let whole = sketch.size(of: last.text).width
                    used += whole - last.width
                    last.width = whole
                    lines[lines.count - 1][lines[lines.count - 1].count - 1] = last
                } else {
                    lines[lines.count - 1].append(next)
                    used += next.width
                }
            }
        }
        return lines.filter { !$0.isEmpty }
    }

    /// Returns the color of the state of the recognizer, or of the view, that a word names, by its
    /// name or by its kind.
    private func color(of word: String, in index: Int, _ sketch: Sketch) -> Color? {
        guard runs.indices.contains(index) else { return sketch.theme.amber }
        let (film, moment) = runs[index]
        let stage = moment.stage
        func isNamed(_ id: SubjectID) -> Bool {
            film.trace.name(of: id).compare(word, options: .caseInsensitive) == .orderedSame
        }
        func isKind(_ id: SubjectID) -> Bool {
            let type = film.trace[id]?.typeName ?? ""
            return WordLanguage.all.contains {
                Words(language: $0.identifier).kind(ofType: type) == word.lowercased()
            }
        }
        let recognizers = stage.recognizers.values
        if let recognizer = recognizers.first(where: { isNamed($0.id) })
            ?? recognizers.first(where: { isKind($0.id) })
        {
            let state = recognizer.shownState(at: moment.time) ?? recognizer.state
            return state == .possible ? sketch.theme.amber : state.color(sketch.theme)
        }
        if let view = stage.views.values.first(where: { isNamed($0.id) }),
            view.background.alpha > 0.3
        {
            return view.background.legible(on: sketch.theme.ink)
        }
        return sketch.theme.amber
    }
}

extension String {
    /// The pieces between which a line can break: words, the spaces between them, and single
    /// letters of scripts without spaces.
    fileprivate var words: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        var last: Character?
        for index in indices {
            let character = self[index]
            if let before = last,
                character.isNewline || before.isNewline || character.isIdeograph
                    || (before.isIdeograph && !character.isPunctuation)
                    || character.isWhitespace != before.isWhitespace
            {
                if start < index { pieces.append(self[start..<index]) }
                start = index
            }
            last = character
        }
        if start < endIndex { pieces.append(self[start...]) }
        return pieces
    }
}

extension Substring {
    /// The most letters of a part of a split name.
    private static let longest = 16

    /// The parts, each as long as possible, unless no capital begins another part before that.
    fileprivate var splitAtCapitals: [Substring] {
        var parts: [Substring] = []
        var rest = self
        while rest.count > Self.longest {
            let capitals = rest.indices.dropFirst().filter { rest[$0].isUppercase }
            let near = rest.index(rest.startIndex, offsetBy: Self.longest)
            guard let place = capitals.last(where: { $0 <= near }) ?? capitals.first else { break }
            parts.append(rest[..<place])
            rest = rest[place...]
        }
        return parts + [rest]
    }
}

extension Character {
    fileprivate var isIdeograph: Bool {
        unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
    }
}

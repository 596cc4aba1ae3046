import TouchPicture

/// Typesets text as the page's browser will paint it: words by the browser's measure, lines as high
/// as on every other canvas.
nonisolated final class PageTypesetter: TextMeasuring, @unchecked Sendable {
    // Unchecked: a page has one thread.

    /// A closure that returns the width of one line of letters, in points.
    private let measure: (_ letters: String, Font) -> Double
    private var widths: [Letters: Double] = [:]

    private struct Letters: Hashable {
        let string: String
        let font: Font
    }

    /// The height of a line, and the distance of its baseline from the top, in em.
    private static let (lineHeight, ascent) = (1.35, 1.04)
    /// The number of widths that are cached.
    private static let limit = 4096

    init(measure: @escaping (_ letters: String, Font) -> Double) { self.measure = measure }

    /// One line of a text.
    struct Line {
        var string: String
        /// The left end of its baseline, from the text's origin, in points.
        var place: CGPoint
        var width: Double
    }

    func size(of text: Text) -> CGSize {
        let lines = lines(of: text)
        return CGSize(
            width: lines.map { $0.width }.max() ?? 0,
            height: Double(lines.count) * Self.lineHeight * text.font.size)
    }

    /// Returns the lines as painted, shortened or wrapped.
    func lines(of text: Text) -> [Line] {
        var strings = [text.string]
        if text.string.contains("\n") {
            strings = text.string.split(separator: "\n", omittingEmptySubsequences: false).map {
                String($0)
            }
        }
        if let limit = text.width {
            switch text.overflow {
            case .wrap: strings = strings.flatMap { wrapped($0, text.font, limit) }
            case .shortenEnd:
                strings = [shortened(strings.joined(separator: " "), text.font, limit)]
            }
        }
        return strings.enumerated().map { index, string in
            let width = width(of: string, text.font)
            let x =
                switch text.alignment {
                case .leading: 0.0
                case .center: -width / 2
                case .trailing: -width
                }
            let baseline = (Double(index) * Self.lineHeight + Self.ascent) * text.font.size
            return Line(string: string, place: CGPoint(x: x, y: baseline), width: width)
        }
    }

    private func width(of string: String, _ font: Font) -> Double {
        if string.isEmpty { return 0 }
        let key = Letters(string: string, font: font)
        if let known = widths[key] { return known }
        if widths.count >= Self.limit { widths = [:] }
        let width = measure(string, font)
        widths[key] = width
        return width
    }

    private func wrapped(_ string: String, _ font: Font, _ limit: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in Self.pieces(of: string) {
            let longer = line + piece
            if !line.isEmpty, width(of: Self.trimmed(longer), font) > limit + 0.01 {
                lines.append(Self.trimmed(line))
                line = piece
            } else {
                line = longer
            }
        }
        return lines + [Self.trimmed(line)]
    }

    /// Returns the pieces after which a line may end: a word with its space, or a character that is
    /// a word by itself.
    private static func pieces(of string: String) -> [String] {
        var pieces: [String] = []
        var piece = ""
        for character in string {
            let isWide = character.unicodeScalars.first.map { $0.value >= 0x2e80 } ?? false
            let ends = "，。：；！？、）”".contains(character)
            if isWide, !ends, !piece.isEmpty {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
            if character == " " {
                pieces.append(piece)
                piece = ""
            }
        }
        return pieces + [piece]
    }

    private static func trimmed(_ line: String) -> String {
        line.last == " " ? String(line.dropLast()) : line
    }

    /// Returns the text with as much of its end left out as necessary to be at most `limit` wide.
    private func shortened(_ string: String, _ font: Font, _ limit: Double) -> String {
        if width(of: string, font) <= limit + 0.01 { return string }
        let characters = Array(string)
        var (fitting, tooMany) = (0, characters.count)
        while fitting + 1 < tooMany {
            let middle = (fitting + tooMany) / 2
            if width(of: String(characters.prefix(middle)) + "…", font) <= limit {
                fitting = middle
            } else {
                tooMany = middle
            }
        }
        return String(characters.prefix(fitting)) + "…"
    }
}

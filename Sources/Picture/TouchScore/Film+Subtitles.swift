import TouchPicture
import TouchScript

extension Film {
    /// Returns the captions as a SubRip file.
    public func subRip(language: String) -> String {
        subtitles.enumerated().map { index, caption in
            let times = "\(stamp(caption.start, ",")) --> \(stamp(caption.end, ","))"
            return "\(index + 1)\n\(times)\n\(subRipWords(caption.text[language]))\n"
        }.joined(separator: "\n")
    }

    /// Returns the captions as a WebVTT file.
    public func webVTT(language: String) -> String {
        let cues = subtitles.map { caption in
            let words = plain(caption.text[language]).unicodeScalars
                .map { Self.escapes[$0] ?? String($0) }.joined()
            return "\(stamp(caption.start, ".")) --> \(stamp(caption.end, "."))\n\(words)\n"
        }
        return (["WEBVTT\n"] + cues).joined(separator: "\n")
    }

    /// Returns the text for SubRip, which has no escapes: characters that players would take for a
    /// tag, a style, or a time are replaced with similar ones.
    private func subRipWords(_ text: String) -> String {
        let scalars = Array(plain(text).unicodeScalars)
        var words = ""
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            switch scalar {
            case "<" where next != " ": words += "‹"
            case ">" where index > 0 && scalars[index - 1] != " ": words += "›"
            case "{" where next == "\\": words += "｛"
            default: words.unicodeScalars.append(scalar)
            }
        }
        return words
    }

    /// The escapes of WebVTT.
    private static let escapes: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;",
    ]

    /// Returns the text without control characters and without empty lines, which would end a
    /// subtitle. A line ends wherever any reader of text files begins another.
    private func plain(_ text: String) -> String {
        let lines = text.unicodeScalars.split { Character($0).isNewline }
        return lines.map { line in
            let shown = line.filter { $0.properties.generalCategory != .control }
            return String(String.UnicodeScalarView(shown))
        }
        .filter { line in
            line.unicodeScalars.contains { !$0.properties.isWhitespace && !$0.isUnseen }
        }
        .joined(separator: "\n")
    }

    private func stamp(_ seconds: Double, _ separator: String) -> String {
        let thousandths = Int((seconds * 1000).rounded())
        func two(_ n: Int) -> String { String(n + 100).suffix(2).description }
        let (hours, minutes) = (thousandths / 3_600_000, thousandths / 60_000 % 60)
        let fraction = String(thousandths % 1000 + 1000).dropFirst()
        let clock = "\(two(hours)):\(two(minutes)):\(two(thousandths / 1000 % 60))"
        return "\(clock)\(separator)\(fraction)"
    }
}

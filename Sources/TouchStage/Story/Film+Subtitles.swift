import Foundation

extension Film {
    /// The captions as a SubRip file.
    public func subRip(language: String) -> String {
        captions.enumerated().map { index, caption in
            let times = "\(stamp(caption.start, ",")) --> \(stamp(caption.end, ","))"
            return "\(index + 1)\n\(times)\n\(plain(caption, language))\n"
        }.joined(separator: "\n")
    }

    /// The captions as a WebVTT file.
    public func webVTT(language: String) -> String {
        let cues = captions.map { caption in
            let words = plain(caption, language).replacingOccurrences(of: "&", with: "&amp;")
                .replacingOccurrences(of: "<", with: "&lt;")
                .replacingOccurrences(of: ">", with: "&gt;")
            return "\(stamp(caption.start, ".")) --> \(stamp(caption.end, "."))\n\(words)\n"
        }
        return (["WEBVTT\n"] + cues).joined(separator: "\n")
    }

    /// An empty line would end the subtitle.
    private func plain(_ caption: Caption, _ language: String) -> String {
        caption.text[language].split(whereSeparator: \.isNewline).joined(separator: "\n")
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

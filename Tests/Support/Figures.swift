/// How figures stand in what people read: with three decimals at most, and "1 tap" rather than "1 taps".
public enum Figures {
    /// Things that are counted somewhere, or done so many times.
    private static let things =
        "actions answers arrows bytes captions changes columns decisions devices events expectations faults files fingers "
        + "frames gestures lessons letters lines moments moves pictures places points records samples segments steps "
        + "stretches strokes taps times touches views windows words"

    /// Each place where one stands otherwise, with some of what is around it.
    public static func faults(in text: String) throws -> [String] {
        let nouns = things.replacing(" ", with: "|")
        // "N − 1 times" is no count.
        let plural = try Regex(#"(^|[^\d.,:#\-−] |[^\d.,:#\- ])1 (more |single )?(\#(nouns))\b"#)
        return text.split(separator: "\n").flatMap { line in
            // The one exception: where a finger is in a large view, a tenth of a thousandth may decide.
            let told = line.replacing(#/\w\([01](\.\d{1,4})?, [01](\.\d{1,4})?\)/#, with: "")
            return (told.ranges(of: #/\d\.\d{4,}/#) + told.ranges(of: plural)).map { range in
                let start = told.index(
                    range.lowerBound, offsetBy: -30, limitedBy: told.startIndex)
                let end = told.index(range.upperBound, offsetBy: 10, limitedBy: told.endIndex)
                return String(told[(start ?? told.startIndex)..<(end ?? told.endIndex)])
            }
        }
    }
}

import Foundation

/// A made language: English with every vowel doubled, so that each sentence is a third longer.
public enum DoubledVowels {
    /// The table of sentences with their vowels doubled, but not what stands at places.
    public static func table() throws -> String {
        let english = Lessons.folder.appending(path: "../Words/en.words").standardizedFileURL
        return try String(contentsOf: english, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map { line in
            if line == "language English" { return "language Vowels" }
            if line.hasPrefix("#") { return String(line) }
            if line.hasPrefix("    ") { return "    " + doubledVowels(line.dropFirst(4)) }
            guard let sign = line.firstRange(of: " = ") else { return String(line) }
            return line[..<sign.upperBound] + doubledVowels(line[sign.upperBound...])
        }.joined(separator: "\n")
    }

    private static func doubledVowels(_ sentence: Substring) -> String {
        var text = ""
        // Within braces the name comes first, which stays, then the type, which only English has, then the forms.
        var place: (isOpen: Bool, isType: Bool) = (false, false)
        for character in sentence {
            switch character {
            case "{" where text.last != "\\": place.isOpen = true
            case ":" where place.isOpen: place.isType = true
            case "|", "}": place = (false, false)
            default: break
            }
            if place.isType { continue }
            text.append(character)
            if !place.isOpen, "aeiou".contains(character) { text.append(character) }
        }
        return text
    }
}

import Foundation
import TestSupport
import Testing
import TouchScript

/// What is said – captions, questions and titles of lessons, and the words of panels, reasons and the window – is said in
/// the words of the glossary.
@Suite struct GlossaryTests {
    private static let glossary = (try? Glossary.load(Lessons.folder)) ?? Glossary()

    @Test(
        "Each word is explained in a sentence of each language, which uses no other word for anything"
    )
    func entries() {
        let entries = Self.glossary.entries
        #expect(entries.count > 30)
        #expect(Set(entries.map(\.term.english)).count == entries.count)
        #expect(Set(entries.map { $0.term["zh"] }).count == entries.count)
        for entry in entries {
            #expect(entry.meaning.english.count <= 110 && entry.meaning.english.hasSuffix("."))
            #expect(entry.meaning["zh"].count <= 50 && entry.meaning["zh"].hasSuffix("。"))
            for language in ["en", "zh"] {
                #expect(Self.faults(in: entry.meaning[language], language) == [])
            }
        }
    }

    @Test("A line with too few columns is told", arguments: ["a\tb\tc", "a\t\tc\td"])
    func faulty(line: String) {
        #expect(throws: ScriptErrors.self) { try Glossary.parse("#\n\(line)\n", file: "a.tsv") }
    }

    @Test("Lessons use the glossary's words", arguments: Lessons.files)
    func lessons(file: String) throws {
        let text = try String(contentsOf: Lessons.folder.appending(path: file), encoding: .utf8)
        // A comment may name what somebody asked, in their words.
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            for language in ["en", "zh"] {
                let faults = Self.faults(in: String(line), language)
                #expect(faults == [], "\(file): \(line)")
            }
        }
    }

    @Test(
        "What a lesson calls something in English, it calls by the same word in Chinese",
        arguments: Lessons.files.filter { $0.hasSuffix(".tape") })
    func translations(file: String) throws {
        let text = try String(contentsOf: Lessons.folder.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") where line.contains(" zh \"") {
            let parts = line.components(separatedBy: "\"")
            for (index, english) in parts.enumerated()
            where index + 2 < parts.count && parts[index + 1] == " zh " {
                let missing = Self.untranslated(english, parts[index + 2])
                #expect(missing == [], "\(file): \(english)")
            }
        }
    }

    @Test(
        "Panels, reasons and the window use the glossary's words",
        arguments: ["Picture", "Program", "Script/TouchStudy"])
    func program(room: String) throws {
        let folder = Lessons.folder.appending(path: "../../Sources/\(room)").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var count = 0
        // Those who measure and who make documents speak to developers.
        for case let file as String in files
        where file.hasSuffix(".swift") && !file.hasPrefix("touchbench/")
            && !file.hasPrefix("conformance/")
        {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") where !line.contains("//") {
                for (index, part) in line.components(separatedBy: "\"").enumerated()
                where index % 2 == 1 {
                    count += 1
                    for language in ["en", "zh"] {
                        #expect(Self.faults(in: part, language) == [], "\(file): \(part)")
                    }
                }
            }
        }
        #expect(count > 100)
    }

    /// What is in a text and should not be.
    private static func faults(in text: String, _ language: String) -> [String] {
        let text = text.lowercased()
        return glossary.entries.flatMap { $0.avoided[language] ?? [] }.filter(text.contains)
    }

    /// The terms of an English text that its Chinese one does not have; names, in stars, are no terms.
    private static func untranslated(_ english: String, _ chinese: String) -> [String] {
        let names = english.split(separator: "*", omittingEmptySubsequences: false)
        let plain = stride(from: 0, to: names.count, by: 2).map { names[$0] }.joined(separator: " ")
        var words = plain.lowercased().split { !$0.isLetter && $0 != "-" }.joined(separator: " ")
        words = " \(words) "
        for other in otherwise { words = words.replacing(other, with: "") }
        var missing: [String] = []
        // The longer first: a double tap is no tap.
        for entry in glossary.entries.sorted(by: { $0.term.english.count > $1.term.english.count })
        {
            let term = " \(entry.term.english.lowercased()) "
            guard !ambiguous.contains(entry.term.english), words.contains(term) else { continue }
            words = words.replacing(term, with: "  ")
            if !chinese.contains(entry.term["zh"]) { missing.append(entry.term.english) }
        }
        return missing
    }

    /// Words that mean more than the thing.
    private static let ambiguous = [
        "action", "fail", "point", "prevent", "row", "target", "touch", "view",
    ]
    /// What Chinese says without the word, and what is somebody's name.
    private static let otherwise = ["second tap", "remote control", "the delegate again"]
}

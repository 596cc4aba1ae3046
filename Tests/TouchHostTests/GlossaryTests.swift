import Foundation
import TestSupport
import Testing
import TouchHost
import TouchWords
import WordTables

/// Everything that is said – captions, questions and titles of lessons, and each sentence of the tables – is said in the words
/// of the glossary.
@Suite struct GlossaryTests {
    nonisolated private static let languages = ["en", "zh"]

    /// What nothing is called, by language: it stands in the comments of the glossary's entries.
    private static let avoided: [String: [String]] = languages.reduce(into: [:]) {
        avoided, language in
        let comments =
            (try? table(language))?.entries
            .filter { $0.identifier.hasPrefix("glossary.") }.map(\.comment) ?? []
        avoided[language] = Set(comments).sorted().flatMap { comment in
            comment.components(separatedBy: language == "en" ? "Never: " : "不用：").dropFirst()
                .flatMap { $0.components(separatedBy: language == "en" ? ", " : "、") }
        }
    }

    private static func table(_ language: String) throws -> WordTable {
        let file = Lessons.folder.appending(path: "../Words/\(language).words").standardizedFileURL
        return try WordTable(
            String(contentsOf: file, encoding: .utf8), language: language, file: file.path)
    }

    @Test("Each word is explained in a sentence of each language, and there are words to avoid")
    func entries() {
        let entries = Library.glossary.entries
        #expect(entries.count > 30)
        for language in Self.languages {
            #expect(Set(entries.map { $0.term[language] }).count == entries.count)
            #expect(Self.avoided[language, default: []].count > 10)
        }
        for entry in entries {
            #expect(entry.meaning["en"].count <= 110 && entry.meaning["en"].hasSuffix("."))
            #expect(entry.meaning["zh"].count <= 50 && entry.meaning["zh"].hasSuffix("。"))
        }
    }

    @Test("Lessons use the glossary's words", arguments: Lessons.files)
    func lessons(file: String) throws {
        let text = try String(contentsOf: Lessons.folder.appending(path: file), encoding: .utf8)
        // A comment may name what somebody asked, in their words.
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            for language in Self.languages {
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

    @Test("Every sentence of the program uses the glossary's words", arguments: languages)
    func program(language: String) throws {
        let entries = try Self.table(language).entries
        #expect(entries.count > 1000)
        for entry in entries {
            let faults = Self.faults(in: entry.template.source, language)
            #expect(faults == [], "\(entry.identifier): \(entry.template.source)")
        }
    }

    /// What is in a text and should not be.
    private static func faults(in text: String, _ language: String) -> [String] {
        let text = text.lowercased()
        return avoided[language, default: []].filter(text.contains)
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
        for entry in Library.glossary.entries.sorted(by: {
            $0.term["en"].count > $1.term["en"].count
        }) {
            let term = " \(entry.term["en"].lowercased()) "
            guard !ambiguous.contains(entry.term["en"]), words.contains(term) else { continue }
            words = words.replacing(term, with: "  ")
            if !chinese.contains(entry.term["zh"]) { missing.append(entry.term["en"]) }
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

import Foundation
import Testing
import TouchGeometry
import WordTables

@testable import TouchWords

/// Sentences as they are said: what stands at their places, by the rules of a language.
@Suite("Sentences") struct SentenceTests {
    private func say(_ wording: Wording) -> [String] { [wording["en"], wording["zh"]] }

    @Test("numbers are rounded in one way, with their units")
    func units() {
        #expect(say(.unit.seconds("1.250")) == ["1.250 s", "1.250 s"])
        let places: [Wording.Place] = [
            .seconds(1.25), .duration(0.5), .points(12.54), .degrees(30), .percent(12.5),
            .factor(1.5), .place(CGPoint(x: 12, y: 30.5)), .size(CGSize(width: 60, height: 40)),
            .number(0.12345), .count(3),
        ]
        let english = WordLanguage.of("en")
        #expect(
            places.map { english.say($0) } == [
                "1.250 s", "0.50 s", "12.5 pt", "30°", "12.5%", "1.50", "(12, 30.5)", "60 × 40",
                "0.123", "3",
            ])
    }

    @Test(
        "several in a row",
        arguments: [
            (["a"], "a", "a"), (["a", "b"], "a and b", "a 和 b"),
            (["a", "b", "c"], "a, b and c", "a、b 和 c"),
        ])
    func lists(names: [String], english: String, chinese: String) {
        let all = names.map { Wording.verbatim($0) }
        #expect(WordLanguage.of("en").say(.and(all)) == english)
        #expect(WordLanguage.of("zh").say(.and(all)) == chinese)
        #expect(
            WordLanguage.of("en").say(.list(all)) == names.joined(separator: ", "))
    }

    @Test("a language of another region is that language; one without a table is English")
    func languages() {
        let wording = Wording.list.and(.verbatim("a"), last: .verbatim("b"))
        #expect(wording["zh-Hans-CN"] == "a 和 b" && wording["zh_CN.UTF-8"] == "a 和 b")
        #expect(wording["de"] == "a and b" && wording["C"] == "a and b")
        #expect(wording.identifier == "list.and")
        #expect(Wording.verbatim("a").identifier == nil)
    }

    /// Every sentence of a language with example values, as Goldens keeps it for reading through; `make goldens` writes it anew.
    @Test("every sentence, as it is said", arguments: WordLanguage.builtIn.map(\.identifier))
    func all(language: String) throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let table = here.appending(path: "../../Assets/Words/en.words").standardizedFileURL
        let source = try WordTable(
            String(contentsOf: table, encoding: .utf8), language: "en", file: table.path)
        var text = ""
        for (number, entry) in source.entries.enumerated() {
            let isCounted = entry.template.places.contains { $0.forms != nil }
            for count in isCounted ? [1, 3] : [3] {
                let places = entry.template.parameters.map { example($0.name, $0.type, count) }
                let said = Wording(UInt16(number), places)[language]
                text += "\(entry.identifier): \(said.replacing("\n", with: "\n    "))\n"
            }
        }
        let golden = here.appending(path: "Goldens/\(language).txt")
        if ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept" {
            try text.write(to: golden, atomically: true, encoding: .utf8)
        }
        let kept = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
        let (lines, old) = (text.split(separator: "\n"), kept.split(separator: "\n"))
        let changed = lines.difference(from: old).map { "\($0)" }
        #expect(changed.isEmpty, "\(changed.joined(separator: "\n"))")
    }

    @Test("each is in its own language")
    func scripts() throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        for language in ["en", "zh"] {
            let file = here.appending(path: "../../Assets/Words/\(language).words")
                .standardizedFileURL
            let table = try WordTable(
                String(contentsOf: file, encoding: .utf8), language: language, file: file.path)
            for entry in table.entries {
                // What stands at places, and what code, keys and the like are called, is the same everywhere.
                let text = entry.template.source.replacing(/\{[^|}]*/, with: "")
                let hasHan = text.unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) }
                let isSame = text.split { !$0.isLetter }.allSatisfy {
                    Self.names.contains(String($0)) || $0.count < 3
                        || $0.contains { $0.isUppercase }
                }
                #expect(
                    language == "en" ? !hasHan : hasHan || isSame,
                    "\(language).words:\(entry.line): \(entry.template.source)")
            }
        }
    }

    /// Words that no language translates.
    private static let names = ["kiosk", "nil", "super"]

    private func example(_ name: String, _ type: PlaceType, _ count: Int) -> Wording.Place {
        switch type {
        case .view: .name("card")
        case .recognizer: .name("drag")
        case .finger: .name("a")
        case .name: .name("card")
        case .text: .text("‹\(name)›")
        case .count: .count(count)
        case .number: .number(Double(count))
        case .seconds: .seconds(1.25)
        case .duration: .duration(0.5)
        case .points: .points(12.5)
        case .degrees: .degrees(30)
        case .percent: .percent(40)
        case .factor: .factor(1.5)
        case .place: .place(CGPoint(x: 120, y: 80))
        case .size: .size(CGSize(width: 60, height: 40))
        case .sentence: .sentence(.verbatim("‹\(name)›"))
        case .list: .list([.verbatim("‹\(name)›"), .verbatim("‹…›")])
        case .and: .and([.verbatim("‹\(name)›"), .verbatim("‹…›")])
        case .or: .or([.verbatim("‹\(name)›"), .verbatim("‹…›")])
        }
    }
}

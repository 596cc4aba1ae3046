import Foundation
import Testing
import TouchReading

/// A word of the program cannot lack a language; that each of the two texts is in its own is seen to here.
@Suite("Words in both languages")
struct WordingTests {
    @Test("Chinese where the language begins so, else English")
    func language() {
        let word = Wording("tap", "点按")
        #expect(
            ["zh", "zh-Hans", "ZH_CN", "en", "fr", ""].map { word[$0] }
                == ["点按", "点按", "点按", "tap", "tap", "tap"])
        #expect(Wording(same: "1×")["zh"] == "1×")
    }

    @Test("every word in the sources is English first, then Chinese")
    func sources() throws {
        var count = 0
        for (file, text) in try Self.sources() {
            for (english, chinese) in Self.words(in: text) {
                count += 1
                // What is made of names and marks alone needs no translation, nor does what code is called.
                let isTranslated =
                    chinese.hasHan || chinese == "nil" || !chinese.contains { $0.isLetter }
                #expect(!english.hasHan, "\(file): \(english)")
                #expect(isTranslated, "\(file): \(english) is \(chinese) in Chinese")
            }
        }
        #expect(count > 300)
    }

    private static func sources() throws -> [(file: String, text: String)] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().appending(path: "Sources")
        return try ["Picture", "Program", "Script/TouchStudy"].flatMap { room in
            let files = FileManager.default.enumerator(
                at: root.appending(path: room), includingPropertiesForKeys: nil)
            return try (files?.allObjects as? [URL] ?? [])
                .filter { $0.pathExtension == "swift" }
                .sorted { $0.path < $1.path }
                .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
        }
    }

    /// What makes a word of two texts.
    private static let makers = ["Wording", "WhySentence", "words", "self", "fact", "plain"]

    /// The two texts of each word that is written out, without what is put into them.
    private static func words(in source: String) -> [(english: String, chinese: String)] {
        let tokens = SourceToken.all(in: source)
        return tokens.indices.dropLast(5).compactMap { here in
            guard case .name(let maker) = tokens[here], makers.contains(maker),
                tokens[here + 1] == .mark("("), case .text(let english) = tokens[here + 2],
                tokens[here + 3] == .mark(","), case .text(let chinese) = tokens[here + 4],
                tokens[here + 5] == .mark(")") || tokens[here + 5] == .mark(",")
            else { return nil }
            return (english, chinese)
        }
    }
}

extension String {
    fileprivate var hasHan: Bool {
        unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) }
    }
}

/// As much of Swift's grammar as it takes to find texts.
private enum SourceToken: Equatable {
    case name(String)
    case text(String)
    case mark(Character)

    static func all(in source: String) -> [SourceToken] {
        // Comments quote, and so do texts of several lines, which hold no words.
        let lines = source.split(separator: "\n").filter {
            !$0.drop { $0.isWhitespace }.hasPrefix("//")
        }
        var rest = lines.joined(separator: "\n")[...]
        var tokens: [SourceToken] = []
        while let next = rest.first {
            if rest.hasPrefix("\"\"\"") {
                let end = rest.dropFirst(3).firstRange(of: "\"\"\"")?.upperBound
                rest = rest[(end ?? rest.endIndex)...]
            } else if next == "\"" {
                tokens.append(.text(text(&rest)))
            } else if next.isLetter {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                tokens.append(.name(String(name)))
                rest = rest[name.endIndex...]
            } else {
                if !next.isWhitespace { tokens.append(.mark(next)) }
                rest.removeFirst()
            }
        }
        return joined(tokens)
    }

    /// Takes a text in quotes off the beginning, and leaves out what is put into it.
    private static func text(_ rest: inout Substring) -> String {
        var text = ""
        rest.removeFirst()
        while let next = rest.popFirst(), next != "\"" {
            guard next == "\\", let escaped = rest.popFirst(), escaped == "(" else {
                text.append(next)
                continue
            }
            var depth = 1
            while depth > 0, let inner = rest.first {
                if inner == "\"" {
                    _ = self.text(&rest)
                    continue
                }
                depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
                rest.removeFirst()
            }
        }
        return text
    }

    /// `"a" + "b"` as one text.
    private static func joined(_ tokens: [SourceToken]) -> [SourceToken] {
        tokens.reduce(into: []) { joined, token in
            if case .text(let more) = token, joined.last == .mark("+"), joined.count > 1,
                case .text(let start) = joined[joined.count - 2]
            {
                joined.removeLast(2)
                joined.append(.text(start + more))
            } else {
                joined.append(token)
            }
        }
    }
}

import Foundation
import TestSupport
import Testing

@testable import TouchScript

/// The examples of the language's reference, and the lessons.
nonisolated struct WrittenFile: CustomTestStringConvertible {
    var kind: FileKind
    var name: String
    var text: String
    var testDescription: String { name }

    static let all: [WrittenFile] = lessons + examples

    private static let lessons = Lessons.files.compactMap { name -> WrittenFile? in
        let url = Lessons.folder.appending(path: name)
        guard let text = try? String(contentsOf: url, encoding: .utf8),
            let kind = FileKind(rawValue: url.pathExtension)
        else { return nil }
        return WrittenFile(kind: kind, name: name, text: text)
    }

    static let reference = Lessons.folder.deletingLastPathComponent().appending(path: "LANGUAGE.md")

    private static let examples: [WrittenFile] = {
        let text = (try? String(contentsOf: reference, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
            .compactMap { number, block in
                guard let end = block.firstIndex(of: "\n"),
                    let word = block[..<end].split(separator: " ").first,
                    let kind = FileKind(rawValue: String(word))
                else { return nil }
                return WrittenFile(
                    kind: kind, name: "example \(number)", text: String(block[end...].dropFirst()))
            }
    }()
}

@Suite("The words of the language") struct VocabularyTests {
    /// Every word that the reader of files asks for anywhere in what is written.
    private static let offered: [FileKind: Set<String>] = {
        var found: [FileKind: Set<String>] = [:]
        let style = "style 1\ncolor sky\nfont \"x\"\n"
        let order = "tape 1\nexpect order began card, action drag\n"
        let others = [
            WrittenFile(kind: .style, name: "style", text: style),
            WrittenFile(kind: .tape, name: "order", text: order),
        ]
        for file in WrittenFile.all + others {
            let text = EditorText(file.text + "\n")
            let assistant = ScriptAssistant(text, kind: file.kind)
            for line in text.lines.indices {
                let ends = text.tokens(in: line).map(\.end)
                for byte in [0] + ends + [text.lines[line].utf8.count] {
                    let words = assistant.offers(in: line, at: byte).words
                    found[file.kind, default: []].formUnion(words)
                }
            }
            // What stands deeper begins otherwise.
            let deeper = ScriptAssistant(EditorText(file.text + "\n  "), kind: file.kind)
            let words = deeper.offers(in: deeper.text.lines.count - 1, at: 2).words
            found[file.kind, default: []].formUnion(words)
        }
        return found
    }()

    @Test("the lists are those of the reader of files", arguments: FileKind.allCases)
    func complete(kind: FileKind) {
        let offered = Self.offered[kind] ?? []
        let listed = Set(kind.vocabulary.all)
        // A number is no word; nobody asks for the `x` of a first line.
        #expect(offered.subtracting(listed).subtracting(["1"]).sorted() == [])
        #expect(listed.subtracting(offered).subtracting(["x"]).sorted() == [])
    }

    @Test("each word has a meaning, and nothing else has", arguments: FileKind.allCases)
    func meanings(kind: FileKind) {
        #expect(kind.vocabulary.all.filter { kind.meaning(of: $0) == nil } == [])
    }

    /// The meanings stand in the tables of sentences; `make goldens` writes what the reference's table has of them.
    @Test("the reference's table says what editors say")
    func reference() throws {
        let text = try String(contentsOf: WrittenFile.reference, encoding: .utf8)
        var rows = 0
        let told = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("| `"), let clause = line.split(separator: "`").dropFirst().first,
                let meaning = clause.split(separator: " ").reversed().lazy
                    .compactMap({ FileKind.scene.meaning(of: String($0)) }).first
            else { return String(line) }
            rows += 1
            return "| `\(clause)` | \(meaning["en"]) |"
        }.joined(separator: "\n")
        #expect(rows > 20)
        if ProcessInfo.processInfo.environment["TOUCHSCOPE_GOLDENS"] == "accept" {
            try told.write(to: WrittenFile.reference, atomically: true, encoding: .utf8)
        } else {
            #expect(told == text)
        }
    }

    @Test("no meaning is that of no word")
    func strangers() {
        let scenes = Set(FileKind.scene.vocabulary.all)
        let tapes = Set(FileKind.tape.vocabulary.all)
        #expect(SceneWordMeanings.all.keys.filter { !scenes.contains($0) }.sorted() == [])
        #expect(TapeWordMeanings.all.keys.filter { !tapes.contains($0) }.sorted() == [])
    }
}

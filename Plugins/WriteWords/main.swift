// Reads the tables of sentences, and writes Swift code for them:
//
// write-words FOLDER SOURCES [MODULE… LEFT-OUT] TABLE…
//     Wording+Sentences.swift, with a call for each sentence
//     BuiltInTables.swift, with the texts
//
// It fails if a table lacks something, or has a sentence that no source in the folder SOURCES uses.
//
// With folders of modules, it writes for a web page. Then only the sentences that those modules use
// get their text, because a page needs no help for the command line, and the texts are in
// sentences.c. Embedded Swift would put them into the module, and recompile everything that depends
// on it whenever a word is corrected.

import Foundation
import WordTables

func stop(_ faults: [WordFaults.Fault]) -> Never {
    FileHandle.standardError.write(Data("\(WordFaults(faults: faults))\n".utf8))
    exit(1)
}

func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case _ where scalar.value < 32: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }.joined()
}

/// Writes a file only if that changes it, so that nothing is rebuilt needlessly.
func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
}

/// Returns a parameter's name, in backticks if Swift would take it for a keyword.
func parameter(_ name: String) -> String {
    ["in", "for", "as", "is", "where", "self", "default", "case"].contains(name)
        ? "`\(name)`" : name
}

func sentences(of table: WordTable) -> String {
    var sections: [(name: String, lines: [String])] = []
    for (number, entry) in table.entries.enumerated() {
        let parts = entry.identifier.split(separator: ".").map(String.init)
        let parameters = entry.template.parameters
        let declared = parameters.enumerated().map { index, place in
            (index == 0 ? "_ " : "") + "\(place.name): \(place.type.swift)"
        }
        let given = parameters.map { ".\($0.type.kind)(\(parameter($0.name)))" }
        let head =
            parameters.isEmpty
            ? "package var \(parameter(parts[1])): Wording { Wording(\(number), []) }"
            : "package func \(parameter(parts[1]))(\(declared.joined(separator: ", "))) -> Wording "
                + "{ Wording(\(number), [\(given.joined(separator: ", "))]) }"
        // Without the sentence itself: a correction would recompile all modules that use a
        // sentence.
        let comment = entry.comment.isEmpty ? [] : ["    /// \(entry.comment)"]
        let lines = comment + ["    \(head)"]
        if let index = sections.firstIndex(where: { $0.name == parts[0] }) {
            sections[index].lines += lines
        } else {
            sections.append((parts[0], lines))
        }
    }
    var text = "// Written from Assets/Words.\n\nimport TouchGeometry\n"
    for section in sections {
        let type = section.name.prefix(1).uppercased() + section.name.dropFirst() + "Sentences"
        text += """

            package struct \(type) {
            \(section.lines.joined(separator: "\n"))
            }

            nonisolated extension Wording {
                package static var \(parameter(section.name)): \(type) { \(type)() }
            }

            """
    }
    let identifiers = table.entries.map(\.identifier).joined(separator: "\\n")
    return text + """

        nonisolated extension Wording {
            /// By their numbers, a line each.
            static let allIdentifiers = "\(identifiers)"
        }

        """
}

/// Returns the sentences that the sources in folders use, but for files and folders left out.
func said(in folders: [URL], without leftOut: [String] = []) throws -> SaidSentences {
    var said = SaidSentences()
    for folder in folders {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            let isLeft = leftOut.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
            if file.pathExtension == "swift", !isLeft {
                said.read(Array(try Data(contentsOf: file)))
            }
        }
    }
    return said
}

/// Returns the paths that a list has, one a line, below a folder.
func leftOut(by list: URL, in folder: URL) throws -> [String] {
    try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { folder.appending(path: $0).path }
}

/// Returns the texts as Swift code, for a program that uses all of them.
func builtIn(_ tables: [WordTable], _ source: WordTable) -> String {
    let texts = tables.map { table in
        let lines = table.compiled(in: source).map(escaped).joined(separator: "\\n\\\n")
        return """
            WordLanguage(
                identifier: "\(table.language)", name: "\(escaped(table.name))",
                plural: .\(table.plural.rawValue),
                text: \"""
            \(lines)
            \""")
            """
    }
    return """
        // Written from Assets/Words.

        extension WordLanguage {
            static let builtIn = [
        \(texts.joined(separator: ",\n"))
            ]
        }

        """
}

/// Returns the texts of the sentences in `said` as C code: each language as `WordLanguage` packs
/// it.
func inC(_ tables: [WordTable], _ source: WordTable, _ said: SaidSentences) -> String {
    let texts = tables.map { table in
        let sentences = zip(source.entries, table.compiled(in: source)).map {
            said.contains($0.identifier) ? $1 : ""
        }
        let lines = [table.language, table.name, table.plural.rawValue] + sentences
        return lines.map { line in
            let text = line.unicodeScalars.map { scalar in
                switch scalar {
                case "\\", "\"", "?": "\\\(scalar)"
                case _ where scalar.value < 8: "\\00\(scalar.value)"
                default: String(scalar)
                }
            }
            return "\"\(text.joined())\\n\""
        }.joined(separator: "\n")
    }
    return """
        // Written from Assets/Words.
        static const char *const languages[] = {
        \(texts.joined(separator: ",\n"))
        };
        const char *sentences(int language) { return languages[language]; }

        """
}

/// Returns the Swift code that reads the texts from C.
func builtInC(_ tables: [WordTable]) -> String {
    """
    // Written from Assets/Words.

    @_extern(c, "sentences") nonisolated func sentences(_ language: Int32) -> UnsafePointer<CChar>

    extension WordLanguage {
        static let builtIn = (0..<Int32(\(tables.count))).compactMap {
            WordLanguage(packed: String(cString: sentences($0)))
        }
    }

    """
}

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard arguments.count > 2 else {
    FileHandle.standardError.write(
        Data("usage: write-words FOLDER SOURCES [MODULE… LEFT-OUT] TABLE…\n".utf8))
    exit(2)
}
let (folder, sources) = (arguments[0], arguments[1])
// The folders of modules; the last is the list of what a page leaves out of them.
let modules = arguments[2...].filter { $0.pathExtension != "words" }
var tables: [WordTable] = []
var faults: [WordFaults.Fault] = []
for file in arguments[2...] where file.pathExtension == "words" {
    do {
        let text = try String(contentsOf: file, encoding: .utf8)
        let name = file.deletingPathExtension().lastPathComponent
        tables.append(try WordTable(text, language: name, file: file.path))
    } catch let error as WordFaults {
        faults += error.faults
    }
}
guard faults.isEmpty, let source = tables.first(where: { $0.language == "en" }) else {
    stop(faults)
}
let others = tables.filter { $0.language != "en" }
faults += source.faultsOfSource(beside: others)
for other in others { faults += other.faults(beside: source) }

faults += try said(in: [sources]).faults(of: source)
guard faults.isEmpty else { stop(faults) }
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
try write(sentences(of: source), to: folder.appending(path: "Wording+Sentences.swift"))
let texts = folder.appending(path: "BuiltInTables.swift")
if let list = modules.last {
    try write(builtInC(tables), to: texts)
    let leftOut = try leftOut(by: list, in: sources)
    let code = inC(tables, source, try said(in: modules.dropLast(), without: leftOut))
    try write(code, to: folder.appending(path: "sentences.c"))
} else {
    try write(builtIn(tables, source), to: texts)
}

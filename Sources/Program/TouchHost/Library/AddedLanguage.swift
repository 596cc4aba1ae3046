import Assets
import Foundation
import TouchScript
import TouchWords
import WordTables

/// A language from a file: an additional one, or other words for an existing one, without building
/// anything.
package nonisolated enum AddedLanguage {
    /// The environment variable that names the file.
    private static let variable = "TOUCHSCOPE_WORDS"

    /// The path of the file; nil if there is none.
    package static var path: String? {
        Environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Loads the language for the program, before it writes anything.
    /// - Throws: every fault of the file, with its line.
    package static func load() throws {
        guard let path else { return }
        let file = URL(fileURLWithPath: path)
        guard let source = Assets.folder?.appending(path: "Words/en.words") else { return }
        let english = try table(at: source)
        let table = try table(at: file)
        let faults = table.faults(beside: english)
        guard faults.isEmpty else { throw WordFaults(faults: faults) }
        WordLanguage.added = WordLanguage(
            identifier: table.language, name: table.name,
            plural: WordLanguage.Plural(rawValue: table.plural.rawValue) ?? .other,
            text: table.compiled(in: english).joined(separator: "\n"))
    }

    private static func table(at file: URL) throws -> WordTable {
        let text = try ScriptText.read(file, expecting: .expected.words)
        return try WordTable(
            text, language: file.deletingPathExtension().lastPathComponent, file: file.path)
    }
}

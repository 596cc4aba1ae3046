import Foundation
import TouchScript
import TouchWords

extension Glossary {
    /// What words mean, for the script of the course's pages: by language, by the word in small letters. A word of one Chinese
    /// sign is left out, for it stands within others, too.
    var script: String {
        var meanings: [String: [String: String]] = [:]
        for language in WordLanguage.all.map(\.identifier) {
            for entry in entries where entry.term[language].count > 1 {
                meanings[language, default: [:]][entry.term[language].lowercased()] =
                    entry.meaning[language]
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = (try? encoder.encode(meanings)) ?? Data("{}".utf8)
        return "window.touchscopeGlossary = \(String(decoding: json, as: UTF8.self));\n"
    }
}

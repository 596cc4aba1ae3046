import Foundation
import TouchScript
import TouchWords

extension Glossary {
    /// The meanings of words for the script of the course's pages: by language, then by the word in
    /// lower case. Chinese words of one character are left out, because they occur within other
    /// words.
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

import TouchPicture

/// A file by which a text editor colors scenes and tapes, generated from the words of the
/// language.
public struct SyntaxFile: Hashable, Sendable {
    /// The path below the folder of files that are installed with the program:
    /// "vim/syntax/touchscope_scene.vim".
    public var path: String
    public var text: String

    public static let all = FileKind.allCases.flatMap { [vim($0), textMate($0)] }

    /// The conditions after and before a word that make it a whole word.
    private static let ends = #"(?![\p{L}\p{M}\p{N}_-])"#
    private static let begins = #"(?<![\p{L}\p{M}\p{N}_-])"#

    // MARK: Vim

    private static func vim(_ kind: FileKind) -> SyntaxFile {
        let vocabulary = kind.vocabulary
        func any(_ words: [String]) -> String {
            #"\<\%("# + longestFirst(words).joined(separator: #"\|"#) + #"\)\>"#
        }
        func match(_ group: String, _ pattern: String) -> String {
            #"syntax match touchscope\#(group) "\#(pattern)""#
        }
        var lines = [
            "\" Vim syntax file of Touchscope: .\(kind.rawValue). Made from the words of the language.",
            "if exists(\"b:current_syntax\") | finish | endif",
            "syntax case match", "syntax iskeyword @,48-57,_,-,192-255",
        ]
        // The later of two matches at one place wins.
        if !vocabulary.values.isEmpty { lines.append(match("Value", any(vocabulary.values))) }
        if !vocabulary.clauses.isEmpty { lines.append(match("Clause", any(vocabulary.clauses))) }
        lines += [
            match(
                "Statement",
                #"\%(^\s*\|^\s*with\s\+\)\@<="# + any(vocabulary.statements)),
            match(
                "Number",
                #"\%(\k\)\@<![-+]\?\.\?\d[0-9.]*\%(e[-+]\?\d\+\)\?\%(ms\|s\|deg\|rad\)\?\>"#),
            #"syntax match touchscopeEscape +\\["\\n]+ contained"#,
            #"syntax region touchscopeText start=+"+ skip=+\\.+ end=+"+ oneline contains=touchscopeEscape"#,
            match("Comment", "#.*$"),
        ]
        let links = [
            ("Statement", "Statement"), ("Clause", "Type"), ("Value", "Constant"),
            ("Number", "Number"), ("Text", "String"), ("Escape", "SpecialChar"),
            ("Comment", "Comment"),
        ]
        lines += links.map { "highlight default link touchscope\($0) \($1)" }
        lines.append("let b:current_syntax = \"touchscope_\(kind.rawValue)\"")
        return SyntaxFile(
            path: "vim/syntax/touchscope_\(kind.rawValue).vim",
            text: lines.joined(separator: "\n") + "\n")
    }

    // MARK: TextMate

    private static func textMate(_ kind: FileKind) -> SyntaxFile {
        let vocabulary = kind.vocabulary
        func any(_ words: [String]) -> String {
            "(?:" + longestFirst(words).joined(separator: "|") + ")" + ends
        }
        func rule(_ scope: String, _ pattern: String) -> String {
            "    { \"name\": \"\(scope).touchscope\", \"match\": \(quoted(pattern)) }"
        }
        var rules = [
            rule("comment.line.number-sign", "#.*$"),
            "    { \"name\": \"string.quoted.double.touchscope\", \"begin\": \"\\\"\", \"end\": \"\\\"|$\", "
                + "\"patterns\": [{ \"name\": \"constant.character.escape.touchscope\", "
                + "\"match\": \(quoted(#"\\["\\n]"#)) }] }",
            rule("keyword.control", #"^\s*(?:with\s+)?"# + any(vocabulary.statements)),
            rule(
                "constant.numeric",
                begins + #"[-+]?\.?\d[0-9.]*(?:e[-+]?\d+)?(?:ms|s|deg|rad)?"# + ends),
        ]
        if !vocabulary.clauses.isEmpty {
            rules.append(rule("storage.type", begins + any(vocabulary.clauses)))
        }
        if !vocabulary.values.isEmpty {
            rules.append(rule("constant.language", begins + any(vocabulary.values)))
        }
        let text = """
            {
              "name": "Touchscope \(kind.rawValue)",
              "scopeName": "source.touchscope.\(kind.rawValue)",
              "fileTypes": ["\(kind.rawValue)"],
              "comment": "Made from the words of the language.",
              "patterns": [
            \(rules.joined(separator: ",\n"))
              ]
            }

            """
        return SyntaxFile(path: "textmate/touchscope-\(kind.rawValue).tmLanguage.json", text: text)
    }

    private static func quoted(_ pattern: String) -> String {
        "\""
            + pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Returns the words with longer ones first, because one word may begin with another.
    private static func longestFirst(_ words: [String]) -> [String] {
        words.sorted { ($1.count, $0) < ($0.count, $1) }
    }
}

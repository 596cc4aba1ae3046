import TouchScript

@testable import TouchImport

/// An app's code as a test writes it down, and what becomes of it.
struct Rewritten {
    let imported: ImportedCode
    let rewriting: CodeRewriting

    /// - Parameter files: their texts; they are called `0.swift` and so on.
    init(_ files: String...) throws {
        let sources = try files.enumerated().map { number, text in
            try SwiftSource(text, file: "\(number).swift")
        }
        rewriting = CodeRewriting(SwiftProgram(sources))
        imported = ImportedCode(sources, name: "App")
    }

    /// A file's text; the import in front of it, which all have, is left out.
    func text(_ file: Int = 0) -> String {
        let text = rewriting.text(of: file)
        return text.hasPrefix("import UIKit\n\n") ? String(text.dropFirst(14)) : text
    }

    /// What keeps it from building, by what the compiler said of it.
    func faults(_ said: String) -> [String] {
        imported.faults(CodeCheck(said)).map { "\($0.place): \($0.what["en"])" }
    }

    var main: String { imported.files.first { $0.path.hasSuffix("main.swift") }?.text ?? "" }
    var missing: [String] { rewriting.missing.map { "\($0.place): \($0.what["en"])" } }
}

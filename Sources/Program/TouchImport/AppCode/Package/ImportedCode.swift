import Foundation
import TouchPicture
import TouchScript
import TouchWords

/// An app's files in the form for the package, and the list of what was changed.
struct ImportedCode {
    /// The files' texts by their paths in the package.
    let files: [(path: String, text: String)]
    /// The missing types that prevent building, one line each with the first place.
    let lacks: [String]
    /// The summary line, "34 changes in 3 files, 2 not to be had here".
    let summary: Wording

    /// Rewrites an app's files.
    /// - Parameters:
    ///   - kit: the names that exist here, to report those that do not.
    ///   - passedOver: the paths in the app's folders that were not read.
    ///   - language: the language of the list and of comments.
    ///   - watch: a closure that receives the number of files done so far.
    init(
        _ sources: [SwiftSource], name: String, kit: KitNames? = nil,
        passedOver: [CodeFolder.PassedOver] = [], language: String = "en",
        watch: (Int) -> Void = { _ in }
    ) {
        let rewriting = CodeRewriting(
            SwiftProgram(sources), kit: kit, language: language, watch: watch)
        let stage = CodeStage(rewriting.program, name: name, language: language)
        var names: Set = ["main"]
        var numbers: [String: Int] = [:]
        var files: [(path: String, text: String)] = []
        for (index, source) in sources.enumerated() {
            let base = URL(fileURLWithPath: source.file).deletingPathExtension().lastPathComponent
            var name = base
            while !names.insert(name).inserted {
                numbers[base, default: 1] += 1
                name = "\(base)-\(numbers[base, default: 1])"
            }
            files.append((name + ".swift", rewriting.text(of: index)))
        }
        let main = "import TouchscopeKit\nimport UIKit\n\n\(stage.main)\n"
        let code = (files + [("main.swift", main)]).map { ("Sources/\(name)/" + $0.path, $0.text) }
        let list = Self.list(rewriting, stage.what, name, passedOver, language)
        self.files = code + [("\(name).tape", stage.tape), ("IMPORTED.md", list)]
        let missing = rewriting.missing
        var told: Set<Wording> = []
        lacks = missing.filter { $0.isFatal && told.insert($0.what).inserted }.map { note in
            "\(note.place): \(note.what[language])"
        }
        var summary = Wording.app.changes(rewriting.changed.count, files: sources.count)
        if !missing.isEmpty { summary = .app.changesAndGaps(summary, n: missing.count) }
        if !passedOver.isEmpty { summary = .app.changesAndPassed(summary, n: passedOver.count) }
        self.summary = summary
    }

    private static func list(
        _ rewriting: CodeRewriting, _ shown: Wording, _ name: String,
        _ passedOver: [CodeFolder.PassedOver], _ language: String
    ) -> String {
        func section(_ title: Wording, _ notes: [(what: Wording, place: String)]) -> String {
            guard !notes.isEmpty else { return "" }
            var order: [Wording] = []
            var places: [Wording: [String]] = [:]
            for note in notes {
                if places[note.what] == nil { order.append(note.what) }
                places[note.what, default: []].append(note.place)
            }
            let lines = order.map { what in
                "- \(what[language])\n" + (places[what] ?? []).map { "  - \($0)\n" }.joined()
            }
            return "\n## \(title[language])\n\n" + lines.joined()
        }
        return """
            # \(Wording.app.listTitle[language])

            \(Wording.app.listStage(shown, name: name)[language])

            """
                + section(.app.listPassedOver, passedOver.map { ($0.what, $0.path.visible) })
                + section(.app.listMissing, rewriting.missing.map { ($0.what, $0.place) })
                + section(.app.listChanged, rewriting.changed.map { ($0.what, $0.place) })
    }
}

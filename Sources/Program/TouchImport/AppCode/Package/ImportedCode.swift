import Foundation
import TouchPicture
import TouchScript
import TouchWords

/// An app's files in the form for the package, and the list of what was changed.
struct ImportedCode {
    /// The code and the tape: texts by their paths in the package.
    let files: [(path: String, text: String)]
    /// The summary line, "34 changes in 3 files, 2 not to be had here".
    let summary: Wording

    private let name: String
    private let rewriting: CodeRewriting
    private let shown: Wording
    private let passedOver: [CodeFolder.PassedOver]
    private let language: String

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
        self.files = code + [("\(name).tape", Self.tape(name))]
        var summary = Wording.app.changes(rewriting.changed.count, files: sources.count)
        let missing = rewriting.missing.count
        if missing > 0 { summary = .app.changesAndGaps(summary, n: missing) }
        if !passedOver.isEmpty { summary = .app.changesAndPassed(summary, n: passedOver.count) }
        self.summary = summary
        (self.name, self.rewriting, shown) = (name, rewriting, stage.what)
        (self.passedOver, self.language) = (passedOver, language)
    }

    /// The code, without the tape.
    var code: [(path: String, text: String)] { files.filter { $0.path.hasSuffix(".swift") } }

    /// A fault that keeps the package from building, and its place in the app's files.
    typealias Fault = (what: Wording, place: String)

    /// Returns the faults that keep the package from building: those that the compiler found, or
    /// else the names that are known to be missing.
    func faults(_ check: CodeCheck) -> [Fault] {
        switch check {
        case .builds: []
        case .fails(let complaints): complaints.map { ($0.what, place(of: $0)) }
        case .unknown: rewriting.missing.filter(\.isFatal).map { ($0.what, $0.place) }
        }
    }

    /// Returns the place in the app's files, or in `main.swift`.
    private func place(of complaint: CompilerComplaint) -> String {
        let path = "Sources/\(name)/" + complaint.file
        guard let file = files.firstIndex(where: { $0.path == path }),
            file < rewriting.program.sources.count
        else { return "\(path):\(complaint.line):\(complaint.column)" }
        return rewriting.origin(of: file, line: complaint.line, column: complaint.column)
    }

    /// Returns a tape with a first touch in the middle of the screen.
    private static func tape(_ name: String) -> String {
        """
        tape 1
        scene "\(name)"
        wait 300ms
        finger a down (195, 422)
        wait 200ms
        finger a move by 0 -60 over 300ms
        finger a up
        wait 1s

        """
    }

    /// Returns the list of what became of the code, as Markdown.
    func list(_ check: CodeCheck) -> String {
        let verdict: Wording =
            switch check {
            case .builds: .app.listBuilds(name)
            case .fails: .app.listFails(name)
            case .unknown(let why): .app.listUnknown(why, name: name)
            }
        // The compiler knows better which names are missing.
        var (isCompiled, faults) = (true, faults(check))
        if case .unknown = check { (isCompiled, faults) = (false, []) }
        let missing = rewriting.missing.filter { !(isCompiled && $0.isGuess) }
        return """
            # \(Wording.app.listTitle[language])

            \(Wording.app.listStage(shown)[language])

            \(verdict[language])

            """
            + section(.app.listFaults, faults)
            + section(.app.listPassedOver, passedOver.map { ($0.what, $0.path.visible) })
            + section(.app.listMissing, missing.map { ($0.what, $0.place) })
            + section(.app.listChanged, rewriting.changed.map { ($0.what, $0.place) })
    }

    private func section(_ title: Wording, _ notes: [Fault]) -> String {
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
}

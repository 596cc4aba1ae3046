import Foundation
import TouchPicture
import TouchScript
import TouchWords

/// An app's files in the form for the package, and the list of what was changed.
struct ImportedCode {
    /// The code and the tape: texts by their paths in the package.
    let files: [(path: String, text: String)]
    private let name: String
    private let rewriting: CodeRewriting
    private let shown: Wording
    /// The code that makes what storyboards and nibs lay out.
    private let interfaces: [InterfaceCode]
    private let passedOver: [CodeFolder.PassedOver]
    private let language: String

    /// Rewrites an app's files.
    /// - Parameters:
    ///   - kit: the names that exist here, to report those that do not.
    ///   - passedOver: the paths in the app's folders that were not read.
    ///   - language: the language of the list and of comments.
    ///   - watch: a closure that receives the number of files done so far.
    init(
        _ sources: [SwiftSource], interfaces: InterfaceFiles = InterfaceFiles(), name: String,
        kit: KitNames? = nil,
        passedOver: [CodeFolder.PassedOver] = [], language: String = "en",
        watch: (Int) -> Void = { _ in }
    ) {
        let program = SwiftProgram(sources, interfaces: interfaces)
        let rewriting = CodeRewriting(program, kit: kit, language: language, watch: watch)
        let made = interfaces.files.map { file in
            InterfaceCode(file, in: program, kit: kit, language: language)
        }
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
        files += made.map { ($0.file.lastName + ".swift", $0.text) }
        let adding = made.map { $0.file.adder + "()\n" }.joined()
        let main = "import TouchscopeKit\nimport UIKit\n\n\(adding)\(stage.main)\n"
        let code = (files + [("main.swift", main)]).map { ("Sources/\(name)/" + $0.path, $0.text) }
        self.files = code + [("\(name).tape", stage.tape)]
        (self.name, self.rewriting, shown) = (name, rewriting, stage.what)
        (self.interfaces, self.language) = (made, language)
        self.passedOver = passedOver + interfaces.passedOver
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
        case .fails(let complaints): complaints.map { (what($0), place(of: $0)) }
        case .unknown: rewriting.missing.filter(\.isFatal).map { ($0.what, $0.place) }
        }
    }

    private func what(_ complaint: CompilerComplaint) -> Wording {
        guard let name = complaint.redeclared, rewriting.program.declaresTwice(name) else {
            return complaint.what
        }
        return .app.declaredTwice(name)
    }

    /// Returns the place in the app's files, or in `main.swift`.
    private func place(of complaint: CompilerComplaint) -> String {
        let path = "Sources/\(name)/" + complaint.file
        guard let file = files.firstIndex(where: { $0.path == path }),
            file < rewriting.program.sources.count
        else { return "\(path):\(complaint.line):\(complaint.column)" }
        return rewriting.origin(of: file, line: complaint.line, column: complaint.column)
    }

    /// Returns the notes about what is not to be had here. Once the code is compiled, names that
    /// were only looked up are left out: the compiler knows better.
    private func missing(_ check: CodeCheck) -> [Fault] {
        var isGuessing = false
        if case .unknown = check { isGuessing = true }
        return rewriting.missing.filter { isGuessing || !$0.isGuess }.map { ($0.what, $0.place) }
            + interfaces.flatMap(\.missing)
    }

    /// Returns the summary line, "34 changes in 3 files, 2 not to be had here".
    func summary(_ check: CodeCheck) -> Wording {
        let files = rewriting.program.sources.count + interfaces.count
        let changes = rewriting.changed.count + interfaces.count
        var summary = Wording.app.changes(changes, files: files)
        let missing = missing(check).count
        if missing > 0 { summary = .app.changesAndGaps(summary, n: missing) }
        if !passedOver.isEmpty { summary = .app.changesAndPassed(summary, n: passedOver.count) }
        return summary
    }

    /// Returns the list of what became of the code, as Markdown.
    func list(_ check: CodeCheck) -> String {
        let verdict: Wording =
            switch check {
            case .builds: .app.listBuilds
            case .fails: .app.listFails
            case .unknown(let why): .app.listUnknown(why)
            }
        // Without a compiler they are likely at most, and stand among what is not to be had.
        var faults = faults(check)
        if case .unknown = check { faults = [] }
        return """
            # \(Wording.app.listTitle[language])

            \(Wording.app.listStage(shown)[language])

            \(verdict[language]) \(Wording.app.listTape(name)[language])

            """
                + section(.app.listFaults, faults)
                + section(
                    .app.listPassedOver, passedOver.map { ($0.what, $0.path.visible) },
                    most: Self.most)
                + section(.app.listMissing, missing(check))
                + section(
                    .app.listChanged,
                    rewriting.changed.map { ($0.what, $0.place) } + interfaces.map(\.change))
    }

    /// The largest number of files of a kind that are named as passed over.
    private static let most = 12

    private func section(_ title: Wording, _ notes: [Fault], most: Int = .max) -> String {
        guard !notes.isEmpty else { return "" }
        var order: [Wording] = []
        var places: [Wording: [String]] = [:]
        for note in notes {
            if places[note.what] == nil { order.append(note.what) }
            places[note.what, default: []].append(note.place)
        }
        let lines = order.map { what in
            let all = places[what] ?? []
            let more = all.count - most
            let named = all.prefix(most) + (more > 0 ? [Wording.tell.andMore(more)[language]] : [])
            return "- \(what[language])\n" + named.map { "  - \($0)\n" }.joined()
        }
        return "\n## \(title[language])\n\n" + lines.joined()
    }
}

import TouchWords

/// An error that the compiler found.
struct CompilerComplaint: Hashable {
    /// The name of the file, without its folder.
    let file: String
    let line: Int
    /// The column, in bytes from 1.
    let column: Int
    /// The compiler's words.
    let message: String

    /// Reads the errors among the lines that the compiler wrote, in the order of their places.
    /// Those that follow from others in the same file are left out.
    static func all(in output: String) -> [CompilerComplaint] {
        var found: Set<CompilerComplaint> = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): error: (.+)/#),
                let row = Int(match.2), let column = Int(match.3),
                let file = match.1.split(separator: "/").last
            else { continue }
            // The group of a diagnostic, `[#DeprecatedDeclaration]`, is for the compiler's options.
            let message = String(match.4.replacing(#/ \[#\w+\]$/#, with: ""))
            found.insert(Self(file: String(file), line: row, column: column, message: message))
        }
        let causes = Set(found.lazy.filter { !$0.isConsequence }.map(\.file))
        return found.filter { !$0.isConsequence || !causes.contains($0.file) }.sorted {
            ($0.file, $0.line, $0.column, $0.message) < ($1.file, $1.line, $1.column, $1.message)
        }
    }

    /// Indicates whether it mostly says only that the type of something beside it is not known.
    private var isConsequence: Bool {
        message.hasPrefix("cannot infer contextual base")
            || message == "'nil' requires a contextual type"
    }

    /// Returns the first error in one line, or else the last line.
    static func summary(of output: String) -> String {
        let lines = output.split(separator: "\n")
        return String(lines.first { $0.contains("error: ") } ?? lines.last ?? "")
    }

    /// The name that is declared more than once, if it complains of that.
    var redeclared: String? {
        message.firstMatch(of: #/^invalid redeclaration of '(\w+)'/#).map { String($0.1) }
    }

    /// The complaint, worded by the name that is lacking so that several places can share it; in
    /// the compiler's own words if it is another one.
    var what: Wording {
        if let match = message.firstMatch(of: #/^cannot find (?:type )?'(.+?)' in scope/#) {
            return .app.lacksName(String(match.1))
        }
        let member =
            #/^(?:value of (?:optional )?type|type) '(.+?)' has no (?:dynamic )?member '(.+?)'/#
        if let match = message.firstMatch(of: member) {
            return .app.lacksMember(String(match.1), member: String(match.2))
        }
        return .verbatim(message)
    }
}

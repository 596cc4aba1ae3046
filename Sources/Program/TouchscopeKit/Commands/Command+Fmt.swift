import Foundation
import TouchHost
import TouchScript
import TouchWords

extension Command {
    static let fmt = Command(
        name: "fmt", summary: .command.fmt, usage: .verbatim("FILE…"),
        details: .command.fmtDetails,
        options: [Option("check", nil, .option.onlyCheck)]
    ) { call in
        try forEachFile(of: call) { try format($0, onlyChecking: call.has("check")) }
    }

    /// Performs work on each file of the call, and reports the error of any; the status is then 1.
    /// A failure with another status ends it.
    static func forEachFile(of call: Call, _ work: (String) throws -> Void) throws {
        guard !call.operands.isEmpty else { throw call.wrong(.host.missing("FILE")) }
        var isGood = true
        for word in call.operands {
            do {
                try work(word)
            } catch  where (error as? Failure)?.status ?? 1 == 1 {
                Console.complain(error)
                isGood = false
            }
        }
        if !isGood { throw Failure.silent(status: 1) }
    }

    private static func format(_ path: String, onlyChecking: Bool) throws {
        let url = URL(fileURLWithPath: path)
        // Checked before anything is read: reading a pipe would block, and a pipe cannot be
        // rewritten.
        if let kind = stat(of: path)?.kind, ![S_IFREG, S_IFDIR].contains(kind) {
            throw Failure(.tell.notRewritable(path))
        }
        let old = try ScriptText.read(url)
        var reading = LongWork(Wording.work.megabytesRead)
        let file = try ScriptFile.parse(
            old, of: url, searching: Library.shelf,
            watch: { reading.update($0 >> 20, of: $1 >> 20) })
        var proving = LongWork(Wording.work.linesProved)
        let text = try file.formatted { proving.update($0, of: $1) }
        if text.utf8.elementsEqual(old.utf8) { return }
        if onlyChecking { throw Failure(.tell.notCanonical(path)) }
        try OutputFile.write(text.utf8, to: path)
    }
}

import Foundation
import TouchHost
import TouchScript
import TouchWords

/// A kind of files that `touchscope import` reads.
package struct Importer {
    /// How names of its files end, without the point.
    let endings: [String]
    /// Whether a file with another ending is one, by its text.
    let knows: (String) -> Bool
    /// Makes what it says of the files.
    let run: ([File], Call) throws -> Void

    /// A file that is to be imported.
    struct File {
        let name: String
        let text: String
    }

    static let all: [Importer] = [.evemu, .libinput, .probe]

    /// Reads the files that a call names and makes of them what it says: the first ending that is known says what they
    /// are, or else what the first of them begins with.
    package static func run(_ call: Call) throws {
        guard !call.operands.isEmpty else { throw call.wrong(.host.missing("FILE")) }
        if CodeImport.concerns(call.operands) { return try CodeImport.run(call) }
        let files = try call.operands.map { name in
            File(
                name: name,
                text: try ScriptText.read(URL(fileURLWithPath: name), expecting: .app.readable))
        }
        let endings = files.map { URL(fileURLWithPath: $0.name).pathExtension.lowercased() }
        let importer =
            endings.lazy.compactMap { ending in all.first { $0.endings.contains(ending) } }.first
            ?? all.first { $0.knows(files[0].text) }
        guard let importer else {
            throw ScriptErrors(
                .fault.found(.app.otherKind, expected: .app.readable), in: files[0].name,
                at: SourcePosition(line: 1, column: 1))
        }
        try importer.run(files, call)
    }

    /// The file of a call that names one.
    static func only(_ files: [File], _ call: Call) throws -> File {
        guard files.count == 1 else {
            throw call.wrong(.host.oneExpected("FILE", extra: files[1].name))
        }
        return files[0]
    }
}

import Foundation
import TouchHost
import TouchScript
import TouchWords

/// A kind of file that `touchscope import` reads.
package struct Importer {
    /// The file extensions, without the period.
    let endings: [String]
    /// A closure that returns whether a file with another extension is of this kind, by its text.
    let knows: (String) -> Bool
    /// A closure that imports the files as the call asks.
    let run: ([File], Call) throws -> Void

    /// A file to import.
    struct File {
        let name: String
        let text: String
    }

    static let all: [Importer] = [.evemu, .libinput, .probe]

    /// Imports the files that a call names. The first known extension decides what they are, or
    /// else the beginning of the first file.
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

    /// Returns the only file of a call.
    static func only(_ files: [File], _ call: Call) throws -> File {
        guard files.count == 1 else {
            throw call.wrong(.host.oneExpected("FILE", extra: files[1].name))
        }
        return files[0]
    }
}

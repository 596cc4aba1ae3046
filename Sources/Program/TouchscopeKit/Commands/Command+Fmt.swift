import Foundation
import TouchHost
import TouchScript

extension Command {
    static let fmt = Command(
        name: "fmt", summary: "canonical form", usage: "FILE…",
        details: """
            Rewrites scenes, tapes, lists and styles in place, comments kept. What is to be written is read again first;
            if it would say anything else, nothing is written. With --check nothing is written either:
            files that are not in canonical form are named, and the status is 1.
            """,
        options: [Option("check", nil, "only name the files that would change")]
    ) { call in
        guard !call.operands.isEmpty else { throw call.wrong("FILE is missing") }
        var status: Int32 = 0
        for path in call.operands {
            do {
                status = max(status, try format(path, onlyChecking: call.has("check")))
            } catch let errors as ScriptErrors {
                Console.complain(errors)
                status = 1
            } catch {
                Console.complain("\(error)")
                status = 1
            }
        }
        if status != 0 { throw Failure.silent(status: status) }
    }

    /// - Returns: the status; 1 if the file should be another and may not be touched.
    private static func format(_ path: String, onlyChecking: Bool) throws -> Int32 {
        let url = URL(fileURLWithPath: path)
        // Before anything is read: a pipe would make us wait, and could not be rewritten.
        var status = stat()
        if stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
            throw Failure("\(path) is no file that can be rewritten, but a pipe or a device")
        }
        let old = try ScriptText.read(url)
        var reading = LongWork("MB read", "MB read")
        defer { reading.end() }
        let file = try ScriptFile.parse(
            old, of: url, searching: Library.shelf,
            watch: { reading.update($0 >> 20, of: $1 >> 20) })
        var proving = LongWork("line proved", "lines proved")
        defer { proving.end() }
        let text = try file.formatted { proving.update($0, of: $1) }
        if text.utf8.elementsEqual(old.utf8) { return 0 }
        guard !onlyChecking else {
            Console.complain("\(path) is not in canonical form; touchscope fmt mends it")
            return 1
        }
        try OutputFile.write(text.utf8, to: path)
        return 0
    }
}

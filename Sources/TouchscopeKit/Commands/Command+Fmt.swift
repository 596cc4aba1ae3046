import Foundation
import TouchScript

extension Command {
    static let fmt = Command(
        name: "fmt", summary: "canonical form", usage: "FILE…",
        details: """
            Rewrites scenes and tapes in place, comments kept. With --check nothing is written: files
            that are not in canonical form are named, and the status is 1.
            """,
        options: [Option("check", nil, "only name the files that would change")]
    ) { call in
        guard !call.operands.isEmpty else { throw call.wrong("FILE is missing") }
        var status: Int32 = 0
        for path in call.operands {
            do throws(ScriptErrors) {
                let file = try ScriptFile.load(
                    URL(fileURLWithPath: path), searching: Library.folders)
                let old = try? String(contentsOfFile: path, encoding: .utf8)
                if file.text == old { continue }
                if call.has("check") {
                    Console.complain("\(path) is not in canonical form; touchscope fmt mends it")
                    status = 1
                } else {
                    status = max(status, rewrite(path, file.text))
                }
            } catch {
                Console.complain(error)
                status = 1
            }
        }
        if status != 0 { throw Failure.silent(status: status) }
    }

    private static func rewrite(_ path: String, _ text: String) -> Int32 {
        do {
            try OutputFile.write(text.utf8, to: path)
            return 0
        } catch {
            Console.complain("\(error)")
            return 1
        }
    }
}

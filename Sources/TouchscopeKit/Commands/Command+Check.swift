import Foundation
import TouchKit
import TouchScript
import TouchStage

extension Command {
    static let check = Command(
        name: "check", summary: "what tapes expect, and whether scenes make sense",
        usage: "FILE…",
        details: """
            FILE is a scene, a tape or a lesson. What was not met is told as file:line:column with the
            trace around it, and so are events that run backwards in time or begin a finger twice; the
            status is then 1. Captions that a film shows too long to be read at a glance are named, too.
            """,
        options: [Option("quiet", "q", "without the trace around a miss")]
    ) { call in
        guard !call.operands.isEmpty else { throw call.wrong("FILE is missing") }
        var isGood = true
        for word in call.operands {
            do {
                let file = try ScriptFile.load(
                    try Library.file(word), searching: Library.folders)
                guard case .tape(let tape, let scene) = file else { continue }
                let performance = Performance(scene: scene, tape: tape)
                let failures = performance.failures
                for doubt in tape.doubts { try Console.print("\(doubt)") }
                for long in performance.longCaptions { Console.tell("\(long)") }
                for failure in failures {
                    try Console.print("\(failure)")
                    if call.has("quiet") { continue }
                    try Console.write(around(failure, in: performance.session.trace))
                }
                isGood = isGood && failures.isEmpty && tape.doubts.isEmpty
            } catch let errors as ScriptErrors {
                Console.complain(errors)
                isGood = false
            } catch let failure as Failure where failure.status == 1 && !failure.message.isEmpty {
                Console.complain(failure.message)
                isGood = false
            }
        }
        if !isGood { throw Failure.silent(status: 1) }
    }

    /// A few lines of the trace around what a failure speaks of.
    private static func around(_ failure: ExpectationFailure, in trace: Trace) -> String {
        guard let first = failure.records.first, let last = failure.records.last else { return "" }
        let shown = max(1, first - 3)...min(trace.records.count, max(first, last) + 1)
        guard shown.count > 0 else { return "" }
        return trace.records[(shown.lowerBound - 1)..<shown.upperBound].prefix(24).map {
            "    \(trace.line($0))\n"
        }.joined()
    }
}

import Foundation
import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo

extension Command {
    static let check = Command(
        name: "check", summary: "what tapes expect, and whether scenes make sense",
        usage: "FILE…",
        details: """
            FILE is a scene, a tape or a lesson. What was not met is told as file:line:column, with the reasons
            and the lines of the trace that decided it, and so are events that run backwards in time or begin a
            finger twice, cuts that overlap or lie outside of the tape, sounds that are not there, and what there
            is to try where nothing has to be done; the status is then 1. Captions that a film shows too long to be read at a glance are named, too, and what in a
            scene would surprise those who touch it; a line with the comment 'on purpose' is left alone.
            """,
        options: [Option("quiet", "q", "without the reasons of a miss")]
    ) { call in
        guard !call.operands.isEmpty else { throw call.wrong("FILE is missing") }
        var isGood = true
        var hinted: Set<String> = []
        for word in call.operands {
            do {
                let file = try Library.load(word)
                // A scene and its tape are often named together.
                if !call.has("quiet"), let scene = scene(of: file),
                    hinted.insert(scene.file).inserted
                {
                    hint(at: scene)
                }
                if case .together(let tape, let first, let second) = file {
                    // What the two expect is checked with them.
                    let pair = try PairPerformance(tape, first, second).whole()
                    for long in pair.longCaptions { Console.tell("\(long)") }
                    if pair.comparison.parting == nil {
                        let place = tape.pairLine?.position
                        let message = "found two tapes that never part, expected a difference"
                        Console.tell(
                            "\(ScriptError(file: tape.file, position: place, message: message))")
                    }
                    continue
                }
                guard case .tape(let tape, let scene) = file else { continue }
                let performance = try Performance(scene: scene, tape: tape).whole()
                let failures = performance.failures
                if let doubt = performance.replayDoubt { Console.tell("\(doubt)") }
                let doubts =
                    tape.doubts + tape.editDoubts(end: performance.session.time)
                    + tape.missingSounds + performance.idleExercises
                for doubt in doubts { try Console.print("\(doubt)") }
                for long in performance.longCaptions {
                    Console.tell("\(long)")
                }
                lazy var why = performance.why
                for failure in failures {
                    try Console.print("\(failure)")
                    if call.has("quiet") { continue }
                    try Console.write(reasons(failure, why))
                }
                isGood = isGood && failures.isEmpty && doubts.isEmpty
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

    /// The scene that is checked with a file; nil for lists, styles, and two tapes together.
    private static func scene(of file: ScriptFile) -> Scene? {
        switch file {
        case .scene(let scene), .tape(_, let scene): scene
        default: nil
        }
    }

    /// What a scene would surprise people with; the status does not depend on it.
    private static func hint(at scene: Scene) {
        if scene.isCode { return }
        for lint in SceneLinter(scene).lints {
            Console.tell(
                "\(scene.file):\(lint.position.line):\(lint.position.column): hint: \(lint.text(in: "en"))"
            )
        }
    }

    /// Why, and the lines of the trace that decided it.
    private static func reasons(_ failure: ExpectationFailure, _ why: Why) -> String {
        let sentences = why.sentences(explaining: failure)
        let all = why.trace.records.indices
        let told = Set(failure.records + sentences.flatMap(\.records)).sorted()
        return sentences.map { "    why: \($0["en"].visible)\n" }.joined()
            + told.suffix(24).map { $0 - 1 }.filter(all.contains)
            .map { "    \(why.trace.line(why.trace.records[$0]))\n" }.joined()
    }
}

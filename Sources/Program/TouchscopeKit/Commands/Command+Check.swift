import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchSession
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
        var hinted: Set<String> = []
        @MainActor func hint(at scene: Scene) {
            // A scene and its tape are often named together.
            if call.has("quiet") || scene.isCode || !hinted.insert(scene.file).inserted { return }
            tellHints(of: scene)
        }
        try forEachFile(of: call) { word in
            switch try Library.load(word) {
            case .together(let tape, let first, let second):
                try check(FilmedPair(tape, first, second).whole())
            case .tape(let tape, let scene):
                hint(at: scene)
                try check(FilmedTape(scene: scene, tape: tape).whole(), call)
            case .scene(let scene): hint(at: scene)
            case .lessons, .style: break
            }
        }
    }

    /// What two tapes expect is checked with them.
    private static func check(_ pair: FilmedPair) {
        for long in pair.longCaptions { Console.tell("\(long)") }
        guard pair.comparison.parting == nil else { return }
        let fault = ScriptError(
            file: pair.tape.file, position: pair.tape.pairLine?.position,
            message: "found two tapes that never part, expected a difference")
        Console.tell("\(fault)")
    }

    /// Tells what is to be said against a tape, and throws if it is anything.
    private static func check(_ played: FilmedTape, _ call: Call) throws {
        let (tape, failures) = (played.tape, played.failures)
        if let doubt = played.replayDoubt { Console.tell("\(doubt)") }
        let doubts =
            tape.doubts + tape.editDoubts(end: played.session.time)
            + tape.missingSounds + played.idleExercises
        for doubt in doubts { try Console.print("\(doubt)") }
        for long in played.longCaptions { Console.tell("\(long)") }
        lazy var why = played.why
        for failure in failures {
            try Console.print("\(failure)")
            if !call.has("quiet") { try Console.write(reasons(failure, why)) }
        }
        guard failures.isEmpty, doubts.isEmpty else { throw Failure.silent(status: 1) }
    }

    /// What a scene would surprise people with; the status does not depend on it.
    private static func tellHints(of scene: Scene) {
        for lint in SceneLinter(scene).lints {
            let place = "\(scene.file):\(lint.position.line):\(lint.position.column)"
            Console.tell("\(place): hint: \(lint.text(in: "en"))")
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

extension FilmedTape {
    /// Where code did something else when the same tape was played again; nil if it did the same.
    ///
    /// Clocks, random numbers, threads and files are not on event time: what depends on them cannot be replayed.
    var replayDoubt: ScriptError? {
        guard scene.isCode else { return nil }
        let again = Session(scene: scene, tape: tape, language: session.language)
        again.runTape()
        if let excess = again.excess { return excess }
        guard
            let parting = FirstDifference(
                between: StageHistory(session.trace), and: StageHistory(again.trace)),
            let record = parting.first.record ?? parting.second.record
        else { return nil }
        let trace = parting.first.record == nil ? again.trace : session.trace
        let what = trace.line(trace.records[record - 1]).split(separator: " ").dropFirst(2)
            .joined(separator: " ")
        return ScriptError(
            file: tape.file, position: nil,
            message: "found another outcome when it was played again, first at "
                + "record \(record): '\(what)' in one of the two; expected the same: what code takes from "
                + "clocks, random numbers or other threads cannot be replayed")
    }
}

import Foundation
import TouchHost
import TouchKit
import TouchReading
import TouchScript
import TouchSession
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let check = Command(
        name: "check", summary: .command.check, usage: .verbatim("FILE…"),
        details: .command.checkDetails,
        options: [
            Option("quiet", "q", .option.quiet), Option("expect", nil, .option.addExpectations),
        ]
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
                let played = try FilmedTape(scene: scene, tape: tape).whole()
                if call.has("expect") {
                    try addExpectations(to: played)
                } else {
                    try check(played, call)
                }
            case .scene(let scene): hint(at: scene)
            case .lessons, .style: break
            }
        }
    }

    /// Checks a pair. The expectations of its two tapes are checked with the tapes themselves.
    private static func check(_ pair: FilmedPair) {
        for long in pair.longCaptions { tell(long) }
        guard pair.comparison.parting == nil else { return }
        tell(
            ScriptError(
                file: pair.tape.file, position: pair.tape.pairLine?.position,
                message: .tell.neverPart))
    }

    /// Writes what happened into a tape's file, as expectations, if the tape expects nothing yet.
    private static func addExpectations(to played: FilmedTape) throws {
        func count(_ tape: Tape) -> Int {
            tape.lines.count { if case .expect = $0.statement { true } else { false } }
        }
        let file = played.tape.file
        guard file != played.scene.file else { throw Failure(.tell.expectsInOneFile(file)) }
        guard count(played.tape) == 0 else { throw Failure(.tell.expectsAlready(file)) }
        let expecting = played.played.expecting
        let added = count(expecting)
        guard added > 0 else { throw Failure(.tell.nothingToExpect(file)) }
        try OutputFile.write(expecting.text.utf8, to: file)
        Console.tell(.tell.expectsNow(file, n: added))
    }

    /// Reports everything wrong with a tape, and throws if there is anything.
    private static func check(_ played: FilmedTape, _ call: Call) throws {
        let (tape, failures) = (played.tape, played.failures)
        if let doubt = played.replayDoubt { tell(doubt) }
        let doubts =
            tape.doubts + tape.editDoubts(end: played.session.time)
            + tape.missingSounds + played.idleExercises
        for doubt in doubts { try Console.print(doubt.said(in: Console.language)) }
        for long in played.longCaptions { tell(long) }
        lazy var why = played.why
        lazy var whatIf = WhatIf(played.session)
        // A user who waits for the errors waits no longer than this for their remedies.
        let end = Date(timeIntervalSinceNow: 2)
        for failure in failures {
            try Console.print(failure.fault.said(in: Console.language))
            if call.has("quiet") { continue }
            try Console.write(reasons(failure, why))
            guard !played.scene.isCode, Date() < end,
                let remedy = remedy(for: failure, whatIf, played.tape, until: end)
            else { continue }
            try Console.print("    " + Wording.tell.wouldHold(remedy)[Console.language])
        }
        guard failures.isEmpty, doubts.isEmpty else { throw Failure.silent(status: 1) }
    }

    /// Returns the smallest change of the scene, in its words, that meets the expectation when the
    /// tape is played on it.
    private static func remedy(
        for failure: ExpectationFailure, _ whatIf: WhatIf, _ tape: Tape, until end: Date
    ) -> String? {
        guard var search = whatIf.search(forMeeting: failure) else { return nil }
        while Date() < end, search.step() {}
        return search.findings.first {
            !$0.takesAway && whatIf.meets(failure, after: $0, playing: tape)
        }?.words
    }

    /// Reports what may surprise people about a scene; this does not affect the status.
    private static func tellHints(of scene: Scene) {
        for lint in SceneLinter(scene).lints {
            let place = "\(scene.file):\(lint.position.line):\(lint.position.column)"
            Console.tell(.tell.hint(place, hint: lint.text(in: Console.language)))
        }
    }

    /// Reports something that does not affect the status.
    private static func tell(_ fault: ScriptError) { Console.complain(ScriptErrors([fault])) }

    /// Returns the reason, and the lines of the trace that decided it.
    private static func reasons(_ failure: ExpectationFailure, _ why: Why) -> String {
        let sentences = why.sentences(explaining: failure)
        let all = why.trace.records.indices
        let told = Set(failure.records + sentences.flatMap(\.records)).sorted()
        return sentences.map { sentence in
            let reason = Wording.tell.reason(sentence[Console.language].visible)
            return "    \(reason[Console.language])\n"
        }.joined()
            + told.suffix(24).map { $0 - 1 }.filter(all.contains)
            .map { "    \(why.trace.line(why.trace.records[$0]))\n" }.joined()
    }
}

extension FilmedTape {
    /// The point where code behaved differently when the same tape was played again; nil if it
    /// behaved the same.
    ///
    /// Clocks, random numbers, threads and files do not follow event time: behavior that depends
    /// on them cannot be replayed.
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
            message: .tell.otherOutcome(record, what: what))
    }
}

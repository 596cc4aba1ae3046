import TouchReading
import TouchScript
import TouchSession
import TouchStage
import TouchVideo

extension Performance {
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

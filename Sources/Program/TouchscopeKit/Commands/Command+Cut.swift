import Foundation
import TouchHost
import TouchScript
import TouchStudio
import TouchVideo

extension Command {
    static let cut = Command(
        name: "cut",
        summary: "leaves a stretch out of a tape's film, or its events out of the tape",
        usage: "TAPE 3s..7s [--events] [-o OUT]",
        details: """
            Adds the line cut 3s..7s to TAPE, or to OUT: films and playing leave that stretch of event
            time out, and all that happens in it happens still. With --events what happens in it
            is taken out of the tape, and the rest comes so much earlier; that is refused, with the place, where
            a finger is down at an edge or any later decision would change.
            """,
        options: outputs + [Option("events", nil, "take the events out, too")]
    ) { call in
        try edit(call, takes: "TAPE and 3s..7s", count: 2) { words, played, text in
            let range = try range(words[0], call)
            guard call.has("events") else {
                return (added(.cut(range), to: played.tape, text), played)
            }
            let cut = try EventCut(range, of: played, text: text)
            return (cut.text, cut.played)
        }
    }

    static let trim = Command(
        name: "trim", summary: "leaves all but a stretch out of a tape's film",
        usage: "TAPE 1s..20s [-o OUT]",
        details:
            "Adds the line trim 1s..20s to TAPE, or to OUT; what happens before and after happens still.",
        options: outputs
    ) { call in
        try edit(call, takes: "TAPE and 1s..20s", count: 2) { words, played, text in
            (added(.trim(try range(words[0], call)), to: played.tape, text), played)
        }
    }

    static let speed = Command(
        name: "speed", summary: "shows a stretch of a tape faster or slower in its film",
        usage: "TAPE 2 3s..7s [-o OUT]",
        details: "Adds the line speed 2 3s..7s to TAPE, or to OUT: twice as fast; 0.5 is slower.",
        options: outputs
    ) { call in
        try edit(call, takes: "TAPE, 2 and 3s..7s", count: 3) { words, played, text in
            guard let factor = Double(words[0]), (0.01...1000).contains(factor) else {
                throw call.wrong(
                    "how many times as fast is a number from 0.01 to 1000, not '\(words[0])'")
            }
            let speed = Telling.speed(factor, try range(words[1], call))
            return (added(speed, to: played.tape, text), played)
        }
    }

    private static let outputs = [
        Option("output", "o", takes: "OUT", "the tape to write; TAPE without"), .replace("OUT"),
    ]

    /// Writes the tape's text as `change` makes it of the words after the tape, if it can be read and makes sense then. What
    /// films show otherwise is played no other way.
    private static func edit(
        _ call: Call, takes what: String, count: Int,
        _ change: ([String], FilmedTape, String) throws -> (text: String, changed: FilmedTape)
    ) throws {
        guard call.operands.count == count else {
            throw call.wrong("\(what) were expected, found \(call.operands.count.counted("word"))")
        }
        let url = try Library.file(call.operands[0])
        let output = call["output"]
        if let output { try call.newPlace(output) }
        let old = try ScriptText.read(url)
        guard
            case .tape(let tape, let scene) = try ScriptFile.parse(
                old, of: url, searching: Library.shelf)
        else { throw Failure("\(call.operands[0]) is no tape; a tape begins with tape 1") }
        let played = try FilmedTape(scene: scene, tape: tape).whole()
        let (text, changed) = try change(Array(call.operands.dropFirst()), played, old)
        let new = try Tape.parse(text, file: tape.file, scene: scene)
        let doubts = new.editDoubts(end: changed.session.time)
        if !doubts.isEmpty { throw ScriptErrors(doubts) }
        try OutputFile.write(text.utf8, to: output ?? url.path)
    }

    private static func added(_ edit: Telling, to tape: Tape, _ text: String) -> String {
        var edits = TapeEdits(text)
        edits.insert(edit, in: tape)
        return edits.text
    }

    private static func range(_ word: String, _ call: Call) throws -> TimeRange {
        guard let range = TimeRange(word) else {
            throw call.wrong("a stretch of event time such as 3s..7s was expected, not '\(word)'")
        }
        return range
    }
}

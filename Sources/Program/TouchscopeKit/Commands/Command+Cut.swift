import Foundation
import TouchHost
import TouchScript
import TouchStudio
import TouchVideo
import TouchWords

extension Command {
    static let cut = Command(
        name: "cut", summary: .command.cut, usage: .verbatim("TAPE 3s..7s [--events] [-o OUT]"),
        details: .command.cutDetails,
        options: outputs + [Option("events", nil, .option.events)]
    ) { call in
        try edit(call, takes: "TAPE", "3s..7s") { words, played, text in
            let range = try range(words[0], call)
            guard call.has("events") else {
                return (added(.cut(range), to: played.tape, text), played)
            }
            let cut = try EventCut(range, of: played, text: text)
            return (cut.text, cut.played)
        }
    }

    static let trim = Command(
        name: "trim", summary: .command.trim, usage: .verbatim("TAPE 1s..20s [-o OUT]"),
        details: .command.trimDetails,
        options: outputs
    ) { call in
        try edit(call, takes: "TAPE", "1s..20s") { words, played, text in
            (added(.trim(try range(words[0], call)), to: played.tape, text), played)
        }
    }

    static let speed = Command(
        name: "speed", summary: .command.speed, usage: .verbatim("TAPE 2 3s..7s [-o OUT]"),
        details: .command.speedDetails,
        options: outputs
    ) { call in
        try edit(call, takes: "TAPE", "2", "3s..7s") { words, played, text in
            guard let factor = Double(words[0]), (0.01...1000).contains(factor) else {
                throw call.wrong(.call.factor(words[0]))
            }
            let speed = Telling.speed(factor, try range(words[1], call))
            return (added(speed, to: played.tape, text), played)
        }
    }

    private static let outputs = [
        Option("output", "o", takes: "OUT", .option.editOutput), .replace("OUT"),
    ]

    /// Writes the tape's text as changed by `change` for the operands after the tape, provided that
    /// it can be parsed and makes sense. The edits change films, but not how the tape is played.
    private static func edit(
        _ call: Call, takes what: String...,
        change: ([String], FilmedTape, String) throws -> (text: String, changed: FilmedTape)
    ) throws {
        guard call.operands.count == what.count else {
            throw call.wrong(
                .call.wordsExpected(what.map { .verbatim($0) }, found: call.operands.count))
        }
        let url = try Library.file(call.operands[0])
        let output = call["output"]
        if let output { try call.newPlace(output) }
        let old = try ScriptText.read(url)
        guard
            case .tape(let tape, let scene) = try ScriptFile.parse(
                old, of: url, searching: Library.shelf)
        else { throw Failure(.host.noTape(call.operands[0])) }
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
        guard let range = TimeRange(word) else { throw call.wrong(.call.stretch(word)) }
        return range
    }
}

import TouchHost
import TouchScript
import TouchStudy
import TouchVideo

extension Command {
    static let simplify = Command(
        name: "simplify", summary: "a recording with fewer moves that decides the same",
        usage: "TAPE [-o OUT]",
        details: """
            Leaves out moves that a straight line tells as well, writes the rest to OUT or stdout, and
            says on stderr whether any decision changed.
            With --verbs it becomes lines that a person would have written, tap save and finger a move
            card(0.9, 0.5) over 180ms ease-out, with the same decisions: it is played to see that, told
            more closely where they differ, and left as events where nothing helps. With --expect
            it also says what happened, as expectations.
            """,
        options: [
            Option("output", "o", takes: "OUT", "the tape to write; stdout without"),
            .replace("OUT"),
            Option("verbs", nil, "lines a person would have written"),
            Option("expect", nil, "with --verbs: expectations for what happened"),
            Option(
                "tolerance", "t", takes: "POINTS",
                "how far off a finger may be; 1, with --verbs 40 as long as decisions stay"),
        ]
    ) { call in
        let original = try FilmedTape(of: try call.operand("TAPE"))
        try call.check(outputs: [call["output"]], inputs: original.files)
        if let output = call["output"] { try call.newPlace(output) }
        guard !call.has("expect") || call.has("verbs") else {
            throw call.wrong("--expect goes with --verbs")
        }
        let tolerance = try call.number("tolerance", in: 0...1000)
        if call.has("verbs") {
            let loosest = tolerance ?? Verbs.loosest
            try call.deliver(verbs(original, loosest, expects: call.has("expect")).text)
        } else {
            let thinning = Thinning(original.tape, tolerance: tolerance ?? 1)
            try call.deliver(thinning.tape.text)
            try tell(thinning, original)
        }
    }

    private static func verbs(_ original: FilmedTape, _ tolerance: Double, expects: Bool) -> Tape {
        let verbs = Verbs(original.played, tolerance: tolerance)
        let lines = original.tape.lines.count.counted("line")
        Console.tell("\(verbs.tape.lines.count) of \(lines); no decision changed")
        if verbs.kept > 0 {
            let stretches = verbs.count.counted("stretch stays", "stretches stay")
            Console.tell("\(verbs.kept) of \(stretches) events: no verbs decide the same")
        }
        return expects ? verbs.expecting(in: original.scene) : verbs.tape
    }

    private static func tell(_ thinning: Thinning, _ original: FilmedTape) throws {
        let old = Thinning.decisions(in: original.session.trace)
        let new = try Thinning.decisions(
            in: FilmedTape(scene: original.scene, tape: thinning.tape).whole().session.trace)
        Console.tell("\(thinning.after) of \(thinning.before.counted("sample")) kept")
        if old == new { return Console.tell("no decision changed") }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let (was, now) = (old.dropFirst(same).first, new.dropFirst(same).first)
        let nothing = "nothing more"
        Console.tell(
            "decisions changed, the first: it was \(was ?? nothing); now \(now ?? nothing)")
    }
}

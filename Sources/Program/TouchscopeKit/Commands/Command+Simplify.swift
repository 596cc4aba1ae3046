import TouchHost
import TouchScript
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let simplify = Command(
        name: "simplify", summary: .command.simplify, usage: .verbatim("TAPE [-o OUT]"),
        details: .command.simplifyDetails,
        options: [
            Option("output", "o", takes: "OUT", .option.textOutput),
            .replace("OUT"),
            Option("verbs", nil, .option.verbs),
            Option("expect", nil, .option.expect),
            Option("tolerance", "t", takes: "POINTS", .option.tolerance),
        ]
    ) { call in
        let original = try FilmedTape(of: try call.operand("TAPE"))
        try call.check(outputs: [call["output"]], inputs: original.files)
        if let output = call["output"] { try call.newPlace(output) }
        guard !call.has("expect") || call.has("verbs") else {
            throw call.wrong(.call.expectNeedsVerbs)
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
        Console.tell(
            .tell.verbLines(verbs.tape.lines.count, lines: original.tape.lines.count))
        if verbs.kept > 0 {
            Console.tell(.tell.keptStretches(verbs.kept, stretches: verbs.count))
        }
        return expects ? verbs.expecting(in: original.scene) : verbs.tape
    }

    private static func tell(_ thinning: Thinning, _ original: FilmedTape) throws {
        let old = Thinning.decisions(in: original.session.trace)
        let new = try Thinning.decisions(
            in: FilmedTape(scene: original.scene, tape: thinning.tape).whole().session.trace)
        Console.tell(.tell.keptSamples(thinning.after, samples: thinning.before))
        if old == new { return Console.tell(.tell.sameDecisions) }
        let same = zip(old, new).prefix { $0 == $1 }.count
        func decision(_ words: String?) -> Wording {
            words.map { Wording.verbatim($0) } ?? .tell.nothingMore
        }
        Console.tell(
            .tell.otherDecisions(
                decision(old.dropFirst(same).first), now: decision(new.dropFirst(same).first)))
    }
}

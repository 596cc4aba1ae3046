import Foundation

extension Command {
    static let simplify = Command(
        name: "simplify", summary: "a recording with fewer moves that decides the same",
        usage: "TAPE [-o OUT]",
        details: """
            Leaves out moves that a straight line tells as well, writes the rest to OUT or stdout, and
            says on stderr whether any decision changed.
            """,
        options: [
            Option("output", "o", takes: "OUT", "the tape to write; stdout without"),
            Option("tolerance", "t", takes: "POINTS", "how far off a finger may be; 1"),
        ]
    ) { call in
        let original = try Performance(of: try call.operand("TAPE"))
        try call.check(outputs: [call["output"]], inputs: original.files)
        let tolerance = try call.number("tolerance", in: 0...1000) ?? 1
        let thinning = Thinning(original.tape, tolerance: tolerance)
        if let output = call["output"] {
            try OutputFile.write(thinning.tape.text.utf8, to: output)
        } else {
            try Console.deliver(thinning.tape.text)
        }
        let old = Thinning.decisions(in: original.session.trace)
        let new = Thinning.decisions(
            in: Performance(scene: original.scene, tape: thinning.tape).session.trace)
        Console.tell("\(thinning.after) of \(thinning.before) samples kept")
        if old == new {
            Console.tell("no decision changed")
        } else {
            let index = zip(old, new).prefix { $0 == $1 }.count
            let was = index < old.count ? old[index] : "nothing more"
            let now = index < new.count ? new[index] : "nothing more"
            Console.tell("decisions changed, the first: it was \(was); now \(now)")
        }
    }
}

import TouchHost
import TouchVideo
import TouchWords

extension Command {
    static let trace = Command(
        name: "trace", summary: .command.trace, usage: .verbatim("TAPE"),
        details: .command.traceDetails,
        options: [
            Option("format", "f", takes: "text|jsonl", .option.format),
            .language(.option.sceneLanguage),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        let format = try call.format()
        let played = try FilmedTape(of: word, language: try call.language() ?? "en")
        let trace = played.session.trace
        // A long trace is written piece by piece: as one text it would take many times its own
        // memory.
        var lines = ""
        for record in trace.records {
            lines += (format == "text" ? trace.line(record) : trace.json(record)) + "\n"
            if lines.utf8.count < 1 << 16 { continue }
            try Console.write(lines)
            lines.removeAll(keepingCapacity: true)
        }
        try Console.write(lines)
        played.tellFailures()
    }
}

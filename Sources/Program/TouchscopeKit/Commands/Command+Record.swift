import TouchDesktop
import TouchHost
import TouchStudio
import TouchVideo
import TouchWords

extension Command {
    static let record = Command(
        name: "record", summary: .command.record, usage: .command.recordUsage,
        details: .command.recordDetails,
        options: [
            Option("output", "o", takes: "TAPE", .option.tapeOutput),
            .replace("TAPE"),
            Option("finish", nil, .option.finish),
            Option("video", nil, takes: "OUT", .option.video),
        ] + WindowOptions.all
    ) { call in
        if call["sound"] == "list" { return try listMicrophones() }
        if call.has("finish") { return try finish(call.operands) }
        let output = try call.output("TAPE")
        let word = try call.fileOrLesson()
        var options = try WindowOptions(call)
        options.record = output
        options.replaces = call.has("replace")
        try call.check(outputs: [output, call["video"], options.trace], inputs: [])
        // Created before the window opens: a wrong name is reported at once, not after the work.
        let film = try call["video"].map { try RenderJob(filming: $0, call) }
        if options.sound != nil { Console.tell(.tell.takesHaveSound(output)) }
        try showWindow(word, options)
        Signals.shared.settle()
        try film?.run(FilmedTape(of: output, language: options.language ?? "en"))
    }

    /// Makes tapes of recordings that were cut off: of the named journals, or of all known ones.
    private static func finish(_ named: [String]) throws {
        let journals = named.isEmpty ? UnfinishedRecordings.all : named
        if journals.isEmpty { Console.tell(.tell.nothingCutOff) }
        var isGood = true
        for journal in journals {
            do {
                guard let place = try UnfinishedRecordings.finish(journal) else { continue }
                Console.tell(.tell.recovered(place))
            } catch {
                Console.complain(error)
                isGood = false
            }
        }
        if !isGood { throw Failure.silent(status: 1) }
    }
}

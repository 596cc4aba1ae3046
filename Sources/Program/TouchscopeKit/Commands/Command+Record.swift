import TouchDesktop
import TouchHost
import TouchStudio
import TouchVideo

extension Command {
    static let record = Command(
        name: "record", summary: "the window, live, into a tape, lossless",
        usage: "[FILE|LESSON] -o TAPE, or --finish [JOURNAL…]",
        details: """
            What is done in the window is written to TAPE when it closes; touchscope trace TAPE then
            gives the trace that --trace gave live. Another lesson, a fresh start or another branch
            starts a tape of its own; those left before lie beside TAPE with a number in their names.
            A TAPE that is there already is replaced only with --replace.
            While it is recorded it lies in a journal, TAPE.1.journal, a tape as far as it goes, which is
            no more than a second behind. One that was cut off is finished when TAPE is recorded anew, as
            a tape with a number in its name; --finish finishes those named, or all there are.
            With --sound the takes that are made in the window (Ctrl R) have what is spoken, as FLAC beside
            their tapes; TAPE itself has none, for its time does not stand still in a pause, and begins anew
            with each stage.
            With --video the tape is then made into a film, as touchscope render does it; Ctrl-C ends
            the recording, a second one the film.
            """,
        options: [
            Option("output", "o", takes: "TAPE", "the tape to write"),
            .replace("TAPE"),
            Option("finish", nil, "make tapes of recordings that were cut off"),
            Option("video", nil, takes: "OUT", "a film of it: .mp4 .webm .gif, 1920x1080"),
        ] + WindowOptions.all
    ) { call in
        if call["sound"] == "list" { return try listMicrophones() }
        if call.has("finish") { return try finish(call.operands) }
        guard let output = call["output"] else { throw call.wrong("-o TAPE is missing") }
        let word = try call.operand(ifAny: "FILE or LESSON")
        var options = try WindowOptions(call)
        options.record = output
        options.replaces = call.has("replace")
        try call.check(outputs: [output, call["video"], options.trace], inputs: [])
        // Made before the window opens: a wrong name is told at once, not after the work.
        let film = try call["video"].map { try RenderJob(filming: $0, call) }
        if options.sound != nil {
            Console.tell("\(output) has no sound; takes have: Ctrl R in the window begins one")
        }
        try showWindow(word, options)
        Signals.shared.settle()
        try film?.run(FilmedTape(of: output, language: options.language ?? "en"))
    }

    /// Makes tapes of recordings that were cut off: of the journals named, or of all that are known.
    private static func finish(_ named: [String]) throws {
        let journals = named.isEmpty ? UnfinishedRecordings.all : named
        if journals.isEmpty { Console.tell("no recording was cut off") }
        var isGood = true
        for journal in journals {
            do {
                guard let place = try UnfinishedRecordings.finish(journal) else { continue }
                Console.tell("recovered \(place)")
            } catch {
                Console.complain("\(error)")
                isGood = false
            }
        }
        if !isGood { throw Failure.silent(status: 1) }
    }
}

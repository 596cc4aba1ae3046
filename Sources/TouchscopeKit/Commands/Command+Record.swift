extension Command {
    static let record = Command(
        name: "record", summary: "the window, live, into a tape, lossless",
        usage: "[FILE|LESSON] -o TAPE",
        details: """
            What is done in the window is written to TAPE when it closes; touchscope trace TAPE then
            gives the trace that --trace gave live. Another lesson, a fresh start or another branch
            starts a tape of its own; those left before lie beside TAPE with a number in their names.
            With --video the tape is then made into a film, as touchscope render does it; Ctrl-C ends
            the recording, a second one the film.
            """,
        options: [
            Option("output", "o", takes: "TAPE", "the tape to write"),
            Option("video", nil, takes: "OUT", "a film of it: .mp4 .webm .gif, 1920x1080"),
        ] + WindowOptions.all
    ) { call in
        guard let output = call["output"] else { throw call.wrong("-o TAPE is missing") }
        guard call.operands.count <= 1 else {
            throw call.wrong("one FILE or LESSON was expected, found also '\(call.operands[1])'")
        }
        var options = try WindowOptions(call)
        options.record = output
        // Made before the window opens: a wrong name is told at once, not after the work.
        let film = try call["video"].map { try RenderJob(filming: $0, call) }
        try showWindow(call.operands.first, options)
        Signals.shared.settle()
        try film?.run(Performance(of: output, language: options.language ?? "en"))
    }
}

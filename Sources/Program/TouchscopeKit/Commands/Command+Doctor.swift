import TouchDesktop
import TouchHost
import TouchScript
import TouchStage
import TouchStudio
import TouchVideo

extension Command {
    static let doctor = Command(
        name: "doctor",
        summary:
            "what was found: displays, touch devices, the way to paint, microphones, fonts, ffmpeg",
        usage: "[--touch [TAPE]]",
        details: """
            Exits with 1 if something that the window or the videos need is missing.

            With --touch it opens the window on its touch check: on which display each touchscreen lies, what is
            wrong with it, and what fingers tell of it: reports a second of each, jitter of time and place, gaps,
            lost ups, pressure and radius, how far taps are beside nine points, and how long a finger takes to
            be seen. When the window is closed, the report is printed. With --no-window it prints what is known
            without touching. With a TAPE it measures the touchscreen that it was recorded on.
            """,
        options: [
            Option("touch", nil, "touchscreens alone"),
            Option("no-window", nil, "with --touch: what is known without touching"),
            Option("output", "o", takes: "OUT", "the report: JSON Lines in OUT.jsonl, else text"),
        ]
            + WindowOptions.all.filter {
                ["size", "fullscreen", "display", "theme", "lang", "ui-scale", "diagonal", "trace"]
                    .contains($0.name)
            }
    ) { call in
        guard call.has("touch") else {
            try call.refuseOperands()
            if let option = call.options.keys.min() {
                throw call.wrong("--\(option) needs --touch")
            }
            return try examine()
        }
        let language = try call.language() ?? "en"
        let word = try call.operand(ifAny: "TAPE")
        let report = try word.map { try TouchReport(of: $0, call) } ?? .ofMachine(call)
        // Where the trace goes to the terminal, it goes there alone.
        if call["trace"] != "-" { try Console.write(report.text(language: language)) }
        if let output = call["output"] { try report.write(to: output, language: language) }
    }

    private static func examine() throws {
        let findings = Doctor.examine()
        for finding in findings { try Console.print(finding.line) }
        if findings.contains(where: { $0.standing == .missing }) { throw Failure.silent(status: 1) }
    }
}

extension TouchReport {
    /// Of the touchscreen that the tape that `word` names was recorded on.
    fileprivate init(of word: String, _ call: Call) throws {
        let staged = try FilmedTape.script(word)
        try call.check(outputs: [call["output"]], inputs: staged.files)
        guard let measures = TouchMeasures(of: staged.tape) else {
            throw Failure(
                "\(word) has no events of a touchscreen; touchscope record makes tapes that have")
        }
        self.init(measures: measures, unit: .points, source: staged.tape.file)
    }

    /// Of the touchscreens that are here, and what hands did in the window.
    fileprivate static func ofMachine(_ call: Call) throws -> TouchReport {
        func failure(_ why: String) -> Failure {
            Failure(
                "\(why): touchscreens are known to a display only; "
                    + "touchscope doctor --touch TAPE measures a recording")
        }
        if let why = Display.absence { throw failure(why) }
        guard call.has("no-window") else {
            var options = try WindowOptions(call)
            (options.checksTouch, options.touchReport) = (true, call["output"])
            return try Command.showWindow(nil, options) ?? TouchReport()
        }
        if let why = Display.start() { throw failure(why) }
        defer { Display.stop() }
        return TouchReport(setup: TouchSetup.ofX(), names: Doctor.touchscreensOfSDL)
    }
}

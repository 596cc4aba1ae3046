import TouchScript
import TouchStage

extension Command {
    static let doctor = Command(
        name: "doctor",
        summary:
            "what was found: displays, touch devices, the way to paint, microphones, fonts, ffmpeg",
        usage: "[--touch [TAPE]]",
        details: """
            Exits with 1 if something that the window or the videos need is missing.

            With --touch it tells of touchscreens: on which display each lies, and what is wrong with it.
            With a TAPE it measures the touchscreen that it was recorded on: fingers, words a second of each,
            jitter of time and place, gaps, lost ups, pressure and radius.
            """,
        options: [
            Option("touch", nil, "touchscreens alone"),
            Option("no-window", nil, "what is known without touching"),
            Option("output", "o", takes: "OUT", "the report: JSON Lines in OUT.jsonl, else text"),
            Option("lang", nil, takes: "en|zh", "the language of the report"),
        ]
    ) { call in
        guard call.has("touch") else {
            if let extra = call.operands.first { throw call.wrong("unexpected '\(extra)'") }
            if call.has("output") { throw call.wrong("--output needs --touch") }
            return try examine()
        }
        let language = try call.language() ?? "en"
        let word = call.operands.isEmpty ? nil : try call.operand("TAPE")
        let report = try word.map { try TouchReport(of: $0, call) } ?? TouchReport.ofMachine()
        try Console.write(report.text(language: language))
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
        let (scene, tape) = try Performance.script(word)
        try call.check(outputs: [call["output"]], inputs: [tape.file, scene.file])
        guard let measures = TouchMeasures(of: tape) else {
            throw Failure(
                "\(word) has no events of a touchscreen; touchscope record makes tapes that have")
        }
        self.init(measures: measures, unit: .points, source: tape.file)
    }

    /// Of the touchscreens that are here now, without a window.
    fileprivate static func ofMachine() throws -> TouchReport {
        if let why = Display.start() {
            throw Failure(
                "\(why): touchscreens are known to a display only; "
                    + "touchscope doctor --touch TAPE measures a recording")
        }
        defer { Display.stop() }
        return TouchReport(setup: TouchSetup.ofX(), names: Doctor.touchscreensOfSDL)
    }

    /// As JSON Lines if the file's name says so, else as text.
    func write(to path: String, language: String) throws {
        let isLines = path.lowercased().hasSuffix(".jsonl")
        try OutputFile.write((isLines ? jsonLines : text(language: language)).utf8, to: path)
    }
}

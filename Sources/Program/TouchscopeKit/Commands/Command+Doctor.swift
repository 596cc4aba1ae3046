import TouchDesktop
import TouchHost
import TouchScript
import TouchStage
import TouchStudio
import TouchVideo
import TouchWords

extension Command {
    static let doctor = Command(
        name: "doctor", summary: .command.doctor, usage: .verbatim("[--touch [TAPE]]"),
        details: .command.doctorDetails,
        options: [
            Option("touch", nil, .option.touch),
            Option("no-window", nil, .option.noWindow),
            Option("output", "o", takes: "OUT", .option.reportOutput),
        ]
            + WindowOptions.all.filter {
                ["size", "fullscreen", "display", "theme", "lang", "ui-scale", "diagonal", "trace"]
                    .contains($0.name)
            }
    ) { call in
        guard call.has("touch") else {
            try call.refuseOperands()
            if let option = call.options.keys.min() { throw call.wrong(.call.needsTouch(option)) }
            return try examine()
        }
        let language = try call.language() ?? Console.language
        let word = try call.operand(ifAny: "TAPE")
        let report = try word.map { try TouchReport(of: $0, call) } ?? .ofMachine(call)
        // A trace that goes to the terminal must not be mixed with other output.
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
    /// Creates the report of the touchscreen on which a tape, named by `word`, was recorded.
    fileprivate init(of word: String, _ call: Call) throws {
        let staged = try FilmedTape.script(word)
        try call.check(outputs: [call["output"]], inputs: staged.files)
        guard let measures = TouchMeasures(of: staged.tape) else {
            throw Failure(.tell.noTouchscreen(word))
        }
        self.init(measures: measures, unit: .points, source: staged.tape.file)
    }

    /// Returns the report of this machine's touchscreens, and of the touches in the window.
    fileprivate static func ofMachine(_ call: Call) throws -> TouchReport {
        if let why = Display.absence { throw Failure(.tell.needsDisplay(why)) }
        guard call.has("no-window") else {
            var options = try WindowOptions(call)
            (options.checksTouch, options.touchReport) = (true, call["output"])
            return try Command.showWindow(nil, options) ?? TouchReport()
        }
        if let why = Display.start() { throw Failure(.tell.needsDisplay(why)) }
        defer { Display.stop() }
        return TouchReport(setup: TouchSetup.ofX(), names: Doctor.touchscreensOfSDL)
    }
}

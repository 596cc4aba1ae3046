import Foundation
import TouchCanvas
import TouchHost
import TouchScript
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let audit = Command(
        name: "audit", summary: .command.audit, usage: .verbatim("SCENE"),
        details: .command.auditDetails,
        options: [
            Option("map", "m", takes: "OUT", .option.map),
            Option("format", "f", takes: "text|sarif", .option.auditFormat),
            Option("within", nil, takes: "TIME", .option.within),
            Option("strict", nil, .option.strict),
            Option("size", "s", takes: "WxH", .option.pictureSize),
            Option("theme", nil, takes: "NAME", .option.darkTheme),
            .language(.option.answerLanguage),
        ]
    ) { call in
        let word = try call.operand("SCENE")
        let language = try call.language() ?? Console.language
        let format = try call.format(among: ["text", "sarif"])
        let limit = try call.time("within") ?? 60
        let looks = try PictureLooks(call, option: "map")
        let (scene, tape) = try audited(word)
        try call.check(
            outputs: [looks.output], inputs: [scene.file] + (tape.map { [$0.file] } ?? []))
        var audit = Audit(scene, tape: tape, language: language)
        let seconds = audit.run(for: limit)
        let report = AuditReport(audit, seconds: seconds)
        if format == "sarif" {
            try Console.write(SarifLog(report, language: language).text())
        } else {
            try Console.write(report.text(in: language))
        }
        try looks.write { measurer in
            AuditMap(audit, theme: looks.theme, language: language, measurer: measurer)
                .picture(size: looks.size)
        }
        if call.has("strict"), report.hasWarnings { throw Failure.silent(status: 1) }
    }

    /// Returns the scene named by `word`, and the tape with its name; a lesson is both.
    private static func audited(_ word: String) throws -> (scene: Scene, tape: Tape?) {
        let opened = try OpenedScene.open(word, among: try Library.catalog())
        if let pair = opened.pair {
            throw Failure(
                .tell.twoScenes(
                    word, first: pair.first.scene.file, second: pair.second.scene.file))
        }
        let scene = opened.scene
        if let tape = opened.tape { return (scene, tape) }
        let beside = URL(fileURLWithPath: scene.file).deletingPathExtension()
            .appendingPathExtension("tape").relativePath
        guard FileManager.default.fileExists(atPath: beside),
            case .tape(let tape, let own) = try Library.load(beside), own.name == scene.name
        else { return (scene, nil) }
        return (scene, tape)
    }
}

extension Audit {
    /// Runs until `limit`, in seconds, and shows the progress on the console.
    /// - Returns: the duration, in seconds.
    fileprivate mutating func run(for limit: Double) -> Double {
        let start = SuspendingClock.now
        let seconds = { (SuspendingClock.now - start) / .seconds(1) }
        var progress = LongWork(Wording.work.runs)
        run(for: limit, now: seconds) { done, total in progress.update(done, of: total) }
        return seconds()
    }
}

import Foundation
import TouchCanvas
import TouchHost
import TouchPicture
import TouchStage
import TouchStudy
import TouchVideo
import TouchWords

extension Command {
    static let vary = Command(
        name: "vary", summary: .command.vary, usage: .verbatim("TAPE [-o OUT]"),
        details: .command.varyDetails,
        options: [
            Option("output", "o", takes: "OUT", .option.pictureOutput),
            Option("threshold", "t", takes: "OUTCOME", .option.threshold),
            Option("by", nil, takes: "TIME", .option.by),
            Option("rate", nil, takes: "HZ", .option.rate),
            Option("seed", nil, takes: "N", .option.seed),
            Option("format", "f", takes: "text|jsonl", .option.format),
            Option("jobs", "j", takes: "N", .option.jobs),
            Option("size", "s", takes: "WxH", .option.pictureSize),
            Option("theme", nil, takes: "NAME", .option.darkTheme),
            .language(.option.answerLanguage),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        let language = try call.language() ?? Console.language
        let format = try call.format()
        guard format == "text" || call["threshold"] == nil else {
            throw call.wrong(.call.thresholdFormat)
        }
        guard call["by"] == nil || call["threshold"] != nil else {
            throw call.wrong(.call.byNeedsThreshold)
        }
        let looks = try PictureLooks(call)
        var base = Variation()
        base.rate = try call.number("rate", in: 1...1000)
        base.seed = try call.whole("seed", in: 0...Int.max).map(UInt64.init) ?? 1
        let crew = VaryCrew(count: try call.whole("jobs", in: 1...256) ?? VaryCrew.usual)
        let staged = try FilmedTape.script(word)
        try call.check(outputs: [looks.output], inputs: staged.files)
        let study = try VaryStudy(
            staged, named: word, base: base, language: language, crew: crew)
        if let wish = call["threshold"] {
            let report = try study.thresholds(of: wish, by: call.time("by"))
            try Console.write(report.text(language: language))
            return try looks.write { report.picture(looks, language: language, $0) }
        }
        let (table, rows) = try study.table()
        if format == "jsonl" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            for row in rows {
                try Console.send(String(decoding: encoder.encode(row), as: UTF8.self) + "\n")
            }
        } else {
            try Console.write(table.text(language: language))
        }
        try looks.write { measurer in
            VaryPainter(theme: looks.theme, language: language, measurer: measurer)
                .picture(of: table, size: looks.size)
        }
    }
}

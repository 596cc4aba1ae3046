import Foundation
import TouchCanvas
import TouchHost
import TouchPicture
import TouchStage
import TouchStudy
import TouchVideo

extension Command {
    static let vary = Command(
        name: "vary", summary: "the same gestures a little otherwise: which decisions turn",
        usage: "TAPE [-o OUT]",
        details: """
            What fingers do in TAPE is done again at other rates, slower and faster, smaller and larger, and
            by a hand that trembles. A table tells what becomes of it, and sentences where and why it turns:
            "flick failed below 41.2 pt / 0.10 s". Pauses of more than half a second between gestures stay.
            --threshold looks for the smallest change of the gesture that turns an outcome, said as tapes
            expect it: 'drag acts', 'flick ended': along its size, how long it rests, and its speed.
            -o makes a picture of either.
            """,
        options: [
            Option("output", "o", takes: "OUT", "a picture: .png .svg .pdf"),
            Option("threshold", "t", takes: "OUTCOME", "where this turns"),
            Option("by", nil, takes: "TIME", "event time by which it must have come about"),
            Option("rate", nil, takes: "HZ", "as a screen of so many samples a second has it"),
            Option("seed", nil, takes: "N", "another trembling; 1"),
            Option("format", "f", takes: "text|jsonl", "lines to read, or JSON Lines"),
            Option("jobs", "j", takes: "N", "how many work at once; the cores"),
            Option("size", "s", takes: "WxH", "of the picture, in pixels; 1920x1280"),
            Option("theme", nil, takes: "NAME", "dark, light or projector; dark"),
            Option("lang", nil, takes: "en|zh", "the language of the answer"),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        let language = try call.language() ?? "en"
        let format = try call.format()
        guard format == "text" || call["threshold"] == nil else {
            throw call.wrong("--threshold tells lines to read; leave out --format")
        }
        guard call["by"] == nil || call["threshold"] != nil else {
            throw call.wrong("--by goes with --threshold")
        }
        let looks = try VaryLooks(call)
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

/// The picture that `vary` is asked for.
struct VaryLooks {
    /// Nil for none.
    let output: String?
    let size: CGSize
    let theme: Theme
    private let product: RenderProduct?

    init(_ call: Call) throws {
        output = call["output"]
        product = output.flatMap { RenderProduct($0) }
        if let output, product?.showsOneMoment != true {
            throw call.wrong("no picture ends like '\(output)'; there are .png .svg .pdf")
        }
        size = try call.size() ?? CGSize(width: 1920, height: 1280)
        theme = try call.theme() ?? .dark
    }

    func write(_ paint: (Typesetter) -> Picture) throws {
        guard let output, let product else { return }
        let typesetter = try Typesetter()
        try OutputFile.write(product.bytes(of: paint(typesetter), typesetter), to: output)
    }
}

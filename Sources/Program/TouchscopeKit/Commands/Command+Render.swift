import TouchHost
import TouchVideo
import TouchWords

extension Command {
    static let render = Command(
        name: "render", summary: .command.render, usage: .verbatim("TAPE [--all] -o OUT"),
        details: .command.renderDetails,
        options: [
            Option("output", "o", takes: "OUT", .option.output),
            Option("all", nil, .option.all),
            Option("at", nil, takes: "TIME", .option.moment),
            Option("preset", nil, takes: "NAME", .option.preset),
            Option("size", "s", takes: "WxH", .option.filmSize),
            Option("fps", nil, takes: "N", .option.filmRate),
            Option("theme", nil, takes: "NAME", .option.theme),
            Option("style", nil, takes: "FILE", .option.style),
            Option("no-cache", nil, .option.noCache),
            Option("transparent", nil, .option.transparent),
            .tellingLanguage,
            .overlays,
        ] + Option.voices
    ) { call in
        let word = try call.operand("TAPE")
        let output = try call.output("OUT")
        let script = try Script.load(word)
        let tape = script.tape
        let language = try call.language(of: tape.languages) ?? "en"
        let job = call.has("all") ? nil : try RenderJob(call, output: output, language: language)
        var filmed = try script.play(language: language)
        filmed.sound = try call.sound(of: filmed, in: language)
        if let job, job.product != .frames {
            try call.check(outputs: [output], inputs: filmed.files)
        }
        filmed.tellFailures()
        if let job {
            try job.run(filmed)
        } else {
            try Publication(call, of: filmed, in: output, language: language).run()
        }
    }
}

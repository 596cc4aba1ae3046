import Foundation
import TouchStage

extension Command {
    static let render = Command(
        name: "render", summary: "a picture, a film or subtitles of a tape",
        usage: "TAPE -o OUT",
        details: """
            TAPE is a file or a lesson. The end of OUT's name says what is made: .png .svg .pdf a
            picture, .mp4 .webm .gif a film, .srt .vtt its captions; a name without such an end, or
            with a slash at its end, is a folder of frames. A picture shows the moment --at, in event
            time, or the last; a .pdf without --at has a page for each caption.
            """,
        options: [
            Option("output", "o", takes: "OUT", "what to write"),
            Option("at", nil, takes: "TIME", "the moment of a picture: 1.5s, 250ms"),
            Option("size", "s", takes: "WxH", "in pixels; 1920x1080, a GIF 960x540"),
            Option("fps", nil, takes: "N", "frames a second, 1 to 240; 60, a GIF 20"),
            Option("theme", nil, takes: "NAME", "dark, light or projector"),
            Option("lang", nil, takes: "en|zh", "the language"),
            Option(
                "overlays", nil, takes: "LIST",
                "touches,hit-test,recognizers,chain,pipeline; all; none"),
        ]
    ) { call in
        let word = try call.operand("TAPE")
        guard let output = call["output"], !output.isEmpty else {
            throw call.wrong("-o OUT is missing")
        }
        let job = try RenderJob(call, output: output)
        let performance = try Performance(of: word, language: job.language)
        if job.product != .frames {
            try call.check(outputs: [output], inputs: performance.files)
        }
        for failure in performance.failures { Console.complain("\(failure)") }
        try job.run(performance)
    }
}

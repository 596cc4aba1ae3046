import TouchHost
import TouchVideo

extension Command {
    static let render = Command(
        name: "render", summary: "a picture, a film or subtitles of a tape",
        usage: "TAPE [--all] -o OUT",
        details: """
            TAPE is a file or a lesson. The end of OUT's name says what is made: .png .svg .pdf a
            picture, .mp4 .webm .gif a film, .srt .vtt its captions; a name without such an end, or
            with a slash at its end, is a folder of frames. A picture shows the moment --at, in event
            time, or the last; a .pdf without --at has a page for each caption. .mp4 and .webm have
            chapters, and subtitles in every language of the tape.
            A tape that shows two others together is a film of both, side by side and in step.
            Captions that somebody has spoken are heard, and stand as long as they are spoken:
            touchscope narrate records them, --speak has a synthesiser speak those that nobody has.
            The segments of films are kept in the cache folder ($XDG_CACHE_HOME/touchscope, 2 GB at
            most): what has not changed is not encoded again.
            A preset is a size, a rate and a theme: youtube 1920x1080, 60, dark; short 1080x1920, 60, dark;
            slide 1920x1080, 30, light; projector 1920x1080, 60, projector.
            With --all, OUT is a folder and gets everything: films, subtitles in every language, a
            poster, a picture for each chapter, slides, a card (of one run) and the score; with --transparent also the stage alone. What is there already as
            it would be made is left alone: a batch that was stopped goes on where it was.
            """,
        options: [
            Option("output", "o", takes: "OUT", "what to write"),
            Option("all", nil, "everything that can be made of TAPE, in the folder OUT"),
            Option("at", nil, takes: "TIME", "the moment of a picture: 1.5s, 250ms"),
            Option("preset", nil, takes: "NAME", "youtube, short, slide or projector; youtube"),
            Option("size", "s", takes: "WxH", "in pixels; the preset's, a GIF half of it"),
            Option("fps", nil, takes: "N", "frames a second, 1 to 240; the preset's, a GIF 20"),
            Option("theme", nil, takes: "NAME", "dark, light or projector; the preset's"),
            Option("style", nil, takes: "FILE", "the colour, font and logo of titles and captions"),
            Option("no-cache", nil, "neither use nor keep segments of films"),
            Option("transparent", nil, "the stage alone with nothing behind it: .webm, pictures"),
            Option("lang", nil, takes: "LANG", "en, zh, or another in which TAPE tells"),
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

import Foundation
import TestSupport
import Testing

/// `render --all`: everything that can be made of a tape, in one folder.
@Suite("Publishing", .serialized)
struct PublishTests {
    private let workshop: Workshop

    private static let tape = """
        tape 1
        scene "pad"
        chapter "One; 1" zh "一" de "Eins"
        caption "A tap." zh "轻点。" de "Ein Tipp."
        tap a
        wait 200ms
        chapter "Two" zh "二"
        caption "Again." zh "再来。"
        tap a

        """
    private static let films = ["pad.gif", "pad.mp4", "pad.webm"]

    init() throws {
        workshop = try Workshop()
        try workshop.write(Self.tape, to: "pad.tape")
    }

    private var words: [String] {
        [
            "render", workshop.path("pad.tape"), "--all", "-o", workshop.path("out"), "--size",
            "160x90", "--fps", "5",
        ]
    }

    /// What is said of each file, by its name.
    private func publish(
        _ more: [String] = [], environment: [String: String]? = nil
    ) throws -> (status: Int32, told: [String: String]) {
        let end = try Workshop.run(
            words + more, environment: environment ?? ProcessInfo.processInfo.environment)
        let lines = end.complaint.split(separator: "\n").map {
            $0.split(separator: ": ", maxSplits: 1).map(String.init)
        }
        let told = lines.compactMap { line -> (String, String)? in
            line.count == 2 ? ((line[0] as NSString).lastPathComponent, line[1]) : nil
        }
        return (end.status, Dictionary(told) { $1 })
    }

    private func kept(_ told: [String: String]) -> [String] {
        told.filter { $0.value == "unchanged" }.keys.sorted()
    }

    private func probe(_ film: String, _ entries: String) throws -> [String] {
        let probe = try Spawned([
            "ffprobe", "-v", "error", "-show_entries", entries, "-of", "compact=p=0:nk=1",
            workshop.path("out/" + film),
        ])
        let text = String(decoding: probe.readAll(), as: UTF8.self)
        #expect(probe.wait() == 0)
        return text.split(separator: "\n").map(String.init)
    }

    @Test("8: a tape is not written over, whatever it is called")
    func input() throws {
        try workshop.write(Self.tape, to: "tape.score")
        let words = ["render", workshop.path("tape.score"), "--all", "-o", workshop.folder.path]
        let end = try Workshop.run(words)
        #expect(end.status == 2)
        #expect(
            end.complaint.contains(
                "is the input file \(workshop.path("tape.score")); choose another output file"))
        #expect(workshop.read("tape.score") == Self.tape)
    }

    @Test("one call makes films, subtitles in each language, pictures, slides, card and score")
    func everything() throws {
        #expect(try publish().status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: workshop.path("out"))
        let subtitles = ["de", "en", "zh"].flatMap { ["pad.\($0).srt", "pad.\($0).vtt"] }
        let others = [
            ".pad.films.json", "pad-chapter-1.png", "pad-chapter-2.png", "pad-poster.png",
            "pad.html", "pad.pdf", "pad.score",
        ]
        #expect(files.sorted() == (Self.films + subtitles + others).sorted())
        #expect(
            try String(contentsOfFile: workshop.path("out/pad.de.srt"), encoding: .utf8)
                .contains("Ein Tipp."))
        #expect(
            try probe("pad.mp4", "stream=codec_name:stream_tags=language").prefix(4) == [
                "h264|eng", "mov_text|eng", "mov_text|zho", "mov_text|deu",
            ])
        for film in ["pad.mp4", "pad.webm"] {
            #expect(try probe(film, "chapter_tags=title") == ["One; 1", "Two"])
            #expect(try probe(film, "format_tags=title") == ["pad"])
        }
        #expect(
            try probe("pad.webm", "stream=codec_name:stream_tags=language") == [
                "vp9|eng", "webvtt|eng", "webvtt|zho", "webvtt|deu",
            ])
    }

    @Test("a batch that failed goes on with the films that are missing")
    func resumed() throws {
        let real = "exec /usr/bin/env PATH=\"${PATH#*:}\" ffmpeg \"$@\""
        let noGIF = try workshop.install(
            ffmpeg: "case \"$*\" in *palettegen*) exit 1;; esac; \(real)")
        #expect(try publish(environment: noGIF).status == 1)
        // An encoder that could not make them: those that are there are not made again.
        let onlyGIF = try workshop.install(
            ffmpeg: "case \"$*\" in *libx264*) exit 1;; esac; \(real)")
        let end = try publish(environment: onlyGIF)
        #expect(end.status == 0)
        #expect(kept(end.told).count == end.told.count - 1)
        #expect(end.told["pad.gif"]?.hasSuffix(" frames") == true)
    }

    @Test("a changed caption makes anew what shows it; a broken film is made anew")
    func changed() throws {
        #expect(try publish().status == 0)
        #expect(try kept(publish().told).count == 15)
        try workshop.write("broken", to: "out/pad.webm")
        let mended = try publish()
        #expect(mended.told.filter { $0.value != "unchanged" }.map(\.key) == ["pad.webm"])
        try workshop.write(
            Self.tape.replacingOccurrences(of: "Ein Tipp.", with: "Ein Tip."), to: "pad.tape")
        let told = try publish().told
        let anew = told.filter { $0.value != "unchanged" }.keys.sorted()
        #expect(anew == ["pad.de.srt", "pad.de.vtt", "pad.html", "pad.mp4", "pad.webm"])
        try workshop.write(
            Self.tape.replacingOccurrences(of: "A tap.", with: "A tip."), to: "pad.tape")
        let english = try publish().told.filter { $0.value != "unchanged" }.keys
        #expect(english.contains("pad.en.srt") && Set(Self.films).isSubset(of: english))
    }

    @Test("any language of the tape can be chosen; another is told with those there are")
    func languages() throws {
        let told = try Workshop.run(words + ["--lang", "fr"])
        #expect(told.status == 2)
        #expect(
            told.complaint
                == "touchscope: unknown language 'fr'; available: en, zh and de; see touchscope render --help\n"
        )
        let score = workshop.path("a.score")
        let words = ["render", workshop.path("pad.tape"), "-o", score, "--lang", "de"]
        #expect(try Workshop.run(words).status == 0)
        #expect(workshop.read("a.score")?.contains("Ein Tipp.") == true)
    }
}

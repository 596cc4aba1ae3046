import Foundation
import TestSupport
import Testing

/// Films in which captions are spoken.
@Suite("Spoken films", .serialized)
struct VoiceTests {
    private let workshop: Workshop
    private let environment: [String: String]

    private static let tape = """
        tape 1
        scene "pad"
        caption "A tap on *a*." zh "轻点*a*。"
        tap a
        wait 500ms
        caption "Again." zh "再来。"
        tap a

        """

    init() throws {
        workshop = try Workshop()
        try workshop.write(Self.tape, to: "pad.tape")
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_CACHE_HOME"] = workshop.folder.path
        self.environment = environment
    }

    private func render(_ file: String, _ more: [String] = []) throws -> (
        status: Int32, complaint: String
    ) {
        let words = [
            "render", workshop.path("pad.tape"), "-o", workshop.path(file), "--size", "160x90",
            "--fps", "20",
        ]
        return try Workshop.run(words + more, environment: environment)
    }

    private func probe(_ film: String, _ entries: String) throws -> [String] {
        let probe = try Spawned([
            "ffprobe", "-v", "error", "-show_entries", entries, "-of", "compact=p=0:nk=1",
            workshop.path(film),
        ])
        let text = String(decoding: probe.readAll(), as: UTF8.self)
        #expect(probe.wait() == 0)
        return text.split(separator: "\n").map(String.init)
    }

    /// Puts a sound where the voice of a caption is looked for.
    private func speak(_ words: String, _ samples: [Int16]) throws {
        let files = try #require(workshop.read("names"), "names are written first")
        let line = files.split(separator: "\n").first { $0.hasSuffix("  " + words) }
        let name = try #require(line?.split(separator: "  ").first)
        let path = workshop.path("voice/en/\(name).wav")
        try FileManager.default.createDirectory(
            atPath: workshop.path("voice/en"), withIntermediateDirectories: true)
        try TestSound.wav(samples).write(to: URL(fileURLWithPath: path))
    }

    private func list() throws {
        let list = try Spawned(
            [Workshop.program, "narrate", workshop.path("pad.tape"), "--list"],
            environment: environment)
        let text = String(decoding: list.readAll(), as: UTF8.self)
        #expect(list.wait() == 0)
        try workshop.write(text, to: "names")
    }

    /// When a caption is shown, by the film's subtitles.
    private func start(of words: String, in file: String) throws -> Double {
        #expect(try render(file).status == 0)
        let lines = try #require(workshop.read(file)).split(separator: "\n")
        let place = try #require(lines.firstIndex { $0 == words })
        let stamp = lines[place - 1].prefix(12).replacing(",", with: ".")
        let parts = stamp.split(separator: ":").compactMap { Double($0) }
        return parts.reduce(0) { $0 * 60 + $1 }
    }

    @Test(
        "a click in a caption's voice is heard in the film where the caption stands, to the frame",
        arguments: ["mp4", "webm"])
    func clicks(kind: String) throws {
        try list()
        try speak("A tap on a.", TestSound.clicks(at: [0.5, 2.5], seconds: 3))
        try speak("Again.", TestSound.clicks(at: [1], seconds: 2))
        #expect(try render("pad.\(kind)").status == 0)
        let again = try start(of: "Again.", in: "pad.srt")
        let onsets = TestSound.onsets(in: try TestSound.heard(in: workshop.path("pad.\(kind)")))
        let expected = [0.5, 2.5, again + 1]
        #expect(onsets.count == expected.count, "\(onsets)")
        for (onset, time) in zip(onsets, expected) {
            #expect(abs(onset - time) < 0.05, "\(onsets)")
        }
        let codec = kind == "mp4" ? "h264|eng aac|eng" : "vp9|eng opus|eng"
        #expect(
            try probe("pad.\(kind)", "stream=codec_name:stream_tags=language").prefix(2)
                .joined(separator: " ") == codec)
    }

    @Test("a film without voices, a silent one and a GIF have no sound")
    func silence() throws {
        #expect(try render("none.mp4").status == 0)
        #expect(try !probe("none.mp4", "stream=codec_type").contains("audio"))
        try list()
        try speak("Again.", TestSound.clicks(at: [1], seconds: 2))
        let end = try render("silent.mp4", ["--silent"])
        #expect(end.status == 0 && !end.complaint.contains("voice"))
        #expect(try !probe("silent.mp4", "stream=codec_type").contains("audio"))
        let gif = try render("pad.gif")
        #expect(gif.status == 0)
        #expect(gif.complaint.hasPrefix("captions without a voice file in "), "\(gif.complaint)")
    }

    @Test("a synthesiser speaks in both languages, each caption once", arguments: ["en", "zh"])
    func spoken(language: String) throws {
        let log = workshop.path("log")
        let command = "echo {lang} >> '\(log)'; exec espeak-ng -v {lang} --stdin -w {out}"
        for file in ["one.mp4", "two.mp4"] {
            let end = try render(file, ["--lang", language, "--speak", command])
            #expect(end.status == 0, "\(end.complaint)")
            #expect(workshop.read("log") == "\(language)\n\(language)\n")
        }
        let heard = try TestSound.heard(in: workshop.path("one.mp4"))
        #expect(heard.contains { abs(Int($0)) > 3000 })
        let one = FileManager.default.contents(atPath: workshop.path("one.mp4"))
        #expect(one == FileManager.default.contents(atPath: workshop.path("two.mp4")))
    }

    @Test(
        "films are as loud as is usual, however soft or loud a voice is", arguments: [300, 30000])
    func loudness(peak: Int) throws {
        try list()
        let tone = (0..<4 * TestSound.rate).map { place -> Int16 in
            let swing: Double = sin(Double(place) * 0.06)
            let part: Double = place / 12_000 % 2 == 0 ? 1 : 0.3
            return Int16(Double(peak) * swing * part)
        }
        try speak("A tap on a.", tone)
        #expect(try render("pad.mp4").status == 0)
        let meter = try Spawned([
            "ffmpeg", "-nostdin", "-v", "error", "-i", workshop.path("pad.mp4"), "-af",
            "ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=-", "-f", "null", "-",
        ])
        let text = String(decoding: meter.readAll(), as: UTF8.self)
        let last = try #require(text.split(separator: "\n").last { $0.hasPrefix("lavfi.r128.I=") })
        let loudness = try #require(Double(last.dropFirst(13)))
        #expect(abs(loudness + 16) < 1.5)
    }

    @Test(
        "a synthesiser that fails, hangs or says nothing is told in one line",
        arguments: [
            ("exit 3", "failed for 'A tap on a.': it exited with status 3"),
            ("true", "produced no sound for 'A tap on a.'"),
            ("echo no sound", "produced no sound for 'A tap on a.'"),
            ("sleep 99 & sleep 99", "took more than 1 s for 'A tap on a.' and was stopped"),
        ])
    func failures(command: String, message: String) throws {
        var environment = environment
        environment["TOUCHSCOPE_PATIENCE"] = "1"
        let words = [
            "render", workshop.path("pad.tape"), "-o", workshop.path("pad.mp4"), "--speak", command,
        ]
        let end = try Workshop.run(words, environment: environment)
        expectFailure(end)
        #expect(end.complaint.contains(message), "\(end.complaint)")
        #expect(workshop.read("pad.mp4") == nil)
    }

    @Test("a synthesiser that never answers ends with the program", arguments: [SIGINT, SIGTERM])
    func stopped(signal: Int32) throws {
        // It says that it was started, and who it is.
        let place = workshop.path("started")
        let program = try RunningProgram(
            "touchscope",
            [
                "render", workshop.path("pad.tape"), "-o", workshop.path("pad.mp4"), "--speak",
                "echo $$ > \(place).new; mv \(place).new \(place); sleep 1000",
            ], environment: environment)
        while workshop.read("started") == nil { usleep(5000) }
        program.send(signal: signal)
        let end = program.waitForEnd()
        #expect(end.status == 128 + signal, "\(end.complaint)")
        let child = try #require(
            workshop.read("started").flatMap {
                Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
            })
        // The dead may lie about until somebody reaps them.
        try Folder.wait(for: "the end of the synthesiser's processes") {
            (try? Spawned(["pgrep", "-g", "\(child)", "-r", "S,R,D"]).wait()) == 1
        }
        #expect(workshop.read("pad.mp4") == nil)
    }

    @Test("a voice that is not a sound is named")
    func broken() throws {
        try list()
        try speak("Again.", [])
        let end = try render("pad.mp4")
        expectFailure(end)
        #expect(end.complaint.contains("/voice/en/again-"), "\(end.complaint)")
    }

    // MARK: Sounds that a tape names

    private func sounding(_ lines: String) throws {
        let click = TestSound.clicks(at: [0.25, 1.5], seconds: 2)
        try TestSound.wav(click).write(to: URL(fileURLWithPath: workshop.path("take.wav")))
        try workshop.write("tape 1\nscene \"pad\"\n\(lines)\n", to: "pad.tape")
    }

    private func onsets(_ file: String, _ more: [String] = []) throws -> [Double] {
        #expect(try render(file, more).status == 0)
        return TestSound.onsets(in: try TestSound.heard(in: workshop.path(file)))
    }

    private func expect(_ found: [Double], _ wanted: [Double]) {
        #expect(found.count == wanted.count, "\(found)")
        for (one, other) in zip(found, wanted) { #expect(abs(one - other) < 0.05, "\(found)") }
    }

    @Test("while a take's sound is heard, film time is event time, whatever happens")
    func take() throws {
        try sounding(
            "sound \"take.wav\"\ncaption \"One.\"\ntap a\nwait 500ms\ncaption \"Two.\"\ntap a\nwait 1s"
        )
        try expect(onsets("pad.mp4"), [0.25, 1.5])
        let stamps = try start(of: "Two.", in: "pad.srt")
        #expect(stamps < 1, "captions come with what happens")
    }

    @Test(
        "where the tape lets the film stand, the sound rests; it can begin later, and in the middle"
    )
    func freeze() throws {
        try sounding("sound \"take.wav\"\nwait 1s\nfreeze 2s\nwait 1s")
        try expect(onsets("one.mp4"), [0.25, 3.5])
        try sounding("sound \"take.wav\" from 1s at 500ms\nwait 1s\nwait 1s")
        try expect(onsets("two.mp4"), [1])
    }

    @Test("a sound in a language is heard in that one; in others captions are spoken")
    func languages() throws {
        try sounding("sound \"take.wav\" lang en\ncaption \"One.\" zh \"一。\"\ntap a\nwait 2s")
        try expect(onsets("en.mp4"), [0.25, 1.5])
        let end = try render(
            "zh.mp4", ["--lang", "zh", "--speak", "espeak-ng -v {lang} --stdin --stdout"])
        #expect(end.status == 0, "\(end.complaint)")
        #expect(try probe("zh.mp4", "stream=codec_type").contains("audio"))
    }

    @Test("a sound that is not there is one line, for check and for films; a silent film is made")
    func missing() throws {
        try workshop.write(
            "tape 1\nscene \"pad\"\nsound \"gone.flac\"\ntap a\n", to: "pad.tape")
        let line = "pad.tape:3:1: found no such file at \(workshop.path("gone.flac"))"
        let film = try render("pad.mp4")
        #expect(film.status == 1 && film.complaint.contains(line), "\(film.complaint)")
        let check = try Spawned([Workshop.program, "check", workshop.path("pad.tape")])
        #expect(String(decoding: check.readAll(), as: UTF8.self).contains(line))
        #expect(check.wait() == 1)
        #expect(try render("pad.mp4", ["--silent"]).status == 0)
    }

    @Test("a recording made elsewhere is aligned by its clap, or by a time")
    func aligned() throws {
        let clap = TestSound.clicks(at: [0.75], seconds: 3)
        try TestSound.wav(clap).write(to: URL(fileURLWithPath: workshop.path("talk.wav")))
        try workshop.write("tape 1\nscene \"pad\"  # here\nwait 2s\ntap a\n", to: "pad.tape")
        let words = ["narrate", workshop.path("pad.tape"), "--audio", workshop.path("talk.wav")]
        #expect(try Workshop.run(words + ["--clap", "--lang", "en"]).status == 0)
        #expect(
            workshop.read("pad.tape")
                == "tape 1\nscene \"pad\"  # here\nsound \"talk.wav\" at 1.25s lang en\nwait 2s\ntap a\n"
        )
        try expect(onsets("pad.mp4"), [2])
        #expect(try Workshop.run(words + ["--at", "1.5s"]).status == 0)
        #expect(workshop.read("pad.tape")?.contains("\nsound \"talk.wav\" at 1.5s\nwait") == true)
        let both = try Workshop.run(words + ["--at", "1s", "--clap"])
        #expect(both.status == 2)
        try TestSound.wav([Int16](repeating: 3, count: 48_000)).write(
            to: URL(fileURLWithPath: workshop.path("talk.wav")))
        let none = try Workshop.run(words + ["--clap"])
        expectFailure(none)
        #expect(none.complaint.contains(" has no clap; "))
    }
}

import Foundation
import TestEffort
import TestSupport
import Testing

/// Everything that can be asked of the program without a window, of one lesson after another.
@Suite("Every command on every lesson")
struct SweepTests {
    struct Case: CustomTestStringConvertible {
        var lesson: String
        var language: String
        var testDescription: String { "\(lesson) \(language)" }
    }

    private static let lessons = Lessons.files.filter { $0.hasSuffix(".tape") }
        .map { String($0.dropLast(".tape".count)) }

    private static func cases(_ lessons: [String]) -> [Case] {
        lessons.flatMap { lesson in ["en", "zh"].map { Case(lesson: lesson, language: $0) } }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    /// Runs the program to its end, what it prints going to a file. It complains of nothing, and its figures are as people read
    /// them, but where `words` ask for lines that programs read.
    private func run(_ words: [String]) throws {
        let called = try Spawned(
            ["sh", "-c", "exec \"$@\" > \"$0\"", path("printed"), RunningProgram.touchscope] + words
        )
        let told = called.readErrors()
        let complaint = told.split(separator: "\n").filter { line in
            // What simplify did, how long a film has become, what a recording cannot hold, and what a lesson shows on purpose.
            line != "no decision changed" && !line.contains(": hint: ")
                && !line.hasPrefix("actions left out because they are not touches: ")
                && line.firstMatch(of: #/^kept \d+ of \d+ samples?$|: \d+ frames?$/#) == nil
                && line.wholeMatch(
                    of: #/wrote \d+ of \d+ lines?; no decision changed/#) == nil
        }
        #expect(called.wait() == 0, "\(words)")
        #expect(complaint.isEmpty, "\(words)")
        if words.contains("jsonl") { return }
        let faults = try Figures.faults(in: told + printed)
        #expect(faults == [], "\(words)")
    }

    private var printed: String {
        (try? String(contentsOfFile: path("printed"), encoding: .utf8)) ?? ""
    }

    @Test("ends with 0 and complains of nothing", arguments: cases(Effort.sample(lessons, 3)))
    func commands(_ each: Case) throws {
        let lesson = each.lesson
        let language = ["--lang", each.language]
        for words in [
            ["trace", lesson] + language, ["trace", lesson, "--format", "jsonl"] + language,
            ["check", lesson],
            ["audit", lesson, "--within", "1s", "-m", path("map.svg")] + language,
            ["whatif", lesson, "tuning pan-slop 20"] + language,
            ["whatif", lesson, "tuning pan-slop 20", "-o", path("both.score")] + language,
            ["simplify", lesson, "-o", path("fewer.tape")],
            ["simplify", "--verbs", "--expect", lesson, "-o", path("verbs.tape")],
            ["card", lesson, "-o", path("card.html")] + language,
        ] { try run(words) }
        let ofFingers = [
            ["why", lesson] + language, ["vary", lesson, "-o", path("vary.png")] + language,
            ["export", lesson, "-o", path("fingers.evemu"), "--replace"],
            ["export", lesson, "-o", path("fingers.yml"), "--replace"],
        ]
        for words in ofFingers where lesson != "shake-and-remote" { try run(words) }
        for end in ["png", "svg", "pdf"] {
            try run(["render", lesson, "-o", path("moment.\(end)"), "--at", "0.4s"] + language)
        }
        for end in ["srt", "vtt", "score", "pdf"] {
            try run(["render", lesson, "-o", path("whole.\(end)")] + language)
        }
        for file in ["fewer.tape", "verbs.tape", "whole.srt", "whole.vtt", "whole.score"] {
            let faults = try Figures.faults(
                in: String(contentsOfFile: path(file), encoding: .utf8))
            #expect(faults == [], "\(file)")
        }
        for file in ["scene", "tape"] {
            let text = try Data(contentsOf: Lessons.folder.appending(path: "\(lesson).\(file)"))
            try text.write(to: folder.url.appending(path: "\(lesson).\(file)"))
            try run(["fmt", "--check", path("\(lesson).\(file)")])
        }
        // A film of an instant: the shortest tape ends at 0.16 s.
        try run(["trim", path("\(lesson).tape"), "0s..100ms"])
        try run(
            ["render", path("\(lesson).tape"), "-o", path("second.mp4"), "--size", "320x180"]
                + ["--fps", "5", "--no-cache"] + language)
    }

    /// Three times, for what is freed too early is not missed every time.
    @Test("writes the code of every scene, and always the same", arguments: cases(lessons))
    func code(_ each: Case) throws {
        var texts: Set<String> = []
        for _ in 0..<3 {
            try run(["code", each.lesson, "--lang", each.language])
            texts.insert(printed)
        }
        #expect(texts.count == 1)
    }

    @Test(
        "whole films",
        .enabled(if: Effort.isFull, "minutes; make test-all does it"),
        arguments: cases(
            [
                "swipe-or-pan", "who-must-wait", "sheet-over-list", "slider-in-pages", "tour",
                "two-scroll-views",
            ].filter(lessons.contains)))
    func films(_ each: Case) throws {
        try run(
            [
                "render", each.lesson, "-o", path("film.mp4"), "--size", "640x360", "--fps", "30",
                "--no-cache",
            ]
                + ["--lang", each.language])
    }
}

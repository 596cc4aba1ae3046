import Foundation
import TestSupport
import Testing

/// A third language is one file: here a made one.
@Suite("A third language", .serialized) struct OtherLanguageTests {
    private let workshop: Workshop
    private let environment: [String: String]

    init() throws {
        workshop = try Workshop()
        try workshop.write(DoubledVowels.table(), to: "qq.words")
        environment = ProcessInfo.processInfo.environment.merging(
            ["TOUCHSCOPE_WORDS": workshop.path("qq.words"), "LC_ALL": "qq"]
        ) { $1 }
    }

    /// Words that stand in nearly every English sentence, and in none of this language.
    private static func english(in text: String) -> [String] {
        let words = text.split { !$0.isLetter && $0 != "-" }
        return words.filter { ["the", "and", "of", "it", "is", "to", "with", "that"].contains($0) }
            .map(String.init)
    }

    private func say(_ words: String...) throws -> String {
        let both = ["sh", "-c", "exec \"$@\" 2>&1", "sh", Workshop.program]
        let called = try Spawned(both + words, environment: environment)
        let said = String(decoding: called.readAll(), as: UTF8.self)
        _ = called.wait()
        return said
    }

    @Test("all help is in it")
    func help() throws {
        let overview = try say("--help")
        #expect(overview.contains("Shoows hoow toouuchees fiind theeiir waay."))
        #expect(Self.english(in: overview) == [])
        let commands = overview.split(separator: "\n").filter { $0.hasPrefix("  ") }
            .compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(commands.count > 20)
        for command in commands {
            let help = try say(command, "--help")
            #expect(Self.english(in: help) == [], "\(help)")
        }
    }

    @Test("whys, misses, faults and wrong calls are in it")
    func answers() throws {
        let why = try say("why", "swipe-or-pan", "drag", "-r")
        #expect(why.contains("drag faaiileed aat") && why.contains("flick woon"))
        #expect(Self.english(in: why) == [])
        try workshop.write(Workshop.tape.replacing("t ended", with: "t failed"), to: "pad.tape")
        let missed = try say("check", workshop.path("pad.tape"))
        #expect(missed.contains("foouund") && missed.contains("eexpeecteed"))
        try workshop.write("scene 1 \"pad\" 200 x 100\nview a at 20\n", to: "pad.scene")
        #expect(try say("check", workshop.path("pad.scene")).contains("pad.scene:2:13: foouund"))
        #expect(Self.english(in: try say("render", "--size", "big")) == [])
    }

    @Test("a card's page is in it, and nothing stands over its edge on a phone")
    func card() throws {
        let page = workshop.path("page.html")
        #expect(try say("card", "swipe-or-pan", "-o", page, "--lang", "qq").isEmpty)
        guard Browser.path != nil else { return }
        let browser = try Browser()
        try browser.resize(width: 390, height: 844)
        try browser.open(page)
        try browser.wait(
            for: "the hint of a touch", until: "document.body.innerText.includes('toouuch')")
        let said = try browser.read(
            "[...document.querySelectorAll('footer button, h2, #sentence')].map((e) => e.innerText).join(' ')"
        )
        #expect(Self.english(in: said) == [] && said.contains("Yoouur tuurn"), "\(said)")
        let wide = try browser.read(
            """
            [...document.querySelectorAll('button, p, li, h1, h2')]
                .filter((e) => e.offsetParent && (e.getBoundingClientRect().right > innerWidth + 1
                    || e.tagName === 'BUTTON' && e.scrollWidth > e.clientWidth + 1))
                .map((e) => e.innerText).join(' | ')
            """)
        #expect(wide == "")
        if let folder = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"] {
            try browser.picture().write(to: URL(filePath: folder).appending(path: "card.qq.png"))
        }
    }

    @Test("an English sentence is mended without building, and checked as every other")
    func mended() throws {
        let shipped = Lessons.folder.appending(path: "../Words/en.words").standardizedFileURL
        let table = try String(contentsOf: shipped, encoding: .utf8)
        let path = workshop.path("en.words")
        func say(_ table: String) throws -> String {
            try workshop.write(table, to: "en.words")
            let called = try Spawned(
                ["sh", "-c", "exec \"$@\" 2>&1", "sh", Workshop.program, "--help"],
                environment: environment.merging(["TOUCHSCOPE_WORDS": path]) { $1 })
            defer { _ = called.wait() }
            return String(decoding: called.readAll(), as: UTF8.self)
        }
        let sentence = "Shows how touches find their way."
        #expect(try say(table.replacing(sentence, with: "Shows why.")).contains("\nShows why."))
        #expect(
            try say(table.replacing("unit.seconds = {n: text} s\n", with: "")).contains(
                "error: lacks unit.seconds, expected the translation of '{n: text} s'"))
    }

    @Test("a table that is wrong is told with line and remedy, and nothing else is said")
    func wrong() throws {
        try workshop.write("language Q\nplural one\nwhy.no = x\n", to: "qq.words")
        let told = try say("--help")
        #expect(
            told.contains(
                "qq.words:3: error: found why.no, which no English sentence is: take it out")
                && !told.contains("usage"))
    }
}

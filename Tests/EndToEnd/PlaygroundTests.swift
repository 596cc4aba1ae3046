import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The playground of a course, in a real browser: one types, touches, asks, and sends it on as a link.
    @Suite("The playground", .serialized, .enabled(if: Browser.path != nil, "there is no Chromium"))
    struct PlaygroundTests {
        /// Made once: a course of one lesson, and the playground beside it.
        private static let made = Result { try make() }
        private let page: String

        init() throws {
            page = try Self.made.get().url.appending(path: "course/playground.html").path
        }

        private static func make() throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            let list = folder.url.appending(path: "one.lessons")
            try "lessons 1\ngroup \"One\"\n  lesson swipe-or-pan\n".write(
                to: list, atomically: true, encoding: .utf8)
            let made = try Workshop.run(
                ["course", list.path, "-o", folder.url.appending(path: "course").path])
            #expect(made.status == 0, "\(made.complaint)")
            return folder
        }

        private static let scene = """
            scene 1 "feed" 390 x 400
            scroll feed at 0 0 size 390 400 content 390 900
              view first at 0 8 size 390 88 color sand
                pan archive moves first

            """
        private static let text =
            scene + """
                tape 1
                finger a down first
                finger a move by 0 -60 over 200ms
                finger a up
                expect feed scrolled

                """

        /// A desk's browser with the playground in it.
        private func desk(_ fragment: String = "", width: Int = 1280) throws -> Browser {
            let browser = try Browser(width: width, height: 800)
            try browser.open(page)
            if !fragment.isEmpty { try browser.read("location.hash = '\(fragment)'") }
            try browser.wait(for: "the first picture", until: "beginning !== ''")
            return browser
        }

        private func type(_ text: String, in browser: Browser) throws {
            let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            try browser.read(
                "(() => { sheet.value = \(json); sheet.dispatchEvent(new Event('input')); })()")
            // Only then it is played.
            try browser.wait(
                for: "it to be played", until: "!pause && remember.last === sheet.value")
        }

        private func wait(_ browser: Browser, for text: String, in id: String) throws {
            try browser.wait(
                for: "'\(text)' in \(id)", until: "by('\(id)').textContent.includes(\"\(text)\")")
        }

        private func link(in browser: Browser) throws -> String {
            try browser.read("(address().then((link) => { sheet.title = link; }), 0)")
            try browser.wait(for: "the link", until: "sheet.title.includes('#')")
            defer { _ = try? browser.read("(sheet.title = '')") }
            return try browser.read("sheet.title")
        }

        private func read(_ browser: Browser, _ id: String) throws -> String {
            try browser.read("by('\(id)').textContent")
        }

        @Test("tells what is wrong under the line while one types, and plays again what is right")
        func faults() throws {
            let browser = try desk()
            try type(Self.text.replacing("sand", with: "sandy"), in: browser)
            try wait(browser, for: "3:", in: "faults")
            #expect(try read(browser, "faults").contains("did you mean 'sand'"))
            #expect(try browser.read("document.querySelector('.line.bad b').textContent") == "3")
            try type(Self.text.replacing("expect feed scrolled\n", with: ""), in: browser)
            try wait(browser, for: "No expectations yet", in: "sum")
            #expect(try read(browser, "faults").isEmpty && browser.complaints.isEmpty)
        }

        @Test(
            "says why an expectation is missed, what mends it, tried, and with what else that changes"
        )
        func mend() throws {
            let browser = try desk()
            try type(Self.text, in: browser)
            try wait(
                browser, for: "feed did not scroll, expected feed scrolled", in: "missed-title")
            try wait(browser, for: "archive was recognized first", in: "reasons")
            try browser.wait(
                for: "a remedy",
                until: "document.querySelector('.remedy + .besides, .remedy + .alone')")
            try browser.read("document.querySelector('.remedy').click()")
            try wait(browser, for: "1 of 1 expectations met", in: "sum")
            #expect(try browser.read("by('missed').hidden") == "true")
            #expect(try browser.read("sheet.value !== \(Self.quoted(Self.text))") == "true")
            try browser.tap("#undo")
            try wait(browser, for: "1 of 1 expectations not met", in: "sum")
            #expect(try browser.read("sheet.value === \(Self.quoted(Self.text))") == "true")
        }

        private static func quoted(_ text: String) -> String {
            (try? String(decoding: JSONEncoder().encode(text), as: UTF8.self)) ?? ""
        }

        @Test("answers questions, and looks for what brings about a wish")
        func ask() throws {
            let browser = try desk()
            try type(Self.text, in: browser)
            try wait(browser, for: "not met", in: "sum")
            func ask(_ words: String) throws {
                try browser.read("(by('ask-text').value = '\(words)', answer())")
            }
            try ask("feed.pan failed")
            try wait(browser, for: "archive was recognized first", in: "answers")
            try ask("archive acts")
            try wait(browser, for: "already the case", in: "answers")
            try ask("feed scrolled")
            try browser.wait(
                for: "a remedy", until: "document.querySelector('#answers .remedy')")
            try ask("nobody at all")
            try wait(browser, for: "Nothing in this scene or tape matches that", in: "answers")
        }

        @Test("writes down what fingers do, in verbs, and shows the scene as Swift")
        func record() throws {
            let browser = try desk()
            try type(Self.scene, in: browser)
            try wait(browser, for: "No expectations yet", in: "sum")
            try browser.tap("#record")
            let box = try browser.read(Browser.box(of: "#picture")).split(separator: " ")
                .compactMap { Double($0) }
            let (x, y) = (box[0] + box[2] / 2, box[1] + 60)
            try browser.touch(.start, [.init(0, x, y)])
            for step in 1...5 { try browser.touch(.move, [.init(0, x, y + Double(step) * 12)]) }
            try browser.touch(.end)
            try wait(browser, for: "archive", in: "sentence")
            try browser.tap("#record")
            try browser.wait(for: "the tape", until: "sheet.value.includes('finger a down first')")
            #expect(try browser.read("sheet.value").contains("tape 1\n"))
            #expect(try read(browser, "faults").isEmpty)
            // What is downloaded is a file like any other.
            let file = try Self.made.get().url.appending(path: "feed.touch")
            try (try browser.read("sheet.value")).write(to: file, atomically: true, encoding: .utf8)
            let traced = try Spawned([Workshop.program, "trace", file.path])
            let trace = try browser.read("engine.query('trace')")
            #expect(String(decoding: traced.readAll(), as: UTF8.self) == trace)
            #expect(traced.wait() == 0)
            let picture = file.deletingPathExtension().path + ".png"
            let made = try Workshop.run(["render", file.path, "-o", picture, "--size", "320x180"])
            #expect(made.status == 0, "\(made.complaint)")
            try browser.tap("#swift")
            try wait(browser, for: "UIPanGestureRecognizer", in: "swift-text")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }

        @Test(
            "copies a link that opens elsewhere, on the page and in the program, to the same trace")
        func link() throws {
            let browser = try desk()
            try type(Self.text, in: browser)
            try wait(browser, for: "not met", in: "sum")
            try browser.read("(by('ask-text').value = 'feed.pan failed', act('scrub 0.05'))")
            try browser.wait(for: "the past", until: "told.isLive === false")
            let link = try link(in: browser)
            #expect(link.count < 2000)
            let fragment = String(link.drop { $0 != "#" })
            let other = try desk(fragment, width: 390)
            try wait(other, for: "archive was recognized first", in: "answers")
            try other.wait(
                for: "the moment", until: "told.time < 0.1 && told.isLive === false")
            let trace = try other.read("engine.query('trace')")
            #expect(try browser.read("engine.query('trace')") == trace)
            // Each is kept as a file, in a folder of the user's.
            var environment = ProcessInfo.processInfo.environment
            environment["XDG_CACHE_HOME"] = try Self.made.get().url.path
            let called = try Spawned([Workshop.program, "trace", link], environment: environment)
            #expect(String(decoding: called.readAll(), as: UTF8.self) == trace)
            _ = called.wait()
            let checked = try Workshop.run(["check", "-q", link], environment: environment)
            #expect(checked.status == 1 && !checked.complaint.contains("link"))
        }

        @Test("a link that cannot be opened says so in one sentence, and the page goes on")
        func hostile() throws {
            let browser = try desk()
            let good = try link(in: browser)
            let fragment = Array(good.utf8.drop { $0 != UInt8(ascii: "#") })
            for (broken, words) in [
                ("#v=1&s=***", "damaged"), ("#v=9&s=AAAA", "version 9"), ("#v=1&s=AAAA", "damaged"),
            ] {
                try browser.read("(trouble(''), location.hash = '\(broken)')")
                try wait(browser, for: words, in: "trouble")
            }
            var dice = Dice(seed: 1)
            for _ in 0..<30 {
                var bytes = fragment
                for _ in 0...dice.roll(4) {
                    bytes[1 + dice.roll(bytes.count - 1)] = UInt8(ascii: "0") + UInt8(dice.roll(75))
                }
                try browser.read(
                    "(location.hash = \(Self.quoted(String(decoding: bytes, as: UTF8.self))), 0)")
            }
            try type(Self.text, in: browser)
            try wait(browser, for: "1 of 1 expectations not met", in: "sum")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }

        @Test(
            "every pattern opens without a fault, and its link is short; so is that of every lesson's bare text"
        )
        func short() throws {
            let browser = try desk()
            let count = Int(try browser.read("data.patterns.length")) ?? 0
            #expect(count >= 12)
            var longest = 0
            for place in 0..<count {
                try browser.read("replace(data.patterns[\(place)].text, true)")
                #expect(try browser.read("verdict.faults.length") == "0")
                longest = max(longest, try link(in: browser).count)
            }
            #expect(longest < 2000)
            var bare: [Int] = []
            for file in Lessons.files where file.hasSuffix(".tape") {
                let lesson = String(file.dropLast(5))
                let called = try Spawned([Workshop.program, "link", lesson, "--bare"])
                let link = String(decoding: called.read(), as: UTF8.self)
                if called.wait() == 0 { bare.append(link.count) }
            }
            #expect(bare.count > 45 && bare.max() ?? 0 <= 2000)
            print(
                "links: the longest pattern's has \(longest) characters, the longest bare lesson's \(bare.max() ?? 0)"
            )
        }

        @Test(
            "in other browsers, too, one types, breaks and mends a scene, and a link goes from there to here",
            arguments: OtherBrowser.Kind.allCases.filter(\.isInstalled))
        func otherBrowsers(kind: OtherBrowser.Kind) throws {
            let server = try XServer(width: 1280, height: 900)
            let other = try OtherBrowser(kind, environment: server.environment)
            func element(_ id: String) -> String { "document.getElementById('\(id)')" }
            func wait(for text: String, in id: String) throws {
                try other.wait(
                    for: text, until: "\(element(id)).textContent.includes(\"\(text)\")")
            }
            func put(_ text: String) throws {
                _ = try other.read(
                    """
                    ((sheet) => { sheet.value = \(Self.quoted(text)); \
                    sheet.dispatchEvent(new Event('input')); })(\(element("text")))
                    """)
            }
            try other.open(page)
            try wait(for: "not met", in: "sum")
            try put(Self.text.replacing("sand", with: "sandy"))
            try wait(for: "did you mean 'sand'", in: "faults")
            try put(Self.text)
            try wait(for: "archive was recognized first", in: "reasons")
            _ = try other.read("\(element("link")).click()")
            try other.wait(for: "the link", until: "location.hash.length > 100")
            let here = try desk(try other.read("location.hash"))
            try self.wait(here, for: "archive was recognized first", in: "reasons")
            #expect(try here.read("sheet.value === \(Self.quoted(Self.text))") == "true")
        }
    }
}

import Foundation
import TestSupport
import Testing

/// A lesson's page, as `touchscope card` writes it, in a real browser that is really touched.
@Suite("A page to touch", .serialized, .enabled(if: Browser.path != nil, "there is no Chromium"))
struct PageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The page of a lesson or a tape, opened.
    private func page(
        _ lesson: String = "swipe-or-pan", in browser: Browser, arguments: [String] = []
    ) throws {
        try browser.open(try file(lesson, arguments))
        try browser.wait(
            for: "the first picture", until: "document.getElementById('picture').width > 300")
    }

    private func file(_ lesson: String, _ arguments: [String] = []) throws -> String {
        let output = folder.url.appending(path: "page.html").path
        let made = try Workshop.run(["card", lesson, "-o", output] + arguments)
        #expect(made.status == 0 && made.complaint.isEmpty, "\(made.complaint)")
        return output
    }

    /// A finger that moves from one place of the stage to another, in shares of it, within so many steps.
    private func drag(
        _ browser: Browser, from: (Double, Double), to: (Double, Double), steps: Int = 6,
        lifts: Bool = true
    ) throws {
        let box = try browser.read(
            Browser.box(of: "#picture")
        ).split(separator: " ").compactMap { Double($0) }
        func point(_ share: Double) -> Browser.Point {
            Browser.Point(
                0, box[0] + box[2] * (from.0 + (to.0 - from.0) * share),
                box[1] + box[3] * (from.1 + (to.1 - from.1) * share))
        }
        try browser.drag(
            over: (0...steps).map { point(Double($0) / Double(steps)) }, lifts: lifts)
    }

    private func wait(_ browser: Browser, for text: String, in id: String = "sentence") throws {
        try browser.wait(
            for: "'\(text)' in \(id)",
            until: "document.getElementById('\(id)').textContent.includes(\"\(text)\")")
    }

    @Test("says why of what a finger did, in one sentence, with the line of the scene that decided")
    func flick() throws {
        let browser = try Browser()
        try page(in: browser)
        try wait(browser, for: "touch the stage")
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "it waited for flick, and flick won")
        try wait(browser, for: "Why did drag fail?", in: "asked")
        try wait(browser, for: "without require drag to-fail flick", in: "would")
        #expect(
            try browser.read("document.querySelector('.row.lit').textContent").contains(
                "require drag"))
        #expect(try browser.read("document.querySelectorAll('#task-list .done').length") == "1")
        #expect(
            try browser.read("getComputedStyle(document.querySelector('#sentence .failed')).color")
                == "rgb(245, 129, 137)")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("plays the same touches without a line that is switched off, and says where the two part")
    func switched() throws {
        let browser = try Browser()
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        try browser.tap(".row.lit button")
        try wait(browser, for: "drag waits for flick → drag began", in: "difference")
        #expect(
            try browser.read("document.querySelector('.row.off').textContent").contains(
                "require drag"))
        try browser.tap(".row.off button")
        try browser.wait(for: "the line", until: "document.querySelector('.row.off') === null")
    }

    @Test("is stepped through decision by decision, and a finger on the past goes on from there")
    func past() throws {
        let browser = try Browser()
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        try wait(browser, for: "10/10", in: "clock")
        for step in (1...10).reversed() {
            try browser.tap("#back")
            try wait(browser, for: " \(step)/10", in: "clock")
        }
        try wait(browser, for: "finger a", in: "sentence")
        try wait(browser, for: "continue from here", in: "help")
        try browser.tap("#forward")
        try wait(browser, for: " 2/10", in: "clock")
        try drag(browser, from: (0.5, 0.7), to: (0.5, 0.7), steps: 1)
        try wait(browser, for: "Tap a name", in: "help")
    }

    @Test("is watched with its captions, waits with its question, and goes on when it is answered")
    func watched() throws {
        let browser = try Browser()
        try page(in: browser)
        try browser.tap("#watch")
        try wait(browser, for: "card has a swipe, flick")
        try wait(browser, for: "drag", in: "code")
        #expect(try browser.read("document.getElementById('played').textContent").hasPrefix("0:0"))
        // The question stands until it is answered, and no time passes meanwhile.
        let isPaused = "document.getElementById('pause').textContent === '▶'"
        try browser.wait(for: "it to wait", until: isPaused)
        let waits = try browser.read("document.getElementById('seek').value")
        try browser.tap("#choices button")
        try browser.wait(
            for: "it to go on", until: "document.getElementById('seek').value > \(waits)")
        #expect(try browser.read("document.querySelectorAll('#choices .right').length") == "1")
        // To its end.
        try browser.read(
            """
            (() => { const seek = document.getElementById('seek'); seek.value = seek.max - 0.5;
            seek.dispatchEvent(new Event('input')); })()
            """)
        try wait(browser, for: "touch here", in: "hint")
        #expect(
            try browser.read("document.getElementById('turn').getAttribute('aria-pressed')")
                == "true")
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        #expect(try browser.read("document.getElementById('film').hidden") == "true")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test("shows who watches for what before anybody touches")
    func watchers() throws {
        let browser = try Browser()
        try page(in: browser)
        try wait(browser, for: "GestureRecognizer on card", in: "lanes")
    }

    @Test("a page that is turned keeps no room that only the other way needed")
    func turned() throws {
        let browser = try Browser()
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        try browser.resize(width: 844, height: 390)
        try browser.resize(width: 768, height: 1024)
        let spare = """
            (() => { const why = document.getElementById('why'), last = [...why.children].filter((one) => one.offsetParent).at(-1);
              return why.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom; })()
            """
        try browser.wait(for: "its own height", until: "\(spare) < 60")
    }

    @Test(
        "its words stand out from what is behind them, by 4.5 to 1 or more",
        arguments: [true, false])
    func contrast(isDark: Bool) throws {
        let browser = try Browser(isDark: isDark)
        try page(in: browser)
        #expect(try browser.read(Self.faintWords) == "")
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        #expect(try browser.read(Self.faintWords) == "")
        try browser.tap(".row.lit button")
        try wait(browser, for: "drag began", in: "difference")
        #expect(try browser.read(Self.faintWords) == "")
        try browser.tap("#watch")
        try wait(browser, for: "card has a swipe, flick")
        try wait(browser, for: "drag", in: "code")
        #expect(try browser.read(Self.faintWords) == "")
    }

    /// An expression of a page: its words that can hardly be read, by WCAG's contrast of their color and what is behind.
    private static let faintWords = """
        (() => {
          const parts = (text) => text.match(/[\\d.]+/g).map(Number);
          const share = (value) => value <= 10.3 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
          const light = ([r, g, b]) => 0.2126 * share(r) + 0.7152 * share(g) + 0.0722 * share(b);
          const over = ([r, g, b, a = 1], below) => [r, g, b].map((value, i) => value * a + below[i] * (1 - a));
          const ground = (one) => {
            if (!one) return [255, 255, 255];
            const color = parts(getComputedStyle(one).backgroundColor);
            return color[3] === 0 ? ground(one.parentElement) : over(color, ground(one.parentElement));
          };
          return [...document.querySelectorAll('body *')].filter((one) => one.offsetParent && !one.disabled
            && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())).flatMap((one) => {
              const below = ground(one), above = over(parts(getComputedStyle(one).color), below);
              const [low, high] = [light(below), light(above)].sort((a, b) => a - b);
              const contrast = (high + 0.05) / (low + 0.05);
              return contrast < 4.5 ? [`${one.id || one.className} '${one.textContent.slice(0, 20)}' ${contrast.toFixed(2)}`] : [];
            }).join('; ');
        })()
        """

    @Test(
        "a scene that is too much gets one sentence, and its page a picture",
        arguments: [
            (
                "found more than 10000 views in the scene",
                (0..<100_000).map { "view v\($0) at 0 0 size 10 10\n" }.joined()
            ),
            (
                "nested",
                (0..<1000).map {
                    String(repeating: "  ", count: $0) + "view v\($0) at 0 0 size 400 300\n"
                }.joined()
            ),
        ])
    func excess(sentence: String, views: String) throws {
        let browser = try Browser()
        try browser.open(try file(playing: "scene 1 \"much\" 640 x 400\n" + views))
        try wait(browser, for: sentence, in: "trouble")
        #expect(try browser.read("document.querySelectorAll('#still svg').length") == "1")
    }

    @Test("timers without end leave the page time to be touched")
    func timers() throws {
        let browser = try Browser()
        let clocks = (0..<200).map {
            "view clock\($0) at 0 0 size 10 10 every 1ms logs \"tick\"\n"
        }
        try browser.open(
            try file(
                playing: "scene 1 \"much\" 640 x 400\n" + clocks.joined()
                    + "view a at 40 60 size 560 280\n  tap once\n"))
        try wait(browser, for: "runs slowly", in: "trouble")
        try drag(browser, from: (0.5, 0.5), to: (0.5, 0.5), steps: 1)
        try wait(browser, for: "once was recognized")
        try browser.tap("#language")
        try wait(browser, for: "轮到你了", in: "turn")
    }

    /// The page of a lesson with another scene in it, which no card would be made of.
    private func file(playing scene: String) throws -> String {
        let page = try file("swipe-or-pan")
        var html = try String(contentsOfFile: page, encoding: .utf8)
        let start = try #require(html.range(of: #"id="content">"#)).upperBound
        let end = try #require(html[start...].range(of: "</script>")).lowerBound
        let texts = ["scene": scene, "tape": "", "language": "en"]
        let content = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
        html.replaceSubrange(start..<end, with: content)
        try html.write(toFile: page, atomically: true, encoding: .utf8)
        return page
    }

    @Test("speaks Chinese when asked to")
    func chinese() throws {
        let browser = try Browser()
        try page(in: browser)
        try browser.tap("#language")
        try wait(browser, for: "轻扫还是拖动？", in: "title")
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "它在等 flick，而 flick 胜出")
        #expect(try browser.read("document.documentElement.lang") == "zh")
    }

    @Test("says what has become of a finger that only rests")
    func rests() throws {
        let browser = try Browser()
        try page("late-highlight", in: browser)
        try drag(browser, from: (0.3, 0.42), to: (0.3, 0.42), steps: 1, lifts: false)
        try wait(browser, for: "play got finger a's “began” after a 0.150 s delay")
    }

    @Test("cancels what the system takes away")
    func cancelled() throws {
        let browser = try Browser()
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.4, 0.7), steps: 2, lifts: false)
        try browser.touch(.cancel)
        try browser.wait(
            for: "an end of it",
            until: "document.querySelector('#sentence .failed, #sentence .cancelled') !== null")
    }

    @Test(
        "fits the screen: nothing stands sideways, words can be read, and what is pressed is as wide as a thumb",
        arguments: [(390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)])
    func sizes(width: Int, height: Int) throws {
        let browser = try Browser(width: width, height: height)
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
        #expect(try browser.read("document.documentElement.scrollWidth <= innerWidth") == "true")
        let small = """
            [...document.querySelectorAll('body *')].filter((one) => one.offsetParent && [...one.childNodes]
              .some((node) => node.nodeType === 3 && node.textContent.trim())
              && parseFloat(getComputedStyle(one).fontSize) < 13).map((one) => one.id + one.className).join()
            """
        #expect(try browser.read(small) == "")
        let narrow = """
            [...document.querySelectorAll('button, a')].filter((one) => one.offsetParent)
              .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML).join()
            """
        #expect(try browser.read(narrow) == "")
        try keep(browser, "\(width)x\(height)")
    }

    /// For whoever wants to look: TOUCHSCOPE_PICTURES names a folder.
    private func keep(_ browser: Browser, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["TOUCHSCOPE_PICTURES"] else {
            return
        }
        try browser.picture().write(to: URL(fileURLWithPath: folder + "/page-\(name).png"))
    }

    @Test(
        "outlives a trap of the engine: another one does again what was done, and it says so",
        arguments: [false, true])
    func trapped(withinAFrame: Bool) throws {
        let browser = try Browser()
        try browser.prepare(
            """
            const instantiate = WebAssembly.instantiate, clock = performance.now.bind(performance);
            performance.now = () => clock() + (window.passed ?? 0);
            WebAssembly.instantiate = async (...given) => {
              const made = await instantiate(...given);
              const exports = { ...made.exports };
              exports.touch = (...values) => {
                if (window.trap) { window.trap = false; throw new WebAssembly.RuntimeError('unreachable'); }
                made.exports.touch(...values);
              };
              return { exports };
            };
            """)
        try page(in: browser)
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        // That is looked for once the finger has lifted.
        try wait(browser, for: "without require drag to-fail flick", in: "would")
        // Later than recognizers show how they ended.
        try browser.read("(window.passed = 5000, told.isOld = true)")
        try browser.read("window.trap = true")
        if withinAFrame {
            try browser.read(
                """
                ['pointerdown', 'pointerup'].map((kind) => document.getElementById('picture').dispatchEvent(
                  new PointerEvent(kind, { pointerId: 7, pointerType: 'touch', bubbles: true })))
                """)
        } else {
            try drag(browser, from: (0.2, 0.7), to: (0.3, 0.7), steps: 1)
        }
        try wait(browser, for: "engine restarted", in: "trouble")
        try browser.wait(for: "what is told anew", until: "told.isOld === undefined")
        try wait(browser, for: "flick won")
        try drag(browser, from: (0.2, 0.7), to: (0.8, 0.7))
        try wait(browser, for: "flick won")
    }

    @Test("says in one sentence what it lacks, and shows its picture, without WebAssembly")
    func withoutEngine() throws {
        let browser = try Browser()
        try browser.prepare("delete window.WebAssembly")
        try browser.open(try file("swipe-or-pan"))
        try wait(browser, for: "cannot run the engine", in: "trouble")
        #expect(try browser.read("document.querySelectorAll('#still svg').length") == "1")
    }

    @Test("shows its picture where scripts are off")
    func withoutScripts() throws {
        let browser = try Browser(runsScripts: false)
        try browser.open(try file("swipe-or-pan"))
        #expect(try browser.picture().count > 20_000)
    }

    @Test("keeps what a scene says text, whatever it says")
    func hostile() throws {
        let title = "</script><img src=x onerror=alert(1)>\u{2028}{engine}"
        let scene = folder.url.appending(path: "bad.scene")
        let tape = folder.url.appending(path: "bad.tape")
        try """
        scene 1 "bad" 640 x 400
        title "\(title)"
        view a at 40 60 size 560 280 color coral
          tap once logs "<b>\(title)</b>"
        """.write(to: scene, atomically: true, encoding: .utf8)
        try "tape 1\nscene \"bad\"\ncaption \"\(title)\"\ntap a\n"
            .write(to: tape, atomically: true, encoding: .utf8)
        let browser = try Browser()
        try page(tape.path, in: browser)
        #expect(try browser.read("document.images.length") == "0")
        #expect(
            try browser.read("document.getElementById('title').textContent").contains("{engine}"))
        try drag(browser, from: (0.5, 0.5), to: (0.5, 0.5), steps: 1)
        try wait(browser, for: "once")
    }

    @Test("is one file of at most 2.2 MB that asks nobody for anything")
    func size() throws {
        let text = try String(contentsOfFile: try file("swipe-or-pan"), encoding: .utf8)
        #expect(text.utf8.count < 2_200_000, "\(text.utf8.count)")
        #expect(text.contains("default-src 'none'"))
        for outside in ["<link", "src=", "@import", "https:", "fetch("] {
            #expect(!text.contains(outside), "\(outside)")
        }
    }
}

extension EndToEnd {
    /// The same page in the other browsers; WebKitGTK opens a window.
    @Suite("A page in other browsers") struct OtherBrowserTests {
        @Test(
            "is touched, and says why", arguments: OtherBrowser.Kind.allCases.filter(\.isInstalled))
        func touched(kind: OtherBrowser.Kind) throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: "page.html").path
            #expect(try Workshop.run(["card", "swipe-or-pan", "-o", file]).status == 0)
            let server = try XServer(width: 1024, height: 900)
            let browser = try OtherBrowser(kind, environment: server.environment)
            try browser.open(file)
            try browser.wait(
                for: "the invitation", until: sentence("touch the stage"))
            // A busy machine moves some finger too slowly for a swipe, or resizes the window under it.
            for attempt in 1...5 {
                // WebKitGTK's driver has no fingers: its mouse has to do.
                try browser.drag(
                    pointer: kind == .firefox ? "touch" : "mouse", over: try places(in: browser),
                    each: 20)
                do {
                    return try browser.wait(
                        for: "the reason", until: sentence("flick won"),
                        within: 8)
                } catch  where attempt < 5 {}
            }
        }

        private func sentence(_ text: String) -> String {
            "document.getElementById('sentence').textContent.includes('\(text)')"
        }

        /// Across the stage, from left to right.
        private func places(in browser: OtherBrowser) throws -> [(x: Int, y: Int)] {
            let box = try browser.read(
                Browser.box(of: "#picture")
            ).split(separator: " ").compactMap { Double($0) }
            return (0...6).map { step in
                (
                    x: Int(box[0] + box[2] * (0.2 + 0.1 * Double(step))),
                    y: Int(box[1] + box[3] * 0.7)
                )
            }
        }
    }
}

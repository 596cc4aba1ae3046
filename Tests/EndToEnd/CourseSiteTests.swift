import Foundation
import TestEffort
import TestSupport
import Testing

extension EndToEnd {
    /// The whole course as a site, in a browser that is really touched: from its folder and from a host.
    @Suite(
        "The course, all of it", .serialized,
        .enabled(if: Browser.path != nil, "there is no Chromium"))
    struct CourseSiteTests {
        private static let made = Result {
            let folder = try TemporaryFolder()
            let end = try Workshop.run(["course", "-o", folder.url.appending(path: "course").path])
            #expect(end.status == 0, "\(end.complaint)")
            return folder
        }
        private let site: URL

        init() throws { site = try Self.made.get().url.appending(path: "course") }

        private var files: [String] {
            get throws { try FileManager.default.subpathsOfDirectory(atPath: site.path).sorted() }
        }

        private func text(_ name: String) throws -> String {
            try String(contentsOf: site.appending(path: name), encoding: .utf8)
        }

        /// A host that has it at some path, as long as something is done.
        private func hosted(_ does: (Browser, WebHost) throws -> Void) throws {
            let host = try WebHost(site, at: "/some/where/")
            defer { host.end() }
            let browser = try Browser()
            try does(browser, host)
        }

        // MARK: Files

        @Test("a page of a lesson is 60 KB at most, and all of it 6 MB")
        func sizes() throws {
            let sizes = try files.map { name in
                let file = site.appending(path: name).path
                return (
                    name,
                    size: try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
                )
            }.filter { $0.0.contains(".") }
            let pages = sizes.filter { $0.0.hasSuffix(".html") }
            let largest = try #require(pages.max { $0.size < $1.size })
            let whole = sizes.map(\.size).reduce(0, +)
            print("The course: \(whole) bytes; its largest page, \(largest.0): \(largest.size)")
            #expect(pages.count > 50)
            #expect(largest.size <= 60_000)
            #expect(whole <= 6_000_000)
        }

        @Test("no link is dead, and none leads outside")
        func links() throws {
            let pages = try files.filter { $0.hasSuffix(".html") }
            for page in pages {
                let base = page.hasPrefix("lessons/") ? "lessons/" : ""
                let html = try text(page).replacing(#"\/"#, with: "/")
                let written = html.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
                let kept = html.matches(of: /"(?:page|en|zh)":"([^"]*\.html)"/).map { String($0.1) }
                #expect(!written.isEmpty)
                for address in written + kept {
                    #expect(!address.contains(":"), "\(page): \(address)")
                    let parts = address.split(separator: "#", omittingEmptySubsequences: false)
                    let name = String(parts[0].prefix { $0 != "?" })
                    let file = site.appending(path: base + name).standardized
                    let isThere = FileManager.default.fileExists(atPath: file.path)
                    #expect(name.isEmpty || isThere, "\(page): \(address)")
                    if name.isEmpty, parts.count > 1 {
                        #expect(html.contains("id=\"\(parts[1])\""), "\(page): \(address)")
                    }
                }
            }
        }

        @Test(
            "every page opens at any path of a host, asks for nothing outside, and complains of nothing"
        )
        func crawled() throws {
            let lessons = try files.filter { $0.hasPrefix("lessons/") && $0.hasSuffix(".html") }
            try hosted { browser, host in
                for page in ["", "index.zh.html", "glossary.html", "glossary.zh.html"] {
                    try browser.open(address: host.address + page)
                }
                for lesson in Effort.sample(lessons, 6) {
                    try browser.open(address: host.address + lesson)
                    try browser.wait(for: "the picture of \(lesson)", until: Self.hasPicture)
                }
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
                #expect(browser.requests.allSatisfy { $0.hasPrefix(host.address) })
            }
        }

        /// An expression of a lesson's page: its stage has been painted, in several colors.
        private static let hasPicture = """
            (() => {
              const one = document.getElementById('picture');
              if (one.width < 300) return false;
              const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
              [copy.canvas.width, copy.canvas.height] = [one.width, one.height];
              copy.drawImage(one, 0, 0);
              const all = copy.getImageData(0, 0, one.width, one.height).data, colors = new Set();
              for (let at = 0; at < all.length; at += 4 * 97) colors.add(all[at] << 16 | all[at + 1] << 8 | all[at + 2]);
              return colors.size > 2;
            })()
            """

        // MARK: The overview

        /// The page that the overview shows on its right, as its own scripts see it.
        private static let inside = "document.querySelector('iframe').contentDocument"

        @Test("its first picture shows what is decided, and can be touched")
        func first() throws {
            try hosted { browser, host in
                try browser.open(address: host.address)
                try browser.wait(
                    for: "a sentence",
                    until:
                        "\(Self.inside)?.querySelector('#sentence .failed')?.textContent === 'flick'"
                )
                #expect(try browser.read("scrollY") == "0")
                try browser.read("document.querySelector('iframe').scrollIntoView()")
                let (x, y) = try browser.middle(of: "iframe")
                try browser.drag(
                    over: (0...4).map { Browser.Point(0, x - 90 + 40 * Double($0), y) })
                try browser.wait(
                    for: "the reason",
                    until:
                        "\(Self.inside).getElementById('sentence').textContent.includes('flick won')"
                )
                #expect(try browser.read("localStorage.length") == "0")
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }

        @Test(
            "a path leads on from lesson to lesson, what is done is ticked, and ticks are cleared")
        func path() throws {
            try hosted { browser, host in
                try browser.open(address: host.address)
                try browser.tap("#hero nav a")
                try browser.wait(
                    for: "the path", until: "document.getElementById('five').offsetParent")
                try browser.waitForPage { try browser.tap("#five a") }
                let place = "document.getElementById('place').textContent"
                try browser.wait(for: "the first of seven", until: "\(place) === '1 of 7'")
                try browser.tap("#choices button")
                try browser.waitForPage { try browser.tap("#next") }
                try browser.wait(
                    for: "the second",
                    until:
                        "location.pathname.endsWith('/responder-chain.html') && \(place) === '2 of 7'"
                )
                try browser.waitForPage { try browser.tap("#course") }
                let ticks =
                    "[...document.querySelectorAll('.tick')].filter((one) => one.offsetParent)"
                let ticked = "\(ticks).map((one) => one.closest('li').dataset.lesson).join()"
                try browser.wait(
                    for: "its tick in the path and in the group",
                    until: "\(ticked) === 'who-gets-the-touch,who-gets-the-touch'")
                #expect(
                    try browser.read("document.getElementById('kept').innerText").contains(
                        "1 of 60"))
                try browser.tap("#forget")
                #expect(try browser.read("\(ticks).length") == "0")
                #expect(try browser.read("document.getElementById('kept').hidden") == "true")
            }
        }

        @Test("a lesson is done when its film is watched to the end, and not before")
        func watched() throws {
            try hosted { browser, host in
                try browser.open(address: host.address + "lessons/late-highlight.html")
                try browser.wait(for: "its picture", until: Self.hasPicture)
                try browser.tap("#watch")
                try browser.wait(for: "the film", until: "!document.getElementById('film').hidden")
                #expect(try browser.read("localStorage.length") == "0")
                try browser.read(
                    """
                    (() => { const seek = document.getElementById('seek'); seek.value = seek.max - 0.3;
                    seek.dispatchEvent(new Event('input')); })()
                    """)
                try browser.wait(
                    for: "its end",
                    until:
                        "(localStorage.getItem('touchscope.done') ?? '').includes('late-highlight')"
                )
            }
        }

        @Test("a word of the glossary opens by touch, in both languages, and closes again")
        func words() throws {
            let browser = try Browser()
            for (page, word) in [("index.html", "touch"), ("index.zh.html", "触摸")] {
                try browser.open(site.appending(path: page).path)
                let entry = try text("glossary.js")
                try browser.tap(".tiles .term")
                try browser.wait(
                    for: "what it means", until: "!document.getElementById('meaning').hidden")
                let open = try browser.read(
                    "document.querySelector('.term[aria-expanded=true]').textContent")
                #expect(open.hasPrefix(word))
                let meaning = try browser.read("document.getElementById('meaning').textContent")
                #expect(entry.contains("\"\(word)\":\"\(meaning)\""))
                try browser.tap("h1")
                #expect(try browser.read("document.getElementById('meaning').hidden") == "true")
            }
            try browser.open(site.appending(path: "lessons/swipe-or-pan.html").path)
            try browser.wait(
                for: "its picture", until: "document.getElementById('picture').width > 300")
            try browser.tap("#told summary")
            try browser.tap("#captions .term")
            #expect(
                try browser.read("document.getElementById('meaning').textContent").contains(
                    "gesture"))
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }

        @Test("a choice says why it is wrong, or right and where that is told")
        func choices() throws {
            let browser = try Browser()
            try browser.open(site.appending(path: "index.html").path)
            try browser.tap(".asked > summary")
            try browser.tap(".wrong summary")
            try browser.tap(".right summary")
            let seen = try browser.read(
                "[...document.querySelectorAll('.question details[open]')].map((one) => one.innerText).join(' ')"
            )
            #expect(seen.contains("No. Hit-testing goes from front to back"))
            #expect(seen.contains("Right. Who gets the touch"))
        }

        // MARK: Without a network, without scripts

        @Test("after the first visit it is there when its host is not")
        func offline() throws {
            try hosted { browser, host in
                try browser.open(address: host.address)
                try browser.wait(for: "its keeper", until: "navigator.serviceWorker.controller")
                host.end()
                for page in ["", "glossary.html", "lessons/swipe-or-pan.html?zh&path=five"] {
                    try browser.open(address: host.address + page)
                    #expect(try browser.read("document.querySelector('h1').textContent") != "")
                }
                try browser.wait(for: "its picture", until: Self.hasPicture)
                #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            }
        }

        @Test("without scripts there are pictures, titles, times and sentences")
        func still() throws {
            let browser = try Browser(runsScripts: false)
            try browser.open(site.appending(path: "index.html").path)
            let seen = try browser.read("document.body.innerText")
            #expect(seen.contains("Swipe or pan?") && seen.contains("35 s"))
            #expect(seen.contains("Hit-testing goes inward, front to back, once per touch."))
            #expect(try browser.read("document.images[0].naturalWidth") == "400")
            try browser.open(site.appending(path: "lessons/swipe-or-pan.html").path)
            let lesson = try browser.read("document.body.innerText")
            #expect(lesson.contains("After about 0.5 s, flick fails and drag begins."))
            #expect(lesson.contains("约半秒过去：flick 失败，drag 开始。"))
            #expect(!lesson.contains("↺"))
            #expect(
                try browser.read(
                    "document.querySelector('svg').getBoundingClientRect().width > 300")
                    == "true")
        }

        // MARK: Within other pages

        @Test("two on one slide at 640 × 400 keep out of each other's way, and of the slide's")
        func embedded() throws {
            let frames = try ["swipe-or-pan", "who-gets-the-touch"].map { lesson in
                let program = try Spawned([Workshop.program, "embed", lesson, "--lang", "en"])
                return String(decoding: program.readAll(), as: UTF8.self)
            }
            #expect(frames[0].contains("width=\"640\" height=\"400\""))
            try """
            <!doctype html><meta charset="utf-8"><title>A slide</title><link rel="icon" href="icon.svg">
            <div style="transform: scale(.9); transform-origin: 0 0; width: 1400px; display: flex; gap: 40px">
            \(frames.joined())</div><div style="height: 2000px"></div>
            """.write(
                to: site.appending(path: "slide.html"), atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: site.appending(path: "slide.html")) }
            let host = try WebHost(site, at: "/")
            defer { host.end() }
            let browser = try Browser(width: 1280, height: 800)
            try browser.open(address: host.address + "slide.html")
            func one(_ place: Int, _ id: String) -> String {
                "document.querySelectorAll('iframe')[\(place)].contentDocument.getElementById('\(id)')"
            }
            for place in 0...1 {
                try browser.wait(
                    for: "an invitation",
                    until: "\(one(place, "sentence"))?.textContent.includes('touch the stage')")
            }
            let shown = """
                [...\(one(0, "picture")).ownerDocument.querySelectorAll('button, a, summary')].filter((one) => one.offsetParent)
                  .map((one) => one.id).join()
                """
            #expect(try browser.read(shown) == "watch,turn,reset")
            #expect(
                try browser.read(
                    "(one => one.scrollHeight <= one.clientHeight)(\(one(0, "why")).ownerDocument.documentElement)"
                )
                    == "true")
            // A finger, then the space bar, on the first.
            try browser.drag(over: [180, 260, 340].map { Browser.Point(0, $0, 200) })
            try browser.wait(
                for: "the reason",
                until: "\(one(0, "sentence")).textContent.includes('flick won')")
            try browser.read("\(one(0, "picture")).focus()")
            for kind in ["keyDown", "keyUp"] {
                try browser.call(
                    "Input.dispatchKeyEvent",
                    ["type": kind, "key": " ", "code": "Space", "text": " "])
            }
            try browser.wait(
                for: "the tap of a key",
                until: "!\(one(0, "sentence")).textContent.includes('flick won')")
            #expect(
                try browser.read("\(one(1, "sentence")).textContent").contains("touch the stage"))
            #expect(try browser.read("scrollY + ' ' + localStorage.length") == "0 0")
            // Its film asks below the stage, and goes on when it is answered.
            try browser.read("\(one(0, "watch")).click()")
            try browser.read("(one => { one.value = 12; one.oninput(); })(\(one(0, "seek")))")
            try browser.wait(for: "the question", until: "!\(one(0, "film-ask")).hidden")
            try browser.read("\(one(0, "film-choices")).lastElementChild.click()")
            try browser.wait(for: "an end of it", until: "\(one(0, "film-ask")).hidden")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        }

        @Test(
            "in other browsers its first picture is there, and words open",
            arguments: OtherBrowser.Kind.allCases.filter(\.isInstalled))
        func others(kind: OtherBrowser.Kind) throws {
            let host = try WebHost(site, at: "/some/where/")
            defer { host.end() }
            let server = try XServer(width: 1024, height: 900)
            let browser = try OtherBrowser(kind, environment: server.environment)
            try browser.open(address: host.address)
            try browser.wait(
                for: "a sentence",
                until: "!!\(Self.inside)?.querySelector('#sentence .failed')?.textContent")
            try browser.read("document.querySelector('.tiles .term').click()")
            try browser.wait(
                for: "what it means", until: "!document.getElementById('meaning').hidden")
            // The same from its folder, where pages know nothing of each other.
            try browser.open(site.appending(path: "lessons/swipe-or-pan.html").path)
            try browser.wait(
                for: "the invitation",
                until: "document.getElementById('sentence').textContent.includes('touch the stage')"
            )
        }
    }
}

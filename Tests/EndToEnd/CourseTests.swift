import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The site as `make course` makes it, of three lessons.
    @Suite("The course as a site", .serialized) struct CourseTests {
        /// Made once: the tests look at it from different sides.
        private static let made = Result { try make() }
        private let folder: TemporaryFolder
        private let site: URL

        init() throws {
            folder = try Self.made.get()
            site = folder.url.appending(path: "course")
        }

        private static func make() throws -> TemporaryFolder {
            let folder = try TemporaryFolder()
            let site = folder.url.appending(path: "course")
            let list = folder.url.appending(path: "short.lessons")
            try """
            lessons 1
            group "First <& foremost>" zh "首先"
              lesson who-gets-the-touch
              lesson swipe-or-pan
            group "Then" zh "然后" after "First <& foremost>"
              lesson late-highlight

            """.write(to: list, atomically: true, encoding: .utf8)
            let films = folder.url.appending(path: "films")
            try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
            try Data("a film".utf8).write(to: films.appending(path: "swipe-or-pan.mp4"))
            let program = try RunningProgram(
                "touchscope", ["course", list.path, "--films", films.path, "-o", site.path],
                environment: ProcessInfo.processInfo.environment)
            let end = program.waitForEnd()
            #expect(end.status == 0, "\(end.complaint)")
            #expect(end.complaint.contains("3 lessons, 1 with a film"))
            return folder
        }

        private func page(_ name: String) throws -> String {
            try String(contentsOf: site.appending(path: name), encoding: .utf8)
        }

        private static let pages = [
            "index.html", "index.zh.html", "glossary.html", "glossary.zh.html",
        ]

        @Test("films lie beside it, groups say what they build on, and addresses the language")
        func links() throws {
            let overview = try page("index.html")
            #expect(overview.contains(#"href="films/swipe-or-pan.mp4""#))
            #expect(overview.contains("First &lt;&amp; foremost&gt;"))
            #expect(overview.contains(">Builds on First &lt;&amp; foremost&gt;</p>"))
            #expect(try page("index.zh.html").contains(#"href="lessons/late-highlight.html?zh""#))
            // Some lesson of each shorter way is missing here.
            #expect(!overview.contains("#five") && overview.contains("playground.html"))
            #expect(try !page("offline.js").contains(".mp4"))
        }

        @Test("a group ends with what one can answer now: each choice has its reason")
        func questions() throws {
            let parts = try page("index.html").components(separatedBy: "<details class=\"asked\">")
            let counts = parts.dropFirst().map { part in
                ["<h3>", "class=\"right\"", "class=\"wrong\""].map {
                    part.components(separatedBy: $0).count - 1
                }
            }
            #expect(counts == [[2, 2, 4], [1, 1, 2]])
            #expect(try page("index.zh.html").contains("<summary>前面的那个。点在它里面"))
        }

        @Test("tidy finds nothing wrong", arguments: pages)
        func tidy(name: String) throws {
            let tidy = try Spawned(
                [
                    "tidy", "-errors", "-quiet", "-utf8", "--warn-proprietary-attributes", "no",
                    site.appending(path: name).path,
                ])
            let said = tidy.readErrors()
            #expect(tidy.wait() == 0, "\(said)")
        }

        @Test(
            "on a phone nothing is wider than the screen, and the keyboard finds every link in order",
            arguments: ["index.html", "index.zh.html", "glossary.html"])
        func phone(name: String) throws {
            let browser = try Browser()
            try browser.open(site.appending(path: name).path)
            #expect(
                try browser.read("document.documentElement.scrollWidth <= innerWidth") == "true")
            try browser.read(
                "document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            let missed = """
                [...document.querySelectorAll('a, summary')].filter((one) => one.offsetParent).filter((one) => {
                  one.focus();
                  return document.activeElement !== one || one.getBoundingClientRect().height < 40;
                }).map((one) => one.outerHTML).join()
                """
            #expect(try browser.read(missed) == "")
        }

        @Test(
            "a lesson's page is touched, small, and leads back and on, in the language that one reads"
        )
        func lessons() throws {
            let browser = try Browser()
            try browser.open(site.appending(path: "lessons/who-gets-the-touch.html").path)
            try browser.wait(
                for: "its picture", until: "document.getElementById('picture').width > 300")
            #expect(
                try browser.read("document.getElementById('course').href").hasSuffix("/index.html"))
            try browser.tap("#language")
            try browser.wait(
                for: "Chinese", until: "document.getElementById('course').textContent === '‹ 课程'")
            #expect(
                try browser.read("document.getElementById('course').href")
                    .hasSuffix("/index.zh.html"))
            try browser.waitForPage { try browser.tap("#next") }
            try browser.wait(
                for: "the next lesson",
                until:
                    "location.href.endsWith('/swipe-or-pan.html?zh') && document.getElementById('title').textContent === '轻扫还是拖动？'"
            )
            let said = "document.getElementById('sentence').textContent"
            try browser.wait(for: "the invitation", until: "\(said).includes('请触摸舞台')")
            let (x, y) = try browser.middle(of: "#picture")
            try browser.drag(over: [-60, 0, 60].map { Browser.Point(0, x + $0, y) })
            try browser.wait(for: "the reason", until: "\(said).includes('flick 胜出')")
            #expect(browser.complaints.isEmpty, "\(browser.complaints)")
            for lesson in ["who-gets-the-touch", "swipe-or-pan", "late-highlight"] {
                #expect(try page("lessons/\(lesson).html").contains("\"lesson\":\"\(lesson)\""))
            }
            #expect(!(try page("lessons/late-highlight.html")).contains(#""next":{"#))
        }
    }
}

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

        @Test("every link leads to a file of the folder, and nothing comes from elsewhere")
        func links() throws {
            for name in Self.pages {
                let addresses = try page(name).matches(of: /(?:href|src)="([^"]*)"/)
                    .map { String($0.output.1) }
                #expect(!addresses.isEmpty)
                for address in addresses {
                    #expect(!address.contains("//"))
                    let file = site.appending(path: String(address.prefix { $0 != "?" }))
                    #expect(FileManager.default.fileExists(atPath: file.path), "\(address)")
                }
            }
            let overview = try page("index.html")
            #expect(overview.contains(#"href="films/swipe-or-pan.mp4""#))
            #expect(overview.contains("First &lt;&amp; foremost&gt;"))
            #expect(overview.contains("<p>Builds on First &lt;&amp; foremost&gt;</p>"))
            #expect(try page("index.zh.html").contains(#"href="lessons/late-highlight.html?zh""#))
        }

        @Test("a group ends with what one can answer now, each answer under its question")
        func questions() throws {
            let parts = try page("index.html").components(separatedBy: "</section>")
            let counts = parts.map { $0.components(separatedBy: "<details>").count - 1 }
            #expect(counts == [2, 1, 0])
            #expect(try page("index.zh.html").contains("<summary>两个子视图重叠。"))
        }

        @Test("tidy finds nothing wrong", arguments: pages)
        func tidy(name: String) throws {
            let tidy = try Spawned(
                ["tidy", "-errors", "-quiet", "-utf8", site.appending(path: name).path])
            let said = tidy.readErrors()
            #expect(tidy.wait() == 0, "\(said)")
        }

        /// The page as Chromium has it when its scripts have run, in a window so wide.
        private func open(_ address: String, width: Int) throws -> String {
            let browser = try Spawned([
                "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--log-level=3",
                "--user-data-dir=\(folder.url.path)/browser", "--window-size=\(width),844",
                "--virtual-time-budget=2000", "--dump-dom", address,
            ])
            let dom = String(decoding: browser.readAll(), as: UTF8.self)
            browser.wait()
            return dom
        }

        @Test(
            "on a phone nothing is wider than the screen, and the keyboard finds every link in order"
        )
        func phone() throws {
            let copy = site.appending(path: "phone.html")
            let probe = """
                <script>
                const links = [...document.querySelectorAll('a')];
                const reached = links.filter(a => { a.focus(); return document.activeElement === a; });
                document.title = 'wide ' + document.documentElement.scrollWidth + ' of ' + innerWidth
                  + ' links ' + reached.length + ' of ' + links.length
                  + ' low ' + links.filter(a => a.getBoundingClientRect().height < 24).length;
                </script></body>
                """
            try page("index.html").replacing("</body>", with: probe)
                .write(to: copy, atomically: true, encoding: .utf8)
            let dom = try open(copy.absoluteString, width: 500)
            let title = try #require(
                dom.firstMatch(of: /wide (\d+) of (\d+) links (\d+) of (\d+) low (\d+)/))
            let (wide, room) = (Int(title.output.1), Int(title.output.2))
            #expect(wide ?? .max <= room ?? 0)
            #expect(title.output.3 == title.output.4 && title.output.3 != "0")
            #expect(title.output.5 == "0")
        }

        @Test("a lesson's page opens in the language of the overview that one came from")
        func language() throws {
            let place = site.appending(path: "lessons/swipe-or-pan.html").absoluteString
            let chinese = try open(place + "?zh", width: 900)
            #expect(chinese.contains(#"<html lang="zh">"#))
            #expect(try open(place, width: 900).contains(#"<html lang="en">"#))
        }
    }
}

import Foundation
import TestSupport
import Testing

@testable import TouchShare

/// A folder of pages, and one beside it that is nobody's business.
final class SiteFolder {
    private let folder: TemporaryFolder
    let site: Site
    var path: String { folder.url.path + "/site" }

    init() throws {
        folder = try TemporaryFolder()
        let path = folder.url.path
        for name in ["site/lessons", "site/.git", "outside"] {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        }
        for (name, text) in [
            ("site/index.html", "<p>all</p>"), ("site/lessons/a.html", "<p>a</p>"),
            ("site/film.mp4", "0123456789"), ("site/.git/config", "secret"),
            ("outside/secret.txt", "secret"), ("site/empty.css", ""),
        ] { try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8) }
        for (name, goal) in [
            ("inner.html", "lessons/a.html"), ("out.txt", "../outside/secret.txt"),
            ("out", "../outside"), ("absolute", "\(path)/outside/secret.txt"), ("root", "/"),
            ("loop", "loop"), ("around", "../site/lessons"), ("nowhere", "missing"),
        ] { symlink(goal, "\(path)/site/\(name)") }
        mkfifo("\(path)/site/pipe.txt", 0o600)
        site = try Site("\(path)/site")
    }

    func answer(
        _ path: String, _ headers: [String: String] = [:], method: String = "GET"
    ) -> Answer {
        Answer(
            to: Request(method: method, path: Array(path.utf8), header: { headers[$0] }), from: site
        )
    }

    /// What is read at a path; nil where there is no file.
    func text(_ path: String) -> String? {
        guard case .part(let file, _) = answer(path).content else { return nil }
        return file.bytes().map { String(decoding: $0, as: UTF8.self) }
    }
}

@Suite("A folder that is given to others") struct SiteTests {
    private let folder: SiteFolder

    init() throws { folder = try SiteFolder() }

    @Test(
        "files, and the page of a folder",
        arguments: [
            ("/", "<p>all</p>"), ("/index.html", "<p>all</p>"), ("/lessons/a.html", "<p>a</p>"),
            ("/film.mp4", "0123456789"), ("/empty.css", ""),
            // Links that stay within.
            ("/inner.html", "<p>a</p>"), ("/around/a.html", "<p>a</p>"),
        ])
    func files(path: String, text: String) {
        #expect(folder.text(path) == text)
    }

    @Test(
        "no way leads out of it, and what is no file or hidden is not there",
        arguments: [
            "/missing", "/lessons/", "/index.html/", "/index.html/a", "/../outside/secret.txt",
            "/out.txt", "/out/secret.txt", "/out/", "/absolute", "/root/etc/passwd", "/root/",
            "/loop", "/nowhere", "/pipe.txt", "/.git/config", "/lessons/%2e%2e/index.html",
            "/index.html%00.png",
        ])
    func nothing(path: String) {
        #expect(folder.answer(path).status == 404)
    }

    @Test("a folder without a slash leads to that with one, so that what its page names is found")
    func slash() {
        let answer = folder.answer("/lessons")
        #expect(answer.status == 301)
        #expect(answer.headers.contains { $0 == ("Location", "/lessons/") })
    }

    @Test("a folder that is not there is told of")
    func missing() {
        #expect(throws: (any Error).self) { try Site(folder.path + "/missing") }
        #expect(throws: (any Error).self) { try Site(folder.path + "/index.html") }
        #expect(folder.site.hasPage)
    }

    @Test("all of the file system is no way out of itself")
    func root() throws {
        let root = try Site("/")
        guard case .file(let file) = root.place(at: Array("/proc/self/status".utf8)) else {
            // Links of /proc lead to the process, which has no hidden name.
            Issue.record("/proc/self/status is not found")
            return
        }
        #expect(file.size == 0)
    }
}

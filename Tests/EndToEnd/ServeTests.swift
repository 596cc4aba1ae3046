import Foundation
import TestEffort
import TestSupport
import Testing

/// `touchscope serve` as browsers and others find it: the real program, and real connections.
@Suite("Pages for browsers", .serialized) struct ServeTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/site" }
    private let film = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 256 ^ $0) }

    init() throws {
        folder = try TemporaryFolder()
        for name in ["site/lessons", "site/.hidden", "outside"] {
            try FileManager.default.createDirectory(
                at: folder.url.appending(path: name), withIntermediateDirectories: true)
        }
        for (name, text) in [
            ("site/index.html", String(repeating: "<p>all of it</p>", count: 400)),
            ("site/lessons/a.html", "<p>a</p>"), ("site/a.tape", "tape 1\n"),
            ("site/.hidden/secret.txt", "secret"), ("outside/secret.txt", "secret"),
        ] {
            try text.write(
                to: folder.url.appending(path: name), atomically: true, encoding: .utf8)
        }
        try Data(film).write(to: folder.url.appending(path: "site/film.mp4"))
        symlink("../outside", path + "/out")
        symlink("../outside/secret.txt", path + "/out.txt")
    }

    /// The program, when it says that all is ready, and where it listens.
    private func serve(
        _ words: [String]? = nil, _ environment: [String: String] = [:]
    ) throws -> (program: RunningProgram, address: String, port: Int) {
        var all = ProcessInfo.processInfo.environment
        all["LANG"] = "C.UTF-8"
        all.merge(environment) { $1 }
        let program = try RunningProgram(
            "touchscope", ["serve"] + (words ?? [path, "--port", "0"]), environment: all)
        try program.waitForLine("http://", seconds: 120)
        let address = try #require(program.printed.last)
        let port = try #require(URL(string: address)?.port)
        #expect(program.printed.count == 1)
        return (program, address, port)
    }

    // MARK: What is given

    @Test("every file as it is, with its type, and all that lets browsers keep and seek")
    func files() throws {
        let (program, address, port) = try serve()
        #expect(address == "http://127.0.0.1:\(port)/")
        func get(
            _ path: String, method: String = "GET", _ headers: [String: String] = [:]
        ) throws -> RawConnection.Response {
            let response = try RawConnection(port: port).get(path, method: method, headers)
            #expect(response.headers["x-content-type-options"] == "nosniff")
            return response
        }
        let page = try get("/")
        let text = try String(contentsOfFile: path + "/index.html", encoding: .utf8)
        #expect(page.status == 200 && page.text == text)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        #expect(try get("/lessons/a.html?zh").text == "<p>a</p>")
        #expect(try get("/a.tape").headers["content-type"] == "text/plain; charset=utf-8")

        let whole = try get("/film.mp4", ["Accept-Encoding": "gzip"])
        #expect(whole.body == film && whole.headers["content-type"] == "video/mp4")
        #expect(whole.headers["accept-ranges"] == "bytes")
        let part = try get("/film.mp4", ["Range": "bytes=100000-299998"])
        #expect(part.status == 206 && part.body == Array(film[100_000...299_998]))
        #expect(part.headers["content-range"] == "bytes 100000-299998/300000")
        #expect(part.headers["content-length"] == "199999")
        let behind = try get("/film.mp4", ["Range": "bytes=300000-"])
        #expect(behind.status == 416 && behind.headers["content-range"] == "bytes */300000")

        let head = try get("/film.mp4", method: "HEAD")
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.headers["content-length"] == "300000")
        let tag = try #require(whole.headers["etag"])
        let known = try get("/film.mp4", ["If-None-Match": tag])
        #expect(known.status == 304 && known.body.isEmpty)
        #expect(try get("/film.mp4", ["If-None-Match": "\"x\""]).status == 200)

        let slash = try get("/lessons")
        #expect(slash.status == 301 && slash.headers["location"] == "/lessons/")
        #expect(try get("/lessons/").status == 404)
        let missing = try get("/missing", ["Accept-Language": "zh"])
        #expect(missing.status == 404 && missing.text == "这个地址没有内容；请从 / 开始。\n")
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"] {
            let refused = try get("/", method: method)
            #expect(refused.status == 405 && refused.headers["allow"] == "GET, HEAD")
        }
        program.end()
    }

    @Test("texts are packed for who can unpack them, again and again")
    func packed() throws {
        let (program, _, port) = try serve()
        let file = folder.url.appending(path: "packed.gz")
        for _ in 0..<3 {
            let packed = try RawConnection(port: port).get("/", ["Accept-Encoding": "gzip"])
            #expect(packed.headers["content-encoding"] == "gzip" && packed.body.count < 200)
            try Data(packed.body).write(to: file)
            let gzip = try Spawned(["gzip", "-dc", file.path])
            #expect(gzip.readAll() == FileManager.default.contents(atPath: path + "/index.html"))
        }
        program.end()
    }

    @Test("without a folder the course is made once, kept until a lesson is another, and touched")
    func course() throws {
        let lessons = try FewLessons("who-gets-the-touch", "swipe-or-pan")
        func kept() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: lessons.cache.path + "/touchscope")
        }
        let (first, address, port) = try serve(["--port", "0"], lessons.environment)
        let browser = try Browser()
        try browser.open(address: address + "lessons/swipe-or-pan.html")
        try browser.wait(
            for: "its picture", until: "document.getElementById('picture').width > 300")
        let (x, y) = try browser.middle(of: "#picture")
        try browser.drag(over: [-60, 60].map { Browser.Point(0, x + $0, y) })
        try browser.wait(
            for: "the reason",
            until: "document.getElementById('sentence').textContent.includes('flick')")
        #expect(browser.complaints.isEmpty, "\(browser.complaints)")
        let engine = try RawConnection(port: port)
            .get("/lessons/wasm.js", ["Accept-Encoding": "gzip"])
        #expect(engine.headers["content-encoding"] == "gzip" && engine.body.count > 500_000)
        let before = try kept()
        #expect(before.count == 1)

        let (second, _, other) = try serve(["--port", "0"], lessons.environment)
        #expect(try kept() == before)
        #expect(
            try RawConnection(port: other).get("/").headers["etag"]
                == RawConnection(port: port).get("/").headers["etag"])
        second.end()
        // One that is given still is not cleared away.
        let tape = lessons.url.appending(path: "Lessons/swipe-or-pan.tape")
        try String(contentsOf: tape, encoding: .utf8).appending("\n")
            .write(to: tape, atomically: true, encoding: .utf8)
        let (third, _, _) = try serve(["--port", "0"], lessons.environment)
        #expect(try kept().count == 2)
        third.end()
        first.end()
        try "lessons 1\ngroup \"All\"\n  lesson swipe-or-pan\n".write(
            to: lessons.url.appending(path: "Lessons/index.lessons"), atomically: true,
            encoding: .utf8)
        try serve(["--port", "0"], lessons.environment).program.end()
        #expect(try kept().count == 1)
    }

    // MARK: What is not

    @Test("no request, however it is made, leads out of the folder or ends the program")
    func outside() throws {
        let (program, _, port) = try serve()
        let paths = [
            "/../outside/secret.txt", "/..%2foutside/secret.txt", "/%2e%2e/outside/secret.txt",
            "/lessons/../../outside/secret.txt", "/%252e%252e/outside/secret.txt",
            "/..\\outside\\secret.txt", "/%5c..%5coutside/secret.txt", "/out/secret.txt",
            "/out.txt", "/out/", "/.hidden/secret.txt", "//etc/passwd", "/%2fetc%2fpasswd",
            "/out.txt%00.html", "/index.html%00", "/%c0%ae%c0%ae/outside/secret.txt",
            "/lessons/.%2e/out.txt", "file:///etc/passwd", "http://here/../outside/secret.txt",
            "../outside/secret.txt", "/" + String(repeating: "../", count: 200) + "etc/passwd",
            "/%", "/%zz", "/" + String(repeating: "a", count: 5000), "*",
        ]
        for path in paths {
            let connection = try RawConnection(port: port)
            connection.send("GET \(path) HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            let response = try RawConnection.Response(connection.readAll())
            #expect([400, 404].contains(response.status), "\(path): \(response.status)")
            #expect(!response.text.contains("secret") && !response.text.contains("root:"))
        }
        // What is no request at all is told so, or the connection ends.
        let last = "Host: here\r\nConnection: close\r\n\r\n"
        let faulty: [String] = [
            "GET /out.txt\0 HTTP/1.1\r\n" + last, "GET /\0../out.txt HTTP/1.1\r\n" + last,
            "GET / HTTP/1.1\r\n\r\n", "\r\n\r\n\r\nGET /out.txt HTTP/1.1\r\n" + last,
            "nothing\r\n\r\n", "\u{ff}\0\r\n\r\n", "GET / HTTP/9.9\r\n" + last,
            "GET / HTTP/1.1\r\nHost: here\r\nX: " + String(repeating: "a", count: 100_000),
            "GET / HTTP/1.1\r\nContent-Length: -1\r\n" + last,
            "POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 99999999\r\n\r\nabc",
        ]
        for request in faulty {
            let connection = try RawConnection(port: port)
            connection.send(request)
            #expect(!String(decoding: connection.readAll(), as: UTF8.self).contains("secret"))
        }
        #expect(try RawConnection(port: port).get("/lessons/a.html").text == "<p>a</p>")
        program.end()
    }

    @Test("a folder that is not there, and one without a page, are told of")
    func folders() throws {
        let missing = try RunningProgram(
            "touchscope", ["serve", path + "/no", "--port", "0"],
            environment: ["LANG": "C.UTF-8"])
        #expect(
            missing.waitForEnd()
                == (1, "touchscope: cannot read \(path)/no: No such file or directory\n"))
        let (program, _, port) = try serve([path + "/lessons", "--port", "0"])
        #expect(try RawConnection(port: port).get("/").status == 404)
        program.send(signal: SIGINT)
        #expect(
            program.waitForEnd().complaint.hasPrefix(
                "\(path)/lessons has no index.html; open its files by name.\n"))
    }

    // MARK: Many, and the end

    @Test(
        "fifty who say nothing keep nobody out, and five hundred are not kept",
        .timeLimit(.minutes(2)))
    func slow() throws {
        let (program, _, port) = try serve()
        func files() -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.id)/fd"))?.count
                ?? 0
        }
        func expectService(_ source: String) throws {
            let begun = Date()
            let response = try RawConnection(port: port, from: source).get("/lessons/a.html")
            #expect(response.text == "<p>a</p>")
            #expect(Date().timeIntervalSince(begun) < 1)
        }
        var silent: [RawConnection] = []
        func come(_ count: Int, _ source: (Int) -> String) throws {
            for number in 0..<count {
                let connection = try RawConnection(port: port, from: source(number))
                connection.send("GET / HTTP/1.1\r\nHost: he")
                silent.append(connection)
            }
        }
        let before = files()
        try come(50) { _ in "127.0.0.1" }
        try expectService("127.0.0.1")
        #expect(files() >= before + 50)
        // Of one address so many are kept, and those who came first go for the next.
        try come(50) { _ in "127.0.0.1" }
        try expectService("127.0.0.1")
        try Folder.wait(for: "those who have to go") { files() <= before + 64 }
        #expect(silent[0].readAll().isEmpty)
        // And of all.
        try come(400) { "127.0.\($0 / 40 + 1).\($0 % 40 + 1)" }
        try expectService("127.0.0.1")
        try expectService("127.1.1.1")
        try Folder.wait(for: "those who have to go, too") { files() <= before + 160 }
        // Whoever reads nothing of what was asked for keeps nobody out either.
        for _ in 0..<50 {
            let connection = try RawConnection(port: port)
            connection.send("GET /film.mp4 HTTP/1.1\r\nHost: here\r\n\r\n")
            silent.append(connection)
        }
        try expectService("127.0.0.1")
        program.send(signal: SIGTERM)
        #expect(program.waitForEnd(seconds: 5).status == 0)
    }

    @Test("a signal ends it at once, whoever is connected", arguments: [SIGINT, SIGTERM])
    func ends(signal: Int32) throws {
        let (program, _, port) = try serve()
        let connection = try RawConnection(port: port)
        connection.send("GET /film.mp4 HTTP/1.1\r\nHost: here\r\n\r\nGET /film.mp4 HTTP/1.1\r\n")
        #expect(connection.read()?.isEmpty == false)
        let begun = Date()
        program.send(signal: signal)
        let end = program.waitForEnd(seconds: 10)
        #expect(Date().timeIntervalSince(begun) < 2)
        #expect(
            end == (
                0,
                "Only this machine can open this page; --lan lets other devices open it. "
                    + "Ctrl-C stops the server.\n"
            ))
        _ = connection.readAll()
        #expect(throws: (any Error).self) { try RawConnection(port: port) }
    }

    @Test("a port that is taken is told of, with the remedy")
    func taken() throws {
        let (program, _, port) = try serve()
        let second = try RunningProgram(
            "touchscope", ["serve", path, "--port", "\(port)"], environment: ["LANG": "C.UTF-8"])
        #expect(
            second.waitForEnd()
                == (
                    1,
                    "touchscope: port \(port) is already in use; choose another with --port\n"
                ))
        program.end()
    }
}

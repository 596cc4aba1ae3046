import Foundation
import Testing

@testable import TouchShare

@Suite("Answers to requests") struct AnswerTests {
    private let folder: SiteFolder

    init() throws { folder = try SiteFolder() }

    private func header(_ name: String, _ answer: Answer) -> String? {
        answer.headers.first { $0.name == name }?.value
    }

    @Test("only GET and HEAD are answered", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get"])
    func methods(method: String) {
        let answer = folder.answer("/", method: method)
        #expect(answer.status == 405 && header("Allow", answer) == "GET, HEAD")
        #expect(folder.answer("/", method: "HEAD").status == 200)
    }

    @Test("what somebody has as it is now is not given again")
    func known() throws {
        let first = folder.answer("/film.mp4")
        let tag = try #require(header("ETag", first))
        let changed = try #require(header("Last-Modified", first))
        #expect(
            try #require(changed.wholeMatch(of: #/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/#)).0
                == changed)
        for headers in [
            ["If-None-Match": tag], ["If-None-Match": "\"x\", W/\(tag)"], ["If-None-Match": "*"],
            ["If-Modified-Since": changed],
        ] {
            let answer = folder.answer("/film.mp4", headers)
            #expect(answer.status == 304 && header("ETag", answer) == tag)
        }
        for headers in [
            ["If-None-Match": "\"x\""], ["If-Modified-Since": "Thu, 01 Jan 1970 00:00:00 GMT"],
            ["If-None-Match": "\"x\"", "If-Modified-Since": changed],
        ] { #expect(folder.answer("/film.mp4", headers).status == 200) }
        try "other".write(
            toFile: folder.path + "/film.mp4", atomically: true, encoding: .utf8)
        #expect(folder.answer("/film.mp4", ["If-None-Match": tag]).status == 200)
    }

    @Test("a part of a film is given, of this film only")
    func part() throws {
        let part = folder.answer("/film.mp4", ["Range": "bytes=2-4"])
        guard case .part(_, let range) = part.content else { throw CancellationError() }
        #expect(part.status == 206 && range == 2..<5)
        #expect(header("Content-Range", part) == "bytes 2-4/10")
        let tag = try #require(header("ETag", part))
        #expect(folder.answer("/film.mp4", ["Range": "bytes=2-", "If-Range": tag]).status == 206)
        #expect(
            folder.answer("/film.mp4", ["Range": "bytes=2-", "If-Range": "\"x\""]).status == 200)
        let behind = folder.answer("/film.mp4", ["Range": "bytes=10-"])
        #expect(behind.status == 416 && header("Content-Range", behind) == "bytes */10")
    }

    @Test("texts are packed for who can unpack them, and known apart")
    func packed() throws {
        let plain = folder.answer("/")
        let packed = folder.answer("/", ["Accept-Encoding": "br, gzip"])
        guard case .packed = packed.content, case .part = plain.content else {
            throw CancellationError()
        }
        #expect(
            header("Content-Encoding", packed) == "gzip" && header("Content-Encoding", plain) == nil
        )
        #expect(header("ETag", packed) != header("ETag", plain))
        for answer in [plain, packed] { #expect(header("Vary", answer) == "Accept-Encoding") }
        #expect(
            header("Content-Encoding", folder.answer("/film.mp4", ["Accept-Encoding": "gzip"]))
                == nil)
        // A part is one of the file as it is.
        let part = folder.answer("/", ["Accept-Encoding": "gzip", "Range": "bytes=0-1"])
        #expect(part.status == 206 && header("Content-Encoding", part) == nil)
    }

    @Test(
        "who refuses gzip gets none",
        arguments: [
            ("gzip", true), ("GZIP;q=0.5", true), ("deflate, gzip;q=1.0", true), (nil, false),
            ("", false), ("identity", false), ("gzip;q=0", false), ("gzip; q=0.0, br", false),
            ("xgzip", false),
        ])
    func gzip(header: String?, takes: Bool) {
        #expect(Answer.takesGzip(header) == takes)
    }

    @Test(
        "types by the end of the name",
        arguments: [
            ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
            ("a.js", "text/javascript; charset=utf-8"), ("a.wasm", "application/wasm"),
            ("a.json", "application/json"), ("a.SVG", "image/svg+xml"), ("a.png", "image/png"),
            ("a.jpg", "image/jpeg"), ("a.webp", "image/webp"), ("a.mp4", "video/mp4"),
            ("a.webm", "video/webm"), ("a.srt", "application/x-subrip; charset=utf-8"),
            ("a.vtt", "text/vtt; charset=utf-8"), ("a.txt", "text/plain; charset=utf-8"),
            ("a.tape", "text/plain; charset=utf-8"), ("a.scene", "text/plain; charset=utf-8"),
            ("a.webmanifest", "application/manifest+json"), ("a", "application/octet-stream"),
            ("html", "application/octet-stream"), ("a.tar.gz", "application/octet-stream"),
        ])
    func types(name: String, type: String) {
        #expect(ContentType(of: name).name == type)
    }

    @Test("what is wrong is said in the reader's language")
    func words() {
        func words(_ language: String?) -> String {
            let headers = language.map { ["Accept-Language": $0] } ?? [:]
            guard case .words(let words) = folder.answer("/no", headers).content else { return "" }
            return words
        }
        #expect(words(nil) == "There is nothing at this address; start at /.\n")
        #expect(words("de-DE, zh") == words(nil))
        #expect(words("zh-CN,zh;q=0.9") == "这个地址没有内容；请从 / 开始。\n")
    }
}

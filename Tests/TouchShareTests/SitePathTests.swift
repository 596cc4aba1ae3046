import Testing

@testable import TouchShare

@Suite("Paths of requests") struct SitePathTests {
    private func names(_ path: String) -> [String]? {
        SitePath(Array(path.utf8))?.names.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "names of folders and of a file, escapes as what they stand for",
        arguments: [
            ("/", []), ("/index.html", ["index.html"]), ("/lessons/a.html", ["lessons", "a.html"]),
            ("/lessons/", ["lessons"]), ("//a///b", ["a", "b"]), ("/a%20b", ["a b"]),
            ("/%e4%b8%AD.txt", ["中.txt"]), ("/a..b", ["a..b"]), ("/50%25", ["50%"]),
            // What is escaped twice is a name with a percent sign in it.
            ("/%252e%252e/a", ["%2e%2e", "a"]), ("/a\\..\\b", ["a\\..\\b"]),
        ])
    func names(path: String, names: [String]) {
        #expect(self.names(path) == names)
    }

    @Test(
        "what leads up, out or nowhere, or is hidden, names nothing",
        arguments: [
            "", "a", "http://a/b", "*", "/..", "/../a", "/a/../b", "/a/..", "/%2e%2e/a", "/%2E./a",
            "/.%2e/a", "/a/%2e%2e%2fb", "/a%2fb", "/.", "/./a", "/.git/config", "/a/.hidden",
            "/a%00",
            "/%00", "/a%0ab", "/a%7f", "/%", "/%2", "/%zz", "/a%-1",
        ])
    func nothing(path: String) {
        #expect(names(path) == nil)
    }

    @Test("a folder is led to by a path that stays here, whatever its name")
    func folder() throws {
        let path = try #require(SitePath(Array("//evil.example/a%20b%25%e4".utf8)))
        #expect(path.asFolder == "/evil.example/a%20b%25%E4/")
        #expect(!path.isFolder && SitePath(Array("/a/".utf8))?.isFolder == true)
    }
}

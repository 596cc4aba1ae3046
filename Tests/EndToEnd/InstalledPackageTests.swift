import Foundation
import TestSupport
import Testing

/// What `make install` leaves, in a folder of the test's own.
@Suite("Where touchscope is installed")
struct InstalledPackageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let root = Lessons.folder.appending(path: "../..").standardizedFileURL.path
        let install = try Spawned([
            "make", "-s", "-C", root, "install", "DESTDIR=\(path("system"))", "PREFIX=/usr",
        ])
        let output = String(decoding: install.readAll(), as: UTF8.self) + install.readErrors()
        try #require(install.wait() == 0, "\(output)")
    }

    private func path(_ name: String) -> String { folder.url.appending(path: name).path }

    /// The package that a board is built on, as Swift's package manager finds it.
    private func dependencies(_ board: String, library: String? = nil) throws -> String {
        var environment = ProcessInfo.processInfo.environment
        environment["TOUCHSCOPE_PACKAGE"] = library
        environment["HOME"] = folder.url.path
        let swift = try Spawned(
            ["swift", "package", "--manifest-cache", "none", "--package-path", path(board)]
                + ["show-dependencies"],
            environment: environment)
        let output = String(decoding: swift.readAll(), as: UTF8.self)
        let errors = swift.readErrors()
        return swift.wait() == 0 ? output : errors
    }

    @Test("a card has the engine in it; without the engine's file it has pictures, and says so")
    func card() throws {
        func card() throws -> (complaint: String, page: String) {
            let made = try Spawned([
                path("system/usr/bin/touchscope"), "card", "swipe-or-pan", "-o", path("card.html"),
            ])
            let complaint = made.readErrors()
            try #require(made.wait() == 0, "\(complaint)")
            return (complaint, try String(contentsOfFile: path("card.html"), encoding: .utf8))
        }
        let living = try card()
        #expect(living.complaint.isEmpty && living.page.contains("DecompressionStream"))
        try FileManager.default.removeItem(
            atPath: path("system/usr/share/touchscope/touchscope.wasm.gz"))
        let still = try card()
        #expect(still.complaint.contains("was built without the engine for pages"))
        #expect(!still.page.contains("DecompressionStream") && still.page.contains("<svg"))
    }

    @Test(
        "packages of people's own code find the library wherever it is installed, and not where the program was built"
    )
    func found() throws {
        let new = try Spawned([
            path("system/usr/bin/touchscope"), "new", "--code", path("Board"),
        ])
        let errors = new.readErrors()
        try #require(new.wait() == 0, "\(errors)")
        let manifest = try String(contentsOfFile: path("Board/Package.swift"), encoding: .utf8)
        #expect(
            !manifest.contains(Lessons.folder.appending(path: "../..").standardizedFileURL.path))

        let installed = path("system/usr/share/touchscope/package")
        #expect(try dependencies("Board").contains("<\(installed)"))
        // On another machine it is elsewhere.
        let home = path(".local/share/touchscope")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: installed, toPath: home + "/package")
        try FileManager.default.moveItem(atPath: path("Board"), toPath: path("Moved"))
        #expect(try dependencies("Moved").contains("<\(home)/package"))
        try FileManager.default.moveItem(atPath: home + "/package", toPath: path("library"))
        #expect(try dependencies("Moved", library: path("library")).contains("<\(path("library"))"))
        try FileManager.default.moveItem(atPath: path("library"), toPath: path("gone"))
        #expect(try dependencies("Moved").contains("Touchscope is not installed here"))
    }
}

import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `make test-deb` makes the package and a bare Debian, and runs this; otherwise it is skipped.
    @Suite("The Debian package in a bare Debian")
    struct PackageTests {
        private static let package = ProcessInfo.processInfo.environment["TOUCHSCOPE_DEB"]
        private static let root = ProcessInfo.processInfo.environment["TOUCHSCOPE_DEB_ROOT"]

        /// What goes before a program so that it runs in the bare system, which has processes of its own to look at.
        private func inside(_ root: String) -> [String] {
            let script = #"mount -t proc proc "$0/proc" && exec chroot "$0" "$@""#
            return ["/usr/bin/unshare", "--mount", "sh", "-c", script, root]
        }

        /// What a program says in the bare system, and how it ends.
        private func run(_ words: String...) throws -> (status: Int32, output: String) {
            let root = try #require(Self.root)
            let program = try Spawned(inside(root) + words)
            let output = String(decoding: program.readAll(), as: UTF8.self)
            let errors = program.readErrors()
            return (program.wait(), output + errors)
        }

        private func files() throws -> [String] {
            try run("find", "/usr", "/etc", "-name", "*touchscope*").output
                .split(separator: "\n").map(String.init)
        }

        @Test(
            "it is installed, runs, opens its window, and is removed without a trace",
            .enabled(
                if: package != nil && root != nil && XServer.isInstalled,
                "make test-deb makes what this needs"))
        func installed() throws {
            let (package, root) = (try #require(Self.package), try #require(Self.root))
            let copy = root + "/tmp/touchscope.deb"
            try? FileManager.default.removeItem(atPath: copy)
            try FileManager.default.copyItem(atPath: package, toPath: copy)
            #expect(try run("sh", "-c", "! command -v swift").status == 0)
            let install = try run(
                "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-q", "-y",
                "--no-install-recommends", "/tmp/touchscope.deb")
            #expect(install.status == 0, "\(install.output.suffix(2000))")
            for file in [
                "bin/touchscope", "bin/touchscope-kiosk", "share/man/man1/touchscope.1.gz",
                "share/applications/touchscope.desktop",
                "share/icons/hicolor/scalable/apps/touchscope.svg",
                "share/bash-completion/completions/touchscope",
                "lib/systemd/user/touchscope-kiosk.service",
                "share/touchscope/autostart/touchscope-kiosk.desktop",
            ] {
                #expect(FileManager.default.fileExists(atPath: "\(root)/usr/\(file)"), "\(file)")
            }
            #expect(try run("touchscope", "check", "who-gets-the-touch").status == 0)
            #expect(try run("touchscope", "lessons").output.contains("who-gets-the-touch"))

            // The screen is outside; its abstract socket is the same in there.
            let server = try XServer(width: 1280, height: 720)
            let words = inside(root) + ["touchscope", "open", "who-gets-the-touch", "--trace", "-"]
            let window = try RunningProgram(
                words[0], Array(words.dropFirst()),
                environment: server.environment.merging(["HOME": "/root"]) { $1 })
            try window.waitForLine("shown")
            window.end()

            #expect(try run("apt-get", "purge", "-q", "-y", "touchscope").status == 0)
            #expect(try files() == [])
        }
    }
}

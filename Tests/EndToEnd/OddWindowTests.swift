import Foundation
import TestEffort
import TestSupport
import Testing

extension EndToEnd {
    /// Sizes and homes that nobody thought of.
    @Suite("Windows at odds") struct OddWindowTests {
        /// What is open while the window is squeezed.
        enum Open: CaseIterable {
            case panels, editor, overview, lessons, looks, help, search, drawing, touchCheck

            var keys: [Keyboard.Key] {
                switch self {
                case .panels: []
                case .editor: [.control, .e]
                case .overview: [.f4]
                case .lessons: [.o]
                case .looks: [.j]
                case .help: [.slash]
                case .search: [.f]
                case .drawing: [.control, .d]
                case .touchCheck: [.f8]
                }
            }
        }

        @Test(
            "a window of one pixel, a very long one and a very high one are painted, and a usual one again as it was",
            arguments: Open.allCases)
        func squeezed(open: Open) throws {
            let bench = try Bench(hasPanels: true, environment: ["XDG_DOCUMENTS_DIR": "/nowhere"])
            try bench.keyboard.chord(open.keys)
            for (width, height) in [(1, 1), (8000, 200), (1, 900), (200, 8000), (1280, 720)] {
                try bench.watch.resize(windowTitled: "Touchscope", width: width, height: height)
                try bench.waitForGeometry("layout") {
                    $0.number("width") == Double(width) && $0.number("height") == Double(height)
                }
                try bench.touch.down(1, .zero)
                try bench.touch.up(1)
                try bench.touch.sync()
            }
            for key in [Keyboard.Key.escape, .escape, .escape] { try bench.keyboard.tap(key) }
            bench.program.send(signal: SIGTERM)
            let end = bench.program.waitForEnd()
            #expect(end.status == 0, "\(end.complaint)")
            #expect(bench.program.printed.last?.contains("\"closed\"") == true)
        }

        @Test(
            "a window that somebody destroys closes in order, asked to or not",
            arguments: [true, false])
        func destroyed(isAsked: Bool) throws {
            let bench = try Bench()
            try bench.watch.destroy(windowTitled: "Touchscope")
            if isAsked { bench.program.send(signal: SIGTERM) }
            let end = bench.program.waitForEnd()
            #expect(end.status == 0 && end.complaint.isEmpty, "\(end.complaint)")
            #expect(bench.program.printed.last?.contains("\"closed\"") == true)
        }

        @Test("after that fingers find the scene")
        func found() throws {
            let bench = try Bench()
            for (width, height) in [(1, 1), (8000, 200), (1280, 720)] {
                try bench.watch.resize(windowTitled: "Touchscope", width: width, height: height)
                try bench.waitForGeometry("layout") { $0.number("width") == Double(width) }
            }
            try bench.tap(7)
            #expect(bench.traced.contains { $0.contains("\"kind\":\"hit\"") && $0.contains("r7") })
        }

        private static let sizes = Effort.sample(
            ["png", "svg", "pdf", "gif", "mp4", "webm"].flatMap { end in
                ["8000x200", "1x1", "15x9", "17x19", "16x16", "8000x1", "200x8000"].map {
                    (end, $0)
                }
            }, 9)

        @Test(
            "pictures and films of any size that is taken are made, others are refused in a line",
            arguments: sizes)
        func render(end: String, size: String) throws {
            let workshop = try Workshop()
            let output = workshop.path("a." + end)
            let made = try Workshop.run(
                [
                    "render", workshop.path("pad.tape"), "-o", output, "--size", size, "--no-cache",
                ] + (["png", "svg", "pdf"].contains(end) ? [] : ["--fps", "1"]))
            let sides = size.split(separator: "x").compactMap { Int($0) }
            let isEven = sides.allSatisfy { $0 % 2 == 0 } || !["mp4", "webm"].contains(end)
            let status: Int32 = sides.contains { $0 < 16 } ? 2 : isEven ? 0 : 1
            #expect(made.status == status, "\(made.complaint)")
            #expect(FileManager.default.fileExists(atPath: output) == (status == 0))
            if status == 0 { return }
            #expect(made.complaint.split(separator: "\n").count == 1, "\(made.complaint)")
            let remedy = status == 2 ? "from 16 to 16384" : "an even width and height"
            #expect(made.complaint.contains(remedy), "\(made.complaint)")
        }

        // MARK: Homes

        /// A home in which nothing can be kept.
        enum Home: CaseIterable {
            case closed, file, missing, unset

            /// What HOME says.
            func path(in folder: URL) throws -> String? {
                switch self {
                // Not even root makes anything there.
                case .closed: return "/sys"
                case .file:
                    let file = folder.appending(path: "home")
                    try "".write(to: file, atomically: true, encoding: .utf8)
                    return file.path
                case .missing: return folder.path + "/nobody"
                case .unset: return nil
                }
            }
        }

        private func program(_ server: XServer, home: String?) throws -> RunningProgram {
            var environment = server.environment
            environment["HOME"] = home
            for name in ["CONFIG", "STATE", "CACHE"] { environment["XDG_\(name)_HOME"] = nil }
            environment["LANG"] = "C.UTF-8"
            let program = try RunningProgram(
                "touchscope", ["open", "tour", "--size", "1280x720", "--trace", "-"],
                environment: environment)
            _ = try program.wait(for: "the window") { $0["kind"] == "shown" }
            return program
        }

        @Test("without a home to keep things in, that is said once", arguments: Home.allCases)
        func unkept(home: Home) throws {
            let server = try XServer(width: 1280, height: 720)
            let keyboard = try Keyboard(on: server)
            let program = try program(server, home: try home.path(in: server.folder))
            try keyboard.tap(.y)
            _ = try program.wait(for: "the timeline") { $0["kind"] == "layout" }
            program.send(signal: SIGTERM)
            let end = program.waitForEnd()
            #expect(end.status == 0)
            let lines = end.complaint.split(separator: "\n")
            let words = "touchscope: settings and progress are not saved: "
            #expect(lines.count == 1 && lines[0].hasPrefix(words), "\(end.complaint)")
        }

        @Test("pipes where settings, progress and names of folders are kept hold up nothing")
        func pipes() throws {
            let server = try XServer(width: 1280, height: 720)
            let folder = server.folder.path + "/.config/touchscope"
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            for name in ["settings.json", "progress.json", "../user-dirs.dirs"] {
                #expect(mkfifo(folder + "/" + name, 0o600) == 0)
            }
            let keyboard = try Keyboard(on: server)
            let program = try program(server, home: server.folder.path)
            try keyboard.press(.control)
            try keyboard.tap(.r)
            try keyboard.release(.control)
            _ = try program.wait(for: "the take") { $0["kind"] == "take" }
            try keyboard.tap(.escape)
            _ = try program.wait(for: "its end") { $0["state"] == "calledOff" }
            try keyboard.tap(.y)
            _ = try program.wait(for: "the timeline") { $0["kind"] == "layout" }
            program.end()
            #expect(program.printed.last?.contains("\"closed\"") == true)
            let kept = try String(contentsOfFile: folder + "/settings.json", encoding: .utf8)
            #expect(kept.contains("\"timeline\" : true"))
        }

        @Test("an exhibit whose list is a pipe says so, and shows all lessons")
        func exhibit() throws {
            let server = try XServer(width: 1280, height: 720)
            let list = server.folder.path + "/a.lessons"
            #expect(mkfifo(list, 0o600) == 0)
            let program = try RunningProgram(
                "touchscope", ["open", "--kiosk", list, "--size", "1280x720", "--trace", "-"],
                environment: server.environment)
            _ = try program.wait(for: "the window") { $0["kind"] == "shown" }
            program.send(signal: SIGTERM)
            let end = program.waitForEnd()
            #expect(end.status == 0 && end.complaint.contains("found a pipe"), "\(end.complaint)")
        }

        @Test("two windows keep what was changed in each, whichever closes last")
        func two() throws {
            let folder = try TemporaryFolder()
            let variables = ["XDG_CONFIG_HOME": folder.url.path]
            let (one, other) = (
                try Bench(environment: variables), try Bench(environment: variables)
            )
            // The timeline in one, a presentation in the other.
            for (bench, key) in [(one, Keyboard.Key.y), (other, .z)] {
                try bench.keyboard.tap(key)
                try bench.wait("layout")
            }
            for bench in [one, other] {
                bench.program.send(signal: SIGTERM)
                #expect(bench.program.waitForEnd().status == 0)
            }
            let kept = try String(
                contentsOf: folder.url.appending(path: "touchscope/settings.json"),
                encoding: .utf8)
            #expect(kept.contains("\"timeline\" : true") && kept.contains("\"presents\" : true"))
        }
    }
}

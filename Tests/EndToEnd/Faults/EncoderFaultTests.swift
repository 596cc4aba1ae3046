import Foundation
import TestSupport
import Testing
import TouchWords

extension Faults {
    /// Encoders that fail in other ways than by being killed or absent.
    @Suite("Encoders that fail")
    struct EncoderFaultTests {
        private let workshop: Workshop

        init() throws {
            workshop = try Workshop()
            try workshop.write("old", to: "film.mp4")
        }

        private func expectOldFilm(_ end: (status: Int32, complaint: String), _ why: String) {
            let line =
                "touchscope: ffmpeg failed: \(why); \(workshop.path("film.mp4")) was not written\n"
            #expect(end == (1, line))
            #expect(workshop.read("film.mp4") == "old")
            #expect(workshop.files == ["bin", "film.mp4"])
        }

        private func render(_ script: String) throws -> (status: Int32, complaint: String) {
            let environment = try workshop.install(ffmpeg: script)
            let words = workshop.words("render", to: workshop.path("film.mp4"))
            return try Workshop.run(words, environment: environment)
        }

        @Test("ffmpeg ends with 0 and has written nothing")
        func nothing() throws {
            expectOldFilm(try render("cat > /dev/null"), "it wrote no film")
        }

        @Test("ffmpeg ends with 0 and has written half")
        func half() throws {
            let end = try render(
                """
                case "$*" in *framecrc*) ;; *) head -c 200000 > /proc/self/fd/3; cat > /dev/null ;; esac
                """)
            #expect(end.complaint.contains("it wrote 0 of "))
            #expect(workshop.read("film.mp4") == "old")
        }

        @Test("ffmpeg ends with 0 and complains")
        func complaint() throws {
            let end = try render("cat > /proc/self/fd/3; echo 'No space left on device' >&2")
            expectOldFilm(end, "No space left on device")
        }

        @Test(
            "ffmpeg hangs: it is ended when it has done nothing for long, and the old film is there",
            arguments: ["exec sleep 600", "cat > /dev/null; exec sleep 600"])
        func idle(script: String) throws {
            var environment = try workshop.install(ffmpeg: script)
            environment["TOUCHSCOPE_PATIENCE"] = "1"
            let words = workshop.words("render", to: workshop.path("film.mp4"))
            expectOldFilm(
                try Workshop.run(words, environment: environment),
                "it did nothing for 1 s and was stopped")
        }

        @Test("Ctrl-C ends an encoder that hangs")
        func hanging() throws {
            let begun = workshop.path("begun")
            mkfifo(begun, 0o600)
            let environment = try workshop.install(ffmpeg: "echo > \(begun); exec sleep 600")
            let words = workshop.words("render", to: workshop.path("film.mp4"))
            let rendering = try Spawned([Workshop.program] + words, environment: environment)
            _ = try Spawned(["cat", begun]).readAll()
            kill(rendering.id, SIGINT)
            #expect(
                rendering.readErrors().hasPrefix(
                    "touchscope: stopped: \(workshop.path("film.mp4")) could not be finished"))
            #expect(rendering.wait() == 130)
            #expect(workshop.read("film.mp4") == "old")
        }

        @Test("the same film comes of one core and of two", arguments: ["mp4", "webm", "gif"])
        func cores(end: String) throws {
            for (name, cores) in [("one", "0"), ("two", "0,1")] {
                let words = ["render", "tour", "-o", workshop.path("\(name).\(end)")]
                #expect(
                    try Workshop.run(
                        words + ["--size", "320x180", "--fps", "6"],
                        behind: ["taskset", "-c", cores]
                    ).status == 0)
            }
            let one = FileManager.default.contents(atPath: workshop.path("one.\(end)"))
            #expect(
                one != nil
                    && one == FileManager.default.contents(atPath: workshop.path("two.\(end)")))
        }
    }
}

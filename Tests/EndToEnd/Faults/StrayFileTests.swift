import Foundation
import TestSupport
import Testing

extension Faults {
    /// Files stay where they belong: none is written over what is read, none where nobody asked for it.
    @Suite("Stray files")
    struct StrayFileTests {
        private let workshop: Workshop

        init() throws { workshop = try Workshop() }

        @Test(
            "what is read is not written over",
            arguments: [
                ["simplify", "pad.tape", "-o", "pad.tape"],
                ["simplify", "pad.tape", "-o", "pad.scene"],
                ["simplify", "pad.tape", "-o", "near.tape"],
                ["card", "pad.tape", "-o", "pad.tape"],
                ["card", "pad.tape", "-o", "./pad.scene"],
                ["code", "pad.scene", "-o", "pad.scene"],
                ["code", "pad.tape", "-o", "./pad.scene"],
                ["render", "near.score", "-o", "near.score"],
                ["render", "near.svg", "-o", "near.svg"],
            ])
        func inputs(words: [String]) throws {
            symlink("pad.tape", workshop.path("near.tape"))
            for end in ["svg", "score"] { symlink("pad.tape", workshop.path("near.\(end)")) }
            let shell = ["env", "--chdir", workshop.folder.path]
            let end = try Workshop.run(words, behind: shell)
            #expect(end.status == 2)
            let line = #/ is the input file \S+; choose another output file; see /#
            #expect(end.complaint.firstMatch(of: line) != nil, "\(end.complaint)")
            #expect(workshop.read("pad.tape") == Workshop.tape)
            #expect(workshop.read("pad.scene") == Workshop.scene)
        }

        @Test(
            "what somebody wrote is written over only with --replace",
            arguments: [
                ["simplify", "pad.tape"], ["simplify", "--verbs", "pad.tape"],
                ["cut", "pad.tape", "100ms..200ms"], ["trim", "pad.tape", "0s..400ms"],
                ["speed", "pad.tape", "2", "100ms..200ms"], ["code", "pad.scene"],
            ])
        func written(words: [String]) throws {
            try workshop.write("# mine\n", to: "mine.tape")
            let shell = ["env", "--chdir", workshop.folder.path]
            let words = words + ["-o", "mine.tape"]
            let refused = try Workshop.run(words, behind: shell)
            expectFailure(refused)
            #expect(refused.complaint.contains("choose another name or add --replace"))
            #expect(workshop.read("mine.tape") == "# mine\n")
            #expect(try Workshop.run(words + ["--replace"], behind: shell).status == 0)
            #expect(workshop.read("mine.tape") != "# mine\n")
        }

        @Test(
            "a folder that is not there is not made for a file",
            arguments: [
                "no/x.png", "no/x.mp4", "no/x.score", "no/such/frames", "no/such/frames/", "x.png/",
                "x.mp4/",
            ])
        func folders(output: String) throws {
            let words = [
                "render", workshop.path("pad.tape"), "-o", workshop.folder.path + "/" + output,
            ]
            let end = try Workshop.run(words)
            #expect(end.status != 0)
            #expect(end.complaint.split(separator: "\n").count == 1)
            #expect(workshop.files == [])
        }

        @Test(
            "a home that is not there is not made",
            .enabled(if: XServer.isInstalled, "Xorg's drivers are not installed"),
            arguments: [nil, "/nowhere/at/all"])
        func home(home: String?) throws {
            let server = try XServer(width: 640, height: 480)
            var environment = server.environment
            for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME"] { environment[name] = nil }
            environment["HOME"] = home
            let scratch = workshop.path("tmp")
            try FileManager.default.createDirectory(
                atPath: scratch, withIntermediateDirectories: false)
            environment["TMPDIR"] = scratch
            let before = try FileManager.default.contentsOfDirectory(atPath: "/tmp")
            let program = try RunningProgram(
                "touchscope", ["open", workshop.path("pad.scene"), "--trace", "-"],
                environment: environment)
            try program.waitForLine("ready")
            program.send(signal: SIGTERM)
            let (status, complaint) = program.waitForEnd()
            #expect(status == 0)
            #expect(complaint.hasPrefix("touchscope: settings and progress are not saved: "))
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [])
            if !before.contains(".config") {
                #expect(!FileManager.default.fileExists(atPath: "/tmp/.config"))
            }
            #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
        }
    }
}

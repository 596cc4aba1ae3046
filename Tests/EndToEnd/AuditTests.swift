import Foundation
import TestSupport
import Testing

/// A whole scene at once, by the real program.
@Suite("Audits of scenes", .serialized) struct AuditTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write(
            """
            scene 1 "covered" 640 x 400
            view below at 40 40 size 200 200
              tap poke
            view above at 40 40 size 200 200

            """, to: "covered.scene")
    }

    private func audit(
        _ words: String...
    ) throws -> (status: Int32, output: String, complaint: String) {
        let called = try Spawned(
            [Workshop.program, "audit", workshop.path("covered.scene")] + words)
        let output = String(decoding: called.readAll(), as: UTF8.self)
        let complaint = called.readErrors()
        return (called.wait(), output, complaint)
    }

    @Test(
        "What is found is told with file and line; it is no failure, unless --strict is asked for")
    func strict() throws {
        let told = try audit()
        #expect(told.status == 0 && told.complaint == "")
        #expect(told.output.contains("covered.scene:2:1: warning: no finger can reach below"))
        #expect(try audit("--strict").status == 1)
        #expect(try audit("--lang", "zh").output.contains("警告：手指碰不到 below"))
    }

    @Test("The tape of the scene's name says what people are asked to try")
    func tape() throws {
        #expect(try !audit().output.contains("completes the task"))
        try workshop.write(
            "tape 1\nscene \"covered\"\ntry \"Tap below.\" expect poke acts\n", to: "covered.tape")
        #expect(
            try audit().output.contains(
                "covered.tape:3:1: warning: no gesture completes the task \"Tap below.\" ("))
    }

    @Test("Time that is over leaves runs out, and the report says so")
    func within() throws {
        #expect(try audit("--within", "0s").output.contains("Left out for lack of time: "))
    }

    @Test("The map is a picture, and what is found can be read by machines")
    func map() throws {
        let told = try audit("--map", workshop.path("map.svg"), "--format", "sarif")
        let map = try String(contentsOfFile: workshop.path("map.svg"), encoding: .utf8)
        #expect(map.hasPrefix("<?xml") || map.hasPrefix("<svg"))
        #expect(try JSONSerialization.jsonObject(with: Data(told.output.utf8)) is [String: Any])
        let wrong = try audit("--map", workshop.path("map.mp4"))
        #expect(
            wrong.status == 2 && !FileManager.default.fileExists(atPath: workshop.path("map.mp4")))
    }
}

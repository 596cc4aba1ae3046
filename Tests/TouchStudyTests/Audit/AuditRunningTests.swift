import Testing
import TouchScript

@testable import TouchStudy

@MainActor @Suite("Audits: what is done, and what is left out") struct AuditRunningTests {
    private func audit() throws -> Audit {
        Audit(
            try Scene.parse(
                "scene 1 \"s\" 640 x 400\nview card at 40 40 size 200 200\n  tap poke\n",
                file: "s.scene"))
    }

    @Test("Every exercise is done at every place, and two places are touched at once")
    func all() throws {
        var audit = try audit()
        audit.run(for: 1, now: { 0 })
        let deeds = audit.runs.map { $0.deed }
        #expect(Set(deeds).count == deeds.count)
        let (places, exercises) = (audit.places.count, audit.plan.exercises.count)
        #expect(deeds.count { $0.second == nil } == places * exercises)
        #expect(deeds.count { $0.second != nil } == 2 * places * (places - 1))
        #expect(audit.done == audit.total)
        #expect(deeds.prefix(places).map { $0.first.place } == Array(0..<places))
    }

    @Test("Gestures are done one after another only while something has not happened yet")
    func sequences() throws {
        let open = try Audited.audit(
            "view card at 40 40 size 200 200\n  pan crowd fingers 4", sequences: true)
        #expect(open.done == open.plan.singles + open.plan.meanwhiles + open.plan.sequences)
        #expect(
            open.runs.suffix(open.plan.sequences).allSatisfy {
                if case .then? = $0.deed.second { true } else { false }
            })
    }

    @Test("No run begins when the time is over, and the report says what was left out, by numbers")
    func deadline() throws {
        var audit = try audit()
        var clock = 0.0
        audit.run(for: 5) {
            defer { clock += 1 }
            return clock
        }
        #expect(audit.done == 4)
        let report = AuditReport(audit, seconds: 5).text(in: "en")
        let left = audit.total - 4
        #expect(report.contains("4 runs in 5.00 s"), "\(report)")
        #expect(report.contains("Left out for lack of time: \(left) runs"), "\(report)")
        #expect(report.contains("a slow drag up at 2 of 2 places"), "\(report)")
        #expect(!report.contains("a tap at "), "\(report)")
        #expect(report.contains("while another taps elsewhere: 4 runs"), "\(report)")
    }

    @Test("Nobody is said never to act before every exercise was done everywhere")
    func unjudged() throws {
        var audit = try audit()
        let omission = "Not every gesture was tried at every place, so the report omits"
        audit.run(for: 0, now: { 0 })
        #expect(audit.done == 0 && audit.findings.isEmpty)
        #expect(AuditReport(audit, seconds: 0).text(in: "en").contains(omission))
        audit.run(for: 1, now: { 0 })
        #expect(!AuditReport(audit, seconds: 1).text(in: "en").contains(omission))
    }

    @Test("Nothing is left out, and the report does not say so, when there is time enough")
    func noneLeft() throws {
        var audit = try audit()
        audit.run(for: 1, now: { 0 })
        #expect(!AuditReport(audit, seconds: 1).text(in: "en").contains("Left out"))
    }

    @Test("Each run begins with the scene as it is at the start")
    func fresh() throws {
        let audit = try Audited.audit(
            """
            view card at 40 40 size 200 200
              tap poke hides card
            """)
        let taps = audit.runs.filter { $0.deed.second == nil }
            .filter { audit.places[$0.deed.first.place].view == "card" }
        #expect(taps.allSatisfy { $0.touched.contains("card") })
    }

    @Test("What only some recognizers look for is done where there are any, and nowhere else")
    func specialties() throws {
        func exercises(_ lines: String) throws -> [AuditExercise] {
            let text = "scene 1 \"s\" 640 x 400\nview card at 0 0 size 640 400\n  \(lines)\n"
            return AuditExercise.all(for: SceneCast(try Scene.parse(text, file: "s.scene")))
        }
        #expect(try exercises("tap thrice taps 3").contains(.tap(times: 3)))
        #expect(try exercises("tap three fingers 3").contains(.fingersTap(3)))
        #expect(try exercises("custom check-mark tick").contains(.checkMark))
        #expect(try exercises("hover over").contains(.pointer))
        let plain = try exercises("tap once")
        #expect(!plain.contains(.tap(times: 3)) && !plain.contains(.pointer))
    }

    @Test("No finger leaves the stage")
    func onStage() throws {
        let audit = try Audited.audit("view corner at 600 360 size 40 40\n  pan drag")
        for deed in Set(audit.runs.map { $0.deed }) {
            for record in audit.session(deed).trace.records {
                guard case .sample(_, _, _, let x, let y) = record.entry else { continue }
                #expect(x >= 0 && x <= 640 && y >= 0 && y <= 400, "\(audit.words(of: deed))")
            }
        }
    }
}

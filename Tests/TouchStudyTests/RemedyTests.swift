import Testing
import TouchReading
import TouchScript
import TouchSession

@testable import TouchStudy

@Suite("Remedies") @MainActor struct RemedyTests {
    private func played(_ expectations: String) throws -> Session {
        let scene = try Scene.parse(
            """
            scene 1 "s" 640 x 400
            view card at 40 40 size 500 300
              swipe flick direction right
              pan drag
            require drag to-fail flick
            """, file: "s.scene")
        let tape = try Tape.parse(
            """
            tape 1
            scene "s"
            finger a down card(0.2, 0.5)
            finger a move by 200 0 over 150ms
            finger a up
            \(expectations)
            """, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session
    }

    private func remedies(_ expectations: String) throws -> [ChangeSearch.Finding] {
        let session = try played(expectations)
        let failures = session.trace.failures(of: session.cues, file: "s.tape")
        let missed = try #require(failures.first)
        var search = try #require(WhatIf(session).search(forMeeting: missed))
        while search.step() {}
        return search.findings
    }

    @Test(
        "What a tape missed is met by what UIKit has for it first, and last by taking something away"
    )
    func order() throws {
        let found = try remedies("expect drag was began\n")
        #expect(found.first?.words == "without require drag to-fail flick")
        #expect(found.contains { $0.words == "flick disabled" })
        let mending = found.prefix { !$0.takesAway }
        #expect(found.dropFirst(mending.count).allSatisfy { $0.takesAway })
    }

    /// What turns the answer to a question, of a scene of one finger's tape.
    private func turning(_ question: String, _ lines: String, _ scene: String) throws -> [String] {
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + scene, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        var search = try #require(WhatIf(session).search(forTurning: question))
        while search.step() {}
        return search.findings.filter { !$0.takesAway }.map(\.words)
    }

    private static let hold = "finger a down inner\nwait 1s\nfinger a up\n"
    private static let drag =
        "finger a down inner\nfinger a move by 0 -80 over 200ms\nfinger a up\n"
    private static let nested = "view outer at 0 0 size 600 400\n  view inner at 20 20 size 300 300"

    @Test(
        "Whom it is asked for changes first: a press its duration, a view what it does with touches"
    )
    func own() throws {
        let presses = Self.nested + "\n    long-press slow\n  long-press quick duration 300ms\n"
        #expect(
            try turning("why not slow", Self.hold, presses).prefix(2).contains(
                "slow duration 200ms"))
        let heard =
            "view outer at 0 0 size 600 400 touches consume\n"
            + "  view inner at 20 20 size 300 300 touches handle-and-forward\n"
        #expect(try turning("why not outer", Self.hold, heard).first == "outer hit-test self")
        let kept = Self.nested + " touches consume\n  pan drag\n"
        let found = try turning("inner cancelled", Self.drag, kept)
        #expect(
            found.prefix(2) == ["drag cancels-touches-in-view off", "inner should-begin nobody"])
    }

    @Test("A control that lost its touches to a pan around it refuses to let it begin")
    func control() throws {
        let slider =
            "view outer at 0 0 size 600 400\n  pan drag\n"
            + "  slider inner at 20 100 size 300 34\n"
        #expect(
            try turning("inner cancelled", Self.drag, slider).contains("inner should-begin nobody"))
    }

    @Test("A pan that took what another is for begins along an axis, or one way where no axis does")
    func way() throws {
        let pans =
            "view outer at 0 0 size 600 400\n  pan up\n"
            + "  view inner at 20 20 size 300 300\n    pan drag\n"
        let found = try turning("why not up", Self.drag, pans)
        #expect(found.contains("drag should-begin horizontal"))
        #expect(!found.contains { $0.hasPrefix("drag should-begin d") })

        let both =
            Self.drag + "expect up was began\nwait 1s\nfinger a down inner\n"
            + "finger a move by 0 80 over 200ms\nfinger a up\nexpect drag was began\n"
        let scene = try Scene.parse("scene 1 \"s\" 640 x 400\n" + pans, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\n" + both, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let missed = try #require(
            session.trace.failures(of: session.cues, file: "s.tape").first)
        var search = try #require(WhatIf(session).search(forMeeting: missed))
        while search.step() {}
        #expect(search.findings.contains { $0.words == "drag should-begin down" })
    }

    @Test("A recognizer is moved to a view around its own where it sees nothing of the finger")
    func moved() throws {
        let beside =
            "view outer at 0 0 size 600 400\n  view page at 0 200 size 600 200\n    tap poke\n"
            + "  view inner at 20 20 size 300 100\n"
        #expect(try turning("why not poke", "tap inner\n", beside).first == "poke on outer")
    }

    @Test(
        "Another recognizer is disabled before anybody is taken away, and a pair is told once")
    func beside() throws {
        let pans =
            "scroll outer at 0 0 size 600 400 content 600 900\n"
            + "  view inner at 20 20 size 300 300\n    pan drag\n"
        let found = try turning("why not outer", Self.drag, pans)
        #expect(found.prefix(3).contains("drag disabled"))
        #expect(found.first == "drag simultaneous-with outer.pan")
        #expect(!found.contains("drag can-prevent all-but outer.pan"))
    }

    @Test("a second gesture by another finger leaves the first to be mended")
    func again() throws {
        let pans =
            "scroll outer at 0 0 size 640 400 content 640 900\n"
            + "  view inner at 20 20 size 300 300\n    pan drag\n"
        let twice =
            Self.drag + "wait 1s\nfinger b down (600, 300)\n"
            + "finger b move by 0 -80 over 200ms\nfinger b up\n"
        #expect(
            try turning("why not outer", twice, pans).first == "drag simultaneous-with outer.pan")
    }

    @Test("lines are cited as the file has them, whatever the change moves")
    func cited() throws {
        let scene = try Scene.parse(
            """
            scene 1 "s" 640 x 400
            view outer at 0 0 size 640 400
              view page at 0 200 size 640 200
                tap poke
              view inner at 20 20 size 300 100
            """, file: "s.scene")
        let tape = try Tape.parse("tape 1\nscene \"s\"\ntap inner\n", file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        let changed = try SceneChange("poke on outer").applied(to: scene).scene
        #expect(changed.place(of: "poke")?.line == 3)
        let reason = try WhatIf(session).comparison(with: changed).reasons.second
        #expect(reason?.place?.description == "s.scene:4")
    }

    @Test("what misses an expectation that was met is no remedy")
    func others() throws {
        #expect(try remedies("expect drag was began\nexpect flick acts 1 time\n").isEmpty)
    }
}

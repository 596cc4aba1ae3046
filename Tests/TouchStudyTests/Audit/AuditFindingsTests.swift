import Testing
import TouchScript

@testable import TouchStudy

/// What stands out in a scene: each kind where it is, and not where it is not.
@MainActor @Suite("Audits: what stands out in a scene") struct AuditFindingsTests {
    @Test("A scene in which everybody is reached and acts has nothing that stands out")
    func nothing() throws {
        let audit = try Audited.audit(
            """
            view card at 40 40 size 200 200
              tap poke
            button save at 300 40 size 120 44
            """)
        #expect(audit.findings.isEmpty, "\(audit.findings.map { $0.text(in: "en") })")
    }

    // MARK: Who is not reached

    @Test(
        "Who is covered is never reached, and neither are those in it; the reason names whoever covers it"
    )
    func covered() throws {
        let found = try Audited.findings(
            .neverReached,
            """
            view below at 40 40 size 200 200
              tap poke
            view above at 40 40 size 200 200
            """)
        #expect(
            found == [
                """
                s.scene:2:1: warning: no finger can reach below, so poke can never act
                    a tap at (140, 140): below did not get the touch: the hit-test ended at above, \
                which is in front (s.scene:4)

                """
            ])
    }

    @Test("A view of which a corner shows is reached")
    func corner() throws {
        let found = try Audited.findings(
            .neverReached,
            """
            view below at 40 40 size 200 200
              tap poke
            view above at 60 60 size 200 200
            """)
        #expect(found.isEmpty)
    }

    @Test("A view that lies outside of the stage is never reached")
    func outside() throws {
        let found = try Audited.findings(.neverReached, "view far at 700 40 size 100 100")
        #expect(
            found == [
                """
                s.scene:2:1: note: no finger can reach far
                    it is entirely outside the stage

                """
            ])
    }

    @Test("What scrolling brings onto the stage is reached")
    func scrolled() throws {
        let scene = """
            scroll list at 40 40 size 200 200 content 200 900
              button last at 20 820 size 160 44
            """
        #expect(try Audited.audit(scene).findings.allSatisfy { !$0.isWarning })
        let still = try Audited.findings(
            .neverReached, scene.replacing("content 200 900", with: "content 200 200"))
        #expect(still.count == 1 && still[0].contains("no finger can reach last"), "\(still)")
    }

    @Test("What an action shows is not called unreachable")
    func shown() throws {
        let scene = """
            button open at 40 40 size 120 44 touch-up-inside shows sheet
            view sheet at 300 40 size 200 200 hidden
            """
        #expect(try Audited.findings(.neverReached, scene).isEmpty)
        let never = scene.replacing(" touch-up-inside shows sheet", with: "")
        #expect(try Audited.findings(.neverReached, never).count == 1)
    }

    @Test("A line with the comment 'on purpose' is not spoken of")
    func meant() throws {
        let found = try Audited.findings(
            .neverReached, "view far at 700 40 size 100 100  # on purpose")
        #expect(found.isEmpty)
    }

    @Test("A label that lets touches through is spoken of only if somebody listens there")
    func label() throws {
        let scene = "label name at 40 40 size 200 40 text \"Name\""
        #expect(try Audited.findings(.neverReached, scene).isEmpty)
        let inner = "\n  view icon at 0 0 size 40 40\n    tap open"
        #expect(
            try Audited.findings(.neverReached, scene + inner).first?
                .contains("no finger can reach icon, so open can never act") == true)
        let found = try Audited.findings(.neverReached, scene + "\n  tap rename")
        #expect(
            found.first?.hasPrefix(
                """
                s.scene:2:1: warning: no finger can reach name, so rename can never act
                    a tap at (140, 60): name was not hit: its user interaction is off
                """) == true, "\(found)")
    }

    // MARK: Who never acts

    @Test("A recognizer that another always prevents never acts, because of that one")
    func prevented() throws {
        let found = try Audited.findings(
            .neverActs,
            """
            view card at 40 40 size 400 300
              pan first
              pan second
            """)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "s.scene:3:3: warning: first never acts, although it gets a touch in ") == true)
        #expect(found.first?.contains("second was recognized first") == true)
    }

    @Test("A recognizer that looks for what nobody does never acts, but nobody is to blame")
    func unwanted() throws {
        let found = try Audited.findings(
            .neverActs,
            """
            view card at 40 40 size 400 300
              pan crowd fingers 4
            """)
        #expect(found.count == 1 && found[0].contains("note: crowd never acts"), "\(found)")
    }

    @Test("A recognizer that is switched off gets no touch, unless the tape switches it on")
    func switchedOff() throws {
        let scene = """
            view card at 40 40 size 400 300
              tap poke disabled
            """
        let found = try Audited.findings(.neverActs, scene)
        #expect(
            found.first?.hasPrefix(
                """
                s.scene:3:3: warning: poke never acts because it never gets a touch
                    a tap at (240, 190): poke does not receive finger a's touch: it is disabled
                """) == true, "\(found)")
        #expect(try Audited.findings(.neverActs, scene, tape: "enable poke").isEmpty)
    }

    @Test("A disabled control never acts")
    func disabled() throws {
        let found = try Audited.findings(
            .neverActs, "button save at 40 40 size 120 44 disabled")
        #expect(found.count == 1 && found[0].contains("save never acts"), "\(found)")
    }

    @Test("A row whose taps a recognizer takes ignores them, though a long touch selects it")
    func deaf() throws {
        let scene = """
            view page at 0 0 size 640 400
              tap dismiss
              scroll list at 40 40 size 260 200 content 260 600
                row first at 0 0 size 260 60
            """
        let found = try Audited.findings(.ignoresTaps, scene)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("s.scene:5:5: warning: first does nothing when tapped")
                == true)
        #expect(found.first?.contains("dismiss claimed it") == true)
        let polite = scene.replacing("dismiss", with: "dismiss cancels-touches-in-view off")
        #expect(try Audited.findings(.ignoresTaps, polite).isEmpty)
    }

    // MARK: Who acts with whom

    @Test("Two that always act together are named, with whoever allows both")
    func together() throws {
        let scene = """
            view card at 40 40 size 400 300
              tap one simultaneous-with two
              tap two
            """
        let found = try Audited.findings(.together, scene)
        #expect(found.count == 1 && found[0].contains("note: two and one always act together"))
        #expect(found.first?.contains("one's delegate") == true, "\(found)")
        let apart = scene.replacing(" simultaneous-with two", with: "")
        #expect(try Audited.findings(.together, apart).isEmpty)
    }

    @Test("One that never acts alone is named, with the other, which does")
    func alongside() throws {
        let found = try Audited.findings(
            .together,
            """
            view card at 40 40 size 400 300
              tap single
              tap double taps 2
            """)
        #expect(
            found.first?.contains("whenever double acts, single acts too (1 run)") == true,
            "\(found)")
    }

    @Test("Who acts only where another does not get the touch always loses to it")
    func loses() throws {
        let scene = """
            view outer at 0 0 size 640 400
              pan far
              view inner at 40 40 size 200 200
                pan near
            """
        let found = try Audited.findings(.loses, scene)
        #expect(found.count == 1)
        #expect(found.first?.contains("far never acts when near also gets the touch") == true)
        let both = scene.replacing("pan near", with: "pan near simultaneous-with far")
        #expect(try Audited.findings(.loses, both).isEmpty)
        let sometimes =
            scene.replacing("pan near", with: "swipe near direction left")
            + "\nrequire far to-fail near"
        #expect(try Audited.findings(.loses, sometimes).isEmpty)
    }

    // MARK: Who waits

    @Test("Who waits for another to fail is told with the longest time, at the line that says so")
    func waits() throws {
        let found = try Audited.findings(
            .waits,
            """
            view card at 40 40 size 400 300
              tap single
              tap double taps 2 delays-touches-ended off
            require single to-fail double
            """)
        #expect(
            found.contains { finding in
                finding.hasPrefix(
                    "s.scene:5:1: note: single is recognized up to 0.35 s late because it waits for double"
                )
            }, "\(found)")
    }

    @Test("Views that get touches late, or their ends, are told with whoever holds them back")
    func late() throws {
        let found = try Audited.findings(
            .waits,
            """
            view card at 40 40 size 200 200
              tap double taps 2
            scroll list at 300 40 size 200 200 content 200 600
              button save at 20 20 size 120 44
            """)
        #expect(
            found.contains { $0.contains("the end of a touch reaches card up to 0.35 s late") },
            "\(found)")
        #expect(
            found.contains { $0.contains("touches reach list and save up to 0.15 s late") },
            "\(found)")
    }

    // MARK: What the tape says

    @Test("What people are asked to try and no deed does is named where the tape asks for it")
    func task() throws {
        let scene = """
            view card at 40 40 size 200 200
              tap poke
            """
        let tape = "try \"Tap.\" expect poke acts\ntry \"Tap thrice.\" expect poke acts 3 times"
        let found = try Audited.findings(.task, scene, tape: tape)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("s.tape:4:1: warning: ") == true)
        #expect(found.first?.contains("\"Tap thrice.\"") == true)
    }

    @Test("What takes two gestures is done, too")
    func twoGestures() throws {
        let scene = """
            view card at 40 40 size 200 200
              tap poke
            view other at 300 40 size 200 200
              swipe flick direction left
            """
        let tape = "try \"Tap, then flick.\" expect poke acts and flick ended"
        #expect(try Audited.findings(.task, scene, tape: tape).count == 1)
        #expect(try Audited.findings(.task, scene, tape: tape, sequences: true).isEmpty)
    }

    @Test("What the tape expects and does not get is told as a check tells it")
    func expectation() throws {
        let scene = "view card at 40 40 size 200 200\n  tap poke"
        let found = try Audited.findings(
            .expectation, scene, tape: "tap card\nexpect poke never acts")
        #expect(found.count == 1 && found[0].hasPrefix("s.tape:4:1: warning: "), "\(found)")
        #expect(
            try Audited.findings(.expectation, scene, tape: "tap card\nexpect poke acts").isEmpty)
    }
}

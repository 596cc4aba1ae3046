import Testing
import TouchReading
import TouchScript
import TouchSession

/// Questions that are answered as they are asked: why not, why a list did not scroll, what a pointer did.
@Suite("What is asked is what is answered") @MainActor struct WhyNotTests {
    private static let scene = """
        scene 1 "s" 640 x 400
        view card at 40 40 size 300 300
          tap once
          pan drag moves card
        button buy at 360 40 size 120 44
        scroll list at 360 120 size 240 200 content 240 900
        """

    private func played(_ lines: String, scene text: String = scene) throws -> (Session, Why) {
        let scene = try Scene.parse(text, file: "s.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"s\"\n" + lines, file: "s.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return (session, Why(session.trace, scene: scene))
    }

    /// Of each touch what it is about, and the first sentences.
    private func answers(_ question: String, _ lines: String, count: Int = 1) throws -> [String] {
        try played(lines).1.answers(to: question).flatMap { answer in
            [answer.heading?["en"] ?? "–"]
                + answer.sentences.prefix(count).map(\.words.debugDescription)
        }
    }

    @Test(
        "why not: of touches where it happened nothing is told, unless it happened in all",
        arguments: [
            ("why not buy", "tap buy\nwait 1s\ntap card", "hit.refused(buy): "),
            ("why not once", "tap card", "ask.didAct(once)"),
            ("why did drag not fail", "tap card", "ask.recognizerFailed(drag)"),
            ("why not card", "tap card", "ask.gotTouch(card)"),
            (
                "why did drag fail", "finger a down card\nfinger a move by 60 0\n",
                "ask.recognizerDidNotFail(drag)"
            ),
            ("why did list scroll", "tap list", "ask.didNotScroll(list)"),
            (
                "为什么 list 没有 滚动", "finger a down list\nfinger a move by 0 -60\n",
                "ask.didScroll(list)"
            ),
        ])
    func whyNot(question: String, lines: String, first: String) throws {
        let told = try answers(question, lines)
        #expect(told.count == 2 && told[1].hasPrefix(first), "\(told)")
    }

    @Test("BR7: what a pointer did is told without a finger")
    func pointer() throws {
        let lines = "pointer move card over 200ms\npointer scroll 0 -30 at list\n"
        let told = try answers("list", lines, count: 2)
        #expect(
            told == [
                "pointer from 0.008 s", "record.scrolled(list, 0.0, 30.0)",
                "record.pointerScrolled(480.0, 220.0)",
            ])
    }

    @Test(
        "BR3: why a pan does not respond to scroll input",
        arguments: [
            ("", "why.scrollTypeNotAllowed"),
            ("scroll-types continuous", "why.scrollTypeNotAllowed"),
            ("scroll-types all disabled", "why.switchedOff"),
        ])
    func pointerUnfollowed(clauses: String, reason: String) throws {
        let scene =
            "scene 1 \"s\" 640 x 400\nview card at 40 40 size 300 300\n  pan drag \(clauses)\n"
        let (_, why) = try played("pointer scroll 0 -30 at card\n", scene: scene)
        let told = why.answers(to: "why not drag").flatMap(\.sentences)
        #expect(
            told.map(\.words.debugDescription) == [
                "ask.didNotAct(drag)", "why.doesNotScroll(drag): \(reason)",
            ] || told.map(\.words.debugDescription) == ["why.doesNotScroll(drag): \(reason)"])
    }

    @Test("BR3: why a pan began under a pointer, and ended")
    func pointerFollowed() throws {
        let scene = """
            scene 1 "s" 640 x 400
            view card at 40 40 size 300 300
              pan drag moves scroll-types discrete
            """
        let lines = "pointer scroll 0 -30 at card\npointer scroll 0 -30 at card\nwait 1s\n"
        let (_, why) = try played(lines, scene: scene)
        let told =
            why.answers(to: "drag began").flatMap(\.sentences)
            + why.answers(to: "drag ended").flatMap(\.sentences)
        let words = told.map(\.words.debugDescription)
        #expect(words.contains("why.beganAt(drag, 0.000 s): why.pointerScrolled"), "\(words)")
        #expect(words.contains("why.endedAt(drag, 0.100 s): why.scrollingStopped"), "\(words)")
    }

    @Test("why a view moved, or did not: by whom, and what became of those who move it")
    func moved() throws {
        let drag = "finger a down card\nfinger a move by 60 0 over 100ms\nfinger a up\n"
        let told = try answers("why did card move", drag, count: 2)
        #expect(told[1].hasPrefix("record.moved(card"), "\(told)")
        #expect(told[2].contains("why.sent(drag, moves, card"), "\(told)")
        #expect(
            try answers("card did not move", "tap card") == [
                "finger a from 0.000 s", "why.failedAt(drag, 0.080 s): why.liftedEarly",
            ])
        #expect(try answers("card did not move", drag)[1] == "ask.didMove(card)")
    }

    @Test("of several fingers, what became of each is told under its name")
    func fingers() throws {
        let scene = """
            scene 1 "s" 640 x 400
            view keys at 0 0 size 640 200
              view c at 0 0 size 100 200
              view d at 100 0 size 100 200
            """
        let lines = "finger a down c\nwith finger b down d\nfinger a up\nwith finger b up\n"
        let told = try played(lines, scene: scene).1.answers(to: "why not keys")
        #expect(
            told.map { "\($0.heading?["en"] ?? "–"): \($0.sentences[0].words.debugDescription)" }
                == [
                    "finger a from 0.000 s: view.innerAnswered(keys, c)",
                    "finger b from 0.000 s: view.innerAnswered(keys, d)",
                ])
    }

    @Test("what undoes what somebody did with another finger turns no answer")
    func undone() throws {
        func scene(_ clause: String) -> String {
            "scene 1 \"s\" 640 x 400\nview card at 40 40 size 500 300\n  pan drag \(clause)\n"
        }
        let lines = [(80, 0), (0, 80), (-80, 0)].map { dx, dy in
            "finger a down card\nfinger a move by \(dx) \(dy) over 100ms\nfinger a up\nwait 1s\n"
        }.joined()
        let original = try played(lines, scene: scene("should-begin vertical")).0.trace
        let question = try #require(WhyQuestion("why not drag", in: original))
        let turned = try played(lines, scene: scene("should-begin horizontal")).0.trace
        #expect(!question.isTurned(from: original, to: turned))
        #expect(question.isTurned(from: original, to: try played(lines, scene: scene("")).0.trace))
    }

    @Test("HT4: outside of bounds that begin elsewhere, it is told where")
    func scrolledBounds() throws {
        let scene = """
            scene 1 "s" 640 x 400
            scroll list at 100 0 size 200 200 bounds-at 300 0 content 900 200
            """
        let told = try played("tap (50, 50)\n", scene: scene).1.answers(to: "why not list")
        let words = told.flatMap(\.sentences).map(\.words.debugDescription)
        #expect(
            words.contains {
                $0.hasSuffix("hit.outsideBounds(250.0, 50.0, 200 × 200, 300.0, 0.0)")
            }, "\(words)")
    }

    @Test("BR3: what two fingers moved is told as their middle's way")
    func middle() throws {
        let lines = """
            finger a down card(0.2, 0.5)
            with finger b down card(0.8, 0.5)
            finger a move by 0 60 over 100ms
            finger a up
            finger b up

            """
        let (_, why) = try played(lines)
        let words = why.answers(to: "drag began").flatMap(\.sentences).map(\.words.debugDescription)
        #expect(
            words.first?.contains("measure.atMiddle(measure.movementEnough(") == true, "\(words)")
    }

    @Test("an expectation about a place tells what moved it, and what of those that move it")
    func place() throws {
        let lines = "tap card\nwait 1s\nexpect list scrolled to 0 100\nexpect card at 90 40\n"
        let (session, why) = try played(lines)
        let failures = session.trace.failures(of: session.cues, file: "s.tape")
        #expect(
            failures.map { failure in
                why.sentences(explaining: failure).map(\.words.debugDescription)
            } == [
                [
                    "why.doesNotSee(list.pan, a): why.notOnBranch(list, card)",
                    "hit.refused(list): hit.outside(-170.0, 70.0, 240 × 200)",
                ], ["why.failedAt(drag, 0.080 s): why.liftedEarly"],
            ])
    }

    @Test(
        "an expectation of too few actions tells of the one too many, not of what did not act later"
    )
    func tooMany() throws {
        let scene = """
            scene 1 "s" 640 x 400
            view card at 40 40 size 300 300
              tap once
              tap twice taps 2
            """
        let (session, why) = try played(
            "tap card\ntap card\nwait 1s\nexpect once never acts\n", scene: scene)
        let failure = try #require(
            session.trace.failures(of: session.cues, file: "s.tape").first)
        let told = why.sentences(explaining: failure).map(\.words.debugDescription)
        #expect(told.first?.hasPrefix("why.sent(once") == true, "\(told)")
        #expect(!told.contains { $0.contains("failedAt(once") }, "\(told)")
    }
}

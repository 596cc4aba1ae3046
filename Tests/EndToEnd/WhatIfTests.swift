import Foundation
import TestSupport
import Testing

/// The same fingers on a changed scene, by the real program.
@Suite("What if, and how it could come about", .serialized)
struct WhatIfTests {
    private let workshop: Workshop

    private static let scene = """
        scene 1 "board" 640 x 400
        # Two that compete.
        view card at 40 40 size 420 300
          swipe flick direction right
          pan drag  # it waits
          button save at 20 20 size 120 44
        require drag to-fail flick

        """

    init() throws {
        workshop = try Workshop()
        try workshop.write(Self.scene, to: "board.scene")
        try workshop.write(
            """
            tape 1
            scene "board"
            finger a down card(0.2, 0.8)
            finger a move card(0.9, 0.8) over 180ms
            finger a up
            wait 1s

            """, to: "board.tape")
    }

    private func whatIf(
        _ words: String...
    ) throws -> (status: Int32, output: String, complaint: String) {
        let called = try Spawned(
            [Workshop.program, "whatif", workshop.path("board.tape")] + words)
        let output = String(decoding: called.readAll(), as: UTF8.self)
        let complaint = called.readErrors()
        return (called.wait(), output, complaint)
    }

    @Test("A change is told by where the runs part, why, and what differs in the end")
    func change() throws {
        let told = try whatIf("without require drag to-fail flick")
        #expect(told.status == 0, "\(told.complaint)")
        #expect(
            told.output.hasPrefix(
                """
                The runs diverge at 0.008 s:
                  as it is: drag is ready and has been waiting since 0.008 s: drag requires flick to fail \
                (board.scene:7)
                  changed: drag began at 0.008 s
                """), "\(told.output)")
        #expect(told.output.contains("flick sent its action → flick sent no action"))
        let chinese = try whatIf("without require drag to-fail flick", "--lang", "zh")
        #expect(chinese.output.contains("结果：\n") && chinese.output.contains("改动后: drag"))
        #expect(try whatIf("card color sky").output == "The runs never diverge.\n")
    }

    @Test("Changes stack up, a wrong one is one line, and nothing is written unasked")
    func stack() throws {
        let both = try whatIf("without require drag to-fail flick", "flick disabled")
        #expect(both.output.contains("changed: nothing happens"))
        #expect(both.output.contains("drag sent no action → drag sent its action"))
        let wrong = try whatIf("darg disabled")
        #expect(wrong.status == 1)
        #expect(wrong.complaint.contains("did you mean 'drag'?"), "\(wrong.complaint)")
        #expect(wrong.complaint.split(separator: "\n").count == 1)
        #expect(try whatIf().status == 2)
        #expect(workshop.read("board.scene") == Self.scene)
    }

    @Test("A change that is kept touches its own line of the scene alone")
    func keep() throws {
        #expect(try whatIf("drag disabled", "--keep").status == 0)
        #expect(
            workshop.read("board.scene")
                == Self.scene.replacing(
                    "pan drag  # it waits", with: "pan drag disabled  # it waits"))
    }

    @Test("What would bring something about is found by trying, those first that change least else")
    func want() throws {
        let told = try whatIf("--want", "drag acts")
        #expect(told.status == 0, "\(told.complaint)")
        let first = try #require(told.output.split(separator: "\n").first)
        #expect(first.contains("single changes make 'drag acts' happen:"), "\(first)")
        for change in ["without require drag to-fail flick", "flick disabled"] {
            #expect(told.output.contains("\n\(change)\n"), "\(told.output)")
        }
        #expect(try whatIf("--want", "flick acts").output == "'flick acts' already happens\n")
        let never = try whatIf("--want", "save acts 7 times")
        #expect(never.status == 1)
        #expect(
            never.complaint.contains("'save acts 7 times' does not happen with any of the "),
            "\(never.complaint)")
        let unknown = try whatIf("--want", "elephant acts")
        #expect(unknown.status == 1 && unknown.complaint.contains("elephant"), "\(unknown)")
    }

    @Test("Two changes are named where neither does it alone")
    func pairs() throws {
        try workshop.write(
            Self.scene.replacing("  pan drag", with: "  swipe slip direction right\n  pan drag")
                + "require drag to-fail slip\n",
            to: "board.scene")
        let told = try whatIf("--want", "drag acts")
        #expect(told.output.contains(" changes, alone or in pairs, make"), "\(told)")
        let pair = "without require drag to-fail flick + without require drag to-fail slip"
        #expect(told.output.contains("\n\(pair)\n  The runs diverge at"), "\(told)")
    }

    @Test("Why ends with what would change it, proved by the same fingers")
    func remedies() throws {
        func why(_ words: String...) throws -> String {
            let called = try Spawned(
                [Workshop.program, "why", workshop.path("board.tape")] + words)
            let output = String(decoding: called.readAll(), as: UTF8.self)
            #expect(called.wait() == 0)
            return output
        }
        let failed = try why("drag", "failed")
        #expect(failed.hasPrefix("finger a from 0.000 s\ndrag failed at"))
        let last = failed.split(separator: "\n").suffix(2)
        #expect(
            last.first
                == "You could change the answer with: without require drag to-fail flick; flick disabled",
            "\(last)")
        #expect(
            last.last?.hasPrefix("You could change the answer by removing something: card ")
                == true, "\(last)")
        #expect(try why("drag", "failed", "--lang", "zh").contains("这样改，答案就会不同："))
        #expect(try !why("drag", "failed", "--reasons").contains("change the answer"))
        // What no finger comes near is touched only if somebody hands the touch on.
        #expect(try why("save").contains("You could change the answer with: card hit-test save"))
    }

    @Test("A card holds both runs where they part, and the gestures done otherwise")
    func card() throws {
        #expect(
            try whatIf("without require drag to-fail flick", "-o", workshop.path("x.html")).status
                == 0)
        let page = try #require(workshop.read("x.html"))
        #expect(page.contains("What if: without require drag to-fail flick"))
        #expect(page.contains("如果：without require drag to-fail flick"))
        let called = try Spawned([
            Workshop.program, "card", workshop.path("board.tape"), "--vary", "--whatif",
            "flick disabled; drag disabled", "-o", workshop.path("y.html"),
        ])
        #expect(called.readErrors() == "" && called.wait() == 0)
        let card = try #require(workshop.read("y.html"))
        #expect(card.contains("What if: flick disabled, drag disabled"))
        #expect(card.components(separatedBy: "class=\"exhibit\"").count == 3)
    }

    @Test("Both runs become a film, and what is told a text")
    func film() throws {
        let text = workshop.path("x.txt")
        let told = try whatIf("flick disabled", "-o", text)
        #expect(told.status == 0 && workshop.read("x.txt") == told.output)
        let path = workshop.path("x.score")
        #expect(try whatIf("without require drag to-fail flick", "-o", path).status == 0)
        let score = try #require(workshop.read("x.score"))
        #expect(score.contains("\"kind\":\"parted\""))
    }
}

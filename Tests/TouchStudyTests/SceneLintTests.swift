import Testing
import TouchScript

@testable import TouchSession
@testable import TouchStudy

@Suite("Lints: what a tape can show, and a change mends")
struct SceneLintTests {
    /// A scene with a fault, a tape that shows it, and what the mend is.
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let kind: SceneLint.Kind
        let scene: String
        /// What is done.
        let tape: String
        /// What the fault brings about.
        let shown: String
        let mend: String
        var testDescription: String { kind.rawValue }
    }

    nonisolated static let cases = [
        Case(
            kind: .circle,
            scene: """
                view card at 40 40 size 400 300
                  tap one
                  tap two
                require one to-fail two
                require two to-fail one
                """, tape: "tap card", shown: "one never acts",
            mend: "without require one to-fail two"),
        Case(
            kind: .circle,
            scene: """
                view card at 40 40 size 400 300
                  tap one
                require one to-fail one
                """, tape: "tap card", shown: "one never acts",
            mend: "without require one to-fail one"),
        Case(
            kind: .unreachable,
            scene: """
                view card at 40 40 size 400 300
                  view badge at 20 20 size 80 80 interaction off
                    tap poke
                """, tape: "tap badge", shown: "poke never acts", mend: "badge without interaction"),
        Case(
            kind: .shadowed,
            scene: """
                view card at 40 40 size 400 300
                  pan first
                  pan second
                """,
            tape: """
                finger a down card
                finger a move by 60 0 over 200ms
                finger a up
                """, shown: "first never acts", mend: "first simultaneous-with second"),
        Case(
            kind: .refused,
            scene: """
                view card at 40 40 size 400 300
                  tap poke should-begin no
                """, tape: "tap card", shown: "poke never acts", mend: "poke without should-begin"),
        Case(
            kind: .hasty,
            scene: """
                view card at 40 40 size 400 300
                  tap single
                  tap double taps 2
                """, tape: "tap card times 2", shown: "single acts 1 time",
            mend: "require single to-fail double"),
        Case(
            kind: .lagging,
            scene: """
                view map at 40 40 size 400 300
                  tap zoom taps 2
                  view pin at 100 100 size 80 80
                    tap choose
                require choose to-fail zoom
                """, tape: "tap pin", shown: "choose ended because requirement-met",
            mend: "without require choose to-fail zoom"),
        Case(
            kind: .robbed,
            scene: """
                view card at 40 40 size 400 300
                  button save at 20 20 size 120 44
                  long-press hold
                """, tape: "tap save hold 900ms", shown: "save never acts",
            mend: "hold cancels-touches-in-view off"),
        Case(
            kind: .small,
            scene: """
                view dot at 100 100 size 20 20
                  tap poke
                """, tape: "tap (95, 110)", shown: "poke never acts",
            mend: "dot point-inside outset 12"),
        Case(
            kind: .greedy,
            scene: """
                view card at 40 40 size 400 300
                  tap away
                  view row at 20 20 size 200 60 touches consume
                """, tape: "tap row", shown: "row got began, cancelled",
            mend: "away cancels-touches-in-view off"),
        Case(
            kind: .agreeable,
            scene: """
                view card at 40 40 size 400 300
                  pan drag simultaneous-with all
                  pan other
                """,
            tape: """
                finger a down card
                finger a move by 60 0 over 200ms
                finger a up
                """, shown: "drag acts", mend: "drag without simultaneous-with"),
    ]

    private func scene(_ lines: String) throws -> Scene {
        try Scene.parse("scene 1 \"s\" 640 x 400\n" + lines + "\n", file: "s.scene")
    }

    private func isShown(_ one: Case, on scene: Scene) throws -> Bool {
        let text = "tape 1\nscene \"s\"\n\(one.tape)\nwait 2s\nexpect \(one.shown)\n"
        let tape = try Tape.parse(text, file: "s.tape", scene: scene)
        return PlayedTape(scene: scene, tape: tape).failures.isEmpty
    }

    @Test(
        "It is told with its line and its mend; a tape shows it, and after the mend shows it no more",
        arguments: cases)
    func proved(one: Case) throws {
        let before = try scene(one.scene)
        let lint = try #require(SceneLinter(before).lints.first { $0.kind == one.kind })
        #expect(lint.mend == SceneChange(one.mend))
        #expect(lint.position.line > 1)
        #expect(lint.text(in: "en").hasSuffix("; try: \(one.mend)"))
        #expect(lint.text(in: "zh").contains("可以试试：\(one.mend)"))
        #expect(try isShown(one, on: before), "\(lint.text(in: "en"))")
        let after = try SceneChange(one.mend).applied(to: before).scene
        #expect(!SceneLinter(after).lints.contains { $0.kind == one.kind })
        if one.kind != .agreeable { #expect(try !isShown(one, on: after)) }
    }

    @Test("Every kind is shown, and a line that is so on purpose is not spoken of")
    func purpose() throws {
        #expect(Set(Self.cases.map(\.kind)) == Set(SceneLint.Kind.allCases))
        for one in Self.cases {
            let lint = try #require(
                SceneLinter(try scene(one.scene)).lints.first { $0.kind == one.kind })
            var lines = one.scene.split(separator: "\n").map(String.init)
            lines[lint.position.line - 2] += "  # on purpose"
            let meant = try scene(lines.joined(separator: "\n"))
            #expect(!SceneLinter(meant).lints.contains { $0.position == lint.position })
        }
    }

    @Test("A sound scene is left alone")
    func sound() throws {
        let scene = try scene(
            """
            view card at 40 40 size 400 300
              tap single
              tap double taps 2
              pan drag moves
              button save at 20 20 size 120 44
            scroll list at 460 40 size 160 300 content 160 900
              button more at 20 600 size 120 44
            require single to-fail double
            """)
        #expect(SceneLinter(scene).lints.map { $0.text(in: "en") } == [])
    }

    @Test(
        "Whoever says that a tap waits for its double tap, it is no hasty one",
        arguments: [
            "  tap single should-require-failure-of double\n  tap double taps 2",
            "  tap single requires-failure-of double\n  tap double taps 2",
            "  tap single\n  tap double taps 2 should-be-required-to-fail-by single",
            "  tap single\n  tap double taps 2 required-to-fail-by single",
        ])
    func waiting(recognizers: String) throws {
        let scene = try scene("view card at 40 40 size 400 300\n\(recognizers)")
        #expect(SceneLinter(scene).lints.map { $0.text(in: "en") } == [])
    }
}

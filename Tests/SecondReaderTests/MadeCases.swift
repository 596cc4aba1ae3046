import TouchScript

extension PlayedCase {
    /// Scenes and tapes for what no tape of the source tree does.
    static func made() throws -> [PlayedCase] {
        [
            try made(
                "wheel",
                """
                view card at 20 20 size 400 300
                  pan drag moves scroll-types all
                  pan still
                  pan idle scroll-types all disabled
                  pan shy scroll-types all should-receive nobody
                  pan stepwise scroll-types discrete
                  pan smooth scroll-types continuous simultaneous-with all
                  view inner at 40 40 size 120 100
                    pan within scroll-types discrete simultaneous-with all
                    tap touched
                view aside at 440 20 size 160 300
                  pan other scroll-types all
                """,
                """
                pointer scroll 0 -12 at card
                wait 50ms
                pointer scroll 0 -12 at card
                wait 1s
                pointer scroll 0 -3 at inner continuous
                wait 40ms
                pointer scroll 0 -3 at aside continuous
                wait 40ms
                finger a down card(0.9, 0.9)
                wait 20ms
                pointer scroll 0 -12 at inner
                finger a up
                wait 1s
                pointer scroll 4 0 at inner
                wait 30ms
                interrupt
                wait 1s
                disable drag
                pointer scroll 0 5 at inner
                wait 1s
                pointer move card over 100ms
                finger b down inner
                finger b move by 60 40 over 200ms
                finger b up
                """),
            try made(
                "slow wheel",
                """
                tuning scroll-pause 400ms
                view card at 20 20 size 400 300
                  pan drag scroll-types discrete
                  tap once
                """,
                """
                pointer scroll 0 -12 at card
                wait 300ms
                pointer scroll 0 -12 at card
                wait 1s
                pointer scroll 0 -12 at card continuous
                """),
            try made(
                "wheel beside a finger",
                """
                view card at 20 20 size 300 300
                  pan drag scroll-types all
                  pan stepwise scroll-types discrete
                view aside at 340 20 size 260 300
                  pan other
                """,
                """
                finger a down aside
                wait 100ms
                pointer scroll 0 -12 at card
                wait 1s
                finger a up
                """),
            try made(
                "wheel before a switch",
                """
                view card at 20 20 size 300 300
                  pan first scroll-types discrete simultaneous-with all
                  pan later scroll-types discrete disabled simultaneous-with all
                  pan never
                """,
                """
                pointer scroll 0 -12 at card
                wait 1s
                enable later
                disable first
                disable never
                wait 1s
                """),
            try made(
                "wheel over lists",
                """
                view card at 20 20 size 300 300
                  pan drag scroll-types all
                  scroll list at 20 20 size 260 260 content 260 900
                scroll alone at 340 20 size 120 260 content 120 900
                scroll stepped at 480 20 size 120 260 content 120 900
                  pan stepped.pan scroll-types discrete
                """,
                """
                pointer scroll 0 -30 at list
                wait 1s
                pointer scroll 0 -30 at alone
                wait 1s
                pointer scroll 0 -30 at stepped
                wait 1s
                pointer scroll 0 -30 at stepped continuous
                """),
            try made(
                "corners",
                """
                view shifted at 40 40 size 100 100 bounds-at 30 -200
                  tap first
                  view within at 30 -200 size 40 40
                scroll list at 200 40 size 100 200 content 100 900 bounds-at 0 300
                  view row at 0 300 size 100 40
                    tap second
                """,
                """
                tap (20, 60)
                wait 1s
                tap (150, 90)
                wait 1s
                tap list(0.5, 0.9)
                wait 1s
                tap (600, 300)
                """),
            try made(
                "middles",
                """
                view card at 20 20 size 600 360
                  pan drag
                  pan both fingers 2 simultaneous-with all
                  swipe flick fingers 2 direction left, down simultaneous-with all
                  long-press hold fingers 2 movement 4 simultaneous-with all
                """,
                """
                finger a down card(0.5, 0.5)
                finger b down card(0.6, 0.5)
                finger a move by -4 2 over 100ms
                with finger b move by -2 3 over 100ms
                finger a move by -60 10 over 200ms
                with finger b move by -90 0 over 200ms
                finger b up
                finger a move by 20 20 over 200ms
                finger a up
                wait 1s
                finger a down card(0.3, 0.5)
                finger a move by 3 3 over 50ms
                finger b down card(0.6, 0.5)
                finger b move by 6 50 over 200ms
                with finger a move by 3 40 over 200ms
                finger c down card(0.7, 0.7)
                finger a up
                finger b move by 30 60 over 200ms
                finger b up
                finger c up
                """),
        ]
    }

    private static func made(
        _ name: String, _ scene: String, _ tape: String
    ) throws -> PlayedCase {
        let scene = try Scene.parse(
            "scene 1 \"\(name)\" 640 x 400\n" + scene, file: "\(name).scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"\(name)\"\n" + tape, file: "\(name).tape", scene: scene)
        return PlayedCase(name: name, scene: scene, tape: tape)
    }
}

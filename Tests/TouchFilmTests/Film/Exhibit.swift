import TouchScore
import TouchScript
import TouchSession

/// Scenes and tapes that are hard to draw, played by the real engine.
struct Exhibit {
    let name: String
    let film: Film

    private init(_ name: String, scene: String, tape: String) throws {
        self.name = name
        let scene = try Scene.parse(
            "scene 1 \"\(name)\" 640 x 400\n" + scene, file: "\(name).scene")
        let text = "tape 1\nscene \"\(name)\"\n" + tape
        let tape = try Tape.parse(text, file: "\(name).tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        film = Film(
            trace: session.trace, cues: session.cues, title: scene.title, end: session.time)
    }

    static func all() throws -> [Exhibit] {
        try [tenFingers(), chain(), rotated(), crowded(), swallowed(), windows(), pan()]
    }

    static func tenFingers() throws -> Exhibit {
        var views = "title \"Many fingers\" zh \"许多手指\"\n"
        var tape = "caption \"Ten fingers, ten views, and none is lost.\" zh \"十根手指，十个视图，一根也不丢。\"\n"
        let colors = [
            "coral", "sky", "sun", "mint", "plum", "sand", "rose", "leaf", "sea", "lilac",
        ]
        for (index, color) in colors.enumerated() {
            let (x, y) = (16 + index % 5 * 124, 20 + index / 5 * 190)
            views += "view v\(index + 1) at \(x) \(y) size 112 170 color \(color) corner 12 moves\n"
        }
        for index in 0..<10 {
            let finger = FingerName.name(for: index + 1)
            let with = index == 0 ? "" : "with "
            tape += "\(with)finger \(finger) down v\(index + 1)(0.5, 0.4)\n"
        }
        for index in 0..<10 {
            let finger = FingerName.name(for: index + 1)
            let with = index == 0 ? "" : "with "
            tape += "\(with)finger \(finger) move v\(index + 1)(0.7, 0.7) over 400ms ease-out\n"
        }
        return try Exhibit("ten-fingers", scene: views, tape: tape)
    }

    static func chain() throws -> Exhibit {
        try Exhibit(
            "chain",
            scene: """
                title "One event, many handlers" zh "一个事件，许多处理者"
                controller RootController touches handle-and-forward
                  view board at 0 0 size 640 400 color slate
                    controller CardController
                      view card at 60 60 size 400 280 color coral corner 14 touches handle-and-forward logs "card"
                        view button at 60 80 size 180 90 color sun corner 10
                application touches consume
                """,
            tape: """
                chapter "Up the chain" zh "沿链而上"
                caption "The button does not handle it, so its superview is asked." zh "按钮不处理，于是询问上级视图。"
                walk chain 250ms
                finger a down button(0.5, 0.5)
                wait 300ms
                finger a move button(0.9, 0.9) over 200ms
                finger a up
                """)
    }

    static func rotated() throws -> Exhibit {
        try Exhibit(
            "rotated",
            scene: """
                title "Rotated and still right"
                view plate at 120 60 size 380 280 color sea rotate 12deg corner 16
                  view inner at 60 50 size 220 160 color sun rotate -30deg alpha 0.8 corner 10
                    view core at 50 40 size 120 80 color rose rotate 45deg scale 1.2
                  view glass at 20 10 size 300 240 color sky alpha 0.25 interaction off
                view faint at 20 300 size 120 80 color plum alpha 0.005
                """,
            tape: """
                caption "Turned, scaled and translucent: the point is asked in each view's own coordinates."
                finger a down core(0.5, 0.5)
                finger a move core(0.1, 0.9) over 300ms
                """)
    }

    static func crowded() throws -> Exhibit {
        var views =
            "title \"A crowd of small views with a title that is much too long for one line\"\n"
        for row in 0..<6 {
            for column in 0..<10 {
                let (x, y) = (10 + column * 63, 10 + row * 64)
                views += "view r\(row)c\(column) at \(x) \(y) size 56 56 color slate corner 6\n"
                views += "  view d\(row)c\(column) at 20 24 size 14 14 color leaf\n"
            }
        }
        return try Exhibit(
            "crowded", scene: views,
            tape: "finger a down r3c4(0.9, 0.9)\nwith finger b down d2c7(0.5, 0.5)\n")
    }

    static func swallowed() throws -> Exhibit {
        try Exhibit(
            "swallowed",
            scene: "view card at 60 60 size 400 280 color coral\napplication send-event swallow\n",
            tape: "finger a down card(0.5, 0.5)\n")
    }

    static func windows() throws -> Exhibit {
        try Exhibit(
            "windows",
            scene: """
                window main at 0 0 size 640 400
                  view card at 60 60 size 400 280 color mint hit-test self
                    view inner at 60 60 size 200 100 color plum
                window alert at 300 120 size 260 180 level 10 hit-test pass-through
                  view box at 20 20 size 120 60 color sun
                """,
            tape: """
                finger a down card(0.8, 0.9)
                with finger b down box(0.5, 0.5)
                """)
    }

    static func pan() throws -> Exhibit {
        try Exhibit(
            "pan",
            scene: """
                view card at 60 60 size 400 280 color coral
                  pan drag
                  swipe flick direction right
                  view badge at 40 120 size 80 80 color sky
                    tap poke
                    long-press hold
                require drag to-fail flick
                """,
            tape: """
                finger a down card(0.2, 0.5)
                finger a move card(0.9, 0.5) over 600ms ease-out
                finger a up
                """)
    }
}

extension Film {
    /// Of a tape on two views, one of which has a pan.
    @MainActor static func walked(_ tape: String) throws -> Film {
        let scene = try Scene.parse(
            """
            scene 1 "walked" 640 x 400
            view card at 60 60 size 200 160 color sky
              pan drag
            view other at 360 120 size 200 160 color coral

            """, file: "walked.scene")
        let tape = try Tape.parse(
            "tape 1\nscene \"walked\"\n" + tape, file: "walked.tape", scene: scene)
        let session = Session(scene: scene, tape: tape)
        session.runTape()
        return session.film
    }
}

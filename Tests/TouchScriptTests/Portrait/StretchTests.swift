import Testing
import TouchPicture
import TouchScript

@Suite("Scenes and tapes stretched for upright screens")
struct StretchTests {
    /// 640 × 400 becomes 400 × 640.
    private func stretch(_ moves: Stretch.Moves = .keepOffsets) -> Stretch {
        Stretch(from: CGSize(width: 640, height: 400), ratio: 0.625, moves: moves)
    }

    private func scene(_ lines: String) throws -> Scene {
        try Scene.parse("scene 1 \"wide\" 640 x 400\n\(lines)\n", file: "wide.scene")
    }

    /// The lines of a stretched scene below its first.
    private func stretched(_ lines: String) throws -> String {
        let text = try scene(lines).stretched(stretch()).text
        let (head, rest) = (text.prefix { $0 != "\n" }, text.drop { $0 != "\n" })
        #expect(head == "scene 1 \"wide\" 400 x 640")
        return String(rest.dropFirst().dropLast())
    }

    private func stretched(
        _ lines: String, on views: String, _ moves: Stretch.Moves = .keepOffsets
    ) throws -> String {
        let scene = try scene(views)
        let head = "tape 1\nscene \"wide\"\n"
        let tape = try Tape.parse(head + lines + "\n", file: "wide.tape", scene: scene)
        return String(
            tape.stretched(stretch(moves), for: scene).text.dropFirst(head.count).dropLast())
    }

    private static let views = """
        view card at 80 100 size 320 200
          slider volume at 40 20 size 160 30 value 0.3
        switch night at 480 100
        view puck at 440 200 size 80 80 corner 40
        """

    @Test("Frames, contents and offsets are stretched; fonts, radii and margins stay")
    func frames() throws {
        let lines = try stretched(
            """
            view card at 80 100 size 320 200 corner 16 point-inside outset 20
              pan drag should-begin area 0 0 160 100
            scroll list at 400 0 size 160 400 bounds-at 0 50 content 160 800
            view hole at 0 300 size 80 100 point-inside except 8 10 16 20
            """)
        #expect(
            lines == """
                view card at 50 160 size 200 320 corner 16 point-inside outset 20
                  pan drag should-begin area 0 0 100 160
                scroll list at 250 0 size 100 640 bounds-at 0 80 content 100 1280
                view hole at 0 480 size 50 160 point-inside except 5 16 10 32
                """)
    }

    @Test("A round view stays round around its middle, and what is in it as it is")
    func round() throws {
        let lines = try stretched(
            """
            view puck at 280 160 size 80 80 corner 40 after 1s glides puck to 440 160 over 3s
              view dot at 20 20 size 40 40
            view card at 160 100 size 80 100
            """)
        #expect(
            lines == """
                view puck at 160 280 size 80 80 corner 40 after 1s glides puck to 260 280 over 3s
                  view dot at 20 20 size 40 40
                view card at 100 160 size 50 160
                """)
    }

    @Test(
        "Points are stretched, shares of views stay, and what lies beyond an edge is as far from it"
    )
    func places() throws {
        let lines = try stretched(
            """
            tap (320, 200)
            tap card(0.5, 0.25)
            tap card(1.25, -0.1)
            set puck at 80 100
            ink coral 4 (160, 100) (320, 200)
            spotlight (320, 200) 80
            """, on: Self.views)
        #expect(
            lines == """
                tap (200, 320)
                tap card(0.5, 0.25)
                tap card(1.4, -0.0625)
                set puck at 35 184
                ink coral 4 (100, 160) (200, 320)
                spotlight (200, 320) 80
                """)
    }

    @Test("How far a finger goes stays, follows the screen, or is kept from wherever it came down")
    func moves() throws {
        let lines = """
            finger a down (160, 100)
            finger a move (192, 110) over 1s
            finger a move by 16 10 over 1s
            finger a up
            finger b down night
            finger b move by 30 0 over 1s
            """
        func moves(_ moves: Stretch.Moves) throws -> [Substring] {
            try stretched(lines, on: Self.views, moves).split(separator: "\n")
                .filter { $0.contains("move") }
        }
        #expect(
            try moves(.keepOffsets) == [
                "finger a move (120, 176) over 1s", "finger a move by 16 10 over 1s",
                "finger b move by 30 0 over 1s",
            ])
        #expect(
            try moves(.follow) == [
                "finger a move (120, 176) over 1s", "finger a move by 10 16 over 1s",
                "finger b move by 30 0 over 1s",
            ])
        #expect(
            try moves(.keepLengths) == [
                "finger a move (132, 170) over 1s", "finger a move by 16 10 over 1s",
                "finger b move by 30 0 over 1s",
            ])
    }

    @Test("Recorded fingers go where the screen does, or as far as they went")
    func recorded() throws {
        let lines = """
            event 0s a began (160, 100)
            event +16ms a moved (192, 110)
            """
        #expect(
            try stretched(lines, on: Self.views).hasSuffix("a moved (120, 176)"))
        #expect(
            try stretched(lines, on: Self.views, .keepLengths).hasSuffix("a moved (132, 170)"))
    }

    @Test("Of places it is expected that they change, or that they do not")
    func expectations() throws {
        let lines = try stretched(
            """
            expect card at 80 100
            expect card at 90 100
            expect card moved by 10 0
            expect volume value 0.3
            expect volume value 0.5
            expect night value 1
            expect hit card
            """, on: Self.views)
        #expect(
            lines == """
                expect card did not move
                expect card moved
                expect card moved
                expect volume value 0.3
                expect volume acts
                expect night value 1
                expect hit card
                """)
    }
}

import Testing
import TouchScript
import TouchWords

@Suite("A scene and its tape in one text")
struct SceneAndTapeTests {
    private let scene = """
        scene 1 "feed" 390 x 600
        view card at 0 0 size 390 88
          pan archive moves card

        """

    private func faults(_ text: String) -> [String] {
        do throws(ScriptErrors) {
            _ = try SceneAndTape.parse(text, file: "feed")
            return []
        } catch {
            return error.errors.map { $0.description }
        }
    }

    @Test("is cut at the tape's first line, and its places are those of the whole text")
    func headed() throws {
        let both = try SceneAndTape.parse(scene + "tape 1\nfinger a down card\n", file: "feed")
        #expect(both.scene.name == "feed")
        #expect(both.tape?.lines.map { $0.position.line } == [4, 5])
        #expect(both.tapeText == "tape 1\nscene \"feed\"\nfinger a down card\n")
    }

    @Test("begins its tape without that line, too, at the first that only a tape can have")
    func headless() throws {
        let both = try SceneAndTape.parse(scene + "\n# fingers\nfinger a down card\n", file: "feed")
        #expect(both.tape?.lines.count { $0.statement != nil } == 1)
        #expect(both.sceneText.hasSuffix("# fingers\n"))
        #expect(both.tapeText == "tape 1\nscene \"feed\"\nfinger a down card\n")
    }

    @Test(
        "may be a scene alone; a tap under its view is a recognizer, one at the margin is a finger's"
    )
    func alone() throws {
        let text = scene + "  tap open\n"
        let both = try SceneAndTape.parse(text, file: "feed")
        #expect(both.tape == nil && both.tapeText == nil && both.sceneText == text)
        #expect(try SceneAndTape.parse(text + "tap card\n", file: "feed").tapeLines == "tap card\n")
    }

    @Test("tells the faults of both at once, in the order of the text")
    func faulty() {
        let text = scene + "view card at 0 0 size 1 1\nfinger a down nobody\nexpect nonsense\n"
        #expect(
            faults(text).map { $0.prefix(8) } == ["feed:4:1", "feed:6:1"], "\(faults(text))")
        #expect(faults(scene + "finger a down nobody\n").first?.hasPrefix("feed:4:15") == true)
    }

    @Test("holds one tape: two together lie in files of their own")
    func pair() {
        #expect(
            faults(scene + "tape 1\ntogether \"a\" and \"b\"\n").first?.hasPrefix("feed:5:1")
                == true)
    }

    @Test("keeps both in its canonical form")
    func formatted() throws {
        let text = scene + "tape 1\nscene \"feed\"\nfinger   a down card\n"
        let both = try SceneAndTape.parse(text, file: "feed")
        let file = ScriptFile.tape(try #require(both.tape), both.scene)
        #expect(
            try file.formatted() == scene + "\ntape 1\nscene \"feed\"\nfinger a down card\n")
    }

    @Test("is changed in its scene alone")
    func changed() throws {
        let tape = "tape 1\nfinger a down card  # here\n"
        let both = try SceneAndTape.parse(scene + tape, file: "feed")
        let text = try both.changed(by: [SceneChange("archive should-begin horizontal")])
        #expect(text.contains("should-begin horizontal") && text.hasSuffix("\n" + tape))
    }
}

@Suite("The bare text")
struct BareTextTests {
    @Test("has neither other languages nor comments, titles and what is told")
    func bare() throws {
        let both = try SceneAndTape.parse(
            """
            scene 1 "a" 9 x 9
            title "A" zh "甲"
            # a remark
            button b at 0 0 size 9 9 text "say \\"b\\" zh \\"c\\"" zh "乙"
              tap t logs "tapped" zh "轻点"  # late
            tape 1
            caption "Watch." zh "看。"
            tap b
            expect t ended

            """, file: "a")
        #expect(
            both.scene.bareText + (both.tape?.bareText ?? "") == """
                scene 1 "a" 9 x 9
                button b at 0 0 size 9 9 text "say \\"b\\" zh \\"c\\""
                  tap t logs "tapped"
                tape 1
                tap b
                expect t ended

                """)
    }
}

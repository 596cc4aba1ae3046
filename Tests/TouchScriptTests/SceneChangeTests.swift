import Testing
import TouchScript

@Suite("A scene changed in its own words")
struct SceneChangeTests {
    private let text = """
        scene 1 "board" 640 x 400
        # Two that compete.
        view  card at 40 60 size 420 300   color coral # the big one
            swipe flick direction right
            # It waits.
            pan drag moves card simultaneous-with flick
            view badge at 20 20 size 80 80
                tap poke
        require drag to-fail flick, poke

        """

    private func changed(_ words: String) throws -> [String] {
        let scene = try Scene.parse(text, file: "board.scene")
        let before = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let result = try SceneChange(words).applied(to: scene, text: text).text
        let after = result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return after.difference(from: before).map { change in
            switch change {
            case .remove(_, let line, _): "- " + line
            case .insert(_, let line, _): "+ " + line
            }
        }
    }

    @Test("A clause takes the place of its like, and nothing else of the text changes")
    func clause() throws {
        #expect(
            try changed("card color sky") == [
                "- view  card at 40 60 size 420 300   color coral # the big one",
                "+ view card at 40 60 size 420 300 color sky  # the big one",
            ])
        #expect(
            try changed("flick  cancels-touches-in-view off").last
                == "+     swipe flick direction right cancels-touches-in-view off")
        #expect(try changed("drag without simultaneous-with").last == "+     pan drag moves card")
    }

    @Test("Who is taken away takes along what is in it, and requirements that name it")
    func removal() throws {
        #expect(
            try changed("without badge") == [
                "- require drag to-fail flick, poke", "-         tap poke",
                "-     view badge at 20 20 size 80 80", "+ require drag to-fail flick",
            ])
        #expect(
            try changed("without drag") == [
                "- require drag to-fail flick, poke",
                "-     pan drag moves card simultaneous-with flick",
            ])
    }

    @Test("A recognizer moves to another view, with what is said of it")
    func move() throws {
        #expect(try changed("poke on card") == ["-         tap poke", "+     tap poke"])
        #expect(
            try changed("drag on badge") == [
                "-     pan drag moves card simultaneous-with flick",
                "+         pan drag moves card simultaneous-with flick",
            ])
    }

    @Test("Requirements come and go one by one")
    func requirements() throws {
        #expect(try changed("require poke to-fail flick") == ["+ require poke to-fail flick"])
        #expect(
            try changed("without require drag to-fail poke") == [
                "- require drag to-fail flick, poke", "+ require drag to-fail flick",
            ])
    }

    @Test(
        "What cannot be changed is told in one line with the remedy",
        arguments: [
            ("", "found nothing, expected a change such as 'list delays-content off'"),
            ("drag", "found nothing after 'drag', expected a clause"),
            ("crad color sky", "did you mean 'card'?"),
            ("card color", "expected a palette color"),
            ("card delays-content off", "found 'delays-content'"),
            ("drag without taps", "found no 'taps' in the line that defines 'drag'"),
            ("poke on nobody-here", "found 'nobody-here', expected a name"),
            ("without nobody-here", "found 'nobody-here', expected a name"),
            ("without require flick to-fail drag", "found no 'require flick to-fail drag'"),
            ("window color sky", "found 'window', expected a name that has a line of its own"),
        ])
    func faults(words: String, said: String) throws {
        let scene = try Scene.parse(text, file: "board.scene")
        do throws(ScriptErrors) {
            _ = try SceneChange(words).applied(to: scene)
            Issue.record("'\(words)' was taken")
        } catch {
            #expect(error.errors.count == 1, "\(error)")
            #expect(error.description.contains(said), "\(error)")
        }
    }
}

import Testing
import TouchCode
import TouchScript

/// What the compiler cannot tell of the code of scenes: how it names things, and which lines say what.
@Suite("Scenes as code") struct CodeTests {
    private func code(_ lines: String, in language: String = "en") throws -> CodeListing {
        try Scene.parse("scene 1 \"a-scene\" 640 x 400\n" + lines, file: "a.scene")
            .code(in: language)
    }

    private func lines(_ code: CodeListing, _ subject: String, _ topic: CodeListing.Topic)
        -> [String]
    {
        code.lines(of: subject, topic).map { range in
            code.lines[range].map { $0.drop { $0 == " " } }.joined(separator: " ")
        }
    }

    @Test(
        "A name becomes one of Swift's, and no two become the same",
        arguments: [
            ("off-duty", "offDuty"), ("class", "classView"), ("next", "nextView"),
            ("卡片", "卡片"), ("٣", "the٣"), ("-", "the"), ("a_b", "a_b"), ("Big", "big"),
        ])
    func names(name: String, swift: String) throws {
        let code = try code("view \(name) at 0 0 size 9 9")
        #expect(lines(code, name, .declaration) == ["private let \(swift) = UIView()"])
    }

    @Test("Names that would become one stay apart")
    func collisions() throws {
        let code = try code(
            """
            view a-b at 0 0 size 9 9
            view aB at 0 0 size 9 9
              tap a--b
            view aBView at 0 0 size 9 9 touches consume
            """)
        let names = ["a-b", "aB", "a--b", "aBView"].flatMap { lines(code, $0, .declaration) }
        #expect(
            names == [
                "private let aB = UIView()", "private let aBView = UIView()",
                "private let aBRecognizer = UITapGestureRecognizer()",
                "private let aBViewView = ABView()",
            ])
    }

    @Test("Texts are in the language asked for, and no text ends early")
    func texts() throws {
        let scene = #"label hello at 0 0 size 9 9 text "a \"b\" \\(c)\nd" zh "你好""#
        #expect(
            lines(try code(scene), "hello", .clause("text"))
                == [#"hello.text = "a \"b\" \\(c)\nd""#])
        #expect(
            lines(try code(scene, in: "zh"), "hello", .clause("text")) == [#"hello.text = "你好""#])
    }

    @Test("A scene's comments stand before what they are about")
    func comments() throws {
        let code = try code("# It waits.\nview card at 0 0 size 9 9\n  tap poke  # Now.")
        let texts = code.lines.map { $0.drop { $0 == " " } }
        let waits = try #require(texts.firstIndex(of: "// It waits."))
        let now = try #require(texts.firstIndex(of: "// Now."))
        #expect(texts[waits + 1] == #"card.accessibilityIdentifier = "card""#)
        #expect(texts[now + 1] == #"poke.name = "poke""#)
    }

    @Test(
        "A control that answers for recognizers is a class that overrides the question",
        arguments: [
            ("control", "UIControl"), ("row", "ListRow"), ("slider", "UISlider"),
            ("switch", "UISwitch"), ("stepper", "UIStepper"), ("segments", "UISegmentedControl"),
            ("pages", "UIPageControl"), ("field", "UITextField"),
        ])
    func permission(kind: String, base: String) throws {
        let code = try code("\(kind) knob at 0 0 size 9 9 should-begin nobody")
        #expect(code.lines.contains("private final class KnobView: \(base) {"))
        let answer = lines(code, "knob", .clause("should-begin"))
        #expect(answer.count == 1)
        #expect(answer[0].hasPrefix("override func gestureRecognizerShouldBegin("))
        #expect(answer[0].hasSuffix("{ false }"))
    }

    @Test(
        "A pan that should begin one way asks its velocity",
        arguments: [
            ("left", "-velocity.x > abs(velocity.y)"), ("right", "velocity.x > abs(velocity.y)"),
            ("up", "-velocity.y > abs(velocity.x)"), ("down", "velocity.y > abs(velocity.x)"),
            ("horizontal", "abs(velocity.x) > abs(velocity.y)"),
            ("vertical", "abs(velocity.x) <= abs(velocity.y)"),
        ])
    func ways(way: String, test: String) throws {
        let code = try code("view card at 0 0 size 9 9\n  pan drag should-begin \(way)")
        let answer = lines(code, "drag", .clause("should-begin"))
        #expect(answer.count == 1 && answer[0].hasSuffix("return \(test) }"))
    }

    @Test("Refreshing, fields and the keyboard are UIKit's own")
    func editing() throws {
        let code = try code(
            """
            view form at 0 0 size 9 9
              tap away ends-editing
              field name at 0 0 size 9 9 text "Maps" first-responder
              button done at 0 0 size 9 9 touch-up-inside ends-editing
              scroll list at 0 0 size 9 9 keyboard-dismiss on-drag refreshes 2s
            """)
        #expect(lines(code, "name", .declaration) == ["private let name = UITextField()"])
        #expect(code.lines.contains { $0.hasSuffix("        name.becomeFirstResponder()") })
        #expect(
            lines(code, "list", .clause("keyboard-dismiss"))
                == ["list.keyboardDismissMode = .onDrag"])
        let refreshes = lines(code, "list", .clause("refreshes"))
        #expect(refreshes.count == 1)
        #expect(refreshes[0].contains("{ [unowned self] _ in listRefreshing.start() }"))
        #expect(refreshes[0].hasSuffix("list.refreshControl = listRefresh"))
        #expect(
            lines(code, "list.refresh", .clause("refreshes")).contains {
                $0.hasSuffix("{ [unowned self] in listRefresh.endRefreshing() }")
            })
        #expect(lines(code, "away", .action)[0].contains("away.view?.window?.endEditing(true)"))
        #expect(
            lines(code, "done", .clause("touch-up-inside"))[0]
                .contains("done.window?.endEditing(true)"))
    }

    @Test("Every clause can be found in the code by whom it is about")
    func spans() throws {
        let code = try code(
            """
            view card at 4 5 size 60 70 rotate 15deg touches consume
              tap once should-receive not-in card
              tap twice taps 2 can-prevent nobody
              pan drag moves
            require once to-fail twice
            """)
        let frame = "card.frame = CGRect(x: 4, y: 5, width: 60, height: 70)"
        #expect(lines(code, "card", .clause("at")) == [frame])
        #expect(lines(code, "card", .clause("size")) == [frame])
        #expect(
            lines(code, "card", .clause("rotate"))
                == ["card.transform = CGAffineTransform(rotationAngle: 15 * .pi / 180)"])
        #expect(lines(code, "card", .adding) == ["window.addSubview(card)"])
        #expect(lines(code, "twice", .clause("taps")) == ["twice.numberOfTapsRequired = 2"])
        #expect(lines(code, "once", .clause("require")) == ["once.require(toFail: twice)"])
        #expect(lines(code, "once", .target).count == 2)
        let began = lines(code, "card", .method("touchesBegan"))
        #expect(began.count == 1 && began[0].hasPrefix("override func touchesBegan("))
        #expect(began[0].hasSuffix("{ handle() }"))
        let receive = lines(code, "once", .clause("should-receive"))
        #expect(receive.count == 1 && receive[0].contains("isDescendant(of: exception)"))
        let prevent = lines(code, "twice", .clause("can-prevent"))
        #expect(prevent.count == 1 && prevent[0].hasPrefix("override func canPrevent("))
        let acts = lines(code, "drag", .action)
        #expect(acts.count == 1 && acts[0].hasPrefix("fileprivate func dragActs() {"))
        #expect(acts[0].contains("setTranslation") && acts[0].hasSuffix("}"))
    }
}

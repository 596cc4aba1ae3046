import Testing
import TouchScript

/// Every fault names its place, what was found and what was expected there.
@Suite struct ErrorTests {
    private func sceneErrors(_ text: String) -> String {
        do throws(ScriptErrors) {
            _ = try Scene.parse(text, file: "a.scene")
            return "none"
        } catch {
            return error.description
        }
    }

    private func tapeErrors(_ lines: String) throws -> String {
        let scene = try Scene.parse(swipeOrPan, file: "a.scene")
        do throws(ScriptErrors) {
            let text = "tape 1\nscene \"swipe-or-pan\"\n" + lines
            _ = try Tape.parse(text, file: "a.tape", scene: scene)
            return "none"
        } catch {
            return error.description
        }
    }

    @Test(
        "Who writes UIKit's word is told the scene's",
        arguments: [
            ("scrollView list at 0 0 size 10 10", "scroll"),
            ("UIButton b at 0 0 size 9 9", "button"),
            ("view v at 0 0 size 9 9 clipsToBounds", "clips"),
            ("view v at 0 0 size 9 9\n  pan p simultaneously q", "simultaneous-with"),
        ])
    func synonyms(lines: String, meant: String) {
        let told = sceneErrors("scene 1 \"a\" 100 x 50\n\(lines)\n")
        #expect(told.contains("did you mean '\(meant)'?"), "\(told)")
    }

    @Test("All errors come at once, in the order of the text")
    func allAtOnce() {
        let text = """
            scene 1 "a" 100 x 50
            view card at 1 2 size 3 4 colour sky alpha 2 hidden
            veiw other at 1 2 size 3 4
            view card at 1 2 size nan 4
              pan drag moves crad taps 2
            """
        #expect(
            sceneErrors(text) == """
                a.scene:2:27: found 'colour', expected a clause for a view; did you mean 'color'?
                a.scene:2:44: found '2', expected an alpha from 0 to 1
                a.scene:3:1: found 'veiw', expected a statement (title, window, view, label, control, button, \
                slider, switch, stepper, segments, pages, field, scroll, row, controller, tap, long-press, pan, \
                swipe, pinch, rotation, edge-pan, hover, custom, require, tuning, \
                application, delegate); did you mean 'view'?
                a.scene:4:1: found a second 'card', expected a unique name (first on line 2)
                a.scene:4:23: found 'nan', expected a width and a height in points, such as 80 60
                a.scene:5:18: found 'crad', expected a view in the scene (card, window); \
                did you mean 'card'?
                a.scene:5:23: found 'taps', expected a clause for a pan recognizer (fingers, scroll-types, disabled, \
                unattached, cancels-touches-in-view, delays-touches-began, delays-touches-ended, touch-types, moves, \
                scales, rotates, zooms, hides, removes, disables, adds, ends-editing, logs, targets, should-receive, should-begin, \
                simultaneous-with, should-require-failure-of, should-be-required-to-fail-by, \
                requires-failure-of, required-to-fail-by, can-prevent, can-be-prevented-by)
                """)
    }

    @Test(
        "Faults of a scene",
        arguments: [
            ("", "a.scene:1:1: found no statement, expected scene 1 \"name\" 640 x 400"),
            ("tape 1", "a.scene:1:1: found 'tape', expected scene 1 \"name\" 640 x 400"),
            ("scene 2", "a.scene:1:7: found '2', expected 1, the version of the language"),
            (
                "scene 1 \"../etc\" 1 x 1",
                "a.scene:1:9: found \"../etc\", expected a name made of letters, digits, '-' and '_'"
            ),
            (
                "scene 1 \"a\" 0 x 1",
                "a.scene:1:13: found '0', expected a width in points, from 1 to 10000"
            ),
            (
                "scene 1 \"a\" 640x400",
                "a.scene:1:13: found '640x400', expected a width in points, from 1 to 10000"
            ),
            ("scene 1 \"a", "a.scene:1:9: found \"a, expected a closing quote"),
            (
                "scene 1 \"a\\q\" 1 x 1",
                #"a.scene:1:9: found "a\q" 1 x 1, expected the escape \", \\ or \n"#
            ),
            (
                "\u{0}\u{1}",
                #"a.scene:1:1: found '\u{0}', expected nothing here: this is an invisible character (U+0000)"#
            ),
        ])
    func header(text: String, message: String) {
        #expect(sceneErrors(text) == message)
    }

    @Test(
        "Faults of a statement",
        arguments: [
            ("view", "2:5: found the end of the line, expected a name for the view"),
            (
                "view a at 1 2",
                "2:14: found the end of the line, expected 'size' with width and height"
            ),
            ("view a size 1 2", "2:16: found the end of the line, expected 'at' with x and y"),
            (
                "view a at 1 2 size -1 2",
                "2:20: found '-1', expected a width and a height in points, such as 80 60"
            ),
            (
                "view a at 1e999 2 size 1 2",
                "2:11: found '1e999', expected a finite number"
            ),
            (
                "view a at 1e9 2 size 1 2",
                "2:11: found '1e9', expected x and y in points, such as 40 60"
            ),
            (
                "view a at 1 2 size 3 4 at 5 6",
                "2:24: found 'at' a second time, expected it once"
            ),
            (
                "view nobody at 1 2 size 3 4",
                "2:6: found 'nobody', a reserved word, expected another name"
            ),
            (
                "view a at 1 2 size 3 4 rotate 15",
                "2:31: found '15', expected an angle such as 15deg or 0.5rad"
            ),
            (
                "view a at 1 2 size 3 4 hit-test b",
                "2:33: found 'b', expected a view in the scene (a, window)"
            ),
            (
                "view badge at 1 2 size 3 4 hit-test bagde",
                "2:37: found 'bagde', expected a view in the scene (badge, window); did you mean 'badge'?"
            ),
            (
                "view a at 1 2 size 3 4 hit-test anywhere nil",
                "2:42: found 'nil', expected a view in the scene (a, window)"
            ),
            (
                "view a at 1 2 size 3 4 after 1s glides a to 5 6",
                "2:48: found the end of the line, expected 'over'"
            ),
            (
                "view a at 1 2 size 3 4 after 1s adds a",
                "2:38: found 'a' (a view), expected a recognizer in the scene, which has none"
            ),
            (
                "view a at 1 2 size 3 4\n  tap t should-receive exactly t targets b",
                """
                3:32: found 't' (a recognizer), expected a view in the scene (a, window)
                3:42: found 'b', expected a view in the scene (a, window)
                """
            ),
            ("tap t", "2:1: found 'tap' here, expected it indented under its view"),
            (
                "scene 1 \"b\" 1 x 1",
                "2:1: found 'scene', expected a statement other than 'scene'"
            ),
            ("controller c", "2:1: found 0 views in this controller, expected one, its root view"),
            (
                "view a at 1 2 size 3 4\nwindow w",
                "2:1: found 'view' at the margin, expected it in a window, because this scene names its windows"
            ),
            (
                "view a at 1 2 size 3 4\n  require a to-fail a",
                """
                3:3: found 'require' indented, expected it at the margin
                3:11: found 'a' (a view), expected a recognizer in the scene, which has none
                3:21: found 'a' (a view), expected a recognizer in the scene, which has none
                """
            ),
            (
                "view a at 1 2 size 3 4\n    view b at 1 2 size 3 4\n  view c at 1 2 size 3 4",
                "4:3: found a line indented by 2 spaces, expected 0, as on an earlier line"
            ),
            (
                "view a at 1 2 size 3 4 color \"#12345\"",
                "2:30: found \"#12345\", expected a palette color or \"#rrggbb\""
            ),
        ])
    func statement(text: String, message: String) {
        let expected = message.split(separator: "\n").map { "a.scene:\($0)" }
        #expect(sceneErrors("scene 1 \"a\" 9 x 9\n" + text) == expected.joined(separator: "\n"))
    }

    @Test("A thousand nested views are refused, each too deep line once")
    func tooDeep() {
        let lines = (0..<1000).map {
            String(repeating: " ", count: $0) + "view v\($0) at 0 0 size 1 1"
        }
        let errors = sceneErrors("scene 1 \"a\" 9 x 9\n" + lines.joined(separator: "\n"))
            .split(separator: "\n")
        #expect(errors.count == 799)
        #expect(
            errors.first
                == "a.scene:203:202: found a line nested 201 deep, expected at most 200")
    }

    @Test(
        "Faults of a tape",
        arguments: [
            ("finger a up", "3:1: found finger a, which is not down; expected 'down' first"),
            (
                "finger a down card altitude 45deg",
                "3:34: found the end of the line, expected 'type pencil'"
            ),
            (
                "finger a down card type pencil altitude 91deg",
                "3:41: found '91deg', expected an angle from 0deg to 90deg"
            ),
            (
                "pointer move card type pencil height 2",
                "3:38: found '2', expected a height from 0 (at the screen) to 1"
            ),
            (
                "pointer move card type pointer",
                "3:24: found 'pointer', expected 'pencil'"
            ),
            (
                "pencil press",
                "3:8: found 'press', expected a pencil action (tap, squeeze)"
            ),
            (
                "finger a down card\nfinger a down card",
                "4:1: found finger a down again, expected it up first"
            ),
            (
                "finger a down card\nwith finger a up",
                "4:1: found finger a twice in lines that go together, expected it once"
            ),
            ("with tap card", "3:1: found 'with', expected an action on the line before it"),
            (
                "wait 1s\nwith freeze 1s",
                "4:1: found 'with freeze', expected an action such as tap after 'with'"
            ),
            (
                "tap crad",
                "3:5: found 'crad', expected a view in the scene (card, badge, window); did you mean 'card'?"
            ),
            ("tap card(0.5 0.5)", "3:14: found '0.5', expected ','"),
            ("wait 300", "3:6: found '300', expected a time such as 300ms, or 'until' and a time"),
            ("wait -1s", "3:6: found '-1s', expected a time such as 300ms, or 'until' and a time"),
            ("  shake", "3:3: found an indented line, expected it at the margin"),
            (
                "set card",
                "3:9: found the end of the line, expected a property (at, size, bounds-at, color, rotate, scale, alpha, corner, text, value, disabled, content, paging, bounces, delays-content, cancels-content, content-inset, scrolls-to-top, directional-lock, bounces-zoom, hidden, interaction, clips, multitouch, exclusive)"
            ),
            ("scene \"b\"", "3:1: found a second 'scene', expected only one"),
            ("shake now", "3:7: found 'now', expected the end of the line"),
            (
                "expect card",
                "3:12: found the end of the line, expected an outcome after the name (not, got, acts, never, at, value, scrolled, moved, did, highlighted, is, was, possible, began, changed, ended, cancelled, failed)"
            ),
            (
                "expect flick endde",
                "3:14: found 'endde', expected an outcome after the name (not, got, acts, never, at, value, scrolled, moved, did, highlighted, is, was, possible, began, changed, ended, cancelled, failed); did you mean 'ended'?"
            ),
            (
                "expect dscarded",
                "3:8: found 'dscarded', expected an outcome (hit, no, asked, delivered, order, hops, consumed, handled, discarded, swallowed, withheld, noted); did you mean 'discarded'?"
            ),
            (
                "expect hops card",
                "3:17: found the end of the line, expected '>' and the next responder"
            ),
            (
                "ink corall 4 (1, 2)",
                "3:5: found 'corall', expected a palette color or \"#rrggbb\" (coral, sky, sun, mint, plum, sand, rose, leaf, sea, clay, lilac, snow, slate, ink, clear); did you mean 'coral'?"
            ),
            ("ink coral 0 (1, 2)", "3:11: found '0', expected a width in points, from 0.5 to 100"),
            ("ink coral 4", "3:12: found the end of the line, expected a place such as (120, 80)"),
            (
                "ink coral 4 (1, 2) off",
                "3:20: found 'off', expected a place such as (120, 80), or 'over' and a time"
            ),
            (
                "ink coral 4 (1, 2) over",
                "3:24: found the end of the line, expected the time to draw it, such as 800ms"
            ),
            ("ink coral 4 (1, x)", "3:17: found 'x', expected a place such as (120, 80)"),
            ("spotlight (1, 2)", "3:17: found the end of the line, expected a radius in points"),
            ("spotlight (1, 2) -4", "3:18: found '-4', expected a radius in points"),
            (
                "spotlight bagde",
                "3:11: found 'bagde', expected a view in the scene (card, badge, window); did you mean 'badge'?"
            ),
            (
                "spotlight",
                "3:10: found the end of the line, expected a view's name, a place such as (120, 80), or 'off'"
            ),
            (
                "depth",
                "3:6: found the end of the line, expected 'on', a view's name or 'off'"
            ),
            (
                "depth crad",
                "3:7: found 'crad', expected a view in the scene (card, badge, window); did you mean 'card'?"
            ),
            (
                "depth flick",
                "3:7: found 'flick' (a recognizer), expected a view in the scene (card, badge, window)"
            ),
            ("depth card badge", "3:12: found 'badge', expected the end of the line"),
            (
                "expect consumed by flick",
                "3:20: found 'flick' (a recognizer), expected a responder in the scene (application, delegate, card, badge, window)"
            ),
        ])
    func tape(lines: String, message: String) throws {
        #expect(try tapeErrors(lines) == "a.tape:" + message)
    }

    @Test("A tape says which scene it is for")
    func tapeWithoutScene() throws {
        do throws(ScriptErrors) {
            _ = try Tape.parse("tape 1\nshake", file: "a.tape")
        } catch {
            #expect(
                error.description
                    == "a.tape:2:1: found the end of the tape, expected 'scene' and a scene's name in quotes"
            )
        }
    }
}

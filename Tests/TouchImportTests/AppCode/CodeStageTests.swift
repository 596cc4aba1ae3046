import Testing

@testable import TouchImport

@Suite("What of an app's code is shown") struct CodeStageTests {
    @Test(
        "the delegate, or else the controller, the view or the recognizer that nothing else names",
        arguments: [
            (
                "class D: UIResponder, UIApplicationDelegate { func a() { w.rootViewController = V() } }\nclass V: UIViewController {}",
                "launching: { D() })"
            ),
            // A storyboard would have made its window.
            (
                "class D: UIResponder, UIApplicationDelegate {}\nclass V: UIViewController {}",
                "window.rootViewController = V()"
            ),
            (
                "class S: NSObject, UIWindowSceneDelegate { func a() { w.makeKeyAndVisible() } }",
                "let delegate = S()"
            ),
            (
                "class B: UIViewController {}\nclass A: UIViewController { let b = B() }",
                "window.rootViewController = A()"
            ),
            ("class A: B {}\nclass B: UIControl {}", "let view = A(frame: CGRect("),
            ("class A: UIView { init(a: Int, b: String?) {} }", "let view = A(a: 1, b: nil)"),
            ("class A: UIView { init() {} }", "let view = A()"),
            (
                "class A: UIView { init(c: Strange) {} }\nclass G: UIPanGestureRecognizer {}",
                "view.show(G())"
            ),
            // What an app adds to a class of UIKit makes that no class of the app.
            (
                "class A: UIView {}\nextension UIView {}\nclass B: UIImageView { let a = 1 }",
                "let view = B("
            ),
            ("class A: UIImageView {}", "view.isUserInteractionEnabled = true"),
            ("class A: UIView {}\nclass C: UIView { let a = A(); let b = 1 }", "let view = C("),
            (
                "class A: UIView { let b = B() }\nclass B: UIView { let c = 1; let d = 2; let e = 3 }",
                "let view = A("
            ),
            (
                "class A: UIView { let long = 1 }\nclass C: UIView { func hitTest() {} }",
                "let view = C("
            ),
            ("class W: UIWindow {}\nclass V: UIView {}", "let window = W(frame: CGRect("),
            (
                "class G: UIPanGestureRecognizer { init(on view: UIView) {} }",
                "view.show(G(on: view))"
            ),
            ("private class A: UIView {}\nclass T<U>: UIView {}", "view.backgroundColor = .orange"),
            // A storyboard would have filled it.
            (
                "class A: UIView {}\nclass V: UIViewController { @IBOutlet weak var a: A! }",
                "let view = A("
            ),
            // It has no view, so it cannot be the window's controller.
            (
                "class P: UIPresentationController {}",
                "P(presentedViewController: presented, presenting: presenting)"
            ),
            (
                "class A: UIView { init(m: M, done: @escaping (Int, Bool) -> Void, k: K) {} }\nclass M {}\nenum K { case b, c }",
                "A(m: M(), done: { _, _ in }, k: .b)"
            ),
            ("class S: UIView { init(s: S) {} }", "view.backgroundColor = .orange"),
        ])
    func shown(code: String, line: String) throws {
        let main = try Rewritten(code).main
        #expect(main.contains(line), "\(main)")
    }

    @Test("the class that its file is named after, and the list names the others")
    func namedFile() throws {
        let source = try SwiftSource(
            "class A: UIView { let b = 1 }\nclass C: UIView {}", file: "d/C.swift")
        let stage = CodeStage(SwiftProgram([source]), name: "App")
        #expect(stage.what["en"] == "a `C`; `main.swift` can also show `A`")
    }

    @Test(
        "where nothing can be created, what was found is named, and what it wants",
        arguments: [
            ("struct S {}", "no view, controller or recognizer was found"),
            (
                "class A: UIView { init(model: Strange, on: Bool) {} }",
                "`A(model: Strange, on: Bool)`"
            ),
            ("private class A: UIView {}\nclass T<U>: UIView {}", "private or generic: `A`, `T`;"),
        ])
    func unmade(code: String, words: String) throws {
        let what = CodeStage(SwiftProgram([try SwiftSource(code, file: "a.swift")]), name: "App")
            .what
        #expect(what["en"].contains(words), "\(what["en"])")
    }

    @Test(
        "a view's frame is that of its class in UIKit, its name and its code, and is set again once it is there",
        arguments: [
            ("class RangeSlider: UIControl {}", 300, 44),
            ("class VerticalSlider: UIControl {}", 44, 300),
            ("class Slider: UIControl { func f() { a = atan2(b, c) } }", 240, 240),
            ("class JoyStickView: UIView {}", 200, 200),
            ("class BottomSheet: UIView {}", 390, 480),
            ("class A: UISwitch {}", 51, 31),
            ("class A: UIControl { func beginTracking() {} }", 300, 44),
            ("class A: UIView { func touchesMoved() { path.addLine(to: p) } }", 340, 460),
            ("class A: UIView {}", 300, 300),
        ])
    func frames(code: String, width: Int, height: Int) throws {
        let main = try Rewritten(code).main
        #expect(main.contains("(frame: CGRect(x: 0, y: 0, width: \(width), height: \(height)))"))
        #expect(main.contains("view.frame = CGRect(x: \((390 - width) / 2), y: "), "\(main)")
    }

    @Test("what Interface Builder would set is set, so that its observers run")
    func inspected() throws {
        let code = """
            class A: UIView {
                @IBInspectable var color: UIColor = UIColor.gray { didSet { paint() } }
                @IBInspectable var fullImage: UIImage?
                @IBInspectable var width: CGFloat = 2
                @IBInspectable var other: CGFloat = width * 2 { didSet { paint() } }
            }
            """
        let main = try Rewritten(code).main
        #expect(main.contains("    view.color = UIColor.gray\n"), "\(main)")
        #expect(main.contains("    view.fullImage = UIImage(named: \"fullImage\")\n"), "\(main)")
        #expect(!main.contains("view.width = ") && !main.contains("view.other = "), "\(main)")
    }

    @Test("a view that has a size of its own gets that")
    func ownSize() throws {
        let code = "class A: UIView { override var intrinsicContentSize: CGSize { CGSize() } }"
        let main = try Rewritten(code).main
        #expect(main.contains("var size = view.intrinsicContentSize"), "\(main)")
        #expect(main.contains("width: size.width, height: size.height)"), "\(main)")
    }

    @Test(
        "the first touch goes where something reacts",
        arguments: [
            (
                "class RangeSlider: UIControl {}",
                "finger a down RangeSlider-1(0.24, 0.5)\nfinger a move RangeSlider-1(0.4, 0.5)"
            ),
            (
                "class C: UIViewController { let dimmedView = UIView(); func f() { view.addSubview(dimmedView); dimmedView.addGestureRecognizer(UITapGestureRecognizer()) } }",
                "tap dimmedView(0.5, 0.04)"
            ),
            ("class Slider: UIControl {}", "finger a down Slider-1(0.06, 0.5)"),
            (
                "class Slider: UIControl { let thumb = UIView(); func f() { addSubview(thumb) } }",
                "finger a down thumb\nfinger a move Slider-1(0.9, 0.5)"
            ),
            (
                "class A: UIView { let t = UITapGestureRecognizer(); func f() { t.numberOfTapsRequired = 2; addGestureRecognizer(t) } }",
                "tap A-1 times 2"
            ),
            (
                "class A: UIView { func f() { let p = UILongPressGestureRecognizer(); p.minimumPressDuration = 2; addGestureRecognizer(p) } }",
                "finger a down A-1\nwait 2300ms\nfinger a up"
            ),
            (
                "class A: UIView { func f() { addGestureRecognizer(UIPinchGestureRecognizer()) } }",
                "finger a down A-1(0.4, 0.5)\nwith finger b down A-1(0.6, 0.5)"
            ),
            (
                "class A: UIView { func f() { addGestureRecognizer(UIPanGestureRecognizer()); g = t.y } }",
                "finger a move by 0 -60"
            ),
            (
                "class C: UIViewController { let box = UIView(); let p = UIPanGestureRecognizer(); func f() { view.addSubview(box); box.addGestureRecognizer(p) } }",
                "finger a down box\n"
            ),
            // It is in no view, so it cannot be touched by its name.
            (
                "class C: UIViewController { let box = UIView(); func f() { box.addGestureRecognizer(UITapGestureRecognizer()) } }",
                "tap (195, 422)"
            ),
            (
                "class C: UIViewController { let save = UIButton(); func f() { view.addSubview(save) } }",
                "tap save"
            ),
            // It may be nil, and then a tape cannot name it.
            (
                "class C: UIViewController { var box: UIView?; func f() { view.addSubview(box); box.addGestureRecognizer(UITapGestureRecognizer()) } }",
                "tap (195, 422)"
            ),
            (
                "class CardView: UIView { func f() { addGestureRecognizer(UIPanGestureRecognizer()); addGestureRecognizer(UITapGestureRecognizer()) } }",
                "tap CardView-1\nwait 700ms\nfinger a down CardView-1(0.5, 0.6)"
            ),
            ("class KnobRecognizer: UIGestureRecognizer {}", "down StateLabel-1(0.2, 0.8)"),
            ("class Holding: UILongPressGestureRecognizer {}", "down StateLabel-1\nwait 800ms"),
            ("class PassThroughView: UIView {}", "tap (195, 422)\nwait 700ms\ntap (195, 572)"),
        ])
    func touches(code: String, lines: String) throws {
        let source = try SwiftSource(code, file: "a.swift")
        let tape = CodeStage(SwiftProgram([source]), name: "App").tape
        #expect(tape.contains(lines), "\(tape)")
    }

    @Test("a label shows the states of a recognizer, and is called otherwise than the app's types")
    func states() throws {
        let main = try Rewritten(
            "class G: UIPanGestureRecognizer {}\nstruct StateLabel {}"
        ).main
        #expect(main.contains("final class StageStateLabel: UILabel"), "\(main)")
        #expect(main.contains("recognizer.addTarget(self, action:"), "\(main)")
    }
}

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
                "view.addGestureRecognizer(G())"
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
            ("class G: UIPanGestureRecognizer { init(on view: UIView) {} }", "(G(on: view))"),
            ("private class A: UIView {}\nclass T<U>: UIView {}", "view.backgroundColor = .orange"),
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
        #expect(
            stage.what["en"]
                == "a `C` in the middle of the window; not `A`, which `main.swift` may show as well"
        )
    }
}

import Testing

@testable import TouchscopeKit

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
            ("private class A: UIView {}\nclass T<U>: UIView {}", "view.backgroundColor = .orange"),
        ])
    func shown(code: String, line: String) throws {
        let main = try Rewritten(code).main
        #expect(main.contains(line), "\(main)")
    }
}

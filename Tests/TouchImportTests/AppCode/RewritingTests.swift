import Testing
import TouchScript

@testable import TouchHost
@testable import TouchImport

/// What becomes of an app's code, one concept a test: before, and after.
@Suite("An app's code, rewritten") struct RewritingTests {
    @Test(
        "attributes of Objective-C, Interface Builder and Core Data go",
        arguments: [
            ("@objc class A {}", "class A {}"),
            ("class A {\n    @objc(tap:)\n    func tap() {}\n}", "class A {\n    func tap() {}\n}"),
            ("@objcMembers @IBDesignable public class A {}", "public class A {}"),
            ("class A { @IBInspectable dynamic var a = 1 }", "class A { var a = 1 }"),
            ("@available(iOS 9, *) @objc func a() {}", "@available(iOS 9, *) func a() {}"),
            ("class A { let dynamic = 1; func b() { _ = dynamic } }", nil),
            ("let a = \"@objc\" // @objc", nil),
        ] as [(String, String?)])
    func attributes(before: String, after: String?) throws {
        #expect(try Rewritten(before).text() == after ?? before)
    }

    @Test(
        "outlets get new objects, and are listed",
        arguments: [
            ("@IBOutlet weak var a: UILabel!", "var a: UILabel! = UILabel()"),
            ("@IBOutlet private weak var a: Dial?", "private var a: Dial? = Dial(frame: .zero)"),
            ("@IBOutlet var all: [UIButton]!", "var all: [UIButton]! = []"),
            ("@IBOutlet weak var a: Unknown!", "weak var a: Unknown!"),
        ])
    func outlets(before: String, after: String) throws {
        let dial = "class Dial: UIView { override init(frame: CGRect) {} }\n"
        let rewritten = try Rewritten("\(dial)class A {\n\(before)\n}")
        #expect(rewritten.text() == "\(dial)class A {\n\(after)\n}")
        #expect(
            rewritten.missing.count == 1 && rewritten.missing[0].hasPrefix("0.swift:3:1: an outlet")
        )
    }

    @Test(
        "imports: UIKit brings along what is here, and what is not here is listed",
        arguments: [
            ("import UIKit\nimport Foundation\n", "import UIKit\n", 0),
            ("import Foundation\nimport Dispatch\nlet a = 1", "import UIKit\nlet a = 1", 0),
            (
                "@testable import QuartzCore\nimport class UIKit.UIView",
                "import QuartzCore\nimport class UIKit.UIView", 0
            ),
            ("import UIKit.UIGestureRecognizerSubclass", nil, 0),
            ("import UIKit\nimport SpriteKit", "import UIKit\n// import SpriteKit", 1),
            (
                "import UIKit; import SpriteKit; let a = 1",
                "import UIKit; /* import SpriteKit */; let a = 1", 1
            ),
            ("let a = 1", "import UIKit\n\nlet a = 1", 0),
        ] as [(String, String?, Int)])
    func imports(before: String, after: String?, missing: Int) throws {
        let rewritten = try Rewritten(before)
        #expect(rewritten.rewriting.text(of: 0) == after ?? before)
        #expect(rewritten.missing.count == missing)
    }

    @Test(
        "of a module that goes it is said whether `UIKit` brings along something of it",
        arguments: [
            ("Dispatch", "`UIKit` includes the parts that exist here"),
            ("os.log", "there is no such module here"),
            ("simd", "there is no such module here"),
            ("Core", "its files are in the same package"),
        ])
    func importsThatGo(module: String, told: String) throws {
        let core = try SwiftSource("import UIKit", file: "App/Core/a.swift")
        let app = try SwiftSource("import UIKit\nimport \(module)", file: "App/b.swift")
        let rewriting = CodeRewriting(SwiftProgram([core, app]))
        #expect(rewriting.changed.map { $0.what["en"] } == ["removed `import \(module)`: \(told)"])
        #expect(rewriting.missing.isEmpty && rewriting.text(of: 1) == "import UIKit\n")
    }

    @Test(
        "`deinit` goes to the main actor, with its class",
        arguments: [
            ("class A { deinit { b() } }", "class A { isolated deinit { b() } }"),
            ("class A { deinit {} }", nil), ("actor A { deinit { b() } }", nil),
            ("class A { nonisolated deinit { b() } }", nil),
        ] as [(String, String?)])
    func deinits(before: String, after: String?) throws {
        #expect(try Rewritten(before).text() == after ?? before)
    }

    @Test(
        "key paths that Objective-C checks are texts",
        arguments: [
            ("#keyPath(CALayer.position)", "\"position\""),
            ("#keyPath(UIView.layer.opacity)", "\"layer.opacity\""),
            ("#keyPath(self.score)", "\"score\""), ("\\.score", "\\.score"),
        ])
    func keyPaths(before: String, after: String) throws {
        #expect(try Rewritten("let a = \(before)").text() == "let a = \(after)")
    }

    @Test(
        "names of older Swift are those of today",
        arguments: [
            ("a(for: UIControlState.normal)", "a(for: UIControl.State.normal)"),
            ("kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName.easeIn"),
            ("UIFontWeightSemibold", "UIFont.Weight.semibold"),
            ("NSFontAttributeName", "NSAttributedString.Key.font"),
            ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
            ("CGRectMake(1, f(2, 3), a.b, 4)", "CGRect(x: 1, y: f(2, 3), width: a.b, height: 4)"),
            ("CGRectContainsPoint(a ?? b, c)", "(a ?? b).contains(c)"),
            ("CGRectGetMidX(a)", "(a).midX"),
            ("CGAffineTransformScale(a, 2, 3)", "(a).scaledBy(x: 2, y: 3)"),
            ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
            ("a.addChildViewController(b)", "a.addChild(b)"),
            ("a as [String]!", "a as [String]?"),
            ("{ (a: (Void) -> Int) in }", "{ (a: () -> Int) in }"),
            ("a.map { $0 } as [NSNumber]", "a.map { $0 } as [NSNumber]"),
            ("f(a) as [NSNumber]", "f(a).map { NSNumber(value: Double($0)) }"),
            (
                "\"a \\(b(for: UIControlState.normal)) c\"",
                "\"a \\(b(for: UIControl.State.normal)) c\""
            ),
            (
                "[NSFontAttributeName: a]",
                "[NSAttributedString.Key.font: a] as [NSAttributedString.Key: Any]"
            ),
            ("b.size(attributes: a)", "b.size(withAttributes: a)"),
            ("a as! [String]", "a as! [String]"),
        ])
    func oldNames(before: String, after: String) throws {
        #expect(try Rewritten("let it = \(before)").text() == "let it = \(after)")
    }

    @Test("touches that are any objects are touches, and what recognizers hide is an override")
    func touches() throws {
        let before =
            "func a() { for touch: AnyObject in touches {}; let b: AnyObject? = touches.first }"
        #expect(
            try Rewritten(before).text()
                == "func a() { for touch: UITouch in touches {}; let b: UITouch? = touches.first }")
        let hidden =
            "public class A: UIPanGestureRecognizer { func reset() {}; func reset(_ a: Int) {} }"
        #expect(
            try Rewritten(hidden).text()
                == "public class A: UIPanGestureRecognizer { public override func reset() {}; func reset(_ a: Int) {} }"
        )
    }

    @Test("what a nib would give is a new object, but not within its own class")
    func nibs() throws {
        let before = """
            class A: UIView { func a() { add(Bundle.main.loadNibNamed("B", owner: self)?[0] as! B) } }
            class B: UIView { func a() { add(Bundle(for: B.self).loadNibNamed("B", owner: self)!.first) } }
            let c = UINib(nibName: "C", bundle: nil).instantiate(withOwner: nil)[0]
            """
        let after = """
            class A: UIView { func a() { add(([B()] as [Any]?)?[0] as! B) } }
            class B: UIView { func a() { add(([UIView()] as [Any]?)!.first) } }
            let c = ([UIView()] as [Any])[0]
            """
        #expect(try Rewritten(before).text() == after)
    }

    @Test("pictures, statements and names that are not here are listed with their places")
    func missing() throws {
        let rewritten = try Rewritten(
            "let a = UIImage(named: \"ball\\(1)\", in: b)\nlet b = UIStoryboard(name: \"c\", bundle: nil)"
        )
        #expect(
            rewritten.missing == [
                "0.swift:1:9: a missing picture: \"ball\\(1)\"",
                "0.swift:2:9: `UIStoryboard`: there is no storyboard among the files",
            ])
        let source = try SwiftSource("class A: UINoTable {}\nprint(1)", file: "a.swift")
        let root = CodePattern.builtFrom
        let imported = ImportedCode([source], name: "App", kit: KitNames(ofPackageAt: root))
        let faults = imported.faults(.unknown(.app.notAsked)).map {
            "\($0.place): \($0.what["en"])"
        }
        #expect(
            faults.contains(
                "a.swift:1:10: `UINoTable` is neither in this UIKit nor in these files")
                && faults.contains { $0.hasPrefix("a.swift:2:1: statements outside") })
    }

    @Test(
        "types, functions and members of Apple's that are not here are looked up; what the app declares is not",
        arguments: [
            (
                "func a() { UIGraphicsNothing(); simd_nothing(1) }",
                ["UIGraphicsNothing", "simd_nothing"]
            ),
            ("let a = UIColor.noColor, b = UIColor.red, c = UIView.init", ["noColor"]),
            ("extension UIColor { static let own = 1 }; let a = UIColor.own", []),
            ("typealias CAOwn = Int; let a: CAOwn = 1", []),
            ("protocol P { associatedtype UIElement; var a: UIElement { get } }", []),
            ("func UIOwn<CAType: P>(_ a: CAType) { let (b, UIPart) = (a, a); UIOwn(UIPart) }", []),
            ("enum E { case UIFirst(Int), UISecond = 2 }; func a(e: E) { b(e == UISecond) }", []),
            ("#if canImport(UINothing)\n#endif", []),
        ])
    func lookedUp(code: String, lacks: [String]) throws {
        let kit = KitNames(ofPackageAt: CodePattern.builtFrom)
        let source = try SwiftSource("import UIKit\n" + code, file: "a.swift")
        let missing = CodeRewriting(SwiftProgram([source]), kit: kit).missing.map { $0.what["en"] }
        #expect(missing.count == lacks.count, "\(missing)")
        for (sentence, name) in zip(missing, lacks) { #expect(sentence.contains("`\(name)`")) }
    }

    @Test(
        "what shows a file to SwiftUI is left out of it, and files of SwiftUI's alone are told from others"
    )
    func swiftUI() throws {
        let kit = KitNames(ofPackageAt: CodePattern.builtFrom)
        let mixed = try SwiftSource(
            "import SwiftUI\nclass A: UIView {}\nstruct A_Previews: PreviewProvider {}",
            file: "a.swift")
        let rewriting = CodeRewriting(SwiftProgram([mixed]), kit: kit)
        #expect(rewriting.text(of: 0).hasSuffix("class A: UIView {}\n// A_Previews is left out."))
        #expect(!mixed.isSwiftUI)
        let alone = "import SwiftUI\nstruct Page: View {}\nstruct Wrapped: UIViewRepresentable {}"
        #expect(try SwiftSource(alone, file: "b.swift").isSwiftUI)
        let model = "import SwiftUI\nclass Model { let color: UIColor }"
        #expect(try !SwiftSource(model, file: "c.swift").isSwiftUI)
    }

    @Test("methods and conformances that name what is not here are left out, and listed")
    func leftOut() throws {
        let before = """
            class A: UIViewController, UINoTableDelegate {
                @objc override func prepare(for segue: UINoSegue, sender: Any?) { go(#selector(a)) }
                func a() {}
                func gone(_ sessions: Set<UISceneSession>) {}
                func stays(_ options: [UIApplicationLaunchOptionsKey: Any]?) {}
            }
            extension A: UINoTableDataSource, UIScrollViewDelegate {}
            extension A: UINoTableDragDelegate {}
            """
        let root = CodePattern.builtFrom
        let source = try SwiftSource(before, file: "a.swift")
        let rewriting = CodeRewriting(SwiftProgram([source]), kit: KitNames(ofPackageAt: root))
        #expect(
            rewriting.text(of: 0) == """
                import UIKit

                class A: UIViewController {
                    // prepare(for:sender:) is left out.
                    func a() {}
                    // gone(_:) is left out.
                    func stays(_ options: [UIApplication.LaunchOptionsKey: Any]?) {}
                }
                extension A:  UIScrollViewDelegate {}
                extension A {}
                """)
        #expect(rewriting.missing.count == 5 && !rewriting.missing.contains(where: \.isFatal))
    }
}

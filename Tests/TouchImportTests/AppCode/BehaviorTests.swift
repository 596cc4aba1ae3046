import Testing
import TouchScript

@testable import TouchImport

/// What the code does stays what it does on a device: conditions, optional requirements, overrides
/// in extensions, names.
@Suite("An app's code, rewritten, does the same") struct BehaviorTests {
    @Test(
        "what iOS compiles is compiled here, and nothing else",
        arguments: [
            ("#if os(iOS) || os(tvOS)", "#if os(Linux) || os(tvOS)"),
            ("#if !os(iOS)", "#if !os(Linux)"), ("#if os(Linux)", "#if os(iOS)"),
            ("#if os(macOS)", nil), ("#if canImport(UIKit)", nil), ("#if canImport(AppKit)", nil),
            ("#if canImport(Darwin)", "#if canImport(UIKit)"),
            ("let os = os(iOS)", nil),
        ] as [(String, String?)])
    func conditions(before: String, after: String?) throws {
        let rest = before.hasPrefix("#") ? "\nlet a = 1\n#endif" : ""
        #expect(try Rewritten(before + rest).text() == (after ?? before) + rest)
    }

    @Test(
        "what iOS does not compile stays as it is, and nothing is said of it",
        arguments: [
            "#if os(macOS)", "#if !os(iOS)", "#if os(iOS)\n#else", "#if canImport(AppKit) && DEBUG",
            "#if (os(watchOS) || targetEnvironment(macCatalyst))", "#if !canImport(UIKit)",
            "#if swift(>=4.2)\n#elseif swift(>=4)",
        ])
    func dormant(condition: String) throws {
        let code = """

            import AppKit
            @objc class A: NSView { @IBOutlet weak var b: NSView!; deinit { c(UIControlState()) } }
            #endif
            """
        let rewritten = try Rewritten("import UIKit\n" + condition + code)
        #expect(rewritten.rewriting.text(of: 0).hasSuffix(code))
        #expect(rewritten.missing.isEmpty)
        // Its import is not taken for that of the file.
        let alone = try Rewritten(condition + code.replacing("AppKit", with: "UIKit"))
        #expect(alone.rewriting.text(of: 0).hasPrefix("import UIKit\n\n#if"))
    }

    @Test(
        "what may be compiled is rewritten",
        arguments: [
            "#if DEBUG", "#if DEBUG\n#else", "#if os(iOS) && DEBUG", "#if !DEBUG || os(macOS)",
        ])
    func unknown(condition: String) throws {
        let text = try Rewritten(condition + "\n@objc class A {}\n#endif").text()
        #expect(text.hasSuffix("\nclass A {}\n#endif"))
    }

    @Test("an import that iOS has and Linux has not is told where a condition asks for it")
    func notImportable() throws {
        let rewritten = try Rewritten("#if canImport(SwiftUI)\nimport UIKit\n#endif")
        #expect(rewritten.missing.count == 1)
        #expect(rewritten.missing[0].hasPrefix("0.swift:1:5: `canImport(SwiftUI)`"))
    }

    // MARK: Optional requirements

    @Test("an optional requirement that nobody implements answers nil, and its default is public")
    func protocols() throws {
        let before = """
            @objc public protocol Telling {
                @objc optional func told(_ a: A)
                @objc optional func allows(_ state: UIGestureRecognizerState, at place: Int) -> Bool
                @objc optional var title: String? { get }
                func must()
            }
            protocol Held: class, Other {}
            """
        let after = """
            public protocol Telling: AnyObject {
                func told(_ a: A) throws
                func allows(_ state: UIGestureRecognizer.State, at place: Int) throws -> Bool
                var title: String? { get throws }
                func must()
            }

            extension Telling {
                public func told(_ a: A) throws { throw NotImplemented() }
                public func allows(_ state: UIGestureRecognizer.State, at place: Int) throws -> Bool { throw NotImplemented() }
                public var title: String? { get throws { throw NotImplemented() } }
            }
            protocol Held: AnyObject, Other {}
            """
        #expect(try Rewritten(before).text() == after)
    }

    @Test(
        "uses of optional requirements are tried",
        arguments: [
            ("to?.told?(self)", "try? to?.told(self)"),
            ("let a = to?.allows?(self) ?? true", "let a = (try? to?.allows(self)) ?? true"),
            ("if to.allows?(self) == false {}", "if (try? to.allows(self)) == false {}"),
            (
                "guard let a = to?.allows?(self) else {}",
                "guard let a = (try? to?.allows(self)) else {}"
            ),
            ("b.c[0].to!.told!(self)", "try! b.c[0].to!.told(self)"),
            ("a = to?.made?(self).frame", "a = (try? to?.made(self))?.frame"),
            ("to?.told?(to?.made?(1))", "try? to?.told((try? to?.made(1)))"),
            ("b = to?.title ?? 1", "b = (try? to?.title) ?? 1"),
            ("b = label?.title ?? 1", nil), ("onTap?(1)", nil), ("b.onTap?(2)", nil),
            ("b.told(self)", nil),
            ("if to?.told != nil {}", "if (to is Sub) {}"),
            ("if to?.made(_:) == nil {}", "if !false {}"),
            (
                "if let a = to?.told { a(self) }",
                "if let a = ((to is Sub) ? to : nil)?.told { try? a(self) }"
            ),
            (
                "b = to?.responds(to: #selector(Telling.told(_:))) == true",
                "b = (to is Sub) == true"
            ),
            ("c?.scrollViewDidScroll?(d)", "c?.scrollViewDidScroll(d)"),
            ("c?.scrollViewTapped?(d)", nil),
        ] as [(String, String?)])
    func calls(before: String, after: String?) throws {
        let text = try Rewritten(
            """
            @objc protocol Telling {
                @objc optional func told(_ a: A)
                @objc optional func allows(_ a: A) -> Bool
                @objc optional func made(_ a: A) -> UIView
                @objc optional var title: String { get }
            }
            class A { weak var to: Telling?; var scrollViewTapped: (() -> Void)? }
            class Sub: A, Telling { func told(_ a: A) {} }
            """, "func f() {\n    \(before)\n}"
        ).text(1)
        #expect(text == "func f() {\n    \(after ?? before)\n}")
    }

    // MARK: Overrides

    @Test("what an extension overrides goes into the class, with all that is changed in it")
    func overrides() throws {
        let text = try Rewritten(
            """
            class A: UIView {
                var a = 1
            }
            class B: A {
                override func layout() {}
            }
            extension A {
                private func b() {}
                // How it is touched.
                @objc override func touched() { send(#selector(b)) }
                func layout() {}
            }
            """
        ).text()
        #expect(
            text == """
                class A: UIView {
                    var a = 1

                    // How it is touched.
                    override func touched() { send(Selector("b", A.b)) }

                    func layout() {}
                }
                class B: A {
                    override func layout() {}
                }
                extension A {
                    private func b() {}
                }
                """)
    }

    @Test("what another file overrides stays there, where it sees what is private, and is called")
    func overridesElsewhere() throws {
        let rewritten = try Rewritten(
            "class A: UIView {\n}",
            """
            private let own = 1
            extension A {
                @discardableResult open override func become(_ it: inout Int, for b: B) throws -> Bool { own > 0 }
                override var size: CGSize { get { super.size } set { super.size = newValue } }
                override var isOpen: Bool { true }
            }
            """)
        #expect(
            rewritten.text() == """
                class A: UIView {

                    @discardableResult override open func become(_ it: inout Int, for b: B) throws -> Bool { try becomeInExtension(&it, for: b) }

                    override var size: CGSize { get { sizeInExtension } set { sizeInExtension = newValue } }

                    override var isOpen: Bool { isOpenInExtension }
                }
                """)
        #expect(
            rewritten.text(1) == """
                private let own = 1
                extension A {
                    @discardableResult public func becomeInExtension(_ it: inout Int, for b: B) throws -> Bool { own > 0 }
                    var sizeInExtension: CGSize { get { super.size } set { super.size = newValue } }
                    var isOpenInExtension: Bool { true }
                }
                """)
    }

    @Test("what an extension of UIKit's class overrides goes into a subclass that the app uses")
    func overridesOfUIKit() throws {
        let rewritten = try Rewritten(
            """
            extension UIButton {
                private var more: CGFloat { 9 }
                override open func point(inside: CGPoint) -> Bool { more > 1 }
            }
            """,
            """
            class Round: UIButton {}
            let a: UIButton = UIButton(type: .system), b = [UIButton](), c = d as? UIButton
            """)
        #expect(
            rewritten.text() == """
                extension UIButton {
                    fileprivate var more: CGFloat { 9 }
                }

                class UIButtonWithOverrides: UIButton {
                    override public func point(inside: CGPoint) -> Bool { more > 1 }
                }
                """)
        #expect(
            rewritten.text(1) == """
                class Round: UIButtonWithOverrides {}
                let a: UIButton = UIButtonWithOverrides(type: .system), b = [UIButton](), c = d as? UIButton
                """)
        #expect(rewritten.missing.count == 1)
    }

    @Test("what a subclass answers for a class that conforms is asked, as Objective-C asks by name")
    func answers() throws {
        let before = """
            @objc protocol Telling { @objc optional func told(_ a: A) -> Int }
            class A: UIView, Telling {}
            extension A: UITextFieldDelegate {
                func textFieldDidEnd(_ field: UITextField) {}
            }
            class B: A {
                func told(_ a: A) -> Int { 1 }
                func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
                func textFieldHelp() {}
            }
            class C: A {
                public func textFieldShouldReturn(_ other: UITextField) -> Bool { true }
            }
            """
        let text = try Rewritten(before).text()
        #expect(
            text.hasSuffix(
                """
                class A: UIView, Telling {
                    func told(_ a: A) throws -> Int { throw NotImplemented() }

                    func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
                }
                extension A: UITextFieldDelegate {
                    func textFieldDidEnd(_ field: UITextField) {}
                }
                class B: A {
                    override func told(_ a: A) -> Int { 1 }
                    override func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
                    func textFieldHelp() {}
                }
                class C: A {
                    override public func textFieldShouldReturn(_ other: UITextField) -> Bool { true }
                }
                """), "\(text)")
    }

    // MARK: Names and objects

    @Test(
        "a name is renamed everywhere or nowhere",
        arguments: [
            ("enum UIControlState { case a }\nlet b = UIControlState.a", nil),
            ("typealias UIControlState = Int\nlet b: UIControlState = 1", nil),
            ("func CGRectMake(_ a: Int) {}\nlet b = CGRectMake(1)", nil),
            (
                "extension UIControlState { func c() {} }\nlet b = UIControlState.normal",
                "extension UIControl.State { func c() {} }\nlet b = UIControl.State.normal"
            ),
        ] as [(String, String?)])
    func ownNames(before: String, after: String?) throws {
        #expect(try Rewritten(before).text() == after ?? before)
    }

    @Test("an extension of NSObject serves UIKit's objects, too")
    func objects() throws {
        let before = """
            extension NSObject: Named {
                private static var key = 0
                class var kind: String { "\\(self)" }
                func a() -> Int { NSObject.key }
            }
            let b = c as? NSObject
            """
        let after = """
            extension NSObjectProtocol {
                static var kind: String { "\\(self)" }
                func a() -> Int { key }
            }

            private var key = 0
            extension NSObject: Named {}
            extension UIResponder: Named {}
            extension UIGestureRecognizer: Named {}
            extension CALayer: Named {}
            let b = c as? any NSObjectProtocol
            """
        #expect(try Rewritten(before).text() == after)
    }

    @Test("an object that is told of values conforms to the protocol of those")
    func observers() throws {
        let before = """
            class A: NSObject {
                override func observeValue(forKeyPath: String?) { super.observeValue(forKeyPath: a); b() }
            }
            """
        let after = """
            class A: NSObject, KeyValueObserver {
                func observeValue(forKeyPath: String?) { ; b() }
            }
            """
        #expect(try Rewritten(before).text() == after)
    }

    @Test("what overrides a member of NSObject belongs to no actor, as that")
    func ofNoActor() throws {
        let before = "class A: NSObject { override var description: String { name } }"
        let after =
            "class A: NSObject { nonisolated override var description: String { MainActor.assumeIsolated { name } } }"
        #expect(try Rewritten(before).text() == after)
    }

    @Test("what cannot change a class here is listed")
    func refused() throws {
        let rewritten = try Rewritten("func a() { object_setClass(b, C.self) }")
        #expect(rewritten.missing.count == 1)
    }

    @Test("a method that is exchanged with sendEvent calls that for the original")
    func exchanges() throws {
        let text = try Rewritten(
            """
            extension UIWindow {
                static func a() { method_exchangeImplementations(b, c) }
                @objc private dynamic func tap_sendEvent(_ event: UIEvent) { tap_sendEvent(event) }
            }
            """
        ).text()
        #expect(text.contains("private func tap_sendEvent(_ event: UIEvent) { sendEvent(event) }"))
    }

    @Test(
        "initializers of C's structs may set the fields",
        arguments: [
            (
                "extension CGPoint { init(a: Int) { x = 1; y = 2 } }",
                "extension CGPoint { init(a: Int) { self.init(); x = 1; y = 2 } }"
            ),
            ("extension CGPoint { init(a: Int) { self.init(x: a, y: 1) } }", nil),
            ("extension CGPoint { init(a: Int) { self = .zero } }", nil),
            ("extension Own { init(a: Int) { x = 1 } }", nil),
        ] as [(String, String?)])
    func structs(before: String, after: String?) throws {
        #expect(try Rewritten(before).text() == after ?? before)
    }

    @Test("tests are on the main actor, and their class is on none")
    func testCases() throws {
        let before = """
            @MainActor final class ATests: XCTestCase {
                let view = UIView()
                var other: UIView!
                override func setUpWithError() throws { try super.setUpWithError() }
                func testA() {}
            }
            """
        let after = """
            nonisolated final class ATests: XCTestCase {
                @MainActor lazy var view = UIView()
                @MainActor var other: UIView!
                override func setUpWithError() throws { try MainActor.assumeIsolated { try super.setUpWithError() } }
                @MainActor func testA() {}
            }
            """
        #expect(try Rewritten(before).text() == after)
    }
}

// all-places
// The scene all-places as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllPlaces as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllPlaces: UIResponder {
    private let main = UIWindow()
    private let home = HomeController()
    private let board = UIView()
    private let always = AlwaysLabel()
    private let box = BoxView()
    private let knob = KnobView()
    private let badge = UIView()
    private let panel = PanelView()
    private let rim = RimView()
    private let hole = UIView()
    private let stack = StackView()
    private let one = UIView()
    private let two = UIView()
    private let never = NeverView()
    private let save = SaveView(type: .system)
    private let list = ListView()
    private let only = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let shy = UIButton(type: .system)

    private func show() {
        addViews()
        main.makeKeyAndVisible()
    }

    private func addViews() {
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        #if !canImport(ObjectiveC)
            main.systemGestureEdges = [.bottom, .left]
        #endif

        home.title = "home"
        home.view = board
        main.rootViewController = home

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        board.backgroundColor = .ink

        always.accessibilityIdentifier = "always"
        always.frame = CGRect(x: 330, y: 220, width: 60, height: 60)
        always.backgroundColor = .leaf
        always.isUserInteractionEnabled = true
        board.addSubview(always)

        box.accessibilityIdentifier = "box"
        box.frame = CGRect(x: 40, y: 40, width: 120, height: 80)
        box.backgroundColor = .sand
        box.insideViews = [knob, badge]
        board.addSubview(box)

        knob.accessibilityIdentifier = "knob"
        knob.frame = CGRect(x: 100, y: 60, width: 60, height: 60)
        knob.backgroundColor = .coral
        box.addSubview(knob)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 0, y: -20, width: 20, height: 20)
        box.addSubview(badge)

        panel.accessibilityIdentifier = "panel"
        panel.frame = CGRect(x: 200, y: 40, width: 200, height: 160)
        panel.backgroundColor = .mint
        board.addSubview(panel)

        rim.accessibilityIdentifier = "rim"
        rim.frame = CGRect(x: 420, y: 40, width: 200, height: 160)
        rim.insideViews = [hole]
        board.addSubview(rim)

        hole.accessibilityIdentifier = "hole"
        hole.frame = CGRect(x: 40, y: 40, width: 80, height: 80)
        rim.addSubview(hole)

        stack.accessibilityIdentifier = "stack"
        stack.frame = CGRect(x: 40, y: 200, width: 200, height: 120)
        stack.insideViews = [one, two]
        board.addSubview(stack)

        one.accessibilityIdentifier = "one"
        one.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        one.backgroundColor = .sea
        stack.addSubview(one)

        two.accessibilityIdentifier = "two"
        two.frame = CGRect(x: 100, y: 0, width: 60, height: 60)
        two.backgroundColor = .sea
        stack.addSubview(two)

        never.accessibilityIdentifier = "never"
        never.frame = CGRect(x: 260, y: 220, width: 60, height: 60)
        never.backgroundColor = .rose
        board.addSubview(never)

        save.accessibilityIdentifier = "save"
        save.frame = CGRect(x: 20, y: 350, width: 120, height: 44)
        save.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        board.addSubview(save)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 420, y: 220, width: 200, height: 170)
        list.contentSize = CGSize(width: 200, height: 600)
        list.beginViews = [shy]
        list.cancelViews = [only, more]
        board.addSubview(list)

        only.accessibilityIdentifier = "only"
        only.frame = CGRect(x: 20, y: 20, width: 160, height: 44)
        only.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(only)

        more.accessibilityIdentifier = "more"
        more.frame = CGRect(x: 20, y: 80, width: 160, height: 44)
        more.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(more)

        shy.accessibilityIdentifier = "shy"
        shy.frame = CGRect(x: 20, y: 140, width: 160, height: 44)
        shy.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(shy)
    }
}

private final class HomeController: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .left }
}

private final class AlwaysLabel: UILabel {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        true
    }
}

private final class BoxView: UIView {
    var insideViews: [UIView] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            || insideViews.contains { $0.bounds.contains(convert(point, to: $0)) }
    }
}

private final class KnobView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class PanelView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && !CGRect(x: 50, y: 40, width: 100, height: 80).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class RimView: UIView {
    var insideViews: [UIView] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && !insideViews.contains { $0.bounds.contains(convert(point, to: $0)) }
    }
}

private final class StackView: UIView {
    var insideViews: [UIView] = []

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        insideViews.contains { $0.bounds.contains(convert(point, to: $0)) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class NeverView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        false
    }
}

private final class SaveView: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return self
    }
}

private final class ListView: UIScrollView {
    var beginViews: [UIView] = []
    var cancelViews: [UIView] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool {
        !beginViews.contains { view.isDescendant(of: $0) }
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        cancelViews.contains { view.isDescendant(of: $0) }
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let leaf = UIColor(
        red: 0x9c / 255, green: 0xcb / 255, blue: 0x5d / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sea = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 1)
    fileprivate static let rose = UIColor(
        red: 0xef / 255, green: 0x93 / 255, blue: 0xb1 / 255, alpha: 1)
}

extension UIResponder {
    /// Stands for what an app does with the call; Touchscope's trace shows it.
    fileprivate func handle(_ method: String = #function) {
        #if !canImport(ObjectiveC)
            let name = String(method.prefix { $0 != "(" })
            if let method = ResponderMethod(rawValue: name) {
                UIApplication.shared.tracer?.handled(method, by: self)
            }
        #endif
    }
}

#if canImport(ObjectiveC)
    extension AllPlaces: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            show()
        }
    }
#else
    extension AllPlaces: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension HomeController: SelfDeclaringResponder {}
    extension AlwaysLabel: SelfDeclaringResponder {}
    extension BoxView: SelfDeclaringResponder {}
    extension KnobView: SelfDeclaringResponder {}
    extension PanelView: SelfDeclaringResponder {}
    extension RimView: SelfDeclaringResponder {}
    extension StackView: SelfDeclaringResponder {}
    extension NeverView: SelfDeclaringResponder {}
    extension SaveView: SelfDeclaringResponder {}
    extension ListView: SelfDeclaringResponder {}
#endif

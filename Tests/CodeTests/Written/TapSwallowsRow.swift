// A tap that swallows rows
// The scene tap-swallows-row as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TapSwallowsRow as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class TapSwallowsRow: UIResponder {
    private let window = UIWindow()
    private let form = UIView()
    private let list = ListView()
    private let first = ListRow()
    private let second = ListRow()
    private let third = ListRow()
    private let page = UIView()
    private let menu = MenuView()
    private let one = ListRow()
    private let two = ListRow()
    private let three = ListRow()
    private let dismiss = UITapGestureRecognizer()
    private let away = UITapGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        form.accessibilityIdentifier = "form"
        form.frame = CGRect(x: 40, y: 40, width: 260, height: 320)
        form.backgroundColor = .sand
        form.layer.cornerRadius = 16
        window.addSubview(form)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 20, y: 80, width: 220, height: 220)
        list.backgroundColor = .slate
        list.contentSize = CGSize(width: 220, height: 330)
        form.addSubview(list)

        first.accessibilityIdentifier = "first"
        first.frame = CGRect(x: 0, y: 0, width: 220, height: 72)
        first.backgroundColor = .sky
        first.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        list.addSubview(first)

        second.accessibilityIdentifier = "second"
        second.frame = CGRect(x: 0, y: 74, width: 220, height: 72)
        second.backgroundColor = .mint
        second.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        list.addSubview(second)

        third.accessibilityIdentifier = "third"
        third.frame = CGRect(x: 0, y: 148, width: 220, height: 72)
        third.backgroundColor = .sun
        third.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        list.addSubview(third)

        // Here the tap leaves the touches alone.
        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 340, y: 40, width: 260, height: 320)
        page.backgroundColor = .sand
        page.layer.cornerRadius = 16
        window.addSubview(page)

        menu.accessibilityIdentifier = "menu"
        menu.frame = CGRect(x: 20, y: 80, width: 220, height: 220)
        menu.backgroundColor = .slate
        menu.contentSize = CGSize(width: 220, height: 330)
        page.addSubview(menu)

        one.accessibilityIdentifier = "one"
        one.frame = CGRect(x: 0, y: 0, width: 220, height: 72)
        one.backgroundColor = .sky
        one.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        menu.addSubview(one)

        two.accessibilityIdentifier = "two"
        two.frame = CGRect(x: 0, y: 74, width: 220, height: 72)
        two.backgroundColor = .mint
        two.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        menu.addSubview(two)

        three.accessibilityIdentifier = "three"
        three.frame = CGRect(x: 0, y: 148, width: 220, height: 72)
        three.backgroundColor = .sun
        three.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        menu.addSubview(three)
    }

    private func addRecognizers() {
        // It takes the touches of the rows.
        dismiss.name = "dismiss"
        form.addGestureRecognizer(dismiss)

        away.name = "away"
        away.cancelsTouchesInView = false
        page.addGestureRecognizer(away)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            dismiss.addTarget(self, action: #selector(dismissActs))
            away.addTarget(self, action: #selector(awayActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            dismiss.addTarget(form, action: { [unowned self] _ in dismissActs }, name: "action")
            away.addTarget(page, action: { [unowned self] _ in awayActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension TapSwallowsRow {
    fileprivate func dismissActs() {
        // What an app does here is up to it.
    }

    fileprivate func awayActs() {
        // What an app does here is up to it.
    }
}

private final class ListView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is ListRow || super.touchesShouldCancel(in: view)
    }
}

private final class MenuView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is ListRow || super.touchesShouldCancel(in: view)
    }
}

/// A row of a list, which answers to touches as the cell of a table does: it lights when it gets its touch, which in a
/// scroll view is late, gives the touch up to scrolling, and is selected when the finger lifts.
private class ListRow: UIControl {
    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override var isSelected: Bool {
        didSet { setNeedsDisplay() }
    }

    /// Of the rows beside one another one is selected.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        for case let row as ListRow in superview?.subviews ?? [] { row.isSelected = row === self }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard isHighlighted || isSelected else { return }
        UIColor(white: 0, alpha: isHighlighted ? 0.25 : 0.12).setFill()
        UIBezierPath(rect: bounds).fill()
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension TapSwallowsRow: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            window.rootViewController = UIViewController()
            window.rootViewController?.view.isUserInteractionEnabled = false
            show()
        }
    }
#else
    extension TapSwallowsRow: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension ListView: SelfDeclaringResponder {}
    extension MenuView: SelfDeclaringResponder {}
#endif

// 44 points for a finger
// The scene small-targets as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SmallTargets as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class SmallTargets: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let close = UIButton(type: .system)
    private let page = UIView()
    private let leave = LeaveView(type: .system)

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        // Too small for a finger.
        // on purpose
        close.accessibilityIdentifier = "close"
        close.frame = CGRect(x: 200, y: 30, width: 24, height: 24)
        close.backgroundColor = .plum
        close.setTitleColor(.buttonTitle, for: .normal)
        close.setTitle("", for: .normal)
        close.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        card.addSubview(close)

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        page.backgroundColor = .sand
        page.layer.cornerRadius = 16
        window.addSubview(page)

        leave.accessibilityIdentifier = "leave"
        leave.frame = CGRect(x: 200, y: 30, width: 24, height: 24)
        leave.backgroundColor = .plum
        leave.setTitleColor(.buttonTitle, for: .normal)
        leave.setTitle("", for: .normal)
        leave.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        page.addSubview(leave)
    }
}

private final class LeaveView: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
    fileprivate static let buttonTitle = UIColor(
        red: 0x10 / 255, green: 0x15 / 255, blue: 0x1b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension SmallTargets: UIWindowSceneDelegate {
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
    extension SmallTargets: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension LeaveView: SelfDeclaringResponder {}
#endif

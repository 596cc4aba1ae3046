// hitTest without a condition
// The scene red-and-green as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).RedAndGreen as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class RedAndGreen: UIResponder {
    private let window = UIWindow()
    private let green = UIView()
    private let blue = BlueView()
    private let red = RedView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        green.accessibilityIdentifier = "green"
        green.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        green.backgroundColor = .leaf
        green.layer.cornerRadius = 16
        window.addSubview(green)

        // Answers nobody, wherever the finger is.
        blue.accessibilityIdentifier = "blue"
        blue.frame = CGRect(x: 50, y: 150, width: 160, height: 100)
        blue.backgroundColor = .sky
        blue.layer.cornerRadius = 12
        green.addSubview(blue)

        // Answers with itself, wherever the finger is.
        red.accessibilityIdentifier = "red"
        red.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        red.backgroundColor = .coral
        red.layer.cornerRadius = 16
        window.addSubview(red)
    }
}

private final class BlueView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }
}

private final class RedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self
    }
}

extension UIColor {
    fileprivate static let leaf = UIColor(
        red: 0x9c / 255, green: 0xcb / 255, blue: 0x5d / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension RedAndGreen: UIWindowSceneDelegate {
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
    extension RedAndGreen: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension BlueView: SelfDeclaringResponder {}
    extension RedView: SelfDeclaringResponder {}
#endif

// Last added wins
// The scene last-added-wins as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).LastAddedWins as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class LastAddedWins: UIResponder {
    private let window = UIWindow()
    private let outer = UIView()
    private let middle = UIView()
    private let inner = UIView()
    private let first = UIPanGestureRecognizer()
    private let second = UIPanGestureRecognizer()
    private let third = UIPanGestureRecognizer()
    private let fourth = UIPanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        outer.accessibilityIdentifier = "outer"
        outer.frame = CGRect(x: 20, y: 16, width: 600, height: 368)
        outer.backgroundColor = .sand
        outer.layer.cornerRadius = 16
        window.addSubview(outer)

        middle.accessibilityIdentifier = "middle"
        middle.frame = CGRect(x: 24, y: 72, width: 552, height: 280)
        middle.backgroundColor = .coral
        middle.layer.cornerRadius = 16
        outer.addSubview(middle)

        inner.accessibilityIdentifier = "inner"
        inner.frame = CGRect(x: 24, y: 112, width: 504, height: 148)
        inner.backgroundColor = .sky
        inner.layer.cornerRadius = 12
        middle.addSubview(inner)
    }

    private func addRecognizers() {
        first.name = "first"
        outer.addGestureRecognizer(first)

        second.name = "second"
        middle.addGestureRecognizer(second)

        third.name = "third"
        middle.addGestureRecognizer(third)

        fourth.name = "fourth"
        inner.addGestureRecognizer(fourth)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            first.addTarget(self, action: #selector(firstActs))
            second.addTarget(self, action: #selector(secondActs))
            third.addTarget(self, action: #selector(thirdActs))
            fourth.addTarget(self, action: #selector(fourthActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            first.addTarget(outer, action: { [unowned self] _ in firstActs }, name: "action")
            second.addTarget(middle, action: { [unowned self] _ in secondActs }, name: "action")
            third.addTarget(middle, action: { [unowned self] _ in thirdActs }, name: "action")
            fourth.addTarget(inner, action: { [unowned self] _ in fourthActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension LastAddedWins {
    fileprivate func firstActs() {
        // What an app does here is up to it.
    }

    fileprivate func secondActs() {
        // What an app does here is up to it.
    }

    fileprivate func thirdActs() {
        // What an app does here is up to it.
    }

    fileprivate func fourthActs() {
        // What an app does here is up to it.
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension LastAddedWins: UIWindowSceneDelegate {
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
    extension LastAddedWins: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Who gets the touch
// The scene who-gets-the-touch as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).WhoGetsTheTouch as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class WhoGetsTheTouch: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let note = UIView()
    private let badge = UIView()
    private let dot = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 60, y: 40, width: 520, height: 320)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        note.accessibilityIdentifier = "note"
        note.frame = CGRect(x: 40, y: 80, width: 220, height: 180)
        note.backgroundColor = .sun
        note.layer.cornerRadius = 12
        card.addSubview(note)

        // In front of the note, since it was added later.
        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 200, y: 120, width: 240, height: 160)
        badge.backgroundColor = .sky
        badge.layer.cornerRadius = 12
        card.addSubview(badge)

        dot.accessibilityIdentifier = "dot"
        dot.frame = CGRect(x: 136, y: 48, width: 72, height: 72)
        dot.backgroundColor = .mint
        dot.layer.cornerRadius = 12
        badge.addSubview(dot)
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension WhoGetsTheTouch: UIWindowSceneDelegate {
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
    extension WhoGetsTheTouch: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Invisible to touches
// The scene invisible-to-touches as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).InvisibleToTouches as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class InvisibleToTouches: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let ghost = UIView()
    private let mist = UIView()
    private let glass = UIView()
    private let pearl = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 40, width: 560, height: 320)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        ghost.accessibilityIdentifier = "ghost"
        ghost.frame = CGRect(x: 32, y: 80, width: 152, height: 180)
        ghost.backgroundColor = .coral
        ghost.layer.cornerRadius = 12
        card.addSubview(ghost)

        mist.accessibilityIdentifier = "mist"
        mist.frame = CGRect(x: 204, y: 80, width: 152, height: 180)
        mist.backgroundColor = .sky
        mist.layer.cornerRadius = 12
        card.addSubview(mist)

        glass.accessibilityIdentifier = "glass"
        glass.frame = CGRect(x: 376, y: 80, width: 152, height: 180)
        glass.backgroundColor = .mint
        glass.layer.cornerRadius = 12
        card.addSubview(glass)

        pearl.accessibilityIdentifier = "pearl"
        pearl.frame = CGRect(x: 36, y: 68, width: 80, height: 80)
        pearl.backgroundColor = .plum
        pearl.layer.cornerRadius = 12
        glass.addSubview(pearl)
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension InvisibleToTouches: UIWindowSceneDelegate {
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
    extension InvisibleToTouches: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

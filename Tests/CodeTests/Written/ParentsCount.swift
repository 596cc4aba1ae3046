// What parents hide
// The scene parents-count as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ParentsCount as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ParentsCount: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let badge = UIView()
    private let page = UIView()
    private let mark = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 30, y: 60, width: 280, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 80, y: 80, width: 120, height: 120)
        badge.backgroundColor = .sun
        badge.layer.cornerRadius = 12
        card.addSubview(badge)

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 330, y: 60, width: 280, height: 280)
        page.backgroundColor = .sky
        page.alpha = 0.1
        page.layer.cornerRadius = 16
        window.addSubview(page)

        mark.accessibilityIdentifier = "mark"
        mark.frame = CGRect(x: 80, y: 80, width: 120, height: 120)
        mark.backgroundColor = .mint
        mark.alpha = 0.05
        mark.layer.cornerRadius = 12
        page.addSubview(mark)
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
    extension ParentsCount: UIWindowSceneDelegate {
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
    extension ParentsCount: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

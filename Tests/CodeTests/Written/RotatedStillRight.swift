// Rotated and still right
// The scene rotated-still-right as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).RotatedStillRight as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class RotatedStillRight: UIResponder {
    private let window = UIWindow()
    private let leaf = UIView()
    private let bud = UIView()
    private let kite = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        leaf.accessibilityIdentifier = "leaf"
        leaf.frame = CGRect(x: 60, y: 110, width: 240, height: 160)
        leaf.transform = CGAffineTransform(rotationAngle: 30 * .pi / 180)
        leaf.backgroundColor = .mint
        window.addSubview(leaf)

        bud.accessibilityIdentifier = "bud"
        bud.frame = CGRect(x: 24, y: 56, width: 72, height: 72)
        bud.backgroundColor = .sun
        bud.layer.cornerRadius = 8
        leaf.addSubview(bud)

        kite.accessibilityIdentifier = "kite"
        kite.frame = CGRect(x: 400, y: 130, width: 120, height: 120)
        kite.transform = CGAffineTransform(rotationAngle: 45 * .pi / 180).scaledBy(x: 1.2, y: 1.2)
        kite.backgroundColor = .sky
        window.addSubview(kite)
    }
}

extension UIColor {
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension RotatedStillRight: UIWindowSceneDelegate {
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
    extension RotatedStillRight: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

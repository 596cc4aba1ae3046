// all-views
// The scene all-views as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllViews as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllViews: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let tilted = UIView()
    private let odd = UIView()
    private let hello = UILabel()
    private let pad = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 40, width: 300, height: 300)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        card.clipsToBounds = true
        window.addSubview(card)

        tilted.accessibilityIdentifier = "tilted"
        tilted.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        tilted.transform = CGAffineTransform(rotationAngle: 15 * .pi / 180).scaledBy(x: 1.5, y: 1.5)
        tilted.backgroundColor = .hex3fa7a3
        tilted.alpha = 0.5
        card.addSubview(tilted)

        odd.accessibilityIdentifier = "odd"
        odd.frame = CGRect(x: 150, y: 20, width: 80, height: 80)
        odd.bounds.origin = CGPoint(x: 0, y: 100)
        odd.tag = 7
        odd.isHidden = true
        odd.isUserInteractionEnabled = false
        card.addSubview(odd)

        hello.accessibilityIdentifier = "hello"
        hello.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
        hello.text = "Hello"
        card.addSubview(hello)

        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 360, y: 40, width: 200, height: 300)
        pad.backgroundColor = .sky
        pad.isMultipleTouchEnabled = true
        pad.isExclusiveTouch = true
        window.addSubview(pad)
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let hex3fa7a3 = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension AllViews: UIWindowSceneDelegate {
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
    extension AllViews: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Drawn but not touchable
// The scene drawn-not-touchable as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).DrawnNotTouchable as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class DrawnNotTouchable: UIResponder {
    private let window = UIWindow()
    private let shelf = UIView()
    private let book = UIView()
    private let tray = TrayView()
    private let cup = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        shelf.accessibilityIdentifier = "shelf"
        shelf.frame = CGRect(x: 40, y: 110, width: 240, height: 180)
        shelf.backgroundColor = .coral
        shelf.layer.cornerRadius = 16
        window.addSubview(shelf)

        // Half of it lies outside the shelf.
        book.accessibilityIdentifier = "book"
        book.frame = CGRect(x: 140, y: 60, width: 180, height: 80)
        book.backgroundColor = .sun
        book.layer.cornerRadius = 12
        shelf.addSubview(book)

        tray.accessibilityIdentifier = "tray"
        tray.frame = CGRect(x: 400, y: 110, width: 160, height: 180)
        tray.backgroundColor = .sky
        tray.layer.cornerRadius = 16
        window.addSubview(tray)

        cup.accessibilityIdentifier = "cup"
        cup.frame = CGRect(x: 100, y: 60, width: 96, height: 80)
        cup.backgroundColor = .mint
        cup.layer.cornerRadius = 12
        tray.addSubview(cup)
    }
}

private final class TrayView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -48, dy: -48).contains(point)
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
    extension DrawnNotTouchable: UIWindowSceneDelegate {
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
    extension DrawnNotTouchable: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension TrayView: SelfDeclaringResponder {}
#endif

// Pass-through
// The scene pass-through as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).PassThrough as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class PassThrough: UIResponder {
    private let window = UIWindow()
    private let photo = UIView()
    private let face = UIView()
    private let overlay = OverlayView()
    private let bell = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        photo.accessibilityIdentifier = "photo"
        photo.frame = CGRect(x: 60, y: 60, width: 520, height: 280)
        photo.backgroundColor = .coral
        photo.layer.cornerRadius = 16
        window.addSubview(photo)

        face.accessibilityIdentifier = "face"
        face.frame = CGRect(x: 60, y: 90, width: 120, height: 120)
        face.backgroundColor = .sun
        face.layer.cornerRadius = 12
        photo.addSubview(face)

        // Lies over everything; lets through what hits none of its subviews.
        overlay.accessibilityIdentifier = "overlay"
        overlay.frame = CGRect(x: 20, y: 20, width: 600, height: 360)
        overlay.backgroundColor = .hex6cb4e450
        overlay.alpha = 0.9
        overlay.layer.cornerRadius = 16
        window.addSubview(overlay)

        bell.accessibilityIdentifier = "bell"
        bell.frame = CGRect(x: 420, y: 60, width: 120, height: 88)
        bell.backgroundColor = .plum
        bell.layer.cornerRadius = 12
        overlay.addSubview(bell)
    }
}

private final class OverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let hex6cb4e450 = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 0x50 / 255)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension PassThrough: UIWindowSceneDelegate {
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
    extension PassThrough: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension OverlayView: SelfDeclaringResponder {}
#endif

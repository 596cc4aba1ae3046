// A slider among pages
// The scene slider-in-pages as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SliderInPages as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class SliderInPages: UIResponder {
    private let window = UIWindow()
    private let pager = UIScrollView()
    private let volume = UISlider()
    private let leaves = UIScrollView()
    private let speed = UISlider()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        pager.accessibilityIdentifier = "pager"
        pager.frame = CGRect(x: 40, y: 30, width: 560, height: 160)
        pager.backgroundColor = .slate
        pager.layer.cornerRadius = 16
        pager.contentSize = CGSize(width: 1120, height: 160)
        pager.isPagingEnabled = true
        window.addSubview(pager)

        volume.accessibilityIdentifier = "volume"
        volume.frame = CGRect(x: 130, y: 63, width: 300, height: 34)
        volume.value = 0.3
        volume.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        pager.addSubview(volume)

        // Here touches reach the slider at once.
        leaves.accessibilityIdentifier = "leaves"
        leaves.frame = CGRect(x: 40, y: 210, width: 560, height: 160)
        leaves.backgroundColor = .slate
        leaves.layer.cornerRadius = 16
        leaves.contentSize = CGSize(width: 1120, height: 160)
        leaves.isPagingEnabled = true
        leaves.delaysContentTouches = false
        window.addSubview(leaves)

        speed.accessibilityIdentifier = "speed"
        speed.frame = CGRect(x: 130, y: 63, width: 300, height: 34)
        speed.value = 0.3
        speed.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        leaves.addSubview(speed)
    }
}

extension UIColor {
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension SliderInPages: UIWindowSceneDelegate {
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
    extension SliderInPages: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Why the button lights up late
// The scene late-highlight as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).LateHighlight as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class LateHighlight: UIResponder {
    private let window = UIWindow()
    private let list = UIScrollView()
    private let play = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let quick = UIScrollView()
    private let start = UIButton(type: .system)

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        list.backgroundColor = .slate
        list.layer.cornerRadius = 16
        list.contentSize = CGSize(width: 260, height: 720)
        window.addSubview(list)

        play.accessibilityIdentifier = "play"
        play.frame = CGRect(x: 30, y: 90, width: 200, height: 88)
        play.setTitle("Play", for: .normal)
        play.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(play)

        more.accessibilityIdentifier = "more"
        more.frame = CGRect(x: 30, y: 420, width: 200, height: 88)
        more.setTitle("More", for: .normal)
        more.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(more)

        // Here touches reach the content at once.
        quick.accessibilityIdentifier = "quick"
        quick.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        quick.backgroundColor = .slate
        quick.layer.cornerRadius = 16
        quick.contentSize = CGSize(width: 260, height: 720)
        quick.delaysContentTouches = false
        window.addSubview(quick)

        start.accessibilityIdentifier = "start"
        start.frame = CGRect(x: 30, y: 90, width: 200, height: 88)
        start.setTitle("Start", for: .normal)
        start.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        quick.addSubview(start)
    }
}

extension UIColor {
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension LateHighlight: UIWindowSceneDelegate {
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
    extension LateHighlight: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

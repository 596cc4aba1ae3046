// Buttons to scroll from
// The scene scroll-from-buttons as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ScrollFromButtons as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ScrollFromButtons: UIResponder {
    private let window = UIWindow()
    private let list = UIScrollView()
    private let play = UIButton(type: .system)
    private let stop = UIButton(type: .system)
    private let more = UIButton(type: .system)
    private let menu = MenuView()
    private let openView = UIButton(type: .system)
    private let save = UIButton(type: .system)
    private let send = UIButton(type: .system)

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 40, y: 40, width: 260, height: 320)
        list.backgroundColor = .slate
        list.layer.cornerRadius = 16
        list.contentSize = CGSize(width: 260, height: 800)
        list.delaysContentTouches = false
        window.addSubview(list)

        play.accessibilityIdentifier = "play"
        play.frame = CGRect(x: 30, y: 30, width: 200, height: 120)
        play.setTitle("Play", for: .normal)
        play.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(play)

        stop.accessibilityIdentifier = "stop"
        stop.frame = CGRect(x: 30, y: 170, width: 200, height: 120)
        stop.setTitle("Stop", for: .normal)
        stop.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(stop)

        more.accessibilityIdentifier = "more"
        more.frame = CGRect(x: 30, y: 310, width: 200, height: 120)
        more.setTitle("More", for: .normal)
        more.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(more)

        // Here it may take touches from its buttons.
        menu.accessibilityIdentifier = "menu"
        menu.frame = CGRect(x: 340, y: 40, width: 260, height: 320)
        menu.backgroundColor = .slate
        menu.layer.cornerRadius = 16
        menu.contentSize = CGSize(width: 260, height: 800)
        menu.delaysContentTouches = false
        window.addSubview(menu)

        openView.accessibilityIdentifier = "open"
        openView.frame = CGRect(x: 30, y: 30, width: 200, height: 120)
        openView.setTitle("Open", for: .normal)
        openView.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        menu.addSubview(openView)

        save.accessibilityIdentifier = "save"
        save.frame = CGRect(x: 30, y: 170, width: 200, height: 120)
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        menu.addSubview(save)

        send.accessibilityIdentifier = "send"
        send.frame = CGRect(x: 30, y: 310, width: 200, height: 120)
        send.setTitle("Send", for: .normal)
        send.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        menu.addSubview(send)
    }
}

private final class MenuView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        true
    }
}

extension UIColor {
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension ScrollFromButtons: UIWindowSceneDelegate {
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
    extension ScrollFromButtons: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension MenuView: SelfDeclaringResponder {}
#endif

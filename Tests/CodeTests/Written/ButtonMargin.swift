// The button's 70 points
// The scene button-margin as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ButtonMargin as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ButtonMargin: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let send = UIButton(type: .system)

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

        send.accessibilityIdentifier = "send"
        send.frame = CGRect(x: 60, y: 120, width: 140, height: 80)
        send.setTitle("Send", for: .normal)
        send.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        send.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                send.tell("exit")
            }, for: .touchDragExit)
        send.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                send.tell("outside")
            }, for: .touchUpOutside)
        card.addSubview(send)
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
}

extension UIResponder {
    /// Tells what happens, an app on its console, Touchscope in its trace.
    fileprivate func tell(_ text: String) {
        #if canImport(ObjectiveC)
            print(text)
        #else
            UIApplication.shared.tracer?.note(text, by: self)
        #endif
    }
}

#if canImport(ObjectiveC)
    extension ButtonMargin: UIWindowSceneDelegate {
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
    extension ButtonMargin: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

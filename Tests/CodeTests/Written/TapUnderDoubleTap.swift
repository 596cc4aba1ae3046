// A button under a double tap lags
// The scene tap-under-double-tap as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TapUnderDoubleTap as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class TapUnderDoubleTap: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let save = UIButton(type: .system)
    private let pad = UIView()
    private let send = UIButton(type: .system)
    private let zoom = UITapGestureRecognizer()
    private let quick = UITapGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        save.accessibilityIdentifier = "save"
        save.frame = CGRect(x: 70, y: 130, width: 120, height: 48)
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        card.addSubview(save)

        // Here the double tap does not hold the end of touches back.
        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        window.addSubview(pad)

        send.accessibilityIdentifier = "send"
        send.frame = CGRect(x: 70, y: 130, width: 120, height: 48)
        send.setTitle("Send", for: .normal)
        send.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        pad.addSubview(send)
    }

    private func addRecognizers() {
        zoom.name = "zoom"
        zoom.numberOfTapsRequired = 2
        card.addGestureRecognizer(zoom)

        quick.name = "quick"
        quick.numberOfTapsRequired = 2
        quick.delaysTouchesEnded = false
        pad.addGestureRecognizer(quick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            zoom.addTarget(self, action: #selector(zoomActs))
            quick.addTarget(self, action: #selector(quickActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            zoom.addTarget(card, action: { [unowned self] _ in zoomActs }, name: "action")
            quick.addTarget(pad, action: { [unowned self] _ in quickActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension TapUnderDoubleTap {
    fileprivate func zoomActs() {
        // What an app does here is up to it.
    }

    fileprivate func quickActs() {
        // What an app does here is up to it.
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension TapUnderDoubleTap: UIWindowSceneDelegate {
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
    extension TapUnderDoubleTap: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

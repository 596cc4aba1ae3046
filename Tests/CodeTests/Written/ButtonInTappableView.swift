// A button in a tappable view
// The scene button-in-tappable-view as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ButtonInTappableView as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ButtonInTappableView: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let save = UIButton(type: .system)
    private let pad = UIView()
    private let send = UIButton(type: .system)
    private let poke = UITapGestureRecognizer()
    private let also = UITapGestureRecognizer()

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

        // Here the tap leaves the view's touches alone.
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
        poke.name = "poke"
        card.addGestureRecognizer(poke)

        also.name = "also"
        also.cancelsTouchesInView = false
        pad.addGestureRecognizer(also)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            also.addTarget(self, action: #selector(alsoActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(card, action: { [unowned self] _ in pokeActs }, name: "action")
            also.addTarget(pad, action: { [unowned self] _ in alsoActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension ButtonInTappableView {
    fileprivate func pokeActs() {
        // What an app does here is up to it.
    }

    fileprivate func alsoActs() {
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
    extension ButtonInTappableView: UIWindowSceneDelegate {
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
    extension ButtonInTappableView: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Single or double tap?
// The scene single-or-double as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SingleOrDouble as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class SingleOrDouble: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let pad = UIView()
    private let single = UITapGestureRecognizer()
    private let double = UITapGestureRecognizer()
    private let once = UITapGestureRecognizer()
    private let twice = UITapGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // Each on its own.
        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        // Here the single tap waits.
        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        window.addSubview(pad)
    }

    private func addRecognizers() {
        single.name = "single"
        card.addGestureRecognizer(single)

        double.name = "double"
        double.numberOfTapsRequired = 2
        card.addGestureRecognizer(double)

        once.name = "once"
        pad.addGestureRecognizer(once)

        twice.name = "twice"
        twice.numberOfTapsRequired = 2
        pad.addGestureRecognizer(twice)

        once.require(toFail: twice)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            single.addTarget(self, action: #selector(singleActs))
            double.addTarget(self, action: #selector(doubleActs))
            once.addTarget(self, action: #selector(onceActs))
            twice.addTarget(self, action: #selector(twiceActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            single.addTarget(card, action: { [unowned self] _ in singleActs }, name: "action")
            double.addTarget(card, action: { [unowned self] _ in doubleActs }, name: "action")
            once.addTarget(pad, action: { [unowned self] _ in onceActs }, name: "action")
            twice.addTarget(pad, action: { [unowned self] _ in twiceActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension SingleOrDouble {
    fileprivate func singleActs() {
        // What an app does here is up to it.
    }

    fileprivate func doubleActs() {
        // What an app does here is up to it.
    }

    fileprivate func onceActs() {
        // What an app does here is up to it.
    }

    fileprivate func twiceActs() {
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
    extension SingleOrDouble: UIWindowSceneDelegate {
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
    extension SingleOrDouble: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Delayed touches
// The scene delayed-touches as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).DelayedTouches as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class DelayedTouches: UIResponder {
    private let window = UIWindow()
    private let card = CardView()
    private let pad = PadView()
    private let vault = VaultView()
    private let twice = UITapGestureRecognizer()
    private let quick = UITapGestureRecognizer()
    private let flick = UISwipeGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // A double tap holds back touchesEnded by default.
        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 32, y: 70, width: 176, height: 260)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        // Here it does not.
        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 232, y: 70, width: 176, height: 260)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        window.addSubview(pad)

        // Here even touchesBegan waits.
        vault.accessibilityIdentifier = "vault"
        vault.frame = CGRect(x: 432, y: 70, width: 176, height: 260)
        vault.backgroundColor = .mint
        vault.layer.cornerRadius = 16
        window.addSubview(vault)
    }

    private func addRecognizers() {
        twice.name = "twice"
        twice.numberOfTapsRequired = 2
        card.addGestureRecognizer(twice)

        quick.name = "quick"
        quick.numberOfTapsRequired = 2
        quick.delaysTouchesEnded = false
        pad.addGestureRecognizer(quick)

        flick.name = "flick"
        flick.delaysTouchesBegan = true
        vault.addGestureRecognizer(flick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            twice.addTarget(self, action: #selector(twiceActs))
            quick.addTarget(self, action: #selector(quickActs))
            flick.addTarget(self, action: #selector(flickActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            twice.addTarget(card, action: { [unowned self] _ in twiceActs }, name: "action")
            quick.addTarget(pad, action: { [unowned self] _ in quickActs }, name: "action")
            flick.addTarget(vault, action: { [unowned self] _ in flickActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension DelayedTouches {
    fileprivate func twiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func quickActs() {
        // What an app does here is up to it.
    }

    fileprivate func flickActs() {
        // What an app does here is up to it.
    }
}

private final class CardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class PadView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class VaultView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
}

extension UIResponder {
    /// Stands for what an app does with the call; Touchscope's trace shows it.
    fileprivate func handle(_ method: String = #function) {
        #if !canImport(ObjectiveC)
            let name = String(method.prefix { $0 != "(" })
            if let method = ResponderMethod(rawValue: name) {
                UIApplication.shared.tracer?.handled(method, by: self)
            }
        #endif
    }
}

#if canImport(ObjectiveC)
    extension DelayedTouches: UIWindowSceneDelegate {
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
    extension DelayedTouches: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension CardView: SelfDeclaringResponder {}
    extension PadView: SelfDeclaringResponder {}
    extension VaultView: SelfDeclaringResponder {}
#endif

// A window's hitTest
// The scene window-answers as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).WindowAnswers as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class WindowAnswers: UIResponder {
    private let main = MainWindow()
    private let card = UIView()
    private let badge = UIView()
    private let knob = KnobView()
    private let veil = VeilWindow()
    private let banner = UIView()

    private func show() {
        addViews()
        main.makeKeyAndVisible()
        veil.makeKeyAndVisible()
    }

    private func addViews() {
        // Every touch of the window is for one view.
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        main.hitView = knob

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        main.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 80, y: 90, width: 100, height: 100)
        badge.backgroundColor = .sky
        badge.layer.cornerRadius = 12
        card.addSubview(badge)

        knob.accessibilityIdentifier = "knob"
        knob.frame = CGRect(x: 420, y: 130, width: 120, height: 120)
        knob.backgroundColor = .coral
        knob.layer.cornerRadius = 12
        main.addSubview(knob)

        // Lies over the other, and lets every touch through.
        veil.accessibilityIdentifier = "veil"
        veil.frame = CGRect(x: 0, y: 0, width: 640, height: 60)
        veil.windowLevel = UIWindow.Level(rawValue: 1)

        banner.accessibilityIdentifier = "banner"
        banner.frame = CGRect(x: 200, y: 10, width: 240, height: 40)
        banner.backgroundColor = .sun
        banner.layer.cornerRadius = 12
        veil.addSubview(banner)
    }
}

private final class MainWindow: UIWindow {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitView
    }
}

private final class KnobView: UIView {
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

private final class VeilWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
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
    extension WindowAnswers: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            main.rootViewController = UIViewController()
            main.rootViewController?.view.isUserInteractionEnabled = false
            veil.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            veil.rootViewController = UIViewController()
            veil.rootViewController?.view.isUserInteractionEnabled = false
            show()
        }
    }
#else
    extension WindowAnswers: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension MainWindow: SelfDeclaringResponder {}
    extension KnobView: SelfDeclaringResponder {}
    extension VeilWindow: SelfDeclaringResponder {}
#endif

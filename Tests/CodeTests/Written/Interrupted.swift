// System interruption
// The scene interrupted as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).Interrupted as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class Interrupted: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let puck = UIView()
    private let pad = PadView()
    private let drag = UIPanGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()

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
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        puck.accessibilityIdentifier = "puck"
        puck.frame = CGRect(x: 30, y: 100, width: 80, height: 80)
        puck.backgroundColor = .coral
        puck.layer.cornerRadius = 40
        card.addSubview(puck)

        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        window.addSubview(pad)
    }

    private func addRecognizers() {
        drag.name = "drag"
        puck.addGestureRecognizer(drag)

        hold.name = "hold"
        pad.addGestureRecognizer(hold)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            drag.addTarget(self, action: #selector(dragActs))
            hold.addTarget(self, action: #selector(holdActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            drag.addTarget(puck, action: { [unowned self] _ in dragActs }, name: "moves")
            hold.addTarget(pad, action: { [unowned self] _ in holdActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension Interrupted {
    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = puck.superview {
            let center = puck.center
            let way = drag.translation(in: superview)
            puck.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            drag.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func holdActs() {
        // What an app does here is up to it.
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

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
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
    extension Interrupted: UIWindowSceneDelegate {
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
    extension Interrupted: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension PadView: SelfDeclaringResponder {}
#endif

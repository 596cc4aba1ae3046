// Two state machines
// The scene two-state-machines as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TwoStateMachines as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class TwoStateMachines: UIResponder {
    private let window = UIWindow()
    private let tile = UIView()
    private let puck = UIView()
    private let poke = UITapGestureRecognizer()
    private let drag = UIPanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        tile.accessibilityIdentifier = "tile"
        tile.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        tile.backgroundColor = .coral
        tile.layer.cornerRadius = 16
        window.addSubview(tile)

        puck.accessibilityIdentifier = "puck"
        puck.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        puck.backgroundColor = .sky
        puck.layer.cornerRadius = 16
        window.addSubview(puck)
    }

    private func addRecognizers() {
        // Discrete: it happens, or it does not.
        poke.name = "poke"
        tile.addGestureRecognizer(poke)

        // Continuous: it begins, goes on, and ends.
        drag.name = "drag"
        puck.addGestureRecognizer(drag)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(tile, action: { [unowned self] _ in pokeActs }, name: "action")
            drag.addTarget(puck, action: { [unowned self] _ in dragActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension TwoStateMachines {
    fileprivate func pokeActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = puck.superview {
            let center = puck.center
            let way = drag.translation(in: superview)
            puck.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            drag.setTranslation(.zero, in: superview)
        }
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension TwoStateMachines: UIWindowSceneDelegate {
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
    extension TwoStateMachines: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Gestures that come and go
// The scene gestures-come-and-go as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).GesturesComeAndGo as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class GesturesComeAndGo: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let puck = UIView()
    private let add = UIButton(type: .system)
    private let take = UIButton(type: .system)
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

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 40, width: 320, height: 320)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        puck.accessibilityIdentifier = "puck"
        puck.frame = CGRect(x: 110, y: 110, width: 100, height: 100)
        puck.backgroundColor = .coral
        puck.layer.cornerRadius = 50
        card.addSubview(puck)

        add.accessibilityIdentifier = "add"
        add.frame = CGRect(x: 400, y: 80, width: 200, height: 80)
        add.setTitle("Add", for: .normal)
        add.addAction(
            UIAction(title: "adds") { [unowned self] _ in
                card.addGestureRecognizer(drag)
            }, for: .touchUpInside)
        window.addSubview(add)

        take.accessibilityIdentifier = "take"
        take.frame = CGRect(x: 400, y: 220, width: 200, height: 80)
        take.setTitle("Remove", for: .normal)
        take.addAction(
            UIAction(title: "removes") { [unowned self] _ in
                drag.view?.removeGestureRecognizer(drag)
            }, for: .touchUpInside)
        window.addSubview(take)
    }

    private func addRecognizers() {
        // On no view until the button adds it.
        drag.name = "drag"
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension GesturesComeAndGo {
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
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension GesturesComeAndGo: UIWindowSceneDelegate {
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
    extension GesturesComeAndGo: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

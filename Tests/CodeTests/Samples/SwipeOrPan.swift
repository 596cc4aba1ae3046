// Swipe or pan?
// The scene swipe-or-pan as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SwipeOrPan as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// The code under canImport(ObjectiveC) has not been compiled.

import UIKit

final class SwipeOrPan: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let badge = UIView()
    private let flick = UISwipeGestureRecognizer()
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
        card.frame = CGRect(x: 40, y: 60, width: 560, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 440, y: 24, width: 88, height: 88)
        badge.transform = CGAffineTransform(rotationAngle: 15 * .pi / 180)
        badge.backgroundColor = .sky
        badge.layer.cornerRadius = 12
        card.addSubview(badge)
    }

    private func addRecognizers() {
        flick.name = "flick"
        flick.direction = .right
        card.addGestureRecognizer(flick)

        drag.name = "drag"
        card.addGestureRecognizer(drag)

        drag.require(toFail: flick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            flick.addTarget(self, action: #selector(flickActs))
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "action")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension SwipeOrPan {
    fileprivate func flickActs() {
        // An app's own code goes here.
    }

    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = badge.superview {
            let center = badge.center
            let way = drag.translation(in: superview)
            badge.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
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
    extension SwipeOrPan: UIWindowSceneDelegate {
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
    extension SwipeOrPan: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

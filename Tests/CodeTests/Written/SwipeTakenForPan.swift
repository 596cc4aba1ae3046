// A swipe is taken for a pan
// The scene swipe-taken-for-pan as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SwipeTakenForPan as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class SwipeTakenForPan: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let page = UIView()
    private let flick = UISwipeGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let turn = UISwipeGestureRecognizer()
    private let pull = UIPanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // Nobody says who waits.
        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        // Here the pan waits.
        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        page.backgroundColor = .sky
        page.layer.cornerRadius = 16
        window.addSubview(page)
    }

    private func addRecognizers() {
        flick.name = "flick"
        flick.direction = .up
        card.addGestureRecognizer(flick)

        drag.name = "drag"
        card.addGestureRecognizer(drag)

        turn.name = "turn"
        turn.direction = .up
        page.addGestureRecognizer(turn)

        pull.name = "pull"
        page.addGestureRecognizer(pull)

        pull.require(toFail: turn)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            flick.addTarget(self, action: #selector(flickActs))
            drag.addTarget(self, action: #selector(dragActs))
            turn.addTarget(self, action: #selector(turnActs))
            pull.addTarget(self, action: #selector(pullActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "action")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "action")
            turn.addTarget(page, action: { [unowned self] _ in turnActs }, name: "action")
            pull.addTarget(page, action: { [unowned self] _ in pullActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension SwipeTakenForPan {
    fileprivate func flickActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        // What an app does here is up to it.
    }

    fileprivate func turnActs() {
        // What an app does here is up to it.
    }

    fileprivate func pullActs() {
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
    extension SwipeTakenForPan: UIWindowSceneDelegate {
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
    extension SwipeTakenForPan: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

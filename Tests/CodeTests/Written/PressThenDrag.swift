// Long press, then drag
// The scene press-then-drag as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).PressThenDrag as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class PressThenDrag: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let tile = UIView()
    private let page = UIView()
    private let chip = UIView()
    private let hold = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let lift = UILongPressGestureRecognizer()

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
        card.frame = CGRect(x: 40, y: 40, width: 260, height: 320)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        tile.accessibilityIdentifier = "tile"
        tile.frame = CGRect(x: 70, y: 110, width: 120, height: 100)
        tile.backgroundColor = .coral
        tile.layer.cornerRadius = 12
        card.addSubview(tile)

        // One recognizer does both.
        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 340, y: 40, width: 260, height: 320)
        page.backgroundColor = .sand
        page.layer.cornerRadius = 16
        window.addSubview(page)

        chip.accessibilityIdentifier = "chip"
        chip.frame = CGRect(x: 70, y: 110, width: 120, height: 100)
        chip.backgroundColor = .sky
        chip.layer.cornerRadius = 12
        page.addSubview(chip)
    }

    private func addRecognizers() {
        hold.name = "hold"
        tile.addGestureRecognizer(hold)

        drag.name = "drag"
        tile.addGestureRecognizer(drag)

        lift.name = "lift"
        chip.addGestureRecognizer(lift)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            hold.addTarget(self, action: #selector(holdActs))
            drag.addTarget(self, action: #selector(dragActs))
            lift.addTarget(self, action: #selector(liftActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            hold.addTarget(tile, action: { [unowned self] _ in holdActs }, name: "action")
            drag.addTarget(tile, action: { [unowned self] _ in dragActs }, name: "moves")
            lift.addTarget(chip, action: { [unowned self] _ in liftActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension PressThenDrag {
    fileprivate func holdActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = tile.superview {
            let center = tile.center
            let way = drag.translation(in: superview)
            tile.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            drag.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func liftActs() {
        guard lift.state != .cancelled else { return }
        if lift.state != .ended, let superview = chip.superview {
            chip.center = lift.location(in: superview)
        }
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

#if canImport(ObjectiveC)
    extension PressThenDrag: UIWindowSceneDelegate {
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
    extension PressThenDrag: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// One-way prevention
// The scene one-way-prevention as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).OneWayPrevention as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class OneWayPrevention: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let chart = UIView()
    private let zoom = ZoomRecognizer()
    private let turn = UIRotationGestureRecognizer()

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
        card.isMultipleTouchEnabled = true
        window.addSubview(card)

        chart.accessibilityIdentifier = "chart"
        chart.frame = CGRect(x: 200, y: 75, width: 160, height: 130)
        chart.backgroundColor = .sand
        chart.layer.cornerRadius = 12
        chart.isMultipleTouchEnabled = true
        card.addSubview(chart)
    }

    private func addRecognizers() {
        // A pinch never prevents the rotation; the rotation prevents the pinch.
        zoom.name = "zoom"
        card.addGestureRecognizer(zoom)

        turn.name = "turn"
        card.addGestureRecognizer(turn)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            zoom.addTarget(self, action: #selector(zoomActs))
            turn.addTarget(self, action: #selector(turnActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            zoom.addTarget(card, action: { [unowned self] _ in zoomActs }, name: "scales")
            turn.addTarget(card, action: { [unowned self] _ in turnActs }, name: "rotates")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension OneWayPrevention {
    fileprivate func zoomActs() {
        guard zoom.state != .cancelled else { return }
        chart.transform = chart.transform.scaledBy(x: zoom.scale, y: zoom.scale)
        zoom.scale = 1
    }

    fileprivate func turnActs() {
        guard turn.state != .cancelled else { return }
        chart.transform = chart.transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }
}

private final class ZoomRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.name != "turn"
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension OneWayPrevention: UIWindowSceneDelegate {
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
    extension OneWayPrevention: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

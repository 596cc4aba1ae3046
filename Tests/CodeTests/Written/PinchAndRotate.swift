// Pinch and rotate together
// The scene pinch-and-rotate as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).PinchAndRotate as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class PinchAndRotate: UIResponder {
    private let window = UIWindow()
    private let photo = UIView()
    private let print = UIView()
    private let zoom = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let widen = UIPinchGestureRecognizer()
    private let twist = UIRotationGestureRecognizer()
    private let widenDelegate = WidenDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        photo.accessibilityIdentifier = "photo"
        photo.frame = CGRect(x: 90, y: 110, width: 180, height: 180)
        photo.backgroundColor = .coral
        photo.layer.cornerRadius = 16
        photo.isMultipleTouchEnabled = true
        window.addSubview(photo)

        print.accessibilityIdentifier = "print"
        print.frame = CGRect(x: 390, y: 120, width: 160, height: 160)
        print.backgroundColor = .sky
        print.layer.cornerRadius = 16
        print.isMultipleTouchEnabled = true
        window.addSubview(print)
    }

    private func addRecognizers() {
        zoom.name = "zoom"
        photo.addGestureRecognizer(zoom)

        turn.name = "turn"
        photo.addGestureRecognizer(turn)

        widen.name = "widen"
        widen.delegate = widenDelegate
        print.addGestureRecognizer(widen)

        twist.name = "twist"
        print.addGestureRecognizer(twist)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            zoom.addTarget(self, action: #selector(zoomActs))
            turn.addTarget(self, action: #selector(turnActs))
            widen.addTarget(self, action: #selector(widenActs))
            twist.addTarget(self, action: #selector(twistActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            zoom.addTarget(photo, action: { [unowned self] _ in zoomActs }, name: "scales")
            turn.addTarget(photo, action: { [unowned self] _ in turnActs }, name: "rotates")
            widen.addTarget(print, action: { [unowned self] _ in widenActs }, name: "scales")
            twist.addTarget(print, action: { [unowned self] _ in twistActs }, name: "rotates")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension PinchAndRotate {
    fileprivate func zoomActs() {
        guard zoom.state != .cancelled else { return }
        photo.transform = photo.transform.scaledBy(x: zoom.scale, y: zoom.scale)
        zoom.scale = 1
    }

    fileprivate func turnActs() {
        guard turn.state != .cancelled else { return }
        photo.transform = photo.transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }

    fileprivate func widenActs() {
        guard widen.state != .cancelled else { return }
        print.transform = print.transform.scaledBy(x: widen.scale, y: widen.scale)
        widen.scale = 1
    }

    fileprivate func twistActs() {
        guard twist.state != .cancelled else { return }
        print.transform = print.transform.rotated(by: twist.rotation)
        twist.rotation = 0
    }
}

private final class WidenDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name == "twist"
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension PinchAndRotate: UIWindowSceneDelegate {
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
    extension PinchAndRotate: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Slider and switch against their parent
// The scene slider-and-switch as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SliderAndSwitch as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class SliderAndSwitch: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let volume = UISlider()
    private let night = UISwitch()
    private let pad = UIView()
    private let speed = UISlider()
    private let drag = UIPanGestureRecognizer()
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

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        volume.accessibilityIdentifier = "volume"
        volume.frame = CGRect(x: 20, y: 110, width: 220, height: 34)
        volume.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        card.addSubview(volume)

        night.accessibilityIdentifier = "night"
        night.frame.origin = CGPoint(x: 105, y: 200)
        night.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        card.addSubview(night)

        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        window.addSubview(pad)

        speed.accessibilityIdentifier = "speed"
        speed.frame = CGRect(x: 20, y: 110, width: 220, height: 34)
        speed.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        pad.addSubview(speed)
    }

    private func addRecognizers() {
        drag.name = "drag"
        card.addGestureRecognizer(drag)

        flick.name = "flick"
        flick.direction = [.right, .down]
        pad.addGestureRecognizer(flick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            drag.addTarget(self, action: #selector(dragActs))
            flick.addTarget(self, action: #selector(flickActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "action")
            flick.addTarget(pad, action: { [unowned self] _ in flickActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension SliderAndSwitch {
    fileprivate func dragActs() {
        // What an app does here is up to it.
    }

    fileprivate func flickActs() {
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
    extension SliderAndSwitch: UIWindowSceneDelegate {
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
    extension SliderAndSwitch: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

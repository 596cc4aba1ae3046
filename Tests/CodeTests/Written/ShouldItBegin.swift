// Should it begin?
// The scene should-it-begin as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ShouldItBegin as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ShouldItBegin: UIResponder {
    private let window = UIWindow()
    private let list = UIView()
    private let row = UIView()
    private let scroll = UIPanGestureRecognizer()
    private let slide = UIPanGestureRecognizer()
    private let scrollDelegate = ScrollDelegate()
    private let slideDelegate = SlideDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 40, y: 40, width: 560, height: 320)
        list.backgroundColor = .sand
        list.layer.cornerRadius = 16
        window.addSubview(list)

        row.accessibilityIdentifier = "row"
        row.frame = CGRect(x: 40, y: 76, width: 480, height: 200)
        row.backgroundColor = .sky
        row.layer.cornerRadius = 12
        list.addSubview(row)
    }

    private func addRecognizers() {
        scroll.name = "scroll"
        scroll.delegate = scrollDelegate
        list.addGestureRecognizer(scroll)

        slide.name = "slide"
        slide.delegate = slideDelegate
        row.addGestureRecognizer(slide)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            scroll.addTarget(self, action: #selector(scrollActs))
            slide.addTarget(self, action: #selector(slideActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            scroll.addTarget(list, action: { [unowned self] _ in scrollActs }, name: "action")
            slide.addTarget(row, action: { [unowned self] _ in slideActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension ShouldItBegin {
    fileprivate func scrollActs() {
        // What an app does here is up to it.
    }

    fileprivate func slideActs() {
        guard slide.state != .cancelled else { return }
        if let superview = row.superview {
            let center = row.center
            let way = slide.translation(in: superview)
            row.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            slide.setTranslation(.zero, in: superview)
        }
    }
}

private final class ScrollDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        // Where it goes: at this moment there may be no translation yet.
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) <= abs(velocity.y)
    }
}

private final class SlideDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        // Where it goes: at this moment there may be no translation yet.
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension ShouldItBegin: UIWindowSceneDelegate {
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
    extension ShouldItBegin: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

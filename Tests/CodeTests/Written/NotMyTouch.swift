// Not my touch
// The scene not-my-touch as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).NotMyTouch as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class NotMyTouch: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let form = UIView()
    private let field = UIView()
    private let photo = UIView()
    private let close = UITapGestureRecognizer()
    private let closeDelegate = CloseDelegate()

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
        card.frame = CGRect(x: 40, y: 40, width: 560, height: 320)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        form.accessibilityIdentifier = "form"
        form.frame = CGRect(x: 280, y: 60, width: 240, height: 200)
        form.backgroundColor = .sand
        form.layer.cornerRadius = 12
        card.addSubview(form)

        field.accessibilityIdentifier = "field"
        field.frame = CGRect(x: 30, y: 70, width: 180, height: 60)
        field.backgroundColor = .sky
        field.layer.cornerRadius = 8
        form.addSubview(field)

        photo.accessibilityIdentifier = "photo"
        photo.frame = CGRect(x: 40, y: 80, width: 180, height: 160)
        photo.backgroundColor = .mint
        photo.layer.cornerRadius = 12
        card.addSubview(photo)
    }

    private func addRecognizers() {
        // Closes the card, but not when its form is touched.
        close.name = "close"
        closeDelegate.exception = form
        close.delegate = closeDelegate
        card.addGestureRecognizer(close)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            close.addTarget(self, action: #selector(closeActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            close.addTarget(card, action: { [unowned self] _ in closeActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension NotMyTouch {
    fileprivate func closeActs() {
        // What an app does here is up to it.
    }
}

private final class CloseDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var exception: UIView?

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let exception else { return true }
        return touch.view?.isDescendant(of: exception) != true
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension NotMyTouch: UIWindowSceneDelegate {
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
    extension NotMyTouch: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

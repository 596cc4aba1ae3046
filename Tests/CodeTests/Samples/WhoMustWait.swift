// Who must wait?
// The scene who-must-wait as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).WhoMustWait as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// The code under canImport(ObjectiveC) has not been compiled.

import UIKit

final class WhoMustWait: UIResponder {
    private let window = UIWindow()
    private let list = UIView()
    private let row = UIView()
    private let line = UIView()
    private let scroll = UIPanGestureRecognizer()
    private let delete = UISwipeGestureRecognizer()
    private let openRecognizer = UITapGestureRecognizer()
    private let zoom = UITapGestureRecognizer()
    private let deleteDelegate = DeleteDelegate()
    private let openDelegate = OpenDelegate()

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
        list.frame = CGRect(x: 40, y: 8, width: 560, height: 384)
        list.backgroundColor = .sand
        list.layer.cornerRadius = 16
        window.addSubview(list)

        row.accessibilityIdentifier = "row"
        row.frame = CGRect(x: 32, y: 112, width: 496, height: 116)
        row.backgroundColor = .coral
        row.layer.cornerRadius = 12
        list.addSubview(row)

        line.accessibilityIdentifier = "line"
        line.frame = CGRect(x: 32, y: 244, width: 496, height: 124)
        line.backgroundColor = .sky
        line.layer.cornerRadius = 12
        list.addSubview(line)
    }

    private func addRecognizers() {
        scroll.name = "scroll"
        list.addGestureRecognizer(scroll)

        // Asked at each attempt: must scroll wait for delete?
        delete.name = "delete"
        delete.direction = .left
        delete.delegate = deleteDelegate
        row.addGestureRecognizer(delete)

        // Its own delegate makes it wait for any double tap.
        openRecognizer.name = "open"
        openRecognizer.delegate = openDelegate
        line.addGestureRecognizer(openRecognizer)

        zoom.name = "zoom"
        zoom.numberOfTapsRequired = 2
        line.addGestureRecognizer(zoom)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            scroll.addTarget(self, action: #selector(scrollActs))
            delete.addTarget(self, action: #selector(deleteActs))
            openRecognizer.addTarget(self, action: #selector(openActs))
            zoom.addTarget(self, action: #selector(zoomActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            scroll.addTarget(list, action: { [unowned self] _ in scrollActs }, name: "action")
            delete.addTarget(row, action: { [unowned self] _ in deleteActs }, name: "action")
            openRecognizer.addTarget(line, action: { [unowned self] _ in openActs }, name: "action")
            zoom.addTarget(line, action: { [unowned self] _ in zoomActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension WhoMustWait {
    fileprivate func scrollActs() {
        // An app's own code goes here.
    }

    fileprivate func deleteActs() {
        // An app's own code goes here.
    }

    fileprivate func openActs() {
        // An app's own code goes here.
    }

    fileprivate func zoomActs() {
        // An app's own code goes here.
    }
}

private final class DeleteDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name == "scroll"
    }
}

private final class OpenDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
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
    extension WhoMustWait: UIWindowSceneDelegate {
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
    extension WhoMustWait: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

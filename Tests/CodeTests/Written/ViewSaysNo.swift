// A view says no
// The scene view-says-no as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ViewSaysNo as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ViewSaysNo: UIResponder {
    private let window = UIWindow()
    private let list = UIView()
    private let canvas = CanvasView()
    private let photo = PhotoView()
    private let scroll = UIPanGestureRecognizer()
    private let choose = UITapGestureRecognizer()

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

        // Its own gestureRecognizerShouldBegin: no to a pan, yes to all else.
        canvas.accessibilityIdentifier = "canvas"
        canvas.frame = CGRect(x: 60, y: 60, width: 200, height: 200)
        canvas.backgroundColor = .sky
        canvas.layer.cornerRadius = 12
        list.addSubview(canvas)

        photo.accessibilityIdentifier = "photo"
        photo.frame = CGRect(x: 300, y: 60, width: 200, height: 200)
        photo.backgroundColor = .mint
        photo.layer.cornerRadius = 12
        list.addSubview(photo)
    }

    private func addRecognizers() {
        scroll.name = "scroll"
        list.addGestureRecognizer(scroll)

        // on purpose
        choose.name = "choose"
        list.addGestureRecognizer(choose)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            scroll.addTarget(self, action: #selector(scrollActs))
            choose.addTarget(self, action: #selector(chooseActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            scroll.addTarget(list, action: { [unowned self] _ in scrollActs }, name: "action")
            choose.addTarget(list, action: { [unowned self] _ in chooseActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension ViewSaysNo {
    fileprivate func scrollActs() {
        // What an app does here is up to it.
    }

    fileprivate func chooseActs() {
        // What an app does here is up to it.
    }
}

private final class CanvasView: UIView {
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.name != "scroll"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class PhotoView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
}

extension UIResponder {
    /// Stands for what an app does with the call; Touchscope's trace shows it.
    fileprivate func handle(_ method: String = #function) {
        #if !canImport(ObjectiveC)
            let name = String(method.prefix { $0 != "(" })
            if let method = ResponderMethod(rawValue: name) {
                UIApplication.shared.tracer?.handled(method, by: self)
            }
        #endif
    }
}

#if canImport(ObjectiveC)
    extension ViewSaysNo: UIWindowSceneDelegate {
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
    extension ViewSaysNo: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension CanvasView: SelfDeclaringResponder {}
    extension PhotoView: SelfDeclaringResponder {}
#endif

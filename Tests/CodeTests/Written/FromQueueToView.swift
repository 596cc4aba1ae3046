// From the queue to the view
// The scene from-queue-to-view as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).FromQueueToView as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class FromQueueToView: UIResponder {
    private let main = MainWindow()
    private let card = CardView()
    private let pad = PadView()
    private let notice = NoticeWindow()
    private let bell = UIView()
    private let drag = UIPanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        main.makeKeyAndVisible()
        notice.makeKeyAndVisible()
    }

    private func addViews() {
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 40, width: 260, height: 320)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        main.addSubview(card)

        pad.accessibilityIdentifier = "pad"
        pad.frame = CGRect(x: 340, y: 40, width: 260, height: 190)
        pad.backgroundColor = .sky
        pad.layer.cornerRadius = 16
        main.addSubview(pad)

        // A window of its own, in front; it keeps its events to itself.
        notice.accessibilityIdentifier = "notice"
        notice.frame = CGRect(x: 340, y: 250, width: 260, height: 110)
        notice.backgroundColor = .slate
        notice.windowLevel = UIWindow.Level(rawValue: 1)

        bell.accessibilityIdentifier = "bell"
        bell.frame = CGRect(x: 20, y: 20, width: 220, height: 70)
        bell.backgroundColor = .sun
        bell.layer.cornerRadius = 12
        notice.addSubview(bell)
    }

    private func addRecognizers() {
        drag.name = "drag"
        card.addGestureRecognizer(drag)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension FromQueueToView {
    fileprivate func dragActs() {
        // What an app does here is up to it.
    }
}

private final class MainWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }
}

private final class CardView: UIView {
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

private final class PadView: UIView {
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

private final class NoticeWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        // Without super nobody hears of it.
    }
}

// In main.swift, hand the name of this class to UIApplicationMain.
final class FromQueueToViewApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
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

    /// Tells what happens, an app on its console, Touchscope in its trace.
    fileprivate func tell(_ text: String) {
        #if canImport(ObjectiveC)
            print(text)
        #else
            UIApplication.shared.tracer?.note(text, by: self)
        #endif
    }
}

#if canImport(ObjectiveC)
    extension FromQueueToView: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            main.rootViewController = UIViewController()
            main.rootViewController?.view.isUserInteractionEnabled = false
            notice.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            notice.rootViewController = UIViewController()
            notice.rootViewController?.view.isUserInteractionEnabled = false
            show()
        }
    }
#else
    extension FromQueueToView: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension MainWindow: SelfDeclaringResponder {}
    extension CardView: SelfDeclaringResponder {}
    extension PadView: SelfDeclaringResponder {}
    extension NoticeWindow: SelfDeclaringResponder {}
    extension FromQueueToViewApplication: SelfDeclaringResponder {}
#endif

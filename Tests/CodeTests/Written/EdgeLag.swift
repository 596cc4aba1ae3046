// Late at the edge
// The scene edge-lag as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).EdgeLag as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class EdgeLag: UIResponder {
    private let main = UIWindow()
    private let chat = UIViewController()
    private let page = UIView()
    private let talk = UIView()
    private let record = UIButton(type: .system)
    private let note = UIButton(type: .system)

    private func show() {
        addViews()
        main.makeKeyAndVisible()
    }

    private func addViews() {
        // The device has gestures of its own at the lower edge.
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        #if !canImport(ObjectiveC)
            main.systemGestureEdges = .bottom
        #endif

        chat.title = "chat"
        chat.view = page
        main.rootViewController = chat

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        page.backgroundColor = .ink

        talk.accessibilityIdentifier = "talk"
        talk.frame = CGRect(x: 40, y: 40, width: 560, height: 220)
        talk.backgroundColor = .sand
        talk.layer.cornerRadius = 16
        page.addSubview(talk)

        record.accessibilityIdentifier = "record"
        record.frame = CGRect(x: 440, y: 340, width: 160, height: 56)
        record.setTitle("Record", for: .normal)
        record.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        record.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                record.tell("recording")
            }, for: .touchDown)
        page.addSubview(record)

        note.accessibilityIdentifier = "note"
        note.frame = CGRect(x: 40, y: 270, width: 160, height: 56)
        note.setTitle("Note", for: .normal)
        note.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        note.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                note.tell("noting")
            }, for: .touchDown)
        page.addSubview(note)
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
}

extension UIResponder {
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
    extension EdgeLag: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            show()
        }
    }
#else
    extension EdgeLag: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Shake and remote control
// The scene shake-and-remote as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ShakeAndRemote as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ShakeAndRemote: UIResponder {
    private let window = UIWindow()
    private let gameController = GameController()
    private let board = UIView()
    private let die = DieView()
    private let score = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
        die.becomeFirstResponder()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        gameController.title = "gameController"
        gameController.view = board
        window.rootViewController = gameController

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 40, y: 60, width: 560, height: 280)
        board.backgroundColor = .slate
        board.layer.cornerRadius = 16

        die.accessibilityIdentifier = "die"
        die.frame = CGRect(x: 60, y: 80, width: 120, height: 120)
        die.backgroundColor = .coral
        die.layer.cornerRadius = 16
        board.addSubview(die)

        score.accessibilityIdentifier = "score"
        score.frame = CGRect(x: 380, y: 80, width: 120, height: 120)
        score.backgroundColor = .sky
        score.layer.cornerRadius = 16
        board.addSubview(score)
    }
}

private final class GameController: UIViewController {
    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        tell("the controller handles it")
    }
}

private final class DieView: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
    }
}

extension UIColor {
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
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
    extension ShakeAndRemote: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window.windowScene = scene
            show()
        }
    }
#else
    extension ShakeAndRemote: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension GameController: SelfDeclaringResponder {}
    extension DieView: SelfDeclaringResponder {}
#endif

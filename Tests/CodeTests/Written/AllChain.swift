// all-chain
// The scene all-chain as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllChain as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllChain: UIResponder {
    private let main = UIWindow()
    private let boardController = BoardController()
    private let board = UIView()
    private let partController = UIViewController()
    private let part = UIView()
    private let sheetController = UIViewController()
    private let sheet = UIView()
    private let alarm = AlarmWindow()
    private let bar = UIView()

    private func show() {
        addViews()
        main.makeKeyAndVisible()
        alarm.makeKeyAndVisible()
        present()
    }

    private func addViews() {
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        boardController.title = "boardController"
        boardController.view = board
        main.rootViewController = boardController

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        board.backgroundColor = .ink

        partController.title = "partController"
        partController.view = part
        boardController.addChild(partController)

        part.accessibilityIdentifier = "part"
        part.frame = CGRect(x: 40, y: 40, width: 200, height: 200)
        part.backgroundColor = .mint
        board.addSubview(part)
        partController.didMove(toParent: boardController)

        alarm.accessibilityIdentifier = "alarm"
        alarm.frame = CGRect(x: 440, y: 0, width: 200, height: 60)
        alarm.windowLevel = UIWindow.Level(rawValue: 2)

        bar.accessibilityIdentifier = "bar"
        bar.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        bar.backgroundColor = .rose
        alarm.addSubview(bar)
    }

    private func present() {
        sheetController.title = "sheetController"
        sheetController.view = sheet
        boardController.present(sheetController, animated: false)

        sheet.accessibilityIdentifier = "sheet"
        sheet.frame = CGRect(x: 300, y: 40, width: 300, height: 300)
        sheet.backgroundColor = .sand
    }

    // In Xcode, the methods from here on belong into the app's delegate.

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

private final class BoardController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesCancelled(touches, with: event)
    }
}

private final class AlarmWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }
}

// In main.swift, hand the name of this class to UIApplicationMain.
final class AllChainApplication: UIApplication {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the application")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        super.touchesCancelled(touches, with: event)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
        tell("the application")
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
        super.motionEnded(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        tell("the application")
        super.remoteControlReceived(with: event)
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let rose = UIColor(
        red: 0xef / 255, green: 0x93 / 255, blue: 0xb1 / 255, alpha: 1)
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
    extension AllChain: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            alarm.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            alarm.rootViewController = UIViewController()
            alarm.rootViewController?.view.isUserInteractionEnabled = false
            show()
        }
    }
#else
    extension AllChain: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension BoardController: SelfDeclaringResponder {}
    extension AlarmWindow: SelfDeclaringResponder {}
    extension AllChainApplication: SelfDeclaringResponder {}
#endif

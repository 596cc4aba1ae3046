// The responder chain
// The scene responder-chain as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ResponderChain as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ResponderChain: UIResponder {
    private let window = UIWindow()
    private let boardController = UIViewController()
    private let board = UIView()
    private let card = UIView()
    private let badge = UIView()
    private let panel = PanelView()
    private let tile = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        boardController.title = "boardController"
        boardController.view = board
        window.rootViewController = boardController

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        board.backgroundColor = .ink

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 280)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        board.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 60, y: 90, width: 140, height: 120)
        badge.backgroundColor = .sky
        badge.layer.cornerRadius = 12
        card.addSubview(badge)

        panel.accessibilityIdentifier = "panel"
        panel.frame = CGRect(x: 340, y: 60, width: 260, height: 280)
        panel.backgroundColor = .mint
        panel.layer.cornerRadius = 16
        board.addSubview(panel)

        tile.accessibilityIdentifier = "tile"
        tile.frame = CGRect(x: 60, y: 90, width: 140, height: 120)
        tile.backgroundColor = .sun
        tile.layer.cornerRadius = 12
        panel.addSubview(tile)
    }
}

private final class PanelView: UIView {
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
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
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
}

#if canImport(ObjectiveC)
    extension ResponderChain: UIWindowSceneDelegate {
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
    extension ResponderChain: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension PanelView: SelfDeclaringResponder {}
#endif

// A touch finds its way
// The scene tour as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).Tour as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class Tour: UIResponder {
    private let window = UIWindow()
    private let boardController = UIViewController()
    private let board = UIView()
    private let card = CardView()
    private let badge = UIView()
    private let dot = UIView()
    private let panel = PanelView()
    private let flick = UISwipeGestureRecognizer()
    private let drag = UIPanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
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
        card.frame = CGRect(x: 48, y: 48, width: 360, height: 304)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        board.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 64, y: 112, width: 200, height: 140)
        badge.transform = CGAffineTransform(rotationAngle: -8 * .pi / 180)
        badge.backgroundColor = .sky
        badge.layer.cornerRadius = 12
        card.addSubview(badge)

        dot.accessibilityIdentifier = "dot"
        dot.frame = CGRect(x: 112, y: 40, width: 64, height: 64)
        dot.backgroundColor = .sun
        dot.layer.cornerRadius = 12
        badge.addSubview(dot)

        panel.accessibilityIdentifier = "panel"
        panel.frame = CGRect(x: 440, y: 48, width: 152, height: 304)
        panel.backgroundColor = .mint
        panel.layer.cornerRadius = 16
        board.addSubview(panel)
    }

    private func addRecognizers() {
        flick.name = "flick"
        flick.direction = .right
        flick.isEnabled = false
        card.addGestureRecognizer(flick)

        drag.name = "drag"
        drag.isEnabled = false
        card.addGestureRecognizer(drag)

        drag.require(toFail: flick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            flick.addTarget(self, action: #selector(flickActs))
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "action")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension Tour {
    fileprivate func flickActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = badge.superview {
            let center = badge.center
            let way = drag.translation(in: superview)
            badge.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            drag.setTranslation(.zero, in: superview)
        }
    }
}

private final class CardView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the card lights up")
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
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
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
    extension Tour: UIWindowSceneDelegate {
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
    extension Tour: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension CardView: SelfDeclaringResponder {}
    extension PanelView: SelfDeclaringResponder {}
#endif

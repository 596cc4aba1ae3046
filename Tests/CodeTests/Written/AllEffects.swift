// all-effects
// The scene all-effects as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllEffects as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class AllEffects: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let badge = UIView()
    private let poke = UITapGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let zoom = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let flick = UISwipeGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let press = FingerDownRecognizer()
    private let late = UITapGestureRecognizer()

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
        window.addSubview(card)

        badge.accessibilityIdentifier = "badge"
        badge.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        card.addSubview(badge)
    }

    private func addRecognizers() {
        poke.name = "poke"
        poke.cancelsTouchesInView = false
        poke.delaysTouchesEnded = false
        card.addGestureRecognizer(poke)

        drag.name = "drag"
        drag.delaysTouchesBegan = true
        card.addGestureRecognizer(drag)

        zoom.name = "zoom"
        card.addGestureRecognizer(zoom)

        turn.name = "turn"
        card.addGestureRecognizer(turn)

        flick.name = "flick"
        card.addGestureRecognizer(flick)

        hold.name = "hold"
        card.addGestureRecognizer(hold)

        press.name = "press"
        card.addGestureRecognizer(press)

        late.name = "late"
        late.numberOfTapsRequired = 2
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            drag.addTarget(self, action: #selector(dragActs))
            zoom.addTarget(self, action: #selector(zoomActs))
            turn.addTarget(self, action: #selector(turnActs))
            flick.addTarget(self, action: #selector(flickActs))
            hold.addTarget(self, action: #selector(holdActs))
            press.addTarget(self, action: #selector(pressActs))
            late.addTarget(self, action: #selector(lateActs))
            late.addTarget(self, action: #selector(lateTellsCard))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(card, action: { [unowned self] _ in pokeActs }, name: "logs")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "moves")
            zoom.addTarget(card, action: { [unowned self] _ in zoomActs }, name: "scales")
            turn.addTarget(card, action: { [unowned self] _ in turnActs }, name: "rotates")
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "hides")
            hold.addTarget(
                card, action: { [unowned self] _ in holdActs }, name: "removes disables adds")
            press.addTarget(card, action: { [unowned self] _ in pressActs }, name: "logs")
            late.addTarget(badge, action: { [unowned self] _ in lateActs }, name: "logs")
            late.addTarget(card, action: { [unowned self] _ in lateTellsCard }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllEffects {
    fileprivate func pokeActs() {
        poke.view?.tell("poked")
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

    fileprivate func zoomActs() {
        guard zoom.state != .cancelled else { return }
        card.transform = card.transform.scaledBy(x: zoom.scale, y: zoom.scale)
        zoom.scale = 1
    }

    fileprivate func turnActs() {
        guard turn.state != .cancelled else { return }
        badge.transform = badge.transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }

    fileprivate func flickActs() {
        badge.isHidden = true
    }

    fileprivate func holdActs() {
        guard hold.state != .cancelled else { return }
        badge.removeFromSuperview()
        poke.isEnabled = false
        card.addGestureRecognizer(late)
    }

    fileprivate func pressActs() {
        guard press.state != .cancelled else { return }
        press.view?.tell("down")
    }

    fileprivate func lateTellsCard() {
        // What an app does for card is up to it.
    }

    fileprivate func lateActs() {
        late.view?.tell("late")
    }
}

/// Recognises that a finger has come down, and goes on until it lifts.
///
/// A user's own recognizer that is continuous: it begins at once, changes with each move, and ends.
private class FingerDownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches <= touches.count { state = .ended }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
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
    extension AllEffects: UIWindowSceneDelegate {
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
    extension AllEffects: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// all-relations
// The scene all-relations as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllRelations as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class AllRelations: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let badge = UIView()
    private let once = UITapGestureRecognizer()
    private let twice = UITapGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let pinch = PinchRecognizer()
    private let turn = TurnRecognizer()
    private let flick = UISwipeGestureRecognizer()
    private let hold = HoldRecognizer()
    private let tick = TickRecognizer()
    private let press = PressRecognizer()
    private let onceDelegate = OnceDelegate()
    private let twiceDelegate = TwiceDelegate()
    private let dragDelegate = DragDelegate()
    private let flickDelegate = FlickDelegate()

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
        once.name = "once"
        once.delegate = onceDelegate
        card.addGestureRecognizer(once)

        twice.name = "twice"
        twice.numberOfTapsRequired = 2
        twiceDelegate.exception = badge
        twice.delegate = twiceDelegate
        card.addGestureRecognizer(twice)

        drag.name = "drag"
        drag.delegate = dragDelegate
        card.addGestureRecognizer(drag)

        pinch.name = "pinch"
        card.addGestureRecognizer(pinch)

        turn.name = "turn"
        card.addGestureRecognizer(turn)

        flick.name = "flick"
        flick.delegate = flickDelegate
        card.addGestureRecognizer(flick)

        hold.name = "hold"
        card.addGestureRecognizer(hold)

        tick.name = "tick"
        card.addGestureRecognizer(tick)

        press.name = "press"
        card.addGestureRecognizer(press)

        drag.require(toFail: flick)
        drag.require(toFail: hold)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            once.addTarget(self, action: #selector(onceActs))
            twice.addTarget(self, action: #selector(twiceActs))
            drag.addTarget(self, action: #selector(dragActs))
            pinch.addTarget(self, action: #selector(pinchActs))
            turn.addTarget(self, action: #selector(turnActs))
            flick.addTarget(self, action: #selector(flickActs))
            hold.addTarget(self, action: #selector(holdActs))
            tick.addTarget(self, action: #selector(tickActs))
            press.addTarget(self, action: #selector(pressActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            once.addTarget(card, action: { [unowned self] _ in onceActs }, name: "action")
            twice.addTarget(card, action: { [unowned self] _ in twiceActs }, name: "action")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "action")
            pinch.addTarget(card, action: { [unowned self] _ in pinchActs }, name: "action")
            turn.addTarget(card, action: { [unowned self] _ in turnActs }, name: "action")
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "action")
            hold.addTarget(card, action: { [unowned self] _ in holdActs }, name: "action")
            tick.addTarget(card, action: { [unowned self] _ in tickActs }, name: "logs")
            press.addTarget(card, action: { [unowned self] _ in pressActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllRelations {
    fileprivate func onceActs() {
        // What an app does here is up to it.
    }

    fileprivate func twiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        // What an app does here is up to it.
    }

    fileprivate func pinchActs() {
        // What an app does here is up to it.
    }

    fileprivate func turnActs() {
        // What an app does here is up to it.
    }

    fileprivate func flickActs() {
        // What an app does here is up to it.
    }

    fileprivate func holdActs() {
        // What an app does here is up to it.
    }

    fileprivate func tickActs() {
        guard tick.state != .cancelled else { return }
        tick.view?.tell("done")
    }

    fileprivate func pressActs() {
        // What an app does here is up to it.
    }
}

/// Recognises a check mark drawn with one finger: down to the right, then up to the right.
///
/// A user's own recognizer, as one is written for an app: it sets `state` and leaves the rest to the
/// base class.
private class CheckMarkRecognizer: UIGestureRecognizer {
    private enum Stroke { case start, down, up }

    /// How far the finger must go down, and then up, in points.
    static let strokeLength: CGFloat = 30
    /// How far it may stray to the left or turn back, in points.
    static let slack: CGFloat = 8

    private var stroke = Stroke.start
    private var first = CGPoint.zero
    private var lowest = CGPoint.zero
    private var rightmost: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 1, numberOfTouches == 1, let touch = touches.first else {
            state = .failed
            return
        }
        first = touch.location(in: view)
        lowest = first
        rightmost = first.x
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let point = touch.location(in: view)
        rightmost = max(rightmost, point.x)
        if point.x < rightmost - Self.slack {
            state = .failed
            return
        }
        if point.y > lowest.y {
            if stroke == .up, point.y > lowest.y + Self.slack { state = .failed }
            lowest = point
        }
        if lowest.y - first.y >= Self.strokeLength, stroke == .start { stroke = .down }
        if stroke == .down, lowest.y - point.y > Self.slack { stroke = .up }
        if stroke == .start, first.y - point.y > Self.slack { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let height = lowest.y - touch.location(in: view).y
        state = stroke == .up && height >= Self.strokeLength ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        stroke = .start
        first = .zero
        lowest = .zero
        rightmost = 0
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

private final class PinchRecognizer: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.name != "turn"
    }
}

private final class TurnRecognizer: UIRotationGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

private final class HoldRecognizer: UILongPressGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "drag"
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "once"
    }
}

private final class TickRecognizer: CheckMarkRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "flick"
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.name == "drag"
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

private final class PressRecognizer: FingerDownRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "tick"
    }
}

private final class OnceDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        touch.view === gestureRecognizer.view
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
    }
}

private final class TwiceDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var exception: UIView?

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        guard let exception else { return true }
        return touch.view?.isDescendant(of: exception) != true
    }
}

private final class DragDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        // Where it goes: at this moment there may be no translation yet.
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) > abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        ["pinch", "turn"].contains(otherGestureRecognizer.name)
    }
}

private final class FlickDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
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
    extension AllRelations: UIWindowSceneDelegate {
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
    extension AllRelations: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

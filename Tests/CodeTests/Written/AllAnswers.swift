// all-answers
// The scene all-answers as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllAnswers as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllAnswers: UIResponder {
    private let window = UIWindow()
    private let list = ListView()
    private let row = RowView()
    private let overlay = OverlayView()
    private let bell = BellView()
    private let knob = KnobView()
    private let track = TrackView()
    private let tile = TileView()
    private let strict = StrictView()
    private let inner = InnerView(type: .system)
    private let game = GameView()
    private let swipeUp = UISwipeGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let dragDelegate = DragDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
        game.becomeFirstResponder()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 40, y: 40, width: 260, height: 300)
        window.addSubview(list)

        row.accessibilityIdentifier = "row"
        row.frame = CGRect(x: 20, y: 20, width: 220, height: 60)
        list.addSubview(row)

        overlay.accessibilityIdentifier = "overlay"
        overlay.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        window.addSubview(overlay)

        bell.accessibilityIdentifier = "bell"
        bell.frame = CGRect(x: 500, y: 40, width: 60, height: 60)
        overlay.addSubview(bell)

        knob.accessibilityIdentifier = "knob"
        knob.frame = CGRect(x: 400, y: 300, width: 40, height: 40)
        window.addSubview(knob)

        track.accessibilityIdentifier = "track"
        track.frame = CGRect(x: 340, y: 300, width: 280, height: 40)
        track.hitView = knob
        window.addSubview(track)

        tile.accessibilityIdentifier = "tile"
        tile.frame = CGRect(x: 200, y: 380, width: 40, height: 20)
        tile.hitView = row
        window.addSubview(tile)

        strict.accessibilityIdentifier = "strict"
        strict.frame = CGRect(x: 340, y: 200, width: 80, height: 80)
        window.addSubview(strict)

        inner.accessibilityIdentifier = "inner"
        inner.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        inner.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        strict.addSubview(inner)

        game.accessibilityIdentifier = "game"
        game.frame = CGRect(x: 340, y: 60, width: 120, height: 120)
        window.addSubview(game)
    }

    private func addRecognizers() {
        swipeUp.name = "swipe-up"
        swipeUp.direction = .up
        strict.addGestureRecognizer(swipeUp)

        drag.name = "drag"
        dragDelegate.views = [strict, bell]
        drag.delegate = dragDelegate
        strict.addGestureRecognizer(drag)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            swipeUp.addTarget(self, action: #selector(swipeUpActs))
            drag.addTarget(self, action: #selector(dragActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            swipeUp.addTarget(strict, action: { [unowned self] _ in swipeUpActs }, name: "action")
            drag.addTarget(strict, action: { [unowned self] _ in dragActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllAnswers {
    fileprivate func swipeUpActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        // What an app does here is up to it.
    }
}

private final class ListView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the list marks its row")
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

private final class RowView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return self
    }
}

private final class OverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

private final class BellView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
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

private final class KnobView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let superview, let touch = touches.first {
            let now = touch.location(in: superview)
            let before = touch.previousLocation(in: superview)
            center = CGPoint(x: center.x + (now.x - before.x), y: center.y + (now.y - before.y))
        }
        handle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }
}

private final class TrackView: UIView {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return hitView
    }
}

private final class TileView: UIView {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitView
    }
}

private final class StrictView: UIView {
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.name != "swipe-up"
    }
}

private final class InnerView: UIButton {
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.name == "swipe-up" || gestureRecognizer is UIPanGestureRecognizer
    }
}

private final class GameView: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
    }

    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        super.remoteControlReceived(with: event)
    }
}

private final class DragDelegate: NSObject, UIGestureRecognizerDelegate {
    var views: [UIView] = []

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        views.contains { $0 === touch.view }
    }
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
    extension AllAnswers: UIWindowSceneDelegate {
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
    extension AllAnswers: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension ListView: SelfDeclaringResponder {}
    extension RowView: SelfDeclaringResponder {}
    extension OverlayView: SelfDeclaringResponder {}
    extension BellView: SelfDeclaringResponder {}
    extension KnobView: SelfDeclaringResponder {}
    extension TrackView: SelfDeclaringResponder {}
    extension TileView: SelfDeclaringResponder {}
    extension StrictView: SelfDeclaringResponder {}
    extension InnerView: SelfDeclaringResponder {}
    extension GameView: SelfDeclaringResponder {}
#endif

// all-measures
// The scene all-measures as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllMeasures as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class AllMeasures: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let double = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let flick = UISwipeGestureRecognizer()
    private let edge = UIScreenEdgePanGestureRecognizer()
    private let zoom = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let over = UIHoverGestureRecognizer()
    private let tick = CheckMarkRecognizer()

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
    }

    private func addRecognizers() {
        double.name = "double"
        double.numberOfTapsRequired = 2
        double.numberOfTouchesRequired = 1
        card.addGestureRecognizer(double)

        hold.name = "hold"
        hold.numberOfTapsRequired = 0
        hold.numberOfTouchesRequired = 1
        hold.minimumPressDuration = 0.5
        hold.allowableMovement = 10
        card.addGestureRecognizer(hold)

        drag.name = "drag"
        drag.minimumNumberOfTouches = 1
        drag.maximumNumberOfTouches = 2
        card.addGestureRecognizer(drag)

        flick.name = "flick"
        flick.numberOfTouchesRequired = 1
        flick.direction = [.left, .right]
        card.addGestureRecognizer(flick)

        edge.name = "edge"
        edge.edges = .left
        card.addGestureRecognizer(edge)

        zoom.name = "zoom"
        zoom.isEnabled = false
        card.addGestureRecognizer(zoom)

        turn.name = "turn"
        turn.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.direct.rawValue),
            NSNumber(value: UITouch.TouchType.pencil.rawValue),
        ]
        card.addGestureRecognizer(turn)

        over.name = "over"
        card.addGestureRecognizer(over)

        tick.name = "tick"
        card.addGestureRecognizer(tick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            double.addTarget(self, action: #selector(doubleActs))
            hold.addTarget(self, action: #selector(holdActs))
            drag.addTarget(self, action: #selector(dragActs))
            flick.addTarget(self, action: #selector(flickActs))
            edge.addTarget(self, action: #selector(edgeActs))
            zoom.addTarget(self, action: #selector(zoomActs))
            turn.addTarget(self, action: #selector(turnActs))
            over.addTarget(self, action: #selector(overActs))
            tick.addTarget(self, action: #selector(tickActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            double.addTarget(card, action: { [unowned self] _ in doubleActs }, name: "action")
            hold.addTarget(card, action: { [unowned self] _ in holdActs }, name: "action")
            drag.addTarget(card, action: { [unowned self] _ in dragActs }, name: "action")
            flick.addTarget(card, action: { [unowned self] _ in flickActs }, name: "action")
            edge.addTarget(card, action: { [unowned self] _ in edgeActs }, name: "action")
            zoom.addTarget(card, action: { [unowned self] _ in zoomActs }, name: "action")
            turn.addTarget(card, action: { [unowned self] _ in turnActs }, name: "action")
            over.addTarget(card, action: { [unowned self] _ in overActs }, name: "action")
            tick.addTarget(card, action: { [unowned self] _ in tickActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllMeasures {
    fileprivate func doubleActs() {
        // What an app does here is up to it.
    }

    fileprivate func holdActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        // What an app does here is up to it.
    }

    fileprivate func flickActs() {
        // What an app does here is up to it.
    }

    fileprivate func edgeActs() {
        // What an app does here is up to it.
    }

    fileprivate func zoomActs() {
        // What an app does here is up to it.
    }

    fileprivate func turnActs() {
        // What an app does here is up to it.
    }

    fileprivate func overActs() {
        // What an app does here is up to it.
    }

    fileprivate func tickActs() {
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

#if canImport(ObjectiveC)
    extension AllMeasures: UIWindowSceneDelegate {
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
    extension AllMeasures: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            application.tuning.panSlop = 14
            application.tuning.tapInterval = 0.3
            application.tuning.translationHoldsSlop = true
            show()
            return true
        }
    }
#endif

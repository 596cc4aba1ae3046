// Your own recognizer
// The scene your-own-recognizer as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).YourOwnRecognizer as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// The code under canImport(ObjectiveC) has not been compiled.

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class YourOwnRecognizer: UIResponder {
    private let window = UIWindow()
    private let paper = UIView()
    private let drag = UIPanGestureRecognizer()
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

        paper.accessibilityIdentifier = "paper"
        paper.frame = CGRect(x: 40, y: 40, width: 560, height: 320)
        paper.backgroundColor = .sand
        paper.layer.cornerRadius = 16
        window.addSubview(paper)
    }

    private func addRecognizers() {
        drag.name = "drag"
        paper.addGestureRecognizer(drag)

        // A subclass: down to the right, then up to the right.
        tick.name = "tick"
        paper.addGestureRecognizer(tick)

        drag.require(toFail: tick)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            drag.addTarget(self, action: #selector(dragActs))
            tick.addTarget(self, action: #selector(tickActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            drag.addTarget(paper, action: { [unowned self] _ in dragActs }, name: "action")
            tick.addTarget(paper, action: { [unowned self] _ in tickActs }, name: "logs")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension YourOwnRecognizer {
    fileprivate func dragActs() {
        // An app's own code goes here.
    }

    fileprivate func tickActs() {
        guard tick.state != .cancelled else { return }
        tick.view?.tell("done")
    }
}

/// A recognizer of check marks drawn with one finger: down to the right, then up to the right.
///
/// This is a custom recognizer, as an app would define it: it sets `state` and leaves the rest to
/// the base class.
private class CheckMarkRecognizer: UIGestureRecognizer {
    private enum Stroke { case start, down, up }

    /// The distance that the finger must move down, and then up, in points.
    static let strokeLength: CGFloat = 30
    /// The distance that it may stray to the left or turn back, in points.
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

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
}

extension UIResponder {
    /// Reports what happens: in an app on the console, in Touchscope in the trace.
    fileprivate func tell(_ text: String) {
        #if canImport(ObjectiveC)
            print(text)
        #else
            UIApplication.shared.tracer?.note(text, by: self)
        #endif
    }
}

#if canImport(ObjectiveC)
    extension YourOwnRecognizer: UIWindowSceneDelegate {
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
    extension YourOwnRecognizer: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

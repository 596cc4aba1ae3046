// Names that Swift has already
// The scene hard-names as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).HardNames as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class HardNames: UIResponder {
    private let window = UIWindow()
    private let classView = ClassView()
    private let offDuty = OffDutyView()
    private let offDutyView = OffDutyViewView()
    private let n2nd = N2ndView()
    private let descriptionLabel = DescriptionLabel()
    private let kard = UIView()
    private let note = NoteView()
    private let handleView = HandleView()
    private let windowLike = WindowLikeView()
    private let initRecognizer = UITapGestureRecognizer()
    private let nextRecognizer = UIPanGestureRecognizer()
    private let zwei2 = UILongPressGestureRecognizer()
    private let showRecognizer = UITapGestureRecognizer()
    private let tellRecognizer = UITapGestureRecognizer()
    private let selfLike = UIPinchGestureRecognizer()
    private let sceneRecognizer = UIRotationGestureRecognizer()
    private let base = UIScreenEdgePanGestureRecognizer()
    private let over = UIHoverGestureRecognizer()
    private let print = UISwipeGestureRecognizer()
    private let initDelegate = InitDelegate()
    private let baseDelegate = BaseDelegate()
    private let printDelegate = PrintDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
        handleView.becomeFirstResponder()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // Names of methods, words of Swift, numbers, and two that become one.
        classView.accessibilityIdentifier = "class"
        classView.frame = CGRect(x: 20, y: 20, width: 140, height: 160)
        classView.backgroundColor = .hex3fa7a3
        window.addSubview(classView)

        offDuty.accessibilityIdentifier = "off-duty"
        offDuty.frame = CGRect(x: 180, y: 20, width: 140, height: 160)
        offDuty.backgroundColor = .hex3fa7a380
        offDuty.hitView = offDutyView
        window.addSubview(offDuty)

        offDutyView.accessibilityIdentifier = "offDuty"
        offDutyView.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        offDutyView.backgroundColor = .rose
        offDuty.addSubview(offDutyView)

        n2nd.accessibilityIdentifier = "n2nd"
        n2nd.frame = CGRect(x: 340, y: 20, width: 140, height: 160)
        n2nd.backgroundColor = .sky
        n2nd.isMultipleTouchEnabled = true
        window.addSubview(n2nd)

        descriptionLabel.accessibilityIdentifier = "description"
        descriptionLabel.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
        descriptionLabel.text = "line one\nline two"
        descriptionLabel.isUserInteractionEnabled = true
        n2nd.addSubview(descriptionLabel)

        kard.accessibilityIdentifier = "kard"
        kard.frame = CGRect(x: 500, y: 20, width: 120, height: 160)
        kard.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        kard.backgroundColor = .leaf
        window.addSubview(kard)

        note.accessibilityIdentifier = "note"
        note.frame = CGRect(x: 20, y: 200, width: 140, height: 160)
        note.backgroundColor = .sea
        window.addSubview(note)

        handleView.accessibilityIdentifier = "handle"
        handleView.frame = CGRect(x: 180, y: 200, width: 140, height: 160)
        handleView.backgroundColor = .lilac
        window.addSubview(handleView)

        windowLike.accessibilityIdentifier = "window-like"
        windowLike.frame = CGRect(x: 340, y: 200, width: 280, height: 160)
        windowLike.backgroundColor = .snow
        window.addSubview(windowLike)
    }

    private func addRecognizers() {
        initRecognizer.name = "init"
        initRecognizer.delegate = initDelegate
        classView.addGestureRecognizer(initRecognizer)

        nextRecognizer.name = "next"
        classView.addGestureRecognizer(nextRecognizer)

        zwei2.name = "zwei-2"
        kard.addGestureRecognizer(zwei2)

        showRecognizer.name = "show"
        kard.addGestureRecognizer(showRecognizer)

        tellRecognizer.name = "tell"
        note.addGestureRecognizer(tellRecognizer)

        selfLike.name = "self-like"
        handleView.addGestureRecognizer(selfLike)

        sceneRecognizer.name = "scene"
        handleView.addGestureRecognizer(sceneRecognizer)

        base.name = "base"
        base.minimumNumberOfTouches = 1
        base.maximumNumberOfTouches = 2
        base.edges = [.left, .top]
        base.delegate = baseDelegate
        windowLike.addGestureRecognizer(base)

        over.name = "over"
        windowLike.addGestureRecognizer(over)

        print.name = "print"
        print.direction = [.up, .down]
        print.delegate = printDelegate
        windowLike.addGestureRecognizer(print)

        nextRecognizer.require(toFail: initRecognizer)
        nextRecognizer.require(toFail: print)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            initRecognizer.addTarget(self, action: #selector(initActs))
            nextRecognizer.addTarget(self, action: #selector(nextActs))
            zwei2.addTarget(self, action: #selector(zwei2Acts))
            showRecognizer.addTarget(self, action: #selector(showActs))
            tellRecognizer.addTarget(self, action: #selector(tellActs))
            selfLike.addTarget(self, action: #selector(selfLikeActs))
            sceneRecognizer.addTarget(self, action: #selector(sceneActs))
            base.addTarget(self, action: #selector(baseActs))
            over.addTarget(self, action: #selector(overActs))
            print.addTarget(self, action: #selector(printActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            initRecognizer.addTarget(
                classView, action: { [unowned self] _ in initActs }, name: "action")
            nextRecognizer.addTarget(
                classView, action: { [unowned self] _ in nextActs }, name: "moves")
            zwei2.addTarget(kard, action: { [unowned self] _ in zwei2Acts }, name: "moves disables")
            showRecognizer.addTarget(
                kard, action: { [unowned self] _ in showActs }, name: "removes")
            tellRecognizer.addTarget(
                note, action: { [unowned self] _ in tellActs }, name: "hides logs")
            selfLike.addTarget(
                handleView, action: { [unowned self] _ in selfLikeActs }, name: "moves")
            sceneRecognizer.addTarget(
                handleView, action: { [unowned self] _ in sceneActs }, name: "rotates")
            base.addTarget(windowLike, action: { [unowned self] _ in baseActs }, name: "moves")
            over.addTarget(windowLike, action: { [unowned self] _ in overActs }, name: "moves")
            print.addTarget(windowLike, action: { [unowned self] _ in printActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension HardNames {
    fileprivate func initActs() {
        // What an app does here is up to it.
    }

    fileprivate func nextActs() {
        guard nextRecognizer.state != .cancelled else { return }
        if let superview = classView.superview {
            let center = classView.center
            let way = nextRecognizer.translation(in: superview)
            classView.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            nextRecognizer.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func zwei2Acts() {
        guard zwei2.state != .cancelled else { return }
        if zwei2.state != .ended, let superview = kard.superview {
            kard.center = zwei2.location(in: superview)
        }
        initRecognizer.isEnabled = false
    }

    fileprivate func showActs() {
        zwei2.view?.removeGestureRecognizer(zwei2)
    }

    fileprivate func tellActs() {
        n2nd.isHidden = true
        tellRecognizer.view?.tell("told")
    }

    fileprivate func selfLikeActs() {
        guard selfLike.state != .cancelled else { return }
        if let superview = handleView.superview {
            handleView.center = selfLike.location(in: superview)
        }
    }

    fileprivate func sceneActs() {
        guard sceneRecognizer.state != .cancelled else { return }
        kard.transform = kard.transform.rotated(by: sceneRecognizer.rotation)
        sceneRecognizer.rotation = 0
    }

    fileprivate func baseActs() {
        guard base.state != .cancelled else { return }
        if let superview = windowLike.superview {
            let center = windowLike.center
            let way = base.translation(in: superview)
            windowLike.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            base.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func overActs() {
        guard over.state != .cancelled else { return }
        if let superview = kard.superview {
            kard.center = over.location(in: superview)
        }
    }

    fileprivate func printActs() {
        // What an app does here is up to it.
    }
}

private final class ClassView: UIView {
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

private final class OffDutyView: UIView {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return hitView
    }
}

private final class OffDutyViewView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("says \"no\" \\(ever)")
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

private final class N2ndView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let superview {
            var way = CGPoint.zero
            for touch in touches {
                let now = touch.location(in: superview)
                let before = touch.previousLocation(in: superview)
                way.x += now.x - before.x
                way.y += now.y - before.y
            }
            let count = CGFloat(touches.count)
            center = CGPoint(x: center.x + way.x / count, y: center.y + way.y / count)
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

private final class DescriptionLabel: UILabel {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the label")
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
        tell("the label")
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
        super.motionEnded(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        tell("the label")
        super.remoteControlReceived(with: event)
    }
}

private final class NoteView: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let superview, let touch = touches.first {
            let now = touch.location(in: superview)
            let before = touch.previousLocation(in: superview)
            center = CGPoint(x: center.x + (now.x - before.x), y: center.y + (now.y - before.y))
        }
        super.touchesMoved(touches, with: event)
    }
}

private final class HandleView: UIView {
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

private final class WindowLikeView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("everything")
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
        tell("everything")
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
        super.motionEnded(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        tell("everything")
        super.remoteControlReceived(with: event)
    }
}

private final class InitDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        touch.view === gestureRecognizer.view
    }
}

private final class BaseDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        // Where it goes: at this moment there may be no translation yet.
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) <= abs(velocity.y)
    }
}

private final class PrintDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

extension UIColor {
    fileprivate static let hex3fa7a3 = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 1)
    fileprivate static let hex3fa7a380 = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 0x80 / 255)
    fileprivate static let rose = UIColor(
        red: 0xef / 255, green: 0x93 / 255, blue: 0xb1 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let leaf = UIColor(
        red: 0x9c / 255, green: 0xcb / 255, blue: 0x5d / 255, alpha: 1)
    fileprivate static let sea = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 1)
    fileprivate static let lilac = UIColor(
        red: 0xb9 / 255, green: 0xb3 / 255, blue: 0xea / 255, alpha: 1)
    fileprivate static let snow = UIColor(
        red: 0xf3 / 255, green: 0xf5 / 255, blue: 0xf7 / 255, alpha: 1)
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
    extension HardNames: UIWindowSceneDelegate {
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
    extension HardNames: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension ClassView: SelfDeclaringResponder {}
    extension OffDutyView: SelfDeclaringResponder {}
    extension OffDutyViewView: SelfDeclaringResponder {}
    extension N2ndView: SelfDeclaringResponder {}
    extension DescriptionLabel: SelfDeclaringResponder {}
    extension NoteView: SelfDeclaringResponder {}
    extension HandleView: SelfDeclaringResponder {}
    extension WindowLikeView: SelfDeclaringResponder {}
#endif

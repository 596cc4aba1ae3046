// Two windows, and controllers in controllers
// The scene two-windows as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TwoWindows as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class TwoWindows: UIResponder {
    private let main = MainWindow()
    private let rootController = RootController()
    private let board = UIView()
    private let innerController = UIViewController()
    private let inner = UIView()
    private let deep = DeepView()
    private let deepest = DeepestController()
    private let bottom = UIView()
    private let bar = BarView()
    private let sheet = UIViewController()
    private let page = UIView()
    private let over = UIViewController()
    private let top = UIView()
    private let alarm = AlarmWindow()
    private let bell = UIView()
    private let deaf = DeafWindow()
    private let ear = UIView()
    private let nobodySees = UIWindow()
    private let unseen = UIViewController()
    private let nothing = UIView()
    private let poke = PokeRecognizer()
    private let double = DoubleRecognizer()
    private let unheard = UITapGestureRecognizer()
    private let pokeDelegate = PokeDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        main.makeKeyAndVisible()
        alarm.makeKeyAndVisible()
        deaf.makeKeyAndVisible()
        present()
        rootController.becomeFirstResponder()
    }

    private func addViews() {
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        main.backgroundColor = .ink

        rootController.title = "rootController"
        rootController.view = board
        main.rootViewController = rootController

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 20, y: 20, width: 600, height: 360)
        board.transform = CGAffineTransform(rotationAngle: 2 * .pi / 180)
        board.backgroundColor = .slate

        innerController.title = "innerController"
        innerController.view = inner
        rootController.addChild(innerController)

        inner.accessibilityIdentifier = "inner"
        inner.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
        inner.backgroundColor = .mint
        board.addSubview(inner)

        deep.accessibilityIdentifier = "deep"
        deep.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        deep.backgroundColor = .coral
        inner.addSubview(deep)

        deepest.title = "deepest"
        deepest.view = bottom
        innerController.addChild(deepest)

        bottom.accessibilityIdentifier = "bottom"
        bottom.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
        bottom.backgroundColor = .sun
        inner.addSubview(bottom)
        deepest.didMove(toParent: innerController)
        innerController.didMove(toParent: rootController)

        // It stands behind nothing.
        bar.accessibilityIdentifier = "bar"
        bar.frame = CGRect(x: 0, y: 360, width: 640, height: 40)
        bar.backgroundColor = .rose
        main.addSubview(bar)

        alarm.accessibilityIdentifier = "alarm"
        alarm.frame = CGRect(x: 440, y: 0, width: 200, height: 60)
        alarm.windowLevel = UIWindow.Level(rawValue: 2)

        bell.accessibilityIdentifier = "bell"
        bell.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        bell.backgroundColor = .rose
        alarm.addSubview(bell)

        deaf.accessibilityIdentifier = "deaf"
        deaf.frame = CGRect(x: 0, y: 340, width: 100, height: 60)
        deaf.windowLevel = UIWindow.Level(rawValue: 3)

        ear.accessibilityIdentifier = "ear"
        ear.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        ear.backgroundColor = .plum
        deaf.addSubview(ear)

        nobodySees.accessibilityIdentifier = "nobody-sees"
        nobodySees.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        unseen.title = "unseen"
        unseen.view = nothing
        nobodySees.rootViewController = unseen

        nothing.accessibilityIdentifier = "nothing"
        nothing.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    }

    private func present() {
        sheet.title = "sheet"
        sheet.view = page
        rootController.present(sheet, animated: false)

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 300, y: 40, width: 300, height: 200)
        page.backgroundColor = .sand

        over.title = "over"
        over.view = top
        sheet.present(over, animated: false)

        top.accessibilityIdentifier = "top"
        top.frame = CGRect(x: 400, y: 100, width: 100, height: 100)
        top.backgroundColor = .sky
    }

    private func addRecognizers() {
        poke.name = "poke"
        poke.delegate = pokeDelegate
        page.addGestureRecognizer(poke)

        double.name = "double"
        double.numberOfTapsRequired = 2
        page.addGestureRecognizer(double)

        unheard.name = "unheard"
        nothing.addGestureRecognizer(unheard)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            double.addTarget(self, action: #selector(doubleActs))
            unheard.addTarget(self, action: #selector(unheardActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(page, action: { [unowned self] _ in pokeActs }, name: "action")
            double.addTarget(page, action: { [unowned self] _ in doubleActs }, name: "action")
            unheard.addTarget(nothing, action: { [unowned self] _ in unheardActs }, name: "action")
        #endif
    }

    // In Xcode, the methods from here on belong into the app's delegate.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the delegate")
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

#if canImport(ObjectiveC)
    @objc
#endif
extension TwoWindows {
    fileprivate func pokeActs() {
        // What an app does here is up to it.
    }

    fileprivate func doubleActs() {
        // What an app does here is up to it.
    }

    fileprivate func unheardActs() {
        // What an app does here is up to it.
    }
}

private final class MainWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

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

private final class RootController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handle()
        tell("the root")
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
        tell("the root")
        super.motionBegan(motion, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        handle()
        super.motionEnded(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        handle()
        tell("the root")
        super.remoteControlReceived(with: event)
    }
}

private final class DeepView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }
}

private final class DeepestController: UIViewController {
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

private final class BarView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

private final class AlarmWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }
}

private final class DeafWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {
        // Without super nobody hears of it.
    }
}

// In main.swift, hand the name of this class to UIApplicationMain.
final class TwoWindowsApplication: UIApplication {
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }

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

private final class PokeRecognizer: UITapGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer.name == "double"
            || preventingGestureRecognizer is UIPanGestureRecognizer)
    }
}

private final class DoubleRecognizer: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "poke"
    }
}

private final class PokeDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name == "double"
            || (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
            || otherGestureRecognizer is UISwipeGestureRecognizer
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let rose = UIColor(
        red: 0xef / 255, green: 0x93 / 255, blue: 0xb1 / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
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
    extension TwoWindows: UIWindowSceneDelegate {
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
            deaf.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            deaf.rootViewController = UIViewController()
            deaf.rootViewController?.view.isUserInteractionEnabled = false
            nobodySees.windowScene = scene
            show()
        }
    }
#else
    extension TwoWindows: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension MainWindow: SelfDeclaringResponder {}
    extension RootController: SelfDeclaringResponder {}
    extension DeepView: SelfDeclaringResponder {}
    extension DeepestController: SelfDeclaringResponder {}
    extension BarView: SelfDeclaringResponder {}
    extension AlarmWindow: SelfDeclaringResponder {}
    extension DeafWindow: SelfDeclaringResponder {}
    extension TwoWindowsApplication: SelfDeclaringResponder {}
#endif

// all-actions
// The scene all-actions as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllActions as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllActions: UIResponder {
    private let window = UIWindow()
    private let flame = UIView()
    private let lamp = UIView()
    private let fire = UIButton(type: .system)
    private let offDuty = OffDutyView(type: .system)
    private let volume = UISlider()
    private let night = UISwitch()
    private let count = UIStepper()
    private let list = ListView()
    private let first = ListRow()
    private let second = ListRow()
    private let third = ListRow()
    private let card = UIView()
    private let dot = UIView()
    private let poke = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private lazy var flameAfter: ViewTimer = ViewTimer(
        of: flame, after: 0.7, repeats: false
    ) { [unowned self] in
        flame.isHidden = false
        flame.tell("It burns.")
    }
    private lazy var flameEvery: ViewTimer = ViewTimer(
        of: flame, after: 0.25, repeats: true
    ) { [unowned self] in
        flame.tell("tick")
    }
    private lazy var lampEvery: ViewTimer = ViewTimer(
        of: lamp, after: 0.1, repeats: true
    ) { [unowned self] in
        lamp.isHidden = true
        flame.isUserInteractionEnabled = false
        lampEvery.stop()
    }

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
        flameAfter.start()
        flameEvery.start()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        flame.accessibilityIdentifier = "flame"
        flame.frame = CGRect(x: 480, y: 40, width: 120, height: 120)
        flame.backgroundColor = .coral
        flame.isHidden = true
        window.addSubview(flame)

        lamp.accessibilityIdentifier = "lamp"
        lamp.frame = CGRect(x: 480, y: 200, width: 120, height: 60)
        lamp.backgroundColor = .sun
        window.addSubview(lamp)

        fire.accessibilityIdentifier = "fire"
        fire.frame = CGRect(x: 40, y: 20, width: 120, height: 44)
        fire.setTitle("Fire", for: .normal)
        fire.addAction(
            UIAction(title: "shows starts") { [unowned self] _ in
                flame.isHidden = false
                lampEvery.start()
            }, for: .touchDown)
        fire.addAction(
            UIAction(title: "shows") { [unowned self] _ in
                flame.isHidden = false
            }, for: .touchDragEnter)
        fire.addAction(
            UIAction(title: "hides") { [unowned self] _ in
                flame.isHidden = true
            }, for: .touchDragExit)
        fire.addAction(
            UIAction(title: "logs enables") { [unowned self] _ in
                fire.tell("fired")
                offDuty.isEnabled = true
            }, for: .touchUpInside)
        fire.addAction(
            UIAction(title: "stops") { [unowned self] _ in
                lampEvery.stop()
            }, for: .touchUpOutside)
        fire.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                fire.tell("cancelled")
            }, for: .touchCancel)
        window.addSubview(fire)

        offDuty.accessibilityIdentifier = "off-duty"
        offDuty.frame = CGRect(x: 180, y: 20, width: 120, height: 44)
        offDuty.backgroundColor = .sun
        offDuty.setTitleColor(.buttonTitle, for: .normal)
        offDuty.isEnabled = false
        offDuty.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        offDuty.addAction(
            UIAction(title: "removes adds") { [unowned self] _ in
                poke.view?.removeGestureRecognizer(poke)
                card.addGestureRecognizer(hold)
            }, for: .primaryActionTriggered)
        window.addSubview(offDuty)

        volume.accessibilityIdentifier = "volume"
        volume.frame = CGRect(x: 40, y: 80, width: 260, height: 34)
        volume.value = 0.3
        volume.addAction(
            UIAction(title: "disables") { [unowned self] _ in
                list.isScrollEnabled = false
            }, for: .touchDownRepeat)
        volume.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                volume.tell("inside")
            }, for: .touchDragInside)
        volume.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                volume.tell("outside")
            }, for: .touchDragOutside)
        volume.addAction(
            UIAction(title: "logs") { [unowned self] _ in
                volume.tell("changed")
            }, for: .valueChanged)
        window.addSubview(volume)

        night.accessibilityIdentifier = "night"
        night.frame.origin = CGPoint(x: 40, y: 130)
        night.isOn = true
        night.addAction(
            UIAction(title: "enables glides removes") { [unowned self] _ in
                list.isScrollEnabled = true
                UIView.animate(withDuration: 1.5, delay: 0, options: .allowUserInteraction) {
                    dot.center = CGPoint(
                        x: 100 + dot.bounds.width / 2, y: 200 + dot.bounds.height / 2)
                }
                flame.removeFromSuperview()
            }, for: .valueChanged)
        window.addSubview(night)

        count.accessibilityIdentifier = "count"
        count.frame.origin = CGPoint(x: 120, y: 130)
        count.value = 5
        count.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(count)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 40, y: 180, width: 260, height: 180)
        list.backgroundColor = .slate
        list.contentSize = CGSize(width: 260, height: 600)
        window.addSubview(list)

        first.accessibilityIdentifier = "first"
        first.frame = CGRect(x: 0, y: 0, width: 260, height: 60)
        first.backgroundColor = .sand
        first.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        list.addSubview(first)

        second.accessibilityIdentifier = "second"
        second.frame = CGRect(x: 0, y: 60, width: 260, height: 60)
        second.addAction(
            UIAction(title: "logs glides") { [unowned self] _ in
                second.tell("second")
                UIView.animate(withDuration: 0.2, delay: 0) {
                    lamp.center = CGPoint(
                        x: 500 + lamp.bounds.width / 2, y: 300 + lamp.bounds.height / 2)
                }
            }, for: .touchUpInside)
        list.addSubview(second)

        third.accessibilityIdentifier = "third"
        third.frame = CGRect(x: 0, y: 120, width: 260, height: 60)
        third.isEnabled = false
        third.addAction(UIAction(title: "selected") { _ in }, for: .touchUpInside)
        list.addSubview(third)

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 320, y: 40, width: 140, height: 300)
        card.backgroundColor = .sky
        window.addSubview(card)

        dot.accessibilityIdentifier = "dot"
        dot.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        dot.backgroundColor = .plum
        card.addSubview(dot)
    }

    private func addRecognizers() {
        poke.name = "poke"
        card.addGestureRecognizer(poke)

        hold.name = "hold"
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            hold.addTarget(self, action: #selector(holdActs))
            hold.addTarget(self, action: #selector(holdTellsList))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(card, action: { [unowned self] _ in pokeActs }, name: "logs")
            hold.addTarget(lamp, action: { [unowned self] _ in holdActs }, name: "action")
            hold.addTarget(list, action: { [unowned self] _ in holdTellsList }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllActions {
    fileprivate func pokeActs() {
        poke.view?.tell("poked")
    }

    fileprivate func holdTellsList() {
        // What an app does for list is up to it.
    }

    fileprivate func holdActs() {
        // What an app does here is up to it.
    }
}

private final class OffDutyView: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

private final class ListView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is ListRow || super.touchesShouldCancel(in: view)
    }
}

/// A row of a list, which answers to touches as the cell of a table does: it lights when it gets its touch, which in a
/// scroll view is late, gives the touch up to scrolling, and is selected when the finger lifts.
private class ListRow: UIControl {
    override var isHighlighted: Bool {
        didSet { setNeedsDisplay() }
    }

    override var isSelected: Bool {
        didSet { setNeedsDisplay() }
    }

    /// Of the rows beside one another one is selected.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        for case let row as ListRow in superview?.subviews ?? [] { row.isSelected = row === self }
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard isHighlighted || isSelected else { return }
        UIColor(white: 0, alpha: isHighlighted ? 0.25 : 0.12).setFill()
        UIBezierPath(rect: bounds).fill()
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let buttonTitle = UIColor(
        red: 0x10 / 255, green: 0x15 / 255, blue: 0x1b / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    /// Runs an action some time after it is started, once or again and again.
    @MainActor private final class ViewTimer {
        private let interval: TimeInterval
        private let repeats: Bool
        private let action: () -> Void
        private var timer: Timer?

        init(
            of view: UIView, after interval: TimeInterval, repeats: Bool,
            _ action: @escaping () -> Void
        ) {
            self.interval = interval
            self.repeats = repeats
            self.action = action
        }

        func start() {
            stop()
            timer = Timer.scheduledTimer(
                timeInterval: interval, target: self, selector: #selector(fire),
                userInfo: nil, repeats: repeats)
        }

        func stop() {
            timer?.invalidate()
            timer = nil
        }

        @objc private func fire() {
            action()
        }
    }
#endif

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
    extension AllActions: UIWindowSceneDelegate {
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
    extension AllActions: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension OffDutyView: SelfDeclaringResponder {}
    extension ListView: SelfDeclaringResponder {}
#endif

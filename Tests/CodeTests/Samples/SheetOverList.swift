// A sheet with a list in it
// The scene sheet-over-list as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).SheetOverList as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// The code under canImport(ObjectiveC) has not been compiled.

import UIKit

final class SheetOverList: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let list = UIScrollView()
    private let top = UIView()
    private let low = UIView()
    private let sheet = UIView()
    private let menu = UIScrollView()
    private let upper = UIView()
    private let lower = UIView()
    private let slide = UIPanGestureRecognizer()
    private let pull = UIPanGestureRecognizer()
    private let pullDelegate = PullDelegate()

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
        card.frame = CGRect(x: 40, y: 60, width: 260, height: 320)
        card.backgroundColor = .coral
        card.layer.cornerRadius = 16
        window.addSubview(card)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 20, y: 60, width: 220, height: 240)
        list.backgroundColor = .slate
        list.contentSize = CGSize(width: 220, height: 480)
        card.addSubview(list)

        top.accessibilityIdentifier = "top"
        top.frame = CGRect(x: 20, y: 20, width: 180, height: 100)
        top.backgroundColor = .sun
        top.layer.cornerRadius = 8
        list.addSubview(top)

        low.accessibilityIdentifier = "low"
        low.frame = CGRect(x: 20, y: 140, width: 180, height: 100)
        low.backgroundColor = .mint
        low.layer.cornerRadius = 8
        list.addSubview(low)

        // Here both are recognized simultaneously.
        sheet.accessibilityIdentifier = "sheet"
        sheet.frame = CGRect(x: 340, y: 60, width: 260, height: 320)
        sheet.backgroundColor = .sky
        sheet.layer.cornerRadius = 16
        window.addSubview(sheet)

        menu.accessibilityIdentifier = "menu"
        menu.frame = CGRect(x: 20, y: 60, width: 220, height: 240)
        menu.backgroundColor = .slate
        menu.contentSize = CGSize(width: 220, height: 480)
        menu.bounces = false
        sheet.addSubview(menu)

        upper.accessibilityIdentifier = "upper"
        upper.frame = CGRect(x: 20, y: 20, width: 180, height: 100)
        upper.backgroundColor = .sun
        upper.layer.cornerRadius = 8
        menu.addSubview(upper)

        lower.accessibilityIdentifier = "lower"
        lower.frame = CGRect(x: 20, y: 140, width: 180, height: 100)
        lower.backgroundColor = .mint
        lower.layer.cornerRadius = 8
        menu.addSubview(lower)
    }

    private func addRecognizers() {
        slide.name = "slide"
        card.addGestureRecognizer(slide)

        pull.name = "pull"
        pull.delegate = pullDelegate
        sheet.addGestureRecognizer(pull)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            slide.addTarget(self, action: #selector(slideActs))
            pull.addTarget(self, action: #selector(pullActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            slide.addTarget(card, action: { [unowned self] _ in slideActs }, name: "moves")
            pull.addTarget(sheet, action: { [unowned self] _ in pullActs }, name: "moves")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension SheetOverList {
    fileprivate func slideActs() {
        guard slide.state != .cancelled else { return }
        if let superview = card.superview {
            let center = card.center
            let way = slide.translation(in: superview)
            card.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            slide.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func pullActs() {
        guard pull.state != .cancelled else { return }
        if let superview = sheet.superview {
            let center = sheet.center
            let way = pull.translation(in: superview)
            sheet.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            pull.setTranslation(.zero, in: superview)
        }
    }
}

private final class PullDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        // Where it goes: there may be no translation yet.
        let velocity = pan.velocity(in: pan.view)
        return abs(velocity.x) <= abs(velocity.y)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension SheetOverList: UIWindowSceneDelegate {
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
    extension SheetOverList: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

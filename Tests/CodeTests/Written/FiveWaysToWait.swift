// Five ways to say who waits
// The scene five-ways-to-wait as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).FiveWaysToWait as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

#if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
#endif

final class FiveWaysToWait: UIResponder {
    private let window = UIWindow()
    private let lines = UIView()
    private let asks = UIView()
    private let tells = UIView()
    private let classView = UIView()
    private let other = UIView()
    private let one = UITapGestureRecognizer()
    private let oneTwice = UITapGestureRecognizer()
    private let two = UITapGestureRecognizer()
    private let twoTwice = UITapGestureRecognizer()
    private let three = UITapGestureRecognizer()
    private let threeTwice = UITapGestureRecognizer()
    private let four = FourRecognizer()
    private let fourTwice = UITapGestureRecognizer()
    private let five = UITapGestureRecognizer()
    private let fiveTwice = FiveTwiceRecognizer()
    private let rest = UILongPressGestureRecognizer()
    private let twoDelegate = TwoDelegate()
    private let threeTwiceDelegate = ThreeTwiceDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        lines.accessibilityIdentifier = "lines"
        lines.frame = CGRect(x: 20, y: 60, width: 110, height: 280)
        lines.backgroundColor = .coral
        lines.layer.cornerRadius = 12
        window.addSubview(lines)

        asks.accessibilityIdentifier = "asks"
        asks.frame = CGRect(x: 142, y: 60, width: 110, height: 280)
        asks.backgroundColor = .sun
        asks.layer.cornerRadius = 12
        window.addSubview(asks)

        tells.accessibilityIdentifier = "tells"
        tells.frame = CGRect(x: 264, y: 60, width: 110, height: 280)
        tells.backgroundColor = .leaf
        tells.layer.cornerRadius = 12
        window.addSubview(tells)

        classView.accessibilityIdentifier = "class"
        classView.frame = CGRect(x: 386, y: 60, width: 110, height: 280)
        classView.backgroundColor = .sky
        classView.layer.cornerRadius = 12
        window.addSubview(classView)

        other.accessibilityIdentifier = "other"
        other.frame = CGRect(x: 508, y: 60, width: 110, height: 280)
        other.backgroundColor = .lilac
        other.layer.cornerRadius = 12
        window.addSubview(other)
    }

    private func addRecognizers() {
        one.name = "one"
        lines.addGestureRecognizer(one)

        oneTwice.name = "one-twice"
        oneTwice.numberOfTapsRequired = 2
        lines.addGestureRecognizer(oneTwice)

        two.name = "two"
        two.delegate = twoDelegate
        asks.addGestureRecognizer(two)

        twoTwice.name = "two-twice"
        twoTwice.numberOfTapsRequired = 2
        asks.addGestureRecognizer(twoTwice)

        three.name = "three"
        tells.addGestureRecognizer(three)

        threeTwice.name = "three-twice"
        threeTwice.numberOfTapsRequired = 2
        threeTwice.delegate = threeTwiceDelegate
        tells.addGestureRecognizer(threeTwice)

        four.name = "four"
        classView.addGestureRecognizer(four)

        fourTwice.name = "four-twice"
        fourTwice.numberOfTapsRequired = 2
        classView.addGestureRecognizer(fourTwice)

        five.name = "five"
        other.addGestureRecognizer(five)

        fiveTwice.name = "five-twice"
        fiveTwice.numberOfTapsRequired = 2
        other.addGestureRecognizer(fiveTwice)

        rest.name = "rest"
        other.addGestureRecognizer(rest)

        one.require(toFail: oneTwice)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            one.addTarget(self, action: #selector(oneActs))
            oneTwice.addTarget(self, action: #selector(oneTwiceActs))
            two.addTarget(self, action: #selector(twoActs))
            twoTwice.addTarget(self, action: #selector(twoTwiceActs))
            three.addTarget(self, action: #selector(threeActs))
            threeTwice.addTarget(self, action: #selector(threeTwiceActs))
            four.addTarget(self, action: #selector(fourActs))
            fourTwice.addTarget(self, action: #selector(fourTwiceActs))
            five.addTarget(self, action: #selector(fiveActs))
            fiveTwice.addTarget(self, action: #selector(fiveTwiceActs))
            rest.addTarget(self, action: #selector(restActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            one.addTarget(lines, action: { [unowned self] _ in oneActs }, name: "action")
            oneTwice.addTarget(lines, action: { [unowned self] _ in oneTwiceActs }, name: "action")
            two.addTarget(asks, action: { [unowned self] _ in twoActs }, name: "action")
            twoTwice.addTarget(asks, action: { [unowned self] _ in twoTwiceActs }, name: "action")
            three.addTarget(tells, action: { [unowned self] _ in threeActs }, name: "action")
            threeTwice.addTarget(
                tells, action: { [unowned self] _ in threeTwiceActs }, name: "action")
            four.addTarget(classView, action: { [unowned self] _ in fourActs }, name: "action")
            fourTwice.addTarget(
                classView, action: { [unowned self] _ in fourTwiceActs }, name: "action")
            five.addTarget(other, action: { [unowned self] _ in fiveActs }, name: "action")
            fiveTwice.addTarget(
                other, action: { [unowned self] _ in fiveTwiceActs }, name: "action")
            rest.addTarget(other, action: { [unowned self] _ in restActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension FiveWaysToWait {
    fileprivate func oneActs() {
        // What an app does here is up to it.
    }

    fileprivate func oneTwiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func twoActs() {
        // What an app does here is up to it.
    }

    fileprivate func twoTwiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func threeActs() {
        // What an app does here is up to it.
    }

    fileprivate func threeTwiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func fourActs() {
        // What an app does here is up to it.
    }

    fileprivate func fourTwiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func fiveActs() {
        // What an app does here is up to it.
    }

    fileprivate func fiveTwiceActs() {
        // What an app does here is up to it.
    }

    fileprivate func restActs() {
        // What an app does here is up to it.
    }
}

private final class FourRecognizer: UITapGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "four-twice"
    }
}

private final class FiveTwiceRecognizer: UITapGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer.name == "five"
    }
}

private final class TwoDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name == "two-twice"
    }
}

private final class ThreeTwiceDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.name == "three"
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let leaf = UIColor(
        red: 0x9c / 255, green: 0xcb / 255, blue: 0x5d / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let lilac = UIColor(
        red: 0xb9 / 255, green: 0xb3 / 255, blue: 0xea / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension FiveWaysToWait: UIWindowSceneDelegate {
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
    extension FiveWaysToWait: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// A scroll view in a scroll view
// The scene scroll-in-scroll as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).ScrollInScroll as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class ScrollInScroll: UIResponder {
    private let window = UIWindow()
    private let page = UIScrollView()
    private let row = UIScrollView()
    private let one = UIView()
    private let two = UIView()
    private let three = UIView()
    private let four = UIView()
    private let box = UIScrollView()
    private let upper = UIView()
    private let lower = UIView()
    private let foot = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 120, y: 40, width: 400, height: 320)
        page.backgroundColor = .ink
        page.layer.cornerRadius = 16
        page.contentSize = CGSize(width: 400, height: 760)
        window.addSubview(page)

        row.accessibilityIdentifier = "row"
        row.frame = CGRect(x: 24, y: 24, width: 352, height: 110)
        row.backgroundColor = .slate
        row.layer.cornerRadius = 12
        row.contentSize = CGSize(width: 820, height: 110)
        page.addSubview(row)

        one.accessibilityIdentifier = "one"
        one.frame = CGRect(x: 16, y: 16, width: 180, height: 78)
        one.backgroundColor = .coral
        one.layer.cornerRadius = 8
        row.addSubview(one)

        two.accessibilityIdentifier = "two"
        two.frame = CGRect(x: 212, y: 16, width: 180, height: 78)
        two.backgroundColor = .sun
        two.layer.cornerRadius = 8
        row.addSubview(two)

        three.accessibilityIdentifier = "three"
        three.frame = CGRect(x: 408, y: 16, width: 180, height: 78)
        three.backgroundColor = .mint
        three.layer.cornerRadius = 8
        row.addSubview(three)

        four.accessibilityIdentifier = "four"
        four.frame = CGRect(x: 604, y: 16, width: 180, height: 78)
        four.backgroundColor = .sky
        four.layer.cornerRadius = 8
        row.addSubview(four)

        box.accessibilityIdentifier = "box"
        box.frame = CGRect(x: 24, y: 158, width: 352, height: 140)
        box.backgroundColor = .slate
        box.layer.cornerRadius = 12
        box.contentSize = CGSize(width: 352, height: 260)
        page.addSubview(box)

        upper.accessibilityIdentifier = "upper"
        upper.frame = CGRect(x: 16, y: 16, width: 320, height: 100)
        upper.backgroundColor = .plum
        upper.layer.cornerRadius = 8
        box.addSubview(upper)

        lower.accessibilityIdentifier = "lower"
        lower.frame = CGRect(x: 16, y: 132, width: 320, height: 112)
        lower.backgroundColor = .sand
        lower.layer.cornerRadius = 8
        box.addSubview(lower)

        foot.accessibilityIdentifier = "foot"
        foot.frame = CGRect(x: 24, y: 322, width: 352, height: 400)
        foot.backgroundColor = .clay
        foot.layer.cornerRadius = 12
        page.addSubview(foot)
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let clay = UIColor(
        red: 0xc9 / 255, green: 0x8a / 255, blue: 0x5b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension ScrollInScroll: UIWindowSceneDelegate {
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
    extension ScrollInScroll: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

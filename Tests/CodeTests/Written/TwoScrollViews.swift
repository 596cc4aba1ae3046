// Two scroll views at once
// The scene two-scroll-views as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TwoScrollViews as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class TwoScrollViews: UIResponder {
    private let window = UIWindow()
    private let page = UIScrollView()
    private let header = UIView()
    private let list = UIScrollView()
    private let one = UIView()
    private let two = UIView()
    private let three = UIView()
    private let four = UIView()
    private let whole = UIScrollView()
    private let banner = UIView()
    private let first = UIView()
    private let second = UIView()
    private let third = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // A list in a page, both of which scroll up and down.
        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 40, y: 30, width: 260, height: 340)
        page.backgroundColor = .ink
        page.layer.cornerRadius = 16
        page.contentSize = CGSize(width: 260, height: 460)
        window.addSubview(page)

        header.accessibilityIdentifier = "header"
        header.frame = CGRect(x: 0, y: 0, width: 260, height: 120)
        header.backgroundColor = .coral
        header.layer.cornerRadius = 12
        page.addSubview(header)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 0, y: 130, width: 260, height: 330)
        list.backgroundColor = .slate
        list.contentSize = CGSize(width: 260, height: 475)
        page.addSubview(list)

        one.accessibilityIdentifier = "one"
        one.frame = CGRect(x: 20, y: 15, width: 220, height: 100)
        one.backgroundColor = .sun
        one.layer.cornerRadius = 8
        list.addSubview(one)

        two.accessibilityIdentifier = "two"
        two.frame = CGRect(x: 20, y: 130, width: 220, height: 100)
        two.backgroundColor = .mint
        two.layer.cornerRadius = 8
        list.addSubview(two)

        three.accessibilityIdentifier = "three"
        three.frame = CGRect(x: 20, y: 245, width: 220, height: 100)
        three.backgroundColor = .sky
        three.layer.cornerRadius = 8
        list.addSubview(three)

        four.accessibilityIdentifier = "four"
        four.frame = CGRect(x: 20, y: 360, width: 220, height: 100)
        four.backgroundColor = .lilac
        four.layer.cornerRadius = 8
        list.addSubview(four)

        // One scroll view with everything in it.
        whole.accessibilityIdentifier = "whole"
        whole.frame = CGRect(x: 340, y: 30, width: 260, height: 340)
        whole.backgroundColor = .ink
        whole.layer.cornerRadius = 16
        whole.contentSize = CGSize(width: 260, height: 840)
        window.addSubview(whole)

        banner.accessibilityIdentifier = "banner"
        banner.frame = CGRect(x: 0, y: 0, width: 260, height: 120)
        banner.backgroundColor = .coral
        banner.layer.cornerRadius = 12
        whole.addSubview(banner)

        first.accessibilityIdentifier = "first"
        first.frame = CGRect(x: 20, y: 145, width: 220, height: 100)
        first.backgroundColor = .sun
        first.layer.cornerRadius = 8
        whole.addSubview(first)

        second.accessibilityIdentifier = "second"
        second.frame = CGRect(x: 20, y: 260, width: 220, height: 100)
        second.backgroundColor = .mint
        second.layer.cornerRadius = 8
        whole.addSubview(second)

        third.accessibilityIdentifier = "third"
        third.frame = CGRect(x: 20, y: 375, width: 220, height: 100)
        third.backgroundColor = .sky
        third.layer.cornerRadius = 8
        whole.addSubview(third)
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
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
    fileprivate static let lilac = UIColor(
        red: 0xb9 / 255, green: 0xb3 / 255, blue: 0xea / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension TwoScrollViews: UIWindowSceneDelegate {
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
    extension TwoScrollViews: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

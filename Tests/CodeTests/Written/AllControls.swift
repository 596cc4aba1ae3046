// all-controls
// The scene all-controls as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllControls as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllControls: UIResponder {
    private let window = UIWindow()
    private let save = UIButton(type: .system)
    private let offDuty = UIButton(type: .system)
    private let volume = UISlider()
    private let night = UISwitch()
    private let count = UIStepper()
    private let sizes = UISegmentedControl(items: [])
    private let dots = UIPageControl()
    private let list = UIScrollView()
    private let more = UIButton(type: .system)
    private let strip = UIScrollView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        save.accessibilityIdentifier = "save"
        save.frame = CGRect(x: 40, y: 20, width: 120, height: 44)
        save.setTitle("Save", for: .normal)
        save.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        window.addSubview(save)

        offDuty.accessibilityIdentifier = "off-duty"
        offDuty.frame = CGRect(x: 180, y: 20, width: 120, height: 44)
        offDuty.backgroundColor = .sun
        offDuty.setTitleColor(.buttonTitle, for: .normal)
        offDuty.setTitle("Off duty", for: .normal)
        offDuty.isEnabled = false
        offDuty.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        window.addSubview(offDuty)

        volume.accessibilityIdentifier = "volume"
        volume.frame = CGRect(x: 40, y: 80, width: 260, height: 34)
        volume.value = 0.3
        volume.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(volume)

        night.accessibilityIdentifier = "night"
        night.frame.origin = CGPoint(x: 40, y: 130)
        night.isOn = true
        night.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(night)

        count.accessibilityIdentifier = "count"
        count.frame.origin = CGPoint(x: 120, y: 130)
        count.value = 5
        count.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(count)

        sizes.accessibilityIdentifier = "sizes"
        sizes.frame = CGRect(x: 40, y: 180, width: 260, height: 32)
        sizes.insertSegment(withTitle: "Small", at: 0, animated: false)
        sizes.insertSegment(withTitle: "Large", at: 1, animated: false)
        sizes.selectedSegmentIndex = 1
        sizes.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(sizes)

        dots.accessibilityIdentifier = "dots"
        dots.frame = CGRect(x: 40, y: 230, width: 260, height: 26)
        dots.numberOfPages = 4
        dots.currentPage = 2
        dots.addAction(UIAction(title: "changed") { _ in }, for: .valueChanged)
        window.addSubview(dots)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 340, y: 20, width: 260, height: 340)
        list.contentOffset = CGPoint(x: 0, y: 40)
        list.backgroundColor = .slate
        list.contentSize = CGSize(width: 260, height: 900)
        window.addSubview(list)

        more.accessibilityIdentifier = "more"
        more.frame = CGRect(x: 20, y: 60, width: 220, height: 44)
        more.setTitle("More", for: .normal)
        more.addAction(UIAction(title: "tapped") { _ in }, for: .touchUpInside)
        list.addSubview(more)

        strip.accessibilityIdentifier = "strip"
        strip.frame = CGRect(x: 40, y: 280, width: 260, height: 80)
        strip.contentSize = CGSize(width: 780, height: 80)
        strip.isPagingEnabled = true
        strip.bounces = false
        strip.delaysContentTouches = false
        strip.canCancelContentTouches = false
        window.addSubview(strip)
    }
}

extension UIColor {
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let buttonTitle = UIColor(
        red: 0x10 / 255, green: 0x15 / 255, blue: 0x1b / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension AllControls: UIWindowSceneDelegate {
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
    extension AllControls: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

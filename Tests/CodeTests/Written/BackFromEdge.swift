// Back from the edge
// The scene back-from-edge as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).BackFromEdge as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class BackFromEdge: UIResponder {
    private let window = UIWindow()
    private let page = UIView()
    private let strip = UIScrollView()
    private let one = UIView()
    private let two = UIView()
    private let sheet = UIView()
    private let band = UIScrollView()
    private let three = UIView()
    private let four = UIView()
    private let back = UIScreenEdgePanGestureRecognizer()
    private let returnRecognizer = UIScreenEdgePanGestureRecognizer()
    private let returnDelegate = ReturnDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // No relation: whoever is inside begins first.
        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 0, y: 20, width: 640, height: 170)
        page.backgroundColor = .ink
        window.addSubview(page)

        strip.accessibilityIdentifier = "strip"
        strip.frame = CGRect(x: 0, y: 20, width: 640, height: 130)
        strip.contentOffset = CGPoint(x: 300, y: 0)
        strip.backgroundColor = .slate
        strip.contentSize = CGSize(width: 1600, height: 130)
        page.addSubview(strip)

        one.accessibilityIdentifier = "one"
        one.frame = CGRect(x: 320, y: 20, width: 240, height: 90)
        one.backgroundColor = .sun
        one.layer.cornerRadius = 8
        strip.addSubview(one)

        two.accessibilityIdentifier = "two"
        two.frame = CGRect(x: 600, y: 20, width: 240, height: 90)
        two.backgroundColor = .mint
        two.layer.cornerRadius = 8
        strip.addSubview(two)

        // Here the strip waits.
        sheet.accessibilityIdentifier = "sheet"
        sheet.frame = CGRect(x: 0, y: 210, width: 640, height: 170)
        sheet.backgroundColor = .ink
        window.addSubview(sheet)

        band.accessibilityIdentifier = "band"
        band.frame = CGRect(x: 0, y: 20, width: 640, height: 130)
        band.contentOffset = CGPoint(x: 300, y: 0)
        band.backgroundColor = .slate
        band.contentSize = CGSize(width: 1600, height: 130)
        sheet.addSubview(band)

        three.accessibilityIdentifier = "three"
        three.frame = CGRect(x: 320, y: 20, width: 240, height: 90)
        three.backgroundColor = .coral
        three.layer.cornerRadius = 8
        band.addSubview(three)

        four.accessibilityIdentifier = "four"
        four.frame = CGRect(x: 600, y: 20, width: 240, height: 90)
        four.backgroundColor = .sky
        four.layer.cornerRadius = 8
        band.addSubview(four)
    }

    private func addRecognizers() {
        back.name = "back"
        back.edges = .left
        page.addGestureRecognizer(back)

        returnRecognizer.name = "return"
        returnRecognizer.edges = .left
        returnRecognizer.delegate = returnDelegate
        sheet.addGestureRecognizer(returnRecognizer)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            back.addTarget(self, action: #selector(backActs))
            returnRecognizer.addTarget(self, action: #selector(returnActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            back.addTarget(page, action: { [unowned self] _ in backActs }, name: "action")
            returnRecognizer.addTarget(
                sheet, action: { [unowned self] _ in returnActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension BackFromEdge {
    fileprivate func backActs() {
        // What an app does here is up to it.
    }

    fileprivate func returnActs() {
        // What an app does here is up to it.
    }
}

private final class ReturnDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension BackFromEdge: UIWindowSceneDelegate {
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
    extension BackFromEdge: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

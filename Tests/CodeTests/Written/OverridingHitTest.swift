// Overriding hitTest
// The scene overriding-hit-test as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).OverridingHitTest as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class OverridingHitTest: UIResponder {
    private let window = UIWindow()
    private let greedy = GreedyView()
    private let apple = UIView()
    private let track = TrackView()
    private let knob = UIView()
    private let shy = ShyView()
    private let seed = UIView()

    private func show() {
        addViews()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        // Answers with itself, whatever lies inside it.
        greedy.accessibilityIdentifier = "greedy"
        greedy.frame = CGRect(x: 32, y: 70, width: 176, height: 260)
        greedy.backgroundColor = .coral
        greedy.layer.cornerRadius = 16
        window.addSubview(greedy)

        apple.accessibilityIdentifier = "apple"
        apple.frame = CGRect(x: 38, y: 90, width: 100, height: 100)
        apple.backgroundColor = .sun
        apple.layer.cornerRadius = 12
        greedy.addSubview(apple)

        // Hands every touch to its knob.
        track.accessibilityIdentifier = "track"
        track.frame = CGRect(x: 232, y: 70, width: 176, height: 260)
        track.backgroundColor = .sky
        track.layer.cornerRadius = 16
        track.hitView = knob
        window.addSubview(track)

        knob.accessibilityIdentifier = "knob"
        knob.frame = CGRect(x: 58, y: 170, width: 60, height: 60)
        knob.backgroundColor = .plum
        knob.layer.cornerRadius = 12
        track.addSubview(knob)

        // Answers nobody.
        shy.accessibilityIdentifier = "shy"
        shy.frame = CGRect(x: 432, y: 70, width: 176, height: 260)
        shy.backgroundColor = .mint
        shy.layer.cornerRadius = 16
        window.addSubview(shy)

        seed.accessibilityIdentifier = "seed"
        seed.frame = CGRect(x: 38, y: 90, width: 100, height: 100)
        seed.backgroundColor = .sand
        seed.layer.cornerRadius = 12
        shy.addSubview(seed)
    }
}

private final class GreedyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return self
    }
}

private final class TrackView: UIView {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        return hitView
    }
}

private final class ShyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension OverridingHitTest: UIWindowSceneDelegate {
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
    extension OverridingHitTest: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }

    // The trace may take them at their word: what they do not handle, they pass on.
    extension GreedyView: SelfDeclaringResponder {}
    extension TrackView: SelfDeclaringResponder {}
    extension ShyView: SelfDeclaringResponder {}
#endif

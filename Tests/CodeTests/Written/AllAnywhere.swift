// all-anywhere
// The scene all-anywhere as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).AllAnywhere as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class AllAnywhere: UIResponder {
    private let main = MainWindow()
    private let card = UIView()
    private let name = NameLabel()
    private let list = ListView()
    private let greedy = GreedyView()
    private let poke = UITapGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        main.makeKeyAndVisible()
    }

    private func addViews() {
        main.accessibilityIdentifier = "main"
        main.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
        main.hitView = card

        card.accessibilityIdentifier = "card"
        card.frame = CGRect(x: 40, y: 40, width: 300, height: 200)
        card.backgroundColor = .sky
        main.addSubview(card)

        name.accessibilityIdentifier = "name"
        name.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
        name.text = "Name"
        name.isUserInteractionEnabled = true
        card.addSubview(name)

        list.accessibilityIdentifier = "list"
        list.frame = CGRect(x: 20, y: 80, width: 200, height: 100)
        list.contentSize = CGSize(width: 200, height: 400)
        card.addSubview(list)

        greedy.accessibilityIdentifier = "greedy"
        greedy.frame = CGRect(x: 400, y: 40, width: 80, height: 80)
        greedy.backgroundColor = .coral
        main.addSubview(greedy)
    }

    private func addRecognizers() {
        poke.name = "poke"
        name.addGestureRecognizer(poke)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(name, action: { [unowned self] _ in pokeActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension AllAnywhere {
    fileprivate func pokeActs() {
        // What an app does here is up to it.
    }
}

private final class MainWindow: UIWindow {
    weak var hitView: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitView
    }
}

private final class NameLabel: UILabel {
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        false
    }
}

private final class ListView: UIScrollView {
    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }
}

private final class GreedyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self
    }
}

extension UIColor {
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension AllAnywhere: UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            main.windowScene = scene
            // iOS wants a root view controller; its view leaves touches to the window.
            main.rootViewController = UIViewController()
            main.rootViewController?.view.isUserInteractionEnabled = false
            show()
        }
    }
#else
    extension AllAnywhere: UIApplicationDelegate {
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
    extension NameLabel: SelfDeclaringResponder {}
    extension ListView: SelfDeclaringResponder {}
    extension GreedyView: SelfDeclaringResponder {}
#endif

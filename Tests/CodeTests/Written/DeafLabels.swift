// Labels that hear nothing
// The scene deaf-labels as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).DeafLabels as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class DeafLabels: UIResponder {
    private let window = UIWindow()
    private let card = UIView()
    private let name = UILabel()
    private let frame = UILabel()
    private let arrow = UIView()
    private let page = UIView()
    private let title = UILabel()
    private let border = UILabel()
    private let mark = UIView()
    private let rename = UITapGestureRecognizer()
    private let openRecognizer = UITapGestureRecognizer()
    private let edit = UITapGestureRecognizer()
    private let showMore = UITapGestureRecognizer()

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
        card.frame = CGRect(x: 40, y: 40, width: 260, height: 320)
        card.backgroundColor = .sand
        card.layer.cornerRadius = 16
        window.addSubview(card)

        // Labels come with interaction off, and so do image views.
        // on purpose
        name.accessibilityIdentifier = "name"
        name.frame = CGRect(x: 30, y: 60, width: 200, height: 80)
        name.backgroundColor = .sun
        name.text = "Tap me"
        card.addSubview(name)

        frame.accessibilityIdentifier = "frame"
        frame.frame = CGRect(x: 30, y: 180, width: 200, height: 100)
        frame.backgroundColor = .sky
        frame.text = ""
        card.addSubview(frame)

        // on purpose
        arrow.accessibilityIdentifier = "arrow"
        arrow.frame = CGRect(x: 110, y: 20, width: 70, height: 60)
        arrow.backgroundColor = .coral
        arrow.layer.cornerRadius = 8
        frame.addSubview(arrow)

        page.accessibilityIdentifier = "page"
        page.frame = CGRect(x: 340, y: 40, width: 260, height: 320)
        page.backgroundColor = .sand
        page.layer.cornerRadius = 16
        window.addSubview(page)

        title.accessibilityIdentifier = "title"
        title.frame = CGRect(x: 30, y: 60, width: 200, height: 80)
        title.backgroundColor = .sun
        title.text = "Tap me"
        title.isUserInteractionEnabled = true
        page.addSubview(title)

        border.accessibilityIdentifier = "border"
        border.frame = CGRect(x: 30, y: 180, width: 200, height: 100)
        border.backgroundColor = .sky
        border.text = ""
        border.isUserInteractionEnabled = true
        page.addSubview(border)

        mark.accessibilityIdentifier = "mark"
        mark.frame = CGRect(x: 110, y: 20, width: 70, height: 60)
        mark.backgroundColor = .coral
        mark.layer.cornerRadius = 8
        border.addSubview(mark)
    }

    private func addRecognizers() {
        rename.name = "rename"
        name.addGestureRecognizer(rename)

        openRecognizer.name = "open"
        arrow.addGestureRecognizer(openRecognizer)

        edit.name = "edit"
        title.addGestureRecognizer(edit)

        showMore.name = "show-more"
        mark.addGestureRecognizer(showMore)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            rename.addTarget(self, action: #selector(renameActs))
            openRecognizer.addTarget(self, action: #selector(openActs))
            edit.addTarget(self, action: #selector(editActs))
            showMore.addTarget(self, action: #selector(showMoreActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            rename.addTarget(name, action: { [unowned self] _ in renameActs }, name: "action")
            openRecognizer.addTarget(
                arrow, action: { [unowned self] _ in openActs }, name: "action")
            edit.addTarget(title, action: { [unowned self] _ in editActs }, name: "action")
            showMore.addTarget(mark, action: { [unowned self] _ in showMoreActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension DeafLabels {
    fileprivate func renameActs() {
        // What an app does here is up to it.
    }

    fileprivate func openActs() {
        // What an app does here is up to it.
    }

    fileprivate func editActs() {
        // What an app does here is up to it.
    }

    fileprivate func showMoreActs() {
        // What an app does here is up to it.
    }
}

extension UIColor {
    fileprivate static let sand = UIColor(
        red: 0xdc / 255, green: 0xc6 / 255, blue: 0xa0 / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension DeafLabels: UIWindowSceneDelegate {
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
    extension DeafLabels: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

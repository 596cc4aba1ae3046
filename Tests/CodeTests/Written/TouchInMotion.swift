// Touching what moves
// The scene touch-in-motion as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).TouchInMotion as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class TouchInMotion: UIResponder {
    private let window = UIWindow()
    private let board = UIView()
    private let ball = UIView()
    private let field = UIView()
    private let kite = UIView()
    private let catchRecognizer = UITapGestureRecognizer()
    private let holdOn = UITapGestureRecognizer()
    private lazy var ballAfter: ViewTimer = ViewTimer(
        of: ball, after: 0.1, repeats: false
    ) { [unowned self] in
        UIView.animate(withDuration: 6, delay: 0) {
            ball.center = CGPoint(
                x: 500 + ball.bounds.width / 2, y: 45 + ball.bounds.height / 2)
        }
    }
    private lazy var kiteAfter: ViewTimer = ViewTimer(
        of: kite, after: 9, repeats: false
    ) { [unowned self] in
        UIView.animate(withDuration: 6, delay: 0, options: .allowUserInteraction) {
            kite.center = CGPoint(
                x: 500 + kite.bounds.width / 2, y: 45 + kite.bounds.height / 2)
        }
    }

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
        ballAfter.start()
        kiteAfter.start()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        board.accessibilityIdentifier = "board"
        board.frame = CGRect(x: 20, y: 20, width: 600, height: 170)
        board.backgroundColor = .ink
        board.layer.cornerRadius = 16
        window.addSubview(board)

        ball.accessibilityIdentifier = "ball"
        ball.frame = CGRect(x: 20, y: 45, width: 80, height: 80)
        ball.backgroundColor = .coral
        ball.layer.cornerRadius = 40
        board.addSubview(ball)

        field.accessibilityIdentifier = "field"
        field.frame = CGRect(x: 20, y: 210, width: 600, height: 170)
        field.backgroundColor = .ink
        field.layer.cornerRadius = 16
        window.addSubview(field)

        kite.accessibilityIdentifier = "kite"
        kite.frame = CGRect(x: 20, y: 45, width: 80, height: 80)
        kite.backgroundColor = .sun
        kite.layer.cornerRadius = 40
        field.addSubview(kite)
    }

    private func addRecognizers() {
        catchRecognizer.name = "catch"
        ball.addGestureRecognizer(catchRecognizer)

        holdOn.name = "hold-on"
        kite.addGestureRecognizer(holdOn)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            catchRecognizer.addTarget(self, action: #selector(catchActs))
            holdOn.addTarget(self, action: #selector(holdOnActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            catchRecognizer.addTarget(
                ball, action: { [unowned self] _ in catchActs }, name: "action")
            holdOn.addTarget(kite, action: { [unowned self] _ in holdOnActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension TouchInMotion {
    fileprivate func catchActs() {
        // What an app does here is up to it.
    }

    fileprivate func holdOnActs() {
        // What an app does here is up to it.
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
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

#if canImport(ObjectiveC)
    extension TouchInMotion: UIWindowSceneDelegate {
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
    extension TouchInMotion: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

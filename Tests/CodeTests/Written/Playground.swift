// A playground
// The scene playground as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).Playground as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class Playground: UIResponder {
    private let window = UIWindow()
    private let tapped = UIView()
    private let pressed = UIView()
    private let dragged = UIView()
    private let swiped = UIView()
    private let pinched = UIView()
    private let turned = UIView()
    private let hovered = UIView()
    private let strip = UIView()
    private let poke = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    private let flick = UISwipeGestureRecognizer()
    private let zoom = UIPinchGestureRecognizer()
    private let turn = UIRotationGestureRecognizer()
    private let over = UIHoverGestureRecognizer()
    private let edge = UIScreenEdgePanGestureRecognizer()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 768, height: 432)

        tapped.accessibilityIdentifier = "tapped"
        tapped.frame = CGRect(x: 36, y: 24, width: 168, height: 184)
        tapped.backgroundColor = .coral
        tapped.layer.cornerRadius = 12
        window.addSubview(tapped)

        pressed.accessibilityIdentifier = "pressed"
        pressed.frame = CGRect(x: 218, y: 24, width: 168, height: 184)
        pressed.backgroundColor = .sun
        pressed.layer.cornerRadius = 12
        window.addSubview(pressed)

        dragged.accessibilityIdentifier = "dragged"
        dragged.frame = CGRect(x: 400, y: 24, width: 168, height: 184)
        dragged.backgroundColor = .sky
        dragged.layer.cornerRadius = 12
        window.addSubview(dragged)

        swiped.accessibilityIdentifier = "swiped"
        swiped.frame = CGRect(x: 582, y: 24, width: 168, height: 184)
        swiped.backgroundColor = .mint
        swiped.layer.cornerRadius = 12
        window.addSubview(swiped)

        pinched.accessibilityIdentifier = "pinched"
        pinched.frame = CGRect(x: 36, y: 224, width: 228, height: 184)
        pinched.backgroundColor = .plum
        pinched.layer.cornerRadius = 12
        pinched.isMultipleTouchEnabled = true
        window.addSubview(pinched)

        turned.accessibilityIdentifier = "turned"
        turned.frame = CGRect(x: 279, y: 224, width: 228, height: 184)
        turned.backgroundColor = .rose
        turned.layer.cornerRadius = 12
        turned.isMultipleTouchEnabled = true
        window.addSubview(turned)

        hovered.accessibilityIdentifier = "hovered"
        hovered.frame = CGRect(x: 522, y: 224, width: 228, height: 184)
        hovered.backgroundColor = .lilac
        hovered.layer.cornerRadius = 12
        window.addSubview(hovered)

        strip.accessibilityIdentifier = "strip"
        strip.frame = CGRect(x: 0, y: 0, width: 20, height: 432)
        strip.backgroundColor = .slate
        window.addSubview(strip)
    }

    private func addRecognizers() {
        poke.name = "poke"
        tapped.addGestureRecognizer(poke)

        hold.name = "hold"
        pressed.addGestureRecognizer(hold)

        drag.name = "drag"
        dragged.addGestureRecognizer(drag)

        flick.name = "flick"
        flick.direction = [.right, .left]
        swiped.addGestureRecognizer(flick)

        zoom.name = "zoom"
        pinched.addGestureRecognizer(zoom)

        turn.name = "turn"
        turned.addGestureRecognizer(turn)

        over.name = "over"
        hovered.addGestureRecognizer(over)

        edge.name = "edge"
        edge.edges = .left
        strip.addGestureRecognizer(edge)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            poke.addTarget(self, action: #selector(pokeActs))
            hold.addTarget(self, action: #selector(holdActs))
            drag.addTarget(self, action: #selector(dragActs))
            flick.addTarget(self, action: #selector(flickActs))
            zoom.addTarget(self, action: #selector(zoomActs))
            turn.addTarget(self, action: #selector(turnActs))
            over.addTarget(self, action: #selector(overActs))
            edge.addTarget(self, action: #selector(edgeActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            poke.addTarget(tapped, action: { [unowned self] _ in pokeActs }, name: "action")
            hold.addTarget(pressed, action: { [unowned self] _ in holdActs }, name: "action")
            drag.addTarget(dragged, action: { [unowned self] _ in dragActs }, name: "moves")
            flick.addTarget(swiped, action: { [unowned self] _ in flickActs }, name: "action")
            zoom.addTarget(pinched, action: { [unowned self] _ in zoomActs }, name: "scales")
            turn.addTarget(turned, action: { [unowned self] _ in turnActs }, name: "rotates")
            over.addTarget(hovered, action: { [unowned self] _ in overActs }, name: "action")
            edge.addTarget(strip, action: { [unowned self] _ in edgeActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension Playground {
    fileprivate func pokeActs() {
        // What an app does here is up to it.
    }

    fileprivate func holdActs() {
        // What an app does here is up to it.
    }

    fileprivate func dragActs() {
        guard drag.state != .cancelled else { return }
        if let superview = dragged.superview {
            let center = dragged.center
            let way = drag.translation(in: superview)
            dragged.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            drag.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func flickActs() {
        // What an app does here is up to it.
    }

    fileprivate func zoomActs() {
        guard zoom.state != .cancelled else { return }
        pinched.transform = pinched.transform.scaledBy(x: zoom.scale, y: zoom.scale)
        zoom.scale = 1
    }

    fileprivate func turnActs() {
        guard turn.state != .cancelled else { return }
        turned.transform = turned.transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }

    fileprivate func overActs() {
        // What an app does here is up to it.
    }

    fileprivate func edgeActs() {
        // What an app does here is up to it.
    }
}

extension UIColor {
    fileprivate static let coral = UIColor(
        red: 0xe5 / 255, green: 0x71 / 255, blue: 0x5f / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
    fileprivate static let sky = UIColor(
        red: 0x6c / 255, green: 0xb4 / 255, blue: 0xe4 / 255, alpha: 1)
    fileprivate static let mint = UIColor(
        red: 0x6f / 255, green: 0xcf / 255, blue: 0xa6 / 255, alpha: 1)
    fileprivate static let plum = UIColor(
        red: 0xa6 / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
    fileprivate static let rose = UIColor(
        red: 0xef / 255, green: 0x93 / 255, blue: 0xb1 / 255, alpha: 1)
    fileprivate static let lilac = UIColor(
        red: 0xb9 / 255, green: 0xb3 / 255, blue: 0xea / 255, alpha: 1)
    fileprivate static let slate = UIColor(
        red: 0x5b / 255, green: 0x6b / 255, blue: 0x7b / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension Playground: UIWindowSceneDelegate {
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
    extension Playground: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

// Gestures beside a map's own
// The scene gestures-on-map as UIKit code, written by touchscope code.
//
// In Xcode, add the file to an app, and in the app's Info.plist, under Application Scene
// Manifest, name $(PRODUCT_MODULE_NAME).GesturesOnMap as the Delegate Class Name and
// delete the Storyboard Name. With Touchscope's UIKit, make it the application's delegate.
// Nobody has compiled what stands under canImport(ObjectiveC).

import UIKit

final class GesturesOnMap: UIResponder {
    private let window = UIWindow()
    private let area = UIView()
    private let map = UIView()
    private let lake = UIView()
    private let wood = UIView()
    private let lid = UIView()
    private let region = UIView()
    private let chart = UIView()
    private let pond = UIView()
    private let grove = UIView()
    private let roam = UIPanGestureRecognizer()
    private let zoom = UIPinchGestureRecognizer()
    private let closer = UITapGestureRecognizer()
    private let pin = UITapGestureRecognizer()
    private let wander = UIPanGestureRecognizer()
    private let widen = UIPinchGestureRecognizer()
    private let nearer = UITapGestureRecognizer()
    private let mark = UITapGestureRecognizer()
    private let markDelegate = MarkDelegate()

    private func show() {
        addViews()
        addRecognizers()
        addTargets()
        window.makeKeyAndVisible()
    }

    private func addViews() {
        window.accessibilityIdentifier = "window"
        window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)

        area.accessibilityIdentifier = "area"
        area.frame = CGRect(x: 20, y: 30, width: 290, height: 340)
        area.backgroundColor = .ink
        area.layer.cornerRadius = 16
        area.clipsToBounds = true
        window.addSubview(area)

        // Stands for a map: what it has cannot be changed.
        // on purpose
        map.accessibilityIdentifier = "map"
        map.frame = CGRect(x: 10, y: 10, width: 270, height: 320)
        map.backgroundColor = .leaf
        map.layer.cornerRadius = 12
        map.isMultipleTouchEnabled = true
        area.addSubview(map)

        lake.accessibilityIdentifier = "lake"
        lake.frame = CGRect(x: 40, y: 40, width: 100, height: 70)
        lake.backgroundColor = .sea
        lake.layer.cornerRadius = 35
        map.addSubview(lake)

        wood.accessibilityIdentifier = "wood"
        wood.frame = CGRect(x: 120, y: 190, width: 110, height: 90)
        wood.backgroundColor = .sun
        wood.layer.cornerRadius = 45
        map.addSubview(wood)

        lid.accessibilityIdentifier = "lid"
        lid.frame = CGRect(x: 10, y: 10, width: 270, height: 320)
        area.addSubview(lid)

        region.accessibilityIdentifier = "region"
        region.frame = CGRect(x: 330, y: 30, width: 290, height: 340)
        region.backgroundColor = .ink
        region.layer.cornerRadius = 16
        region.clipsToBounds = true
        window.addSubview(region)

        chart.accessibilityIdentifier = "chart"
        chart.frame = CGRect(x: 10, y: 10, width: 270, height: 320)
        chart.backgroundColor = .leaf
        chart.layer.cornerRadius = 12
        chart.isMultipleTouchEnabled = true
        region.addSubview(chart)

        pond.accessibilityIdentifier = "pond"
        pond.frame = CGRect(x: 40, y: 40, width: 100, height: 70)
        pond.backgroundColor = .sea
        pond.layer.cornerRadius = 35
        chart.addSubview(pond)

        grove.accessibilityIdentifier = "grove"
        grove.frame = CGRect(x: 120, y: 190, width: 110, height: 90)
        grove.backgroundColor = .sun
        grove.layer.cornerRadius = 45
        chart.addSubview(grove)
    }

    private func addRecognizers() {
        roam.name = "roam"
        map.addGestureRecognizer(roam)

        zoom.name = "zoom"
        map.addGestureRecognizer(zoom)

        closer.name = "closer"
        closer.numberOfTapsRequired = 2
        map.addGestureRecognizer(closer)

        pin.name = "pin"
        lid.addGestureRecognizer(pin)

        wander.name = "wander"
        chart.addGestureRecognizer(wander)

        widen.name = "widen"
        chart.addGestureRecognizer(widen)

        nearer.name = "nearer"
        nearer.numberOfTapsRequired = 2
        chart.addGestureRecognizer(nearer)

        mark.name = "mark"
        mark.delegate = markDelegate
        chart.addGestureRecognizer(mark)
    }

    private func addTargets() {
        #if canImport(ObjectiveC)
            roam.addTarget(self, action: #selector(roamActs))
            zoom.addTarget(self, action: #selector(zoomActs))
            closer.addTarget(self, action: #selector(closerActs))
            pin.addTarget(self, action: #selector(pinActs))
            wander.addTarget(self, action: #selector(wanderActs))
            widen.addTarget(self, action: #selector(widenActs))
            nearer.addTarget(self, action: #selector(nearerActs))
            mark.addTarget(self, action: #selector(markActs))
        #else
            // For the trace, an action goes to the view of its recognizer.
            roam.addTarget(map, action: { [unowned self] _ in roamActs }, name: "moves")
            zoom.addTarget(map, action: { [unowned self] _ in zoomActs }, name: "scales")
            closer.addTarget(map, action: { [unowned self] _ in closerActs }, name: "action")
            pin.addTarget(lid, action: { [unowned self] _ in pinActs }, name: "action")
            wander.addTarget(chart, action: { [unowned self] _ in wanderActs }, name: "moves")
            widen.addTarget(chart, action: { [unowned self] _ in widenActs }, name: "scales")
            nearer.addTarget(chart, action: { [unowned self] _ in nearerActs }, name: "action")
            mark.addTarget(chart, action: { [unowned self] _ in markActs }, name: "action")
        #endif
    }
}

#if canImport(ObjectiveC)
    @objc
#endif
extension GesturesOnMap {
    fileprivate func roamActs() {
        guard roam.state != .cancelled else { return }
        if let superview = map.superview {
            let center = map.center
            let way = roam.translation(in: superview)
            map.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            roam.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func zoomActs() {
        guard zoom.state != .cancelled else { return }
        map.transform = map.transform.scaledBy(x: zoom.scale, y: zoom.scale)
        zoom.scale = 1
    }

    fileprivate func closerActs() {
        // What an app does here is up to it.
    }

    fileprivate func pinActs() {
        // What an app does here is up to it.
    }

    fileprivate func wanderActs() {
        guard wander.state != .cancelled else { return }
        if let superview = chart.superview {
            let center = chart.center
            let way = wander.translation(in: superview)
            chart.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            wander.setTranslation(.zero, in: superview)
        }
    }

    fileprivate func widenActs() {
        guard widen.state != .cancelled else { return }
        chart.transform = chart.transform.scaledBy(x: widen.scale, y: widen.scale)
        widen.scale = 1
    }

    fileprivate func nearerActs() {
        // What an app does here is up to it.
    }

    fileprivate func markActs() {
        // What an app does here is up to it.
    }
}

private final class MarkDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        (otherGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
    }
}

extension UIColor {
    fileprivate static let ink = UIColor(
        red: 0x1f / 255, green: 0x2a / 255, blue: 0x36 / 255, alpha: 1)
    fileprivate static let leaf = UIColor(
        red: 0x9c / 255, green: 0xcb / 255, blue: 0x5d / 255, alpha: 1)
    fileprivate static let sea = UIColor(
        red: 0x3f / 255, green: 0xa7 / 255, blue: 0xa3 / 255, alpha: 1)
    fileprivate static let sun = UIColor(
        red: 0xf2 / 255, green: 0xc1 / 255, blue: 0x4e / 255, alpha: 1)
}

#if canImport(ObjectiveC)
    extension GesturesOnMap: UIWindowSceneDelegate {
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
    extension GesturesOnMap: UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            show()
            return true
        }
    }
#endif

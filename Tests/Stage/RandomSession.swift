import Foundation
import TouchTrace

@testable import TouchKit

/// Random numbers that are the same every time.
package struct SplitMix: RandomNumberGenerator {
    package var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    package mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    package mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
}

/// An application with a random scene, to which random things happen.
package final class RandomSession {
    package let application = UIApplication()
    package let tracer = Tracer()
    private var random: SplitMix
    private var views: [UIView] = []
    private var time = 0.0
    private let controller = UIViewController()

    package init(seed: UInt64) {
        random = SplitMix(state: seed)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 400))
        if random.chance(0.5) {
            window.rootViewController = controller
        }
        for _ in 0..<12 { addView(in: views.randomElement(using: &random) ?? window) }
        if random.chance(0.5) { application.tracer = tracer }
        window.makeKeyAndVisible(in: application)
        if random.chance(0.4) {
            let other = UIWindow(frame: CGRect(x: 300, y: 100, width: 200, height: 200))
            other.windowLevel = .alert
            addView(in: other)
            other.makeKeyAndVisible(in: application)
        }
        application.tracer = tracer
    }

    private func addView(in parent: UIView) {
        let view =
            random.chance(0.15)
            ? UILabel(frame: randomFrame()) : UIView(frame: randomFrame())
        if let label = view as? UILabel { label.text = "words \(views.count)" }
        view.accessibilityIdentifier = "view \(views.count)"
        view.isMultipleTouchEnabled = random.chance(0.5)
        views.append(view)
        parent.addSubview(view)
        change(view)
    }

    private func randomFrame() -> CGRect {
        CGRect(
            x: random.number(-50...400), y: random.number(-50...300),
            width: random.number(0...300), height: random.number(0...200))
    }

    private func change(_ view: UIView) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: view.isHidden.toggle()
        case 1: view.alpha = random.chance(0.3) ? 0.005 : random.number(0...1)
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
        case 4: view.transform = CGAffineTransform(translationX: random.number(-9...9), y: 3)
        case 5: view.bounds.origin = CGPoint(x: random.number(-20...20), y: 5)
        case 6: view.frame = randomFrame()
        case 7: view.clipsToBounds.toggle()
        case 8: view.layer.cornerRadius = random.number(0...20)
        case 9: view.backgroundColor = UIColor(red: 0.2, green: 0.7, blue: 0.1, alpha: 0.5)
        case 10: view.isExclusiveTouch.toggle()
        default: view.center.x += 10
        }
    }

    /// One thing happens.
    package func step() {
        time += random.number(0...0.05)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: application.cancelTouches(at: time)
        case 1:
            if let view = views.randomElement(using: &random) { change(view) }
        case 2:
            if let view = views.randomElement(using: &random) {
                if view.superview != nil, random.chance(0.4) {
                    view.removeFromSuperview()
                } else if let parent = views.randomElement(using: &random) {
                    let isCircle = parent.isDescendant(of: view)
                    if !isCircle { parent.insertSubview(view, at: Int(random.number(0...3))) }
                }
            }
        case 3: views.randomElement(using: &random).map { $0.superview?.bringSubviewToFront($0) }
        case 4: application.windows.last?.isHidden = random.chance(0.3)
        default:
            let phases: [UITouch.Phase] = [.began, .began, .moved, .moved, .moved, .ended]
            let fingers = Array(1...Int(random.number(1...4)))
            application.send(
                fingers.map {
                    TouchSample(
                        finger: $0, phase: phases.randomElement(using: &random) ?? .moved,
                        location: CGPoint(x: random.number(0...640), y: random.number(0...400)),
                        timestamp: time)
                })
        }
    }
}

import TouchWords
import UIKit

/// A window to try a piece of code in, fingers for it, and what did not come about.
public final class Stage {
    public let application = UIApplication()
    public let window: UIWindow
    public private(set) var faults: [String] = []
    public private(set) var time = 0.0
    private var places: [Int: CGPoint] = [:]

    public init(width: CGFloat = 390, height: CGFloat = 844) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        application.screenSize = window.bounds.size
    }

    /// Runs a scenario in an application of its own.
    /// - Returns: what did not come about.
    public static func faults(in scenario: (Stage) -> Void) -> [String] {
        let stage = Stage()
        stage.application.perform {
            stage.window.makeKeyAndVisible(in: stage.application)
            scenario(stage)
        }
        return stage.faults
    }

    // MARK: What is shown

    @discardableResult
    public func show<Shown: UIView>(_ view: Shown) -> Shown {
        window.addSubview(view)
        settle()
        return view
    }

    @discardableResult
    public func show<Shown: UIViewController>(_ controller: Shown) -> Shown {
        window.rootViewController = controller
        settle()
        return controller
    }

    /// Has all laid out and drawn.
    public func settle() {
        window.layoutIfNeeded()
        application.advance(to: time)
    }

    // MARK: Fingers

    public func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        send(finger, .began, CGPoint(x: x, y: y))
    }

    public func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
        wait(1.0 / 60)
        send(finger, .moved, CGPoint(x: x, y: y))
    }

    public func up(finger: Int = 1) {
        wait(1.0 / 60)
        send(finger, .ended, places[finger] ?? .zero)
    }

    public func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        up()
    }

    /// Down, straight over, and still down.
    public func drag(
        from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), steps: Int = 10,
        lifting: Bool = true
    ) {
        down(start.0, start.1)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            move(start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part)
        }
        if lifting { up() }
    }

    /// Around a point, by degrees clockwise from the right.
    public func turn(
        about center: (CGFloat, CGFloat), radius: CGFloat, from start: CGFloat, to end: CGFloat,
        steps: Int = 18, lifting: Bool = true
    ) {
        func place(_ degrees: CGFloat) -> (CGFloat, CGFloat) {
            let angle = degrees * .pi / 180
            return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
        }
        let first = place(start)
        down(first.0, first.1)
        for step in 1...steps {
            let next = place(start + (end - start) * CGFloat(step) / CGFloat(steps))
            move(next.0, next.1)
        }
        if lifting { up() }
    }

    public func wait(_ seconds: Double) {
        time += seconds
        application.advance(to: time)
    }

    private func send(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) {
        places[finger] = place
        application.send([
            TouchSample(finger: finger, phase: phase, location: place, timestamp: time)
        ])
    }

    // MARK: What is expected

    public func expect(_ isSo: Bool, _ words: @autoclosure () -> String) {
        if !isSo { faults.append(words()) }
    }

    public func expect(
        _ value: CGFloat, near expected: CGFloat, within tolerance: CGFloat = 0.01, _ words: String
    ) {
        expect(abs(value - expected) <= tolerance, "\(words): \(value) instead of \(expected)")
    }
}

/// Hears of an action.
public final class Ear: NSObject {
    public var heard: [String] = []
    public func hear(_ sender: Any?) {
        if let recognizer = sender as? UIGestureRecognizer {
            heard.append("\(recognizer.state)")
        } else {
            heard.append("\(type(of: sender))")
        }
    }
    public let selector = Selector("hear:", Ear.hear(_:))
}

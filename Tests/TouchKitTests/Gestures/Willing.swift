import TouchKit

/// How a subclass answers about any other recognizer.
struct Will {
    var requires = false
    var isRequired = false
    var prevents = true
    var isPrevented = true
}

/// A built-in recognizer whose subclass answers by its will.
protocol Willing: AnyObject {
    var will: Will { get set }
}

extension CombinationTests.Kind {
    func makeWilling() -> UIGestureRecognizer & Willing {
        switch self {
        case .tap: WillingTap()
        case .press: WillingPress()
        case .pan: WillingPan()
        case .swipe: WillingSwipe()
        case .pinch: WillingPinch()
        case .rotation: WillingRotation()
        case .edge: WillingEdge()
        }
    }
}

extension UIGestureRecognizer {
    /// Makes it want so many fingers, and a press be over while a swipe is still possible.
    func prepare(fingers: Int) {
        (self as? UITapGestureRecognizer)?.numberOfTouchesRequired = fingers
        (self as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = fingers
        (self as? UIScreenEdgePanGestureRecognizer)?.edges = .left
        guard let press = self as? UILongPressGestureRecognizer else { return }
        press.numberOfTouchesRequired = fingers
        press.minimumPressDuration = 0.2
    }
}

private final class WillingTap: UITapGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingPress: UILongPressGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingPan: UIPanGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingSwipe: UISwipeGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingPinch: UIPinchGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingRotation: UIRotationGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingEdge: UIScreenEdgePanGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

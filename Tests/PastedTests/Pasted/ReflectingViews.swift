import UIKit
import simd

/// A view that is told apart, printed and set by name, as apps do it with every NSObject.
final class NamedView: UIView {
    var place = 7
    override var description: String { "view \(place) at \(frame.minX)" }
    override func isEqual(_ object: Any?) -> Bool { (object as? NamedView)?.place == place }
}

/// What apps do to classes with the Objective-C runtime.
enum Exchanges {
    static func attempt() {
        guard let one = class_getInstanceMethod(UIView.self, Selector("layoutSubviews")),
            let other = class_getInstanceMethod(UIView.self, Selector("layout_swizzled"))
        else { return }
        method_exchangeImplementations(one, other)
        object_setClass(UIView(), NamedView.self)
    }
}

extension NSObjectProtocol {
    /// The name under which an app registers its classes.
    static var reuseName: String { "\(self)" }
}

func reuseNames() -> [String] { [UIView.reuseName, CALayer.reuseName, NSObject.reuseName] }

/// Returns whether the objects equal each other, by what every NSObject has.
func areEqual(_ one: NSObjectProtocol, _ other: NSObjectProtocol) -> Bool { one.isEqual(other) }

func value(_ name: String, of object: NSObjectProtocol) -> Any? { object.value(forKey: name) }

func set(_ value: Any?, _ name: String, of object: NSObjectProtocol) {
    object.setValue(value, forKeyPath: name)
}

/// Moves a layer by an animation whose values are wrapped, and returns where it stays.
func animated(_ layer: CALayer) -> (place: CGPoint, turn: CATransform3D) {
    let move = CABasicAnimation(keyPath: "position")
    move.toValue = NSValue(cgPoint: CGPoint(x: 30, y: 40))
    let grow = CABasicAnimation(keyPath: "transform")
    grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1))
    for animation in [move, grow] {
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: animation.keyPath)
    }
    return (layer.position, layer.transform)
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    simd_distance(simd_double2(a.x, a.y), simd_double2(b.x, b.y))
}

func direction(_ view: UIView) -> UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute)
}

func secondsNow() -> CFAbsoluteTime { CFAbsoluteTimeGetCurrent() }

/// A link that ticks in the common modes, by their old name.
func tick(_ link: CADisplayLink) { link.add(to: .main, forMode: .commonModes) }

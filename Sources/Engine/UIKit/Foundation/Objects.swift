import TouchKit

// What is an `NSObject` on a device and does not descend from `NSObject` here, so that classes and
// hashes are the same in every run: it has the methods of `NSObject` all the same.

nonisolated extension NSObjectProtocol {
    /// Returns whether `object` equals this one: by `==` where the class has it, otherwise by
    /// identity.
    public func isEqual(_ object: Any?) -> Bool {
        guard let object else { return false }
        if self === object as AnyObject { return true }
        func equals<Kind: Equatable>(_ one: Kind) -> Bool { one == object as? Kind }
        return (self as? any Equatable).map { equals($0) } ?? false
    }

    /// A hash of the object, equal for equal objects.
    public var hash: Int {
        (self as? any Hashable)?.hashValue ?? ObjectIdentifier(self).hashValue
    }

    /// Returns this object.
    public func `self`() -> Self { self }
    /// Returns false.
    public func isProxy() -> Bool { false }
    /// The name of the class.
    public var description: String { "\(type(of: self))" }
}

extension NSObjectProtocol {
    /// The object's class.
    public var classForCoder: AnyClass { type(of: self) }
    /// The class from which the object's class descends; nil if it descends from none.
    public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

    /// Returns whether instances of the class can perform `selector`, as far as that can be said
    /// of a class: its `providedSelectors` have the name.
    @MainActor public static func instancesRespond(to selector: Selector?) -> Bool {
        guard let selector, let type = self as? SelectorProviding.Type else { return false }
        return type.providedSelectors.contains(selector)
    }

    /// Calls the method that `selector` names at once: this is the main thread.
    @MainActor public func performSelector(
        onMainThread selector: Selector, with object: Any?, waitUntilDone wait: Bool
    ) {
        perform(selector, with: object)
    }

    /// Calls the method that `selector` names at once: there is no other thread here.
    @MainActor public func performSelector(inBackground selector: Selector, with object: Any?) {
        perform(selector, with: object)
    }
}

nonisolated extension CALayer: NSObjectProtocol {}
nonisolated extension CAAnimation: NSObjectProtocol {}
nonisolated extension CAEmitterCell: NSObjectProtocol {}
nonisolated extension CADisplayLink: NSObjectProtocol {}
nonisolated extension CAMediaTimingFunction: NSObjectProtocol {}
nonisolated extension NSItemProvider: NSObjectProtocol {}
nonisolated extension NSLayoutAnchor: NSObjectProtocol {}
nonisolated extension NSLayoutConstraint: NSObjectProtocol {}
nonisolated extension NSParagraphStyle: NSObjectProtocol {}
nonisolated extension NSShadow: NSObjectProtocol {}
nonisolated extension Timer: NSObjectProtocol {}
nonisolated extension UIAccessibilityCustomAction: NSObjectProtocol {}
nonisolated extension UIAccessibilityElement: NSObjectProtocol {}
nonisolated extension UIAlertAction: NSObjectProtocol {}
nonisolated extension UIBarItem: NSObjectProtocol {}
nonisolated extension UIBezierPath: NSObjectProtocol {}
nonisolated extension UIColor: NSObjectProtocol {}
nonisolated extension UIContextMenuConfiguration: NSObjectProtocol {}
nonisolated extension UIContextualAction: NSObjectProtocol {}
nonisolated extension UIDevice: NSObjectProtocol {}
nonisolated extension UIDragItem: NSObjectProtocol {}
nonisolated extension UIEvent: NSObjectProtocol {}
nonisolated extension UIFeedbackGenerator: NSObjectProtocol {}
nonisolated extension UIFont: NSObjectProtocol {}
nonisolated extension UIImage: NSObjectProtocol {}
nonisolated extension UILayoutGuide: NSObjectProtocol {}
nonisolated extension UIMenuController: NSObjectProtocol {}
nonisolated extension UIMenuElement: NSObjectProtocol {}
nonisolated extension UIMenuItem: NSObjectProtocol {}
nonisolated extension UIMotionEffect: NSObjectProtocol {}
nonisolated extension UINavigationItem: NSObjectProtocol {}
nonisolated extension UIPasteboard: NSObjectProtocol {}
nonisolated extension UIPercentDrivenInteractiveTransition: NSObjectProtocol {}
nonisolated extension UIPointerRegion: NSObjectProtocol {}
nonisolated extension UIPresentationController: NSObjectProtocol {}
nonisolated extension UIPress: NSObjectProtocol {}
nonisolated extension UISceneSession: NSObjectProtocol {}
nonisolated extension UIScreen: NSObjectProtocol {}
nonisolated extension UIStoryboardSegue: NSObjectProtocol {}
nonisolated extension UITargetedPreview: NSObjectProtocol {}
nonisolated extension UIViewPropertyAnimator: NSObjectProtocol {}
nonisolated extension UIVisualEffect: NSObjectProtocol {}

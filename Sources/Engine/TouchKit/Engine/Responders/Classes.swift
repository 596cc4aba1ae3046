// Questions about an object's class that are answered at run time, which Embedded Swift cannot do.

/// Returns the name of the object's class, as traces write it.
nonisolated func className(of object: AnyObject) -> String { "\(type(of: object))" }

// Their `isEqual`, `hash` and `description` belong to the main actor, so that an override may read
// the object's properties, as it may on a device.
extension UIResponder: @preconcurrency NSObjectProtocol {}
extension UIGestureRecognizer: @preconcurrency NSObjectProtocol {}

extension UIResponder {
    /// Indicates whether a call that it does not report as handled counts as forwarded (see
    /// `SelfDeclaringResponder`).
    var declaresItself: Bool { self is SelfDeclaringResponder }
    /// Indicates whether this is an application's delegate, judged by its class.
    var isApplicationDelegate: Bool { self is UIApplicationDelegate }
}

extension Selector {
    /// Returns the methods that the object's class offers by name, after those of its methods whose
    /// names code has asked for.
    @MainActor static func provided(by object: AnyObject) -> [Selector] {
        (asked[ObjectIdentifier(type(of: object))] ?? [])
            + ((type(of: object) as? SelectorProviding.Type)?.providedSelectors ?? [])
    }

    /// Remembers selectors of a target whose names are about to be told, so that a selector made of
    /// the name alone finds the method.
    @MainActor static func remember(_ selectors: [Selector], of target: AnyObject) {
        let type = ObjectIdentifier(type(of: target))
        for selector in selectors {
            asked[type, default: []].removeAll { $0.name == selector.name }
            asked[type, default: []].append(selector)
        }
    }

    /// The selectors whose names code has asked for, by the class of their target.
    @MainActor private static var asked: [ObjectIdentifier: [Selector]] = [:]
}

extension NSObjectProtocol {
    /// Returns whether the object is an instance of `aClass` or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Mirror(reflecting: self), next: { $0.superclassMirror }).contains {
            $0.subjectType == aClass
        }
    }

    /// Returns whether the object is an instance of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

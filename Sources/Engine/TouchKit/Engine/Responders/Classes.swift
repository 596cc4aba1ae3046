// Questions about an object's class that are answered at run time, which Embedded Swift cannot do.

/// Returns the name of the object's class, as traces write it.
nonisolated func className(of object: AnyObject) -> String { "\(type(of: object))" }

extension UIResponder {
    /// Indicates whether a call that it does not report as handled counts as forwarded (see
    /// `SelfDeclaringResponder`).
    var declaresItself: Bool { self is SelfDeclaringResponder }
    /// Indicates whether this is an application's delegate, judged by its class.
    var isApplicationDelegate: Bool { self is UIApplicationDelegate }
}

extension Selector {
    /// Returns the methods that the object's class offers by name.
    @MainActor static func provided(by object: AnyObject) -> [Selector] {
        (type(of: object) as? SelectorProviding.Type)?.providedSelectors ?? []
    }
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

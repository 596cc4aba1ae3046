// Questions about an object's class that are answered at run time. Embedded Swift can answer none of them.

/// The name of the object's class, as the trace tells it.
nonisolated func className(of object: AnyObject) -> String { "\(type(of: object))" }

extension UIResponder {
    /// Whether its silence means that it forwards (see `SelfDeclaringResponder`).
    var declaresItself: Bool { self is SelfDeclaringResponder }
    /// Whether it is an application's delegate by its class.
    var isApplicationDelegate: Bool { self is UIApplicationDelegate }
}

extension Selector {
    /// What the object's class offers by name.
    @MainActor static func provided(by object: AnyObject) -> [Selector] {
        (type(of: object) as? SelectorProviding.Type)?.providedSelectors ?? []
    }
}

extension NSObjectProtocol {
    /// Whether the object is of `aClass` or of a class that descends from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        sequence(first: Mirror(reflecting: self), next: { $0.superclassMirror }).contains {
            $0.subjectType == aClass
        }
    }

    /// Whether the object is of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the code that uses them.

import TouchKit

// The functions with which code changes classes while it runs. There is no Objective-C here whose
// classes could be changed: each of them says so in the log, once, and changes nothing.

/// A method of a class, for the functions that change classes.
public nonisolated struct Method {
    let type: AnyClass?
    let selector: Selector
}

/// The code of a method, for the functions that change classes.
public nonisolated struct IMP: Hashable, Sendable {
    let selector: Selector
}

/// Returns the method of that name.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.map { Method(type: $0, selector: name) }
}

/// Returns the class's own method of that name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    class_getInstanceMethod(cls, name)
}

/// Returns the code of a method, to be passed on.
public func method_getImplementation(_ m: Method) -> IMP { IMP(selector: m.selector) }
/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector { m.selector }
/// Returns nil: types are not written down here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Exchanges `sendEvent(_:)` of windows or applications with another method of theirs, which calls
/// `sendEvent(_:)` for the original. Exchanges nothing else, and the log says so.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    if SendEventExchange.exchange(m1.selector, m2.selector, of: m1.type) { return }
    Refusal.tell(
        "\(m1.selector) and \(m2.selector) stay what they are: methods cannot be exchanged here; "
            + "override one of them in a subclass")
}

/// Sets nothing, and the log says so.
/// - Returns: the code that the method keeps.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    Refusal.tell("\(m.selector) stays what it is: methods cannot be replaced here")
    return method_getImplementation(m)
}

/// Adds nothing, and the log says so.
/// - Returns: true, as for a class that had no method of that name.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    Refusal.tell("\(Refusal.name(cls)) gets no method \(name): none can be added here")
    return true
}

/// Replaces nothing, and the log says so.
/// - Returns: nil, as for a method that was not there.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    Refusal.tell("\(Refusal.name(cls)) keeps its method \(name): none can be replaced here")
    return nil
}

/// Returns the class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
    object.map { type(of: $0 as AnyObject) }
}

/// Changes nothing: an object keeps its class, and the log says so.
/// - Returns: the class of the object.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? {
    let own: AnyClass? = object_getClass(object)
    Refusal.tell("an object keeps its class here: \(Refusal.name(own)) does not become \(cls)")
    return own
}

/// Returns the class from which a class descends; nil if it descends from none.
public nonisolated func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// The sentences of the functions that change nothing, each told once.
private enum Refusal {
    private static var told: Set<String> = []

    static func tell(_ sentence: String) {
        if told.insert(sentence).inserted { UIApplication.logHandler?(sentence) }
    }

    static func name(_ type: AnyClass?) -> String { type.map { "\($0)" } ?? "no class" }
}

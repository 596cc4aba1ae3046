// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the code that uses them.

import TouchKit

/// The way in which an object holds an associated value.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
    /// Does not keep the value alive in Objective-C; here it is kept alive all the same.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Keeps a copy alive in Objective-C; here the value itself.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Keeps the value alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Keeps a copy alive in Objective-C; here the value itself.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates `value` with `object` under a key, which is an address that nothing else uses:
/// `&key`. Nil removes the value. It is released with the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let object = object as AnyObject
    holding(objc_getAssociatedObject(object, key)) {
        if let keeper = object as? Keeping {
            keeper.kept[key] = value
        } else {
            Associations.set(value, on: object, under: key)
        }
    }
}

/// Returns the value associated with `object` under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    if let keeper = object as? Keeping {
        let value: Any? = keeper.kept[key]
        return value
    }
    return Associations.value(of: object, under: key)
}

/// Removes all values that code has associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.forget(object as AnyObject)
}

/// The values of objects that do not store any themselves. Those of objects that are gone are
/// released, at the latest, when a value is associated with another object.
private enum Associations {
    private struct Hung {
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: Any] = [:]
    }

    private static var all: [ObjectIdentifier: Hung] = [:]

    static func set(_ value: Any?, on object: AnyObject, under key: UnsafeRawPointer) {
        all = all.filter { $0.value.object != nil }
        all[ObjectIdentifier(object), default: Hung(object: object)].values[key] = value
    }

    static func value(of object: AnyObject, under key: UnsafeRawPointer) -> Any? {
        guard let hung = all[ObjectIdentifier(object)], hung.object === object else { return nil }
        return hung.values[key]
    }

    static func forget(_ object: AnyObject) { holding(all) { all[ObjectIdentifier(object)] = nil } }
}

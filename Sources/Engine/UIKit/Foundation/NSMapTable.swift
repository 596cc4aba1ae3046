import TouchKit

/// The way in which a table holds its keys or values.
public nonisolated struct NSPointerFunctions: Sendable {
    /// The options for holding an object strongly or weakly.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The option to keep objects alive.
        public static let strongMemory = Options([])
        /// The option not to keep objects alive: those that are gone are no longer in the table.
        public static let weakMemory = Options(rawValue: 5)
        /// The option to compare objects by identity, which is always the case.
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    }
}

/// A table from objects to objects, which are compared by identity and need not be kept alive.
/// Pairs are in the order in which their keys were added.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private struct Pair {
        weak var key: KeyType?
        weak var object: ObjectType?
        var kept: (KeyType?, ObjectType?)
    }

    private var pairs: [Pair] = []
    private let keysAreWeak: Bool
    private let valuesAreWeak: Bool

    /// Creates an empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = .strongMemory,
        valueOptions: NSPointerFunctions.Options = .strongMemory
    ) {
        keysAreWeak = keyOptions.contains(.weakMemory)
        valuesAreWeak = valueOptions.contains(.weakMemory)
    }

    /// Returns an empty table that keeps keys and values alive.
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    /// Returns an empty table that keeps values alive.
    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Returns an empty table that keeps keys alive.
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Returns an empty table that keeps nothing alive.
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [Pair] { pairs.filter { $0.key != nil && $0.object != nil } }

    /// Returns the object of `key`.
    public func object(forKey key: KeyType?) -> ObjectType? {
        pairs.first { $0.key === key && key != nil }?.object
    }

    /// Sets the object of `key`; nil removes it.
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        pairs = living
        let pair = object.map {
            Pair(
                key: key, object: $0, kept: (keysAreWeak ? nil : key, valuesAreWeak ? nil : $0))
        }
        if let place = pairs.firstIndex(where: { $0.key === key }) {
            if let pair { pairs[place] = pair } else { pairs.remove(at: place) }
        } else if let pair {
            pairs.append(pair)
        }
    }

    /// Removes `key` and its object.
    public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
    /// Removes all pairs.
    public func removeAllObjects() { pairs = [] }
    /// The number of pairs.
    public var count: Int { living.count }
    fileprivate var objects: [ObjectType] { living.compactMap(\.object) }
    /// Returns an enumerator of the keys.
    public func keyEnumerator() -> NSEnumerator { Objects(living.map { $0.key as Any }) }
    /// Returns an enumerator of the objects.
    public func objectEnumerator() -> NSEnumerator? { Objects(living.map { $0.object as Any }) }
    /// Returns the objects by their keys.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(
            living.compactMap { pair in
                guard let key = pair.key as? AnyHashable, let object = pair.object else {
                    return nil
                }
                return (key, object)
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// A set of objects, which need not be kept alive and are compared by identity, in the order in
/// which they were added.
public final class NSHashTable<ObjectType: AnyObject> {
    private let table: NSMapTable<ObjectType, ObjectType>

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// Returns an empty table that keeps nothing alive.
    public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    /// The objects in the table.
    public var allObjects: [ObjectType] { table.objects }
    /// The number of objects.
    public var count: Int { allObjects.count }
    /// One of the objects.
    public var anyObject: ObjectType? { allObjects.first }
    /// Adds `object`, unless it is there already.
    public func add(_ object: ObjectType?) { table.setObject(object, forKey: object) }
    /// Removes `object`.
    public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
    /// Removes all objects.
    public func removeAllObjects() { table.removeAllObjects() }
    /// Returns whether the table contains `object`.
    public func contains(_ object: ObjectType?) -> Bool { table.object(forKey: object) != nil }
}

/// An enumerator of objects.
private nonisolated final class Objects: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}

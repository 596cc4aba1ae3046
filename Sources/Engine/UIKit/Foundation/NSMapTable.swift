import TouchKit

/// How a table holds its keys or values.
public nonisolated struct NSPointerFunctions: Sendable {
    /// Alive, or not.
    public struct Options: OptionSet, Sendable {
        /// Its members as bits.
        public let rawValue: UInt
        /// By its members as bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Alive.
        public static let strongMemory = Options([])
        /// Not alive: what is gone is no longer there.
        public static let weakMemory = Options(rawValue: 5)
        /// By identity.
        public static let objectPointerPersonality = Options(rawValue: 1 << 8)
    }
}

/// Objects by objects, which are told apart by identity and need not be kept alive. Pairs are in the order of their keys'
/// coming.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private struct Pair {
        weak var key: KeyType?
        weak var object: ObjectType?
        var kept: (KeyType?, ObjectType?)
    }

    private var pairs: [Pair] = []
    private let keysAreWeak: Bool
    private let valuesAreWeak: Bool

    /// An empty table.
    public init(
        keyOptions: NSPointerFunctions.Options = .strongMemory,
        valueOptions: NSPointerFunctions.Options = .strongMemory
    ) {
        keysAreWeak = keyOptions.contains(.weakMemory)
        valuesAreWeak = valueOptions.contains(.weakMemory)
    }

    /// An empty table that keeps keys and values alive.
    public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    /// An empty table that keeps values alive.
    public static func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// An empty table that keeps keys alive.
    public static func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// An empty table that keeps nothing alive.
    public static func weakToWeakObjects() -> NSMapTable {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [Pair] { pairs.filter { $0.key != nil && $0.object != nil } }

    /// The object of `key`.
    public func object(forKey key: KeyType?) -> ObjectType? {
        pairs.first { $0.key === key && key != nil }?.object
    }

    /// Gives `key` another object; nil takes it away.
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

    /// Takes `key` away with its object.
    public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
    /// Takes all away.
    public func removeAllObjects() { pairs = [] }
    /// How many pairs there are.
    public var count: Int { living.count }
    fileprivate var objects: [ObjectType] { living.compactMap(\.object) }
    /// The keys.
    public func keyEnumerator() -> NSEnumerator { Objects(living.map { $0.key as Any }) }
    /// The objects.
    public func objectEnumerator() -> NSEnumerator? { Objects(living.map { $0.object as Any }) }
    /// The objects by keys.
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

/// Objects that need not be kept alive, told apart by identity, in the order of their coming.
public final class NSHashTable<ObjectType: AnyObject> {
    private let table: NSMapTable<ObjectType, ObjectType>

    /// An empty table.
    public init(options: NSPointerFunctions.Options = .strongMemory, capacity: Int = 0) {
        table = NSMapTable(keyOptions: options, valueOptions: options)
    }

    /// An empty table that keeps nothing alive.
    public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

    /// All that are there.
    public var allObjects: [ObjectType] { table.objects }
    /// How many there are.
    public var count: Int { allObjects.count }
    /// One of them.
    public var anyObject: ObjectType? { allObjects.first }
    /// Takes `object` in, once.
    public func add(_ object: ObjectType?) { table.setObject(object, forKey: object) }
    /// Takes `object` away.
    public func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
    /// Takes all away.
    public func removeAllObjects() { table.removeAllObjects() }
    /// Whether `object` is there.
    public func contains(_ object: ObjectType?) -> Bool { table.object(forKey: object) != nil }
}

/// Goes through objects.
private nonisolated final class Objects: NSEnumerator {
    private var rest: ArraySlice<Any>

    init(_ objects: [Any]) { rest = objects[...] }

    override func nextObject() -> Any? { rest.popFirst() }
}

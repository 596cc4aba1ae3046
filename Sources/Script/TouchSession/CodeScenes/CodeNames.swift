import TouchKit
import TouchScript

/// The names of the objects in the user's code: the property that holds an object, else its
/// identifier, else its class with a number.
final class CodeNames {
    private struct Entry {
        @Weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var objects: [String: Entry] = [:]
    private var numbers: [String: Int] = [:]

    /// The named objects, in the order in which they were named.
    private(set) var cast: [(name: String, kind: NameKind)] = []

    /// Names everything that a delegate and windows hold.
    func learn(_ delegate: UIApplicationDelegate, _ windows: [UIWindow]) {
        learn(heldBy: delegate)
        for window in windows {
            if let controller = window.rootViewController { learn(controller) }
            visit(window, learn(heldBy:))
        }
        for window in windows { visit(window) { _ = name(of: $0) } }
    }

    /// Returns the object with that name, if it still exists.
    func object(named name: String) -> AnyObject? { objects[name]?.object }

    /// Returns the name of a view, a recognizer or a controller; nil for anything else.
    func name(of object: AnyObject) -> String? {
        guard let kind = Self.kind(of: object) else { return nil }
        if let name = known(object) { return name }
        // The object was created later: look at the objects nearby, one of which may hold it.
        for holder in Self.holders(of: object) { learn(heldBy: holder) }
        if let name = known(object) { return name }
        return give(object, kind, ownName(of: object) ?? numbered(object))
    }

    private func known(_ object: AnyObject) -> String? {
        // Another object may have the address of a former one.
        let entry = entries[ObjectIdentifier(object)]
        return entry?.object === object ? entry?.name : nil
    }

    // MARK: Looking

    private func learn(_ controller: UIViewController) {
        learn(heldBy: controller)
        if let view = controller.viewIfLoaded, known(view) == nil { give(view, .view, "view") }
        for child in controller.children { learn(child) }
        if let presented = controller.presentedViewController { learn(presented) }
    }

    /// Visits a view, its recognizers and all its descendants.
    private func visit(_ view: UIView, _ work: (AnyObject) -> Void) {
        work(view)
        for recognizer in view.gestureRecognizers ?? [] { work(recognizer) }
        for subview in view.subviews { visit(subview, work) }
    }

    /// Names the objects in properties of a class that is not the engine's.
    private func learn(heldBy holder: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: holder)
        while let level = mirror, !Self.isEngine(level.subjectType) {
            for child in level.children {
                guard let label = child.label else { continue }
                learn(child.value, as: Self.property(label), of: holder)
            }
            mirror = level.superclassMirror
        }
    }

    private func learn(_ value: Any, as property: String, of holder: AnyObject) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            if let some = mirror.children.first?.value { learn(some, as: property, of: holder) }
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                learn(child.value, as: "\(property)-\(index + 1)", of: holder)
            }
        case .class:
            let object = value as AnyObject
            guard let kind = Self.kind(of: object), known(object) == nil, object !== holder
            else { return }
            let isReserved = GivenName.isReserved(property)
            let home = isReserved ? known(holder) ?? Self.className(of: holder) : nil
            give(object, kind, home.map { "\($0)-\(property)" } ?? property)
        default: break
        }
    }

    /// Returns the objects that may have a property for an object.
    private static func holders(of object: AnyObject) -> [AnyObject] {
        var holders: [AnyObject] = [object]
        var here: UIResponder?
        switch object {
        case let recognizer as UIGestureRecognizer:
            here = recognizer.view
            if let delegate = recognizer.delegate { holders.append(delegate) }
        case let responder as UIResponder: here = responder.next
        default: break
        }
        while let holder = here {
            holders.append(holder)
            here = holder.next
        }
        return holders
    }

    // MARK: Naming

    @discardableResult
    private func give(_ object: AnyObject, _ kind: NameKind, _ wish: String) -> String {
        let word = GivenName.word(wish) ?? Self.className(of: object)
        var name = GivenName.isReserved(word) ? "the-\(word)" : word
        var number = 1
        while objects[name]?.object != nil {
            number += 1
            name = "\(word)-\(number)"
        }
        let entry = Entry(object: object, name: name)
        entries[ObjectIdentifier(object)] = entry
        objects[name] = entry
        cast.append((name, kind))
        return name
    }

    private func numbered(_ object: AnyObject) -> String {
        if type(of: object) == UIWindow.self { return "window" }
        let name = Self.className(of: object)
        numbers[name, default: 0] += 1
        return "\(name)-\(numbers[name, default: 1])"
    }

    private static func className(of object: AnyObject) -> String {
        let name = "\(type(of: object))"
        return GivenName.word(String(name.prefix { $0 != "<" })) ?? "object"
    }

    private func ownName(of object: AnyObject) -> String? {
        switch object {
        case let view as UIView: view.accessibilityIdentifier
        case let recognizer as UIGestureRecognizer: recognizer.name ?? part(recognizer)
        default: nil
        }
    }

    /// Returns the name of a recognizer that a scroll view creates for itself, which begins with
    /// that of the scroll view.
    private func part(_ recognizer: UIGestureRecognizer) -> String? {
        guard let scroll = recognizer.view as? UIScrollView, let home = name(of: scroll),
            Self.isEngine(type(of: recognizer))
        else { return nil }
        let own: OwnRecognizer = recognizer === scroll.panGestureRecognizer ? .pan : .delay
        return own.name(of: home)
    }

    private static func kind(of object: AnyObject) -> NameKind? {
        switch object {
        case is UIWindow: .window
        case is UIView: .view
        case is UIGestureRecognizer: .recognizer
        case is UIViewController: .controller
        default: nil
        }
    }

    /// Returns a property's name from its label: Swift stores lazy and wrapped properties under
    /// different names.
    private static func property(_ label: String) -> String {
        let lazily = "$__lazy_storage_$_"
        return String(
            label.hasPrefix(lazily) ? label.dropFirst(lazily.count) : label.drop { $0 == "_" })
    }

    private static func isEngine(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return name.hasPrefix("TouchKit.") || name.hasPrefix("UIKit.")
            || name.hasPrefix("TouchSession.")
    }
}

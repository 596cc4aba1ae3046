import TouchKit

// Values by name. On a device every property that Objective-C knows has a name; here the names are
// those of the table below, of what layers know (`CALayer.setValue(_:forKeyPath:)`), and of the
// properties that a class of the app stores.

extension NSObjectProtocol {
    /// Returns the value at a key path; nil, and a line in the log, if there is no such name here.
    @MainActor public func value(forKeyPath keyPath: String) -> Any? {
        if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
        if let defaults = self as? UserDefaults { return defaults.object(forKey: keyPath) }
        if let table = self as? NSDictionary { return table.object(forKey: keyPath) }
        if let (inner, rest) = object(leading: keyPath) { return inner.value(forKeyPath: rest) }
        if let property = NamedProperty.named(keyPath, of: self) { return property.get(self) }
        if let stored = NamedProperty.stored(keyPath, in: self) { return stored }
        UIApplication.logHandler?("\(type(of: self)) has no value named \(keyPath) here")
        return nil
    }

    /// Sets the value at a key path; the log tells of a name that is not here.
    @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
        if let defaults = self as? UserDefaults { return defaults.set(value, forKey: keyPath) }
        if let table = self as? NSMutableDictionary { return table[keyPath] = value }
        if let (inner, rest) = object(leading: keyPath) {
            return inner.setValue(value, forKeyPath: rest)
        }
        if NamedProperty.named(keyPath, of: self)?.set(self, value) == true { return }
        UIApplication.logHandler?("\(type(of: self)) has no value named \(keyPath) to set here")
    }

    /// Returns the value of a name, as `value(forKeyPath:)` does.
    @MainActor public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// Sets the value of a name, as `setValue(_:forKeyPath:)` does.
    @MainActor public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Returns the object that the first name of a path means, and the rest of the path; nil if the
    /// path is a single name, or its first name means no object.
    @MainActor private func object(leading keyPath: String) -> (NSObjectProtocol, String)? {
        guard let dot = keyPath.firstIndex(of: ".") else { return nil }
        let name = String(keyPath[..<dot])
        let inner: Any? =
            switch self {
            case let view as UIView where name == "layer": view.layer
            case let controller as UIViewController where name == "view": controller.view
            default: NamedProperty.stored(name, in: self)
            }
        guard let inner = inner as? NSObjectProtocol else { return nil }
        return (inner, String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// A property of a UIKit class, by its name in Objective-C.
@MainActor private struct NamedProperty {
    let isOf: (AnyObject) -> Bool
    let get: (AnyObject) -> Any?
    /// Sets the value; returns false if it is of another type than the property.
    let set: (AnyObject, Any?) -> Bool

    static func named(_ name: String, of object: AnyObject) -> NamedProperty? {
        all[name]?.first { $0.isOf(object) }
    }

    /// Returns the value of a property that the app's own class of the object, or one above it,
    /// stores; nil also if that is the value.
    static func stored(_ name: String, in object: AnyObject) -> Any? {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            let type = String(reflecting: mirror.subjectType)
            if type.hasPrefix("TouchKit.") || type.hasPrefix("UIKit.") { return nil }
            guard let child = mirror.children.first(where: { $0.label == name }) else { continue }
            let value = Mirror(reflecting: child.value)
            return value.displayStyle == .optional ? value.children.first?.value : child.value
        }
        return nil
    }

    private static let all: [String: [NamedProperty]] = [
        "frame": [property(\UIView.frame)], "bounds": [property(\UIView.bounds)],
        "center": [property(\UIView.center)], "transform": [property(\UIView.transform)],
        "alpha": [property(\UIView.alpha) { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }],
        "tag": [property(\UIView.tag) { ($0 as? NSNumber)?.intValue }],
        "hidden": [flag(\UIView.isHidden)], "isHidden": [flag(\UIView.isHidden)],
        "userInteractionEnabled": [flag(\UIView.isUserInteractionEnabled)],
        "backgroundColor": [property(\UIView.backgroundColor)],
        "enabled": [flag(\UIControl.isEnabled), flag(\UIGestureRecognizer.isEnabled)],
        "selected": [flag(\UIControl.isSelected)],
        "highlighted": [flag(\UIControl.isHighlighted)],
        "contentOffset": [property(\UIScrollView.contentOffset)],
        "contentSize": [property(\UIScrollView.contentSize)],
        "contentInset": [property(\UIScrollView.contentInset)],
        "text": [property(\UILabel.text), property(\UITextField.text)],
        "placeholder": [property(\UITextField.placeholder)],
        "image": [property(\UIImageView.image)], "title": [property(\UIViewController.title)],
        "state": [
            property(\UIGestureRecognizer.state) {
                ($0 as? NSNumber).flatMap { UIGestureRecognizer.State(rawValue: $0.intValue) }
            }
        ],
        "delegate": [property(\UIGestureRecognizer.delegate), property(\UIScrollView.delegate)],
        "cancelsTouchesInView": [flag(\UIGestureRecognizer.cancelsTouchesInView)],
        "delaysTouchesBegan": [flag(\UIGestureRecognizer.delaysTouchesBegan)],
        "delaysTouchesEnded": [flag(\UIGestureRecognizer.delaysTouchesEnded)],
    ]

    /// Returns a property by its path.
    /// - Parameter convert: makes a value of one of another type, such as a number.
    private static func property<Object: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>,
        _ convert: @escaping (Any?) -> Value? = { _ in nil }
    ) -> NamedProperty {
        NamedProperty(
            isOf: { $0 is Object }, get: { ($0 as? Object)?[keyPath: path] },
            set: { object, value in
                guard let object = object as? Object, let value = value as? Value ?? convert(value)
                else { return false }
                object[keyPath: path] = value
                return true
            })
    }

    private static func flag<Object: AnyObject>(
        _ path: ReferenceWritableKeyPath<Object, Bool>
    ) -> NamedProperty {
        property(path) { ($0 as? NSNumber)?.boolValue }
    }
}

import TouchKit

/// A nib of the app: views as Interface Builder describes them.
public final class UINib {
    /// The name of an option.
    public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name as a string.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private let name: String
    private let objects: (() -> InterfaceObjects)?

    /// Creates the nib of that name. Bundles are not distinguished.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, objects) = (name, InterfaceFiles.nibs[name])
    }

    /// Creates a nib without a file: a prototype in a storyboard.
    /// - Parameter objects: returns the nib's objects, new ones each time it is loaded.
    public init(_ objects: @escaping () -> InterfaceObjects) {
        (name, self.objects) = ("", objects)
    }

    /// Makes the nib's objects and connects them with each other and with the owner. Without such
    /// a file there are none, and a line on standard error.
    /// - Returns: the top-level objects.
    @discardableResult
    public func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        guard let objects else {
            UIApplication.logHandler?("there is no nib \(name)")
            return []
        }
        return objects().load(into: ownerOrNil)
    }
}

extension Bundle {
    /// Makes the objects of a nib, as `UINib.instantiate(withOwner:options:)` does; nil if there is
    /// no such nib.
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        guard InterfaceFiles.nibs[name] != nil else { return nil }
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

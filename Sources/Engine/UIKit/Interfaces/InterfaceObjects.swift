import TouchKit

/// The objects of a storyboard's scene or of a nib, made anew each time it is loaded.
///
/// `touchscope import` writes a subclass for each: a lazy property for each object, and what
/// connects them.
open class InterfaceObjects {
    /// Creates a set of objects, none of which is made yet.
    public init() {}

    /// Makes the scene's controller, without its view. A nib has none.
    open func makeController() -> UIViewController { UIViewController() }

    /// Makes the views and connects all objects.
    /// - Parameter owner: the scene's controller, or the owner of the nib.
    /// - Returns: the top-level objects.
    open func load(into owner: Any?) -> [Any] { [] }

    /// Makes a view as Interface Builder's archives do, by `init(coder:)`.
    /// - Parameter settings: sets what the file says of the view and adds its subviews, before the
    ///   app's own `init(coder:)` goes on.
    public final func make<View: UIView>(
        _ type: View.Type, _ settings: @escaping (View) -> Void = { _ in }
    ) -> View {
        let archive = InterfaceArchive { view in
            if let view = view as? View { settings(view) }
        }
        guard let view = type.init(coder: archive) else {
            preconditionFailure("\(type).init(coder:) made nothing of an interface file")
        }
        return view
    }

    /// Returns an object for an outlet, nil if it is not of the outlet's type.
    public final func connected<Value>(_ object: Any?) -> Value? {
        if let value = object as? Value { return value }
        if let object {
            UIApplication.logHandler?(
                "an outlet for \(Value.self) is connected to \(type(of: object)), and stays empty")
        }
        return nil
    }

    /// Returns the objects for an outlet collection, but for those that are not of its type.
    public final func connected<Value>(all objects: [Any]) -> [Value] {
        objects.compactMap { connected($0) }
    }

    /// Makes the segue's destination a child of the controller, with its view in the container.
    public final func embed(
        _ segue: InterfaceSegue, in container: UIView, of controller: UIViewController
    ) {
        guard let child = segue.prepared(from: controller, sender: nil) else { return }
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }
}

/// The archive of one view of an interface file. It has no values by key.
private nonisolated final class InterfaceArchive: NSCoder, ViewArchive {
    private let settings: @MainActor (UIView) -> Void

    init(_ settings: @escaping @MainActor (UIView) -> Void) {
        self.settings = settings
        super.init()
    }

    @MainActor func decode(into view: UIView) { settings(view) }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject() -> Any? { nil }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

import TouchKit

/// A carrier of something that is dragged; here it holds the object itself.
open class NSItemProvider {
    /// The object that it carries.
    let object: Any?
    /// The name of the file that would be made of it.
    open var suggestedName: String?

    /// Creates a provider of nothing.
    public init() { object = nil }
    /// Creates a provider of an object.
    public init(object: Any) { self.object = object }
    /// Creates a provider of an object; its type is found out from the object itself.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init(object: item as Any)
    }

    /// The types of the object.
    open var registeredTypeIdentifiers: [String] {
        switch object {
        case is String, is NSString: ["public.utf8-plain-text", "public.plain-text", "public.text"]
        case is UIImage: ["public.png", "public.image"]
        case is URL, is NSURL: ["public.url"]
        case nil: []
        default: ["public.data"]
        }
    }

    /// Returns whether the object is of that type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Returns whether the object is of that class.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool {
        value(of: aClass) != nil
    }

    /// Passes the object on at once; nil if it is of another class.
    @discardableResult
    open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping (Object?, Error?) -> Void
    ) -> Progress {
        completionHandler(value(of: aClass), nil)
        return Progress(totalUnitCount: 1)
    }

    private func value<Object>(of aClass: Object.Type) -> Object? {
        if let object = object as? Object { return object }
        if let text = object as? String { return NSString(string: text) as? Object }
        if let text = object as? NSString { return text.description as? Object }
        return nil
    }
}

/// The number by which trace records refer to a view, responder, recognizer, touch, or target;
/// counted from 1 within a trace.
public struct SubjectID: Hashable, Sendable, Comparable, BitwiseCopyable {
    /// The number itself; 0 for nobody.
    public var number: Int32

    /// Creates an identifier from a number.
    public init(_ number: Int32) {
        self.number = number
    }

    /// The identifier of nobody.
    public static let none = SubjectID(0)

    /// Returns whether `a` was first mentioned before `b`.
    public static func < (a: SubjectID, b: SubjectID) -> Bool { a.number < b.number }
}

/// The number of a string that a trace stores once; 0 is the empty string.
public struct NameID: Hashable, Sendable, BitwiseCopyable {
    /// The number itself.
    public var number: Int32

    /// Creates an identifier from a number.
    public init(_ number: Int32) {
        self.number = number
    }

    /// The identifier of the empty string.
    public static let none = NameID(0)
}

/// An object that a trace mentions.
public struct TraceSubject: Hashable, Sendable {
    /// The kinds of objects that a trace can mention.
    public enum Kind: String, Sendable {
        /// A responder of one of these kinds.
        case view, window, viewController, application, applicationDelegate, responder
        /// A recognizer, a finger's contact, or an object that gets actions and is none of these.
        case recognizer, touch, target
    }

    /// The kind of the object.
    public var kind: Kind
    /// The scene's name for the object ("card"), or its type and number ("UIView 3").
    public var name: String
    /// The name of the object's class, "UIPanGestureRecognizer".
    public var typeName: String

    package init(kind: Kind, name: String, typeName: String) {
        self.kind = kind
        self.name = name
        self.typeName = typeName
    }
}

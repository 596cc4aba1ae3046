/// The number by which trace records name a view, responder, recognizer, touch or target; counted from 1 in one trace.
public struct SubjectID: Hashable, Sendable, Comparable, BitwiseCopyable {
    /// The number itself; 0 for nobody.
    public var number: Int32

    /// By number.
    public init(_ number: Int32) {
        self.number = number
    }

    /// Nobody.
    public static let none = SubjectID(0)

    /// By order of first mention.
    public static func < (a: SubjectID, b: SubjectID) -> Bool { a.number < b.number }
}

/// The number of a string that a trace keeps once; 0 is the empty string.
public struct NameID: Hashable, Sendable, BitwiseCopyable {
    /// The number itself.
    public var number: Int32

    /// By number.
    public init(_ number: Int32) {
        self.number = number
    }

    /// The empty string.
    public static let none = NameID(0)
}

/// Somebody a trace speaks of.
public struct TraceSubject: Hashable, Sendable {
    /// What can be spoken of.
    public enum Kind: String, Sendable {
        /// A responder, by the kind it is.
        case view, window, viewController, application, applicationDelegate, responder
        /// A recognizer, a finger's contact, or an object that gets actions and is none of these.
        case recognizer, touch, target
    }

    /// What it is.
    public var kind: Kind
    /// The scene's name for it ("card"), or its type and number ("UIView 3").
    public var name: String
    /// The name of its class, "UIPanGestureRecognizer".
    public var typeName: String

    package init(kind: Kind, name: String, typeName: String) {
        self.kind = kind
        self.name = name
        self.typeName = typeName
    }
}

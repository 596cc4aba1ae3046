/// The number by which trace records name a view, responder, recognizer, touch or target; counted from 1 in one trace.
nonisolated public struct SubjectID: Hashable, Sendable, Comparable {
    public var number: Int32

    public init(_ number: Int32) {
        self.number = number
    }

    /// Nobody.
    public static let none = SubjectID(0)

    public static func < (a: SubjectID, b: SubjectID) -> Bool { a.number < b.number }
}

/// The number of a string that a trace keeps once; 0 is the empty string.
nonisolated public struct NameID: Hashable, Sendable {
    public var number: Int32

    public init(_ number: Int32) {
        self.number = number
    }

    public static let none = NameID(0)
}

/// Somebody a trace speaks of.
nonisolated public struct TraceSubject: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case view, window, viewController, application, applicationDelegate, responder
        case recognizer, touch, target
    }

    public var kind: Kind
    /// The scene's name for it ("card"), or its type and number ("UIView 3").
    public var name: String
    /// The name of its class, "UIPanGestureRecognizer".
    public var typeName: String
}

// The parts of Foundation that UIKit's signatures name. A browser has no Foundation: these stand in, as far as the engine needs.
#if !canImport(Foundation)
    /// What UIKit takes of any kind: objects only, for Embedded Swift cannot tell other kinds apart.
    public typealias Anything = AnyObject

    /// What every object of UIKit's can do.
    public protocol NSObjectProtocol: AnyObject {}

    /// An archive of views; there is none to read.
    public class NSCoder {
        /// An empty one.
        public init() {}
    }

    /// A number as an object.
    public nonisolated final class NSNumber: Sendable, Hashable, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        /// Its value.
        public let doubleValue: Double
        /// Its value, without what it has behind the point.
        public var intValue: Int { Int(doubleValue) }

        /// Of a value.
        public init(value: Double) { doubleValue = value }
        /// Of a whole value.
        public convenience init(value: Int) { self.init(value: Double(value)) }
        /// Of a whole value that is written out.
        public convenience init(integerLiteral value: Int) { self.init(value: Double(value)) }
        /// Of a value that is written out.
        public convenience init(floatLiteral value: Double) { self.init(value: value) }

        public static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
        public func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
    }

    /// Nothing, as an object.
    public nonisolated final class NSNull: Sendable {
        /// As the language wants it.
        public init() {}
    }

    /// A loop of events. The engine's time is moved by whoever sends touches: none runs.
    public nonisolated final class RunLoop: Sendable {
        /// When a loop does something.
        public struct Mode: Hashable, Sendable {
            /// At all times.
            public static let common = Mode()
            /// At all times, too.
            public static let `default` = Mode()
        }

        /// The only one.
        public static let main = RunLoop()
    }

    /// A folder of files that belong to a program; there is none.
    public nonisolated final class Bundle: Sendable {}

    /// Bytes.
    public typealias Data = [UInt8]

    /// Text in the looks of its attributes; all of it has the same.
    public nonisolated final class NSAttributedString {
        /// The name of an attribute.
        public struct Key: Hashable, Sendable {
            /// By which it is known.
            public let rawValue: String
            /// By its name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// What it says.
        public let string: String
        private let attributes: [Key: Anything]

        /// A text and its looks.
        public init(string: String, attributes: [Key: Anything]? = nil) {
            self.string = string
            self.attributes = attributes ?? [:]
        }

        /// In units of UTF-16.
        public var length: Int { string.utf16.count }

        /// Those of the letter there; how far they reach is not told.
        public func attributes(
            at location: Int, effectiveRange: UnsafeMutableRawPointer?
        ) -> [Key: Anything] {
            attributes
        }
    }

    /// Text as an object.
    public nonisolated final class NSString: CustomStringConvertible, Sendable {
        /// What it says.
        public let description: String
        /// A text.
        public init(string: String) { description = string }
    }

    /// A change that a layer shows little by little; none runs there.
    open class CAAnimation {}
#endif

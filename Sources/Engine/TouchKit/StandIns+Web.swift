// The parts of Foundation that UIKit's signatures mention. A browser has no Foundation; these take
// its place, as far as the engine needs it.
#if !canImport(Foundation)
    /// A value of any kind where UIKit takes one; here objects only, because Embedded Swift cannot
    /// distinguish other kinds.
    public typealias Anything = AnyObject

    /// The protocol of all UIKit objects.
    public protocol NSObjectProtocol: AnyObject {}

    /// An archive of views; there is none to read.
    public class NSCoder {
        /// Creates an empty archive.
        public init() {}
    }

    /// A number as an object.
    public nonisolated final class NSNumber: Sendable, Hashable, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        /// The value of the number.
        public let doubleValue: Double
        /// The value without its fraction.
        public var intValue: Int { Int(doubleValue) }

        /// Creates a number from a value.
        public init(value: Double) { doubleValue = value }
        /// Creates a number from an integer.
        public convenience init(value: Int) { self.init(value: Double(value)) }
        /// Creates a number from an integer literal.
        public convenience init(integerLiteral value: Int) { self.init(value: Double(value)) }
        /// Creates a number from a floating-point literal.
        public convenience init(floatLiteral value: Double) { self.init(value: value) }

        public static func == (a: NSNumber, b: NSNumber) -> Bool { a.doubleValue == b.doubleValue }
        public func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
    }

    /// The absence of a value, as an object.
    public nonisolated final class NSNull: Sendable {
        /// Creates a null object; all of them mean the same.
        public init() {}
    }

    /// A run loop. None runs here: whoever sends touches moves the engine's time.
    public nonisolated final class RunLoop: Sendable {
        /// The mode in which a loop does something.
        public struct Mode: Hashable, Sendable {
            /// The mode for all times.
            public static let common = Mode()
            /// The default mode, which is also for all times.
            public static let `default` = Mode()
        }

        /// The only run loop.
        public static let main = RunLoop()
    }

    /// A folder of files that belong to a program; there is none.
    public nonisolated final class Bundle: Sendable {}

    /// A sequence of bytes.
    public typealias Data = [UInt8]

    /// A text with attributes, which apply to all of it.
    public nonisolated final class NSAttributedString {
        /// The name of an attribute.
        public struct Key: Hashable, Sendable {
            /// The name as a string.
            public let rawValue: String
            /// Creates a key from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
        }

        /// The text.
        public let string: String
        private let attributes: [Key: Anything]

        /// Creates a text with attributes.
        public init(string: String, attributes: [Key: Anything]? = nil) {
            self.string = string
            self.attributes = attributes ?? [:]
        }

        /// The length in UTF-16 code units.
        public var length: Int { string.utf16.count }

        /// Returns the attributes of a letter; the range to which they apply is not written.
        public func attributes(
            at location: Int, effectiveRange: UnsafeMutableRawPointer?
        ) -> [Key: Anything] {
            attributes
        }
    }

    /// Text as an object.
    public nonisolated final class NSString: CustomStringConvertible, Sendable {
        /// The text.
        public let description: String
        /// Creates an object from a text.
        public init(string: String) { description = string }
    }

    /// An animated change of a layer; none runs in a browser.
    open class CAAnimation {}
#endif

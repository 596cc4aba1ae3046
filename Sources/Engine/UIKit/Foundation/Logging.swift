// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of the code that uses them.

import TouchKit

// Messages to the log of a device, which go to standard error here, as those of `NSLog` do.

/// The importance of a message.
public nonisolated struct OSLogType: Hashable, Sendable {
    /// The number of the importance.
    public let rawValue: UInt8
    /// Creates an importance from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The usual importance.
    public static let `default` = OSLogType(rawValue: 0)
    /// Useful, but not needed.
    public static let info = OSLogType(rawValue: 1)
    /// Of use to developers; not written.
    public static let debug = OSLogType(rawValue: 2)
    /// Something went wrong.
    public static let error = OSLogType(rawValue: 16)
    /// Something is broken.
    public static let fault = OSLogType(rawValue: 17)
}

/// A part of the log, by a subsystem and a category.
public nonisolated final class OSLog: Sendable {
    let name: String
    /// The part for everything.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The part of which nothing is written.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    /// Creates a part of the log.
    public init(subsystem: String, category: String) {
        name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: " ")
    }

    func write(_ message: String, _ type: OSLogType) {
        guard type != .debug, self !== OSLog.disabled else { return }
        NSLog("%@", name.isEmpty ? message : "[\(name)] \(message)")
    }
}

/// A message with values, each of which may be private; here all are written.
public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The privacy of a value; all values are written.
    public enum Privacy: Sendable {
        /// A value that everyone may read in the log.
        case `public`
        /// A value that the log hides.
        case `private`
        /// The privacy that is usual for the type of the value.
        case auto
        /// A value that stays hidden even if the log shows private ones.
        case sensitive
    }

    /// The parts of a message, put together.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        /// Begins an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: Privacy = .auto
        ) { text += "\(value())" }
    }

    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message of its parts.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// A writer of messages to a part of the log.
public nonisolated struct Logger: Sendable {
    private let log: OSLog

    /// Creates a writer of messages.
    public init() { log = .default }
    /// Creates a writer of messages to a part of the log.
    public init(_ logObj: OSLog) { log = logObj }
    /// Creates a writer of messages to a part of the log.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes a message of an importance.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes nothing: it is of use to developers only.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes nothing: it is of use to developers only.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message that is useful, but not needed.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message of something that may go wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of something that went wrong.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a message of something that is very wrong.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a message of something that is broken.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a message with values in the places that `%@`, `%d` and the like hold for them.
public nonisolated func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: Any...
) {
    log.write(filled("\(message)", with: args), type)
}

/// Writes a message with values in the places that `%@`, `%d` and the like hold for them.
public nonisolated func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: Any...
) {
    log.write(filled("\(message)", with: args), type)
}

/// Returns the text with values in its places, each written as it is; digits after the point are
/// not counted.
private nonisolated func filled(_ format: String, with values: [Any]) -> String {
    var (text, rest, values) = ("", Substring(format), values[...])
    while let percent = rest.firstIndex(of: "%") {
        text += rest[..<percent]
        rest = rest[rest.index(after: percent)...]
        guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA%".contains($0) }) else {
            break
        }
        // The privacy of a value stands in braces, `%{public}@`.
        var place = end
        if rest.first == "{", let brace = rest.firstIndex(of: "}") {
            let after = rest[brace...]
            place = after.firstIndex { "@dDiuUxXoOfFeEgGcCsSpaA%".contains($0) } ?? end
        }
        text += rest[place] == "%" ? "%" : values.popFirst().map { "\($0)" } ?? ""
        rest = rest[rest.index(after: place)...]
    }
    return text + rest
}

import Foundation
import TouchWords

/// Values that several commands take, all read in the same way.
extension Call {
    /// Returns an option's argument as converted by `read`; nil if the option was not given.
    /// - Parameter fault: a closure that returns the complaint, given the option's name and its
    ///   argument.
    private func value<Value>(
        _ name: String, _ read: (String) -> Value?, orSay fault: (String, String) -> Wording
    ) throws -> Value? {
        guard let text = self[name] else { return nil }
        if let value = read(text) { return value }
        throw wrong(fault(name, text))
    }

    /// Returns the argument of `--size`: a width and a height in pixels.
    package func size() throws -> CGSize? {
        try value("size") { text in
            let sides = text.split(separator: "x", omittingEmptySubsequences: false)
                .map { Int($0) ?? 0 }
            guard sides.count == 2, sides.allSatisfy((16...16384).contains) else { return nil }
            return CGSize(width: sides[0], height: sides[1])
        } orSay: {
            .host.needsSize($0, given: $1)
        }
    }

    /// Returns a number within limits; nil if the option was not given.
    package func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        try value(name) { text in
            Double(text).flatMap { range.contains($0) ? $0 : nil }
        } orSay: {
            .host.needsNumber($0, low: range.lowerBound, high: range.upperBound, given: $1)
        }
    }

    /// Returns a whole number within limits; nil if the option was not given.
    package func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        try value(name) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        } orSay: {
            .host.needsWhole($0, low: range.lowerBound, high: range.upperBound, given: $1)
        }
    }

    /// Returns a time in seconds, given as "1.5s", "250ms", or a plain number of seconds.
    package func time(_ name: String) throws -> Double? {
        try value(name) { text in
            let isThousandths = text.hasSuffix("ms")
            let digits = text.dropLast(isThousandths ? 2 : text.hasSuffix("s") ? 1 : 0)
            guard let value = Double(digits), (0...1e6).contains(value) else { return nil }
            return isThousandths ? value / 1000 : value
        } orSay: {
            .host.needsTime($0, given: $1)
        }
    }

    /// Returns a length in meters, given as "6m", "165cm", "1650mm", "65in" or "20ft".
    package func length(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        try value(name) { text in
            let units = [("mm", 0.001), ("cm", 0.01), ("in", 0.0254), ("ft", 0.3048), ("m", 1.0)]
            guard let (name, meters) = units.first(where: { text.hasSuffix($0.0) }),
                let value = Double(text.dropLast(name.count)), range.contains(value * meters)
            else { return nil }
            return value * meters
        } orSay: {
            .host.needsLength($0, low: range.lowerBound, high: range.upperBound, given: $1)
        }
    }

    /// Returns the value that `find` returns for an option's argument; nil if the option was not
    /// given.
    /// - Parameters:
    ///   - all: all valid names.
    ///   - fault: a closure that returns the complaint about an unknown name, given that name and
    ///     the valid ones.
    package func choice<Value>(
        _ option: String, among all: @autoclosure () -> [String], _ find: (String) -> Value?,
        orSay fault: (String, [Wording]) -> Wording
    ) throws -> Value? {
        guard let name = self[option] else { return nil }
        if let found = find(name) { return found }
        throw wrong(fault(name, all().map { .verbatim($0) }))
    }

    /// Returns the argument of `--format`, which is "text" by default.
    package func format(among all: [String] = ["text", "jsonl"]) throws -> String {
        try choice("format", among: all) {
            all.contains($0) ? $0 : nil
        } orSay: {
            .host.noFormat($0, all: $1)
        } ?? "text"
    }

    /// Returns the argument of `--lang`: one of the program's languages, or of `languages` that
    /// texts are also written in.
    package func language(of languages: [String] = []) throws -> String? {
        let own = WordLanguage.all.map(\.identifier)
        let all = (own + languages).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return try choice("lang", among: all) {
            all.contains($0) ? $0 : nil
        } orSay: {
            .host.noLanguage($0, all: $1)
        }
    }
}

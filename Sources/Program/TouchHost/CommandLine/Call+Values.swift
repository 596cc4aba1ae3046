import Foundation

/// Values that several commands take, read in one way.
extension Call {
    /// What `read` makes of an option's argument; nil if the option was not given.
    private func value<Value>(
        _ name: String, needing what: String, _ read: (String) -> Value?
    ) throws -> Value? {
        guard let text = self[name] else { return nil }
        if let value = read(text) { return value }
        throw wrong("--\(name) needs \(what), not '\(text)'")
    }

    /// `--size`: a width and a height in pixels.
    package func size() throws -> CGSize? {
        let what = "a width and a height from 16 to 16384, such as 1920x1080"
        return try value("size", needing: what) { text in
            let sides = text.split(separator: "x", omittingEmptySubsequences: false)
                .map { Int($0) ?? 0 }
            guard sides.count == 2, sides.allSatisfy((16...16384).contains) else { return nil }
            return CGSize(width: sides[0], height: sides[1])
        }
    }

    /// A number within limits; nil if the option was not given.
    package func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        try value(name, needing: "a number from \(words(range))") { text in
            Double(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A whole number within limits; nil if the option was not given.
    package func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        let what = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        return try value(name, needing: what) { text in
            Int(text).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    /// A time in seconds: "1.5s", "250ms", or a plain number of seconds.
    package func time(_ name: String) throws -> Double? {
        try value(name, needing: "a time such as 1.5s or 250ms") { text in
            let isThousandths = text.hasSuffix("ms")
            let digits = text.dropLast(isThousandths ? 2 : text.hasSuffix("s") ? 1 : 0)
            guard let value = Double(digits), (0...1e6).contains(value) else { return nil }
            return isThousandths ? value / 1000 : value
        }
    }

    /// A length in metres: "6m", "165cm", "1650mm", "65in" or "20ft".
    package func length(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        let what = "a length from \(words(range)) m, such as 6m, 165cm or 65in"
        return try value(name, needing: what) { text in
            let units = [("mm", 0.001), ("cm", 0.01), ("in", 0.0254), ("ft", 0.3048), ("m", 1.0)]
            guard let (name, metres) = units.first(where: { text.hasSuffix($0.0) }),
                let value = Double(text.dropLast(name.count)), range.contains(value * metres)
            else { return nil }
            return value * metres
        }
    }

    /// "0.5 to 8"
    private func words(_ range: ClosedRange<Double>) -> String {
        [range.lowerBound, range.upperBound]
            .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " to ")
    }

    /// What `find` knows by the name that an option says; nil if the option was not given.
    /// - Parameters:
    ///   - what: what has these names, "theme".
    ///   - list: all names that there are.
    package func choice<Value>(
        _ option: String, of what: String, _ list: @autoclosure () -> String,
        _ find: (String) -> Value?
    ) throws -> Value? {
        guard let name = self[option] else { return nil }
        if let found = find(name) { return found }
        throw wrong("no \(what) '\(name)'; there are \(list())")
    }

    /// `--format`: "text", which is usual, or "jsonl".
    package func format() throws -> String {
        try choice("format", of: "format", "text and jsonl") {
            ["text", "jsonl"].contains($0) ? $0 : nil
        } ?? "text"
    }

    /// `--lang`, where texts are in `languages` as well as in the program's own.
    package func language(of languages: [String] = []) throws -> String? {
        let all = (["en", "zh"] + languages).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let list = all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
        return try choice("lang", of: "language", list) { all.contains($0) ? $0 : nil }
    }
}

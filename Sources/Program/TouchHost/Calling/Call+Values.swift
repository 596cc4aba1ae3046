import Foundation

/// Values that several commands take, read in one way.
extension Call {
    /// `--size`: a width and a height in pixels.
    package func size() throws -> CGSize? {
        guard let text = self["size"] else { return nil }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
            .map { Int($0) ?? 0 }
        guard parts.count == 2, parts.allSatisfy({ (16...16384).contains($0) }) else {
            throw wrong(
                "--size needs a width and a height from 16 to 16384, such as 1920x1080, not '\(text)'"
            )
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// A number within limits; nil if the option was not given.
    package func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = self[name] else { return nil }
        guard let value = Double(text), range.contains(value) else {
            throw wrong(
                "--\(name) needs a number from \(short(range.lowerBound)) to "
                    + "\(short(range.upperBound)), not '\(text)'")
        }
        return value
    }

    /// A whole number within limits; nil if the option was not given.
    package func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = self[name] else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw wrong(
                "--\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), "
                    + "not '\(text)'")
        }
        return value
    }

    /// A time in seconds: "1.5s", "250ms", or a plain number of seconds.
    package func time(_ name: String) throws -> Double? {
        guard let text = self[name] else { return nil }
        let isThousandths = text.hasSuffix("ms")
        let digits = text.dropLast(isThousandths ? 2 : text.hasSuffix("s") ? 1 : 0)
        guard let value = Double(digits), (0...1e6).contains(value) else {
            throw wrong("--\(name) needs a time such as 1.5s or 250ms, not '\(text)'")
        }
        return isThousandths ? value / 1000 : value
    }

    /// A length in metres: "6m", "165cm", "1650mm", "65in" or "20ft".
    package func length(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = self[name] else { return nil }
        let units = [("mm", 0.001), ("cm", 0.01), ("in", 0.0254), ("ft", 0.3048), ("m", 1.0)]
        let unit = units.first { text.hasSuffix($0.0) }
        guard let unit, let value = Double(text.dropLast(unit.0.count)),
            range.contains(value * unit.1)
        else {
            throw wrong(
                "--\(name) needs a length from \(short(range.lowerBound)) to "
                    + "\(short(range.upperBound)) m, such as 6m, 165cm or 65in, not '\(text)'")
        }
        return value * unit.1
    }

    private func short(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }

    /// `--lang`, where texts are in `languages` as well as in the program's own.
    package func language(of languages: [String]) throws -> String? {
        guard let language = self["lang"] else { return nil }
        let all = (["en", "zh"] + languages).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        guard all.contains(language) else {
            let list = all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
            throw wrong("no language '\(language)'; there are \(list)")
        }
        return language
    }

    /// `--lang`, one of the program's own.
    package func language() throws -> String? { try language(of: []) }
}

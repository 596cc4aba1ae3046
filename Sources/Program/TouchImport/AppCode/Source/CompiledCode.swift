/// The parts of a file that are compiled for iOS, as far as the conditions of `#if` tell.
///
/// What stands below a condition that does not hold there, such as `os(macOS)`, is dormant: it is
/// not read, and stays as it is. If a condition is not known, all of its branches are compiled.
struct CompiledCode {
    /// An array that indicates, for each token, whether iOS does not compile it.
    private(set) var isDormant: [Bool]
    /// The tokens of the conditions, from `#if` or `#elseif` to the end of the line.
    private(set) var conditions: [Range<Int>] = []

    private let tokens: [SwiftToken]

    /// An `#if`, as far as it has been read.
    private struct Branch {
        /// Indicates whether all of it is dormant, because it lies within a dormant branch.
        let isWithinDormant: Bool
        /// Indicates whether one of the conditions so far holds for certain.
        var isDecided = false
        var isDormant = false
    }

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
        isDormant = [Bool](repeating: false, count: tokens.count)
        var open: [Branch] = []
        var place = 0
        while place < tokens.count {
            var end = place + 1
            switch tokens[place].text {
            case "#if":
                end = endOfLine(from: place)
                open.append(Branch(isWithinDormant: open.last?.isDormant ?? false))
                read(place, value: value(of: place + 1..<end), &open)
            case "#elseif":
                end = endOfLine(from: place)
                read(place, value: value(of: place + 1..<end), &open)
            case "#else": read(place, value: true, &open)
            case "#endif": open.removeLast(open.isEmpty ? 0 : 1)
            default: isDormant[place] = open.last?.isDormant ?? false
            }
            if end > place + 1 { conditions.append(place..<end) }
            for index in place..<end where end > place + 1 {
                isDormant[index] = open.last?.isWithinDormant ?? false
            }
            place = end
        }
    }

    /// Goes on to the next branch, whose condition has this value; nil if it is not known.
    private mutating func read(_ place: Int, value: Bool?, _ open: inout [Branch]) {
        guard var branch = open.popLast() else { return }
        branch.isDormant = branch.isWithinDormant || branch.isDecided || value == false
        branch.isDecided = branch.isDecided || value == true
        open.append(branch)
    }

    private func endOfLine(from place: Int) -> Int {
        tokens[(place + 1)...].firstIndex(where: \.isFirstOnLine) ?? tokens.count
    }

    // MARK: Conditions

    /// Returns the value of a condition on iOS; nil if it is not known.
    private func value(of range: Range<Int>) -> Bool? {
        var place = range.lowerBound
        return either(&place, range.upperBound)
    }

    private func either(_ place: inout Int, _ end: Int) -> Bool? {
        var value = both(&place, end)
        while take("|", &place, end) {
            _ = take("|", &place, end)
            let other = both(&place, end)
            value = value == true || other == true ? true : value == nil ? nil : other
        }
        return value
    }

    private func both(_ place: inout Int, _ end: Int) -> Bool? {
        var value = single(&place, end)
        while take("&", &place, end) {
            _ = take("&", &place, end)
            let other = single(&place, end)
            value = value == false || other == false ? false : value == nil ? nil : other
        }
        return value
    }

    private func single(_ place: inout Int, _ end: Int) -> Bool? {
        if take("!", &place, end) { return single(&place, end).map(!) }
        if take("(", &place, end) {
            let value = either(&place, end)
            _ = take(")", &place, end)
            return value
        }
        guard place < end else { return nil }
        let name = tokens[place].text
        place += 1
        guard take("(", &place, end) else { return name == "true" ? true : name == "false" ? false : nil }
        var words: [String] = []
        while place < end, tokens[place] != ")" {
            words.append(tokens[place].text)
            place += 1
        }
        _ = take(")", &place, end)
        return Self.value(of: name, words)
    }

    private func take(_ sign: String, _ place: inout Int, _ end: Int) -> Bool {
        guard place < end, tokens[place] == sign else { return false }
        place += 1
        return true
    }

    private static func value(of name: String, _ words: [String]) -> Bool? {
        switch name {
        case "os": return words == ["iOS"]
        case "targetEnvironment": return false
        case "canImport":
            let module = words.first ?? ""
            return modules.contains(module) ? true : foreign.contains(module) ? false : nil
        case "swift", "compiler":
            // Package code is compiled as Swift 5 by a compiler of Swift 6.
            guard let version = words.last.flatMap({ Double($0.prefix(3)) }), version < 6
            else { return nil }
            return words.first == ">"
        default: return nil
        }
    }

    /// The modules that iOS has, and that are here or whose names `UIKit` brings along.
    static let modules: Set = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "Darwin", "os", "OSLog",
        "Swift", "CoreFoundation", "simd",
    ]
    /// The modules that iOS does not have.
    static let foreign: Set = [
        "AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "Android", "FoundationNetworking",
        "FoundationXML",
    ]
}

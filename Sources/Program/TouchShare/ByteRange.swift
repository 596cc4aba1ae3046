/// The part of a file that a request asks for, as players do when somebody seeks in a film.
enum ByteRange: Equatable {
    /// All of it: nothing else was asked, or nothing that is understood.
    case all
    /// These bytes.
    case part(Range<Int>)
    /// What is asked for lies behind its end.
    case nothing

    /// - Parameters:
    ///   - header: `bytes=0-499`, `bytes=500-` or `bytes=-500`. Several parts at once are not given, but all of the file, as
    ///     the standard allows.
    ///   - size: of the file, in bytes.
    init(_ header: String?, of size: Int) {
        self = .all
        guard let header, header.hasPrefix("bytes=") else { return }
        let ends = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1])
        else { return }
        switch (first, last) {
        case (nil, nil): break
        case (nil, let count?):
            self = count == 0 || size == 0 ? .nothing : .part(max(0, size - count)..<size)
        case (let first?, let last):
            if let last, last < first { return }
            self = first < size ? .part(first..<min(last ?? size, size - 1) + 1) : .nothing
        }
    }

    /// A number, or nothing; nil for anything else. One that is too large is as large as can be.
    private static func number(_ digits: Substring) -> Int?? {
        let digits = digits.trimmed
        if digits.isEmpty { return .some(nil) }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return .some(Int(digits) ?? .max)
    }
}

extension Substring {
    /// Without spaces around.
    var trimmed: Substring {
        var rest = drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}

/// The part of a file that a request asks for, as players do when the user seeks in a film.
enum ByteRange: Equatable {
    /// The whole file: no range was requested, or none that is understood.
    case all
    /// The given bytes.
    case part(Range<Int>)
    /// The requested range lies beyond the file's end.
    case nothing

    /// Creates the range for a Range header.
    /// - Parameters:
    ///   - header: `bytes=0-499`, `bytes=500-` or `bytes=-500`. Several ranges are answered with
    ///     the whole file, as the standard allows.
    ///   - size: the size of the file, in bytes.
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

    /// Returns the number, or nil inside the optional for an empty text; nil for anything else. A
    /// number that is too large becomes the largest possible one.
    private static func number(_ digits: Substring) -> Int?? {
        let digits = digits.trimmed
        if digits.isEmpty { return .some(nil) }
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return .some(Int(digits) ?? .max)
    }
}

extension Substring {
    /// The text without spaces around it.
    var trimmed: Substring {
        var rest = drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}

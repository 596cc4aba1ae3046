extension String {
    /// The text without whitespace at either end.
    package var trimmed: String {
        let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
        let end = scalars.lastIndex { !$0.properties.isWhitespace }
        return end.map { String(scalars[...$0]) } ?? ""
    }

    /// Returns the parts before, between, and after each `separator`.
    package func parts(between separator: String) -> [Substring] {
        let (bytes, separator) = (utf8, separator.utf8)
        var (parts, start, index) = ([Substring](), startIndex, startIndex)
        while index < endIndex {
            if bytes[index...].starts(with: separator) {
                parts.append(self[start..<index])
                index = bytes.index(index, offsetBy: separator.count)
                start = index
            } else {
                index = bytes.index(after: index)
            }
        }
        return parts + [self[start...]]
    }
}

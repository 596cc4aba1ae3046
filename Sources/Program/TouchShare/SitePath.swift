/// The path of a request, split into names of folders and of a file, none of which leads anywhere
/// but down.
struct SitePath: Equatable {
    /// The names as in the file system.
    let names: [[UInt8]]
    /// Indicates whether it ends with a slash, as that of a folder does.
    let isFolder: Bool

    /// Parses a path.
    /// - Parameter sent: the path as in the request, without the query.
    /// - Returns: nil if the path cannot name a file here: it does not begin with a slash, contains
    ///   an invalid escape, or has a name that is hidden, leads up, or contains a character that no
    ///   name has.
    init?(_ sent: [UInt8]) {
        guard sent.first == Self.slash else { return nil }
        var names: [[UInt8]] = []
        for part in sent.split(separator: Self.slash) {
            guard let name = Self.unescaped(part), name.first != UInt8(ascii: "."),
                !name.contains(where: { $0 < 0x20 || $0 == Self.slash || $0 == 0x7f })
            else { return nil }
            names.append(name)
        }
        self.names = names
        isFolder = sent.last == Self.slash
    }

    /// The path as that of a folder, escaped as in a request.
    var asFolder: String {
        names.reduce("/") { path, name in
            path + name.map(Self.escaped).joined() + "/"
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// Returns the part with every escape such as `%2e` replaced by its byte.
    private static func unescaped(_ part: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(digit),
                let low = rest.popFirst().flatMap(digit)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }

    private static func escaped(_ byte: UInt8) -> String {
        let scalar = Unicode.Scalar(byte)
        let isPlain =
            scalar.isASCII && scalar.properties.isAlphabetic
            || "0123456789-_.~".contains(Character(scalar))
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
    }
}

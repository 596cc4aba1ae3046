/// The path of a request, taken apart: names of folders and of a file, none of which leads anywhere but down.
struct SitePath: Equatable {
    /// As the file system has them.
    let names: [[UInt8]]
    /// Whether it ends with a slash, as that of a folder does.
    let isFolder: Bool

    /// - Parameter sent: as the request has it, without what stands behind a question mark.
    /// - Returns: nil for what names no file here: it does not begin at the top, an escape is none, or one of its names is
    ///   hidden, leads up, or has a letter in it that no name has.
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

    /// The same as a folder's, as a request has it.
    var asFolder: String {
        names.reduce("/") { path, name in
            path + name.map(Self.escaped).joined() + "/"
        }
    }

    private static let slash = UInt8(ascii: "/")

    /// With every `%2e` as the byte that it stands for.
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

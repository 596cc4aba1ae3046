/// A number that tells texts apart, FNV-1a of 128 bits: equal texts have the same, and texts that
/// are not meant to deceive have different ones.
struct Fingerprint {
    private var sum: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

    /// Creates the fingerprint of texts, with boundaries between them.
    init(of texts: [String]) {
        for text in texts {
            for byte in text.utf8 { add(byte) }
            // No text has this byte.
            add(0xff)
        }
    }

    private mutating func add(_ byte: UInt8) {
        sum = (sum ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }

    /// The number as a word for the name of a file.
    var text: String { String(sum, radix: 36) }
}

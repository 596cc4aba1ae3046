import CCairo

/// The hash by which a page identifies its own script, and a site its version. The library below
/// Pango computes it.
public enum SHA256 {
    /// Returns the 32 bytes of a text's hash.
    public static func hash(of text: String) -> [UInt8] { hash(of: Array(text.utf8)) }

    public static func hash(of bytes: [UInt8]) -> [UInt8] {
        let sum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(sum) }
        g_checksum_update(sum, bytes, bytes.count)
        var hash = [UInt8](repeating: 0, count: 32)
        var count = hash.count
        g_checksum_get_digest(sum, &hash, &count)
        return hash
    }
}

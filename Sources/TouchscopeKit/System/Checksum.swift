import CCairo
import Foundation

/// SHA-256, as 64 hexadecimal digits: the same for the same bytes only.
nonisolated final class Checksum {
    private let sum = g_checksum_new(G_CHECKSUM_SHA256)

    deinit { g_checksum_free(sum) }

    func add(_ bytes: UnsafeRawBufferPointer) {
        g_checksum_update(
            sum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// Nothing can be added any more.
    var digits: String { String(cString: g_checksum_get_string(sum)) }

    /// Of texts, each told from the next.
    static func of(_ texts: [String]) -> String {
        let sum = Checksum()
        for text in texts {
            (text.utf8.count.description + ":" + text).utf8.withContiguousStorageIfAvailable {
                sum.add(UnsafeRawBufferPointer($0))
            }
        }
        return sum.digits
    }

    /// Of a file; nil if it cannot be read.
    static func ofFile(_ path: String) -> String? {
        guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)) else {
            return nil
        }
        let sum = Checksum()
        while true {
            guard let part = try? file.read(upToCount: 1 << 20) ?? Data() else { return nil }
            if part.isEmpty { return sum.digits }
            part.withUnsafeBytes { sum.add($0) }
        }
    }
}

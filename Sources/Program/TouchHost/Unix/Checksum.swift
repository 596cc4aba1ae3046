import CCairo
import Foundation
import TouchScript

/// SHA-256 as 64 hexadecimal digits, which are the same only for the same bytes.
package nonisolated final class Checksum {
    private let sum = g_checksum_new(G_CHECKSUM_SHA256)

    /// Creates the checksum of nothing so far.
    package init() {}

    deinit { g_checksum_free(sum) }

    /// Adds bytes to what it is the checksum of.
    package func add(_ bytes: UnsafeRawBufferPointer) {
        g_checksum_update(
            sum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// The digits; nothing can be added afterwards.
    package var digits: String { String(cString: g_checksum_get_string(sum)) }

    /// Returns the checksum of bytes.
    package static func of(_ bytes: [UInt8]) -> String {
        let sum = Checksum()
        bytes.withUnsafeBytes { sum.add($0) }
        return sum.digits
    }

    /// Returns the checksum of texts, with boundaries between them.
    package static func of(_ texts: [String]) -> String {
        let sum = Checksum()
        for text in texts {
            (text.utf8.count.description + ":" + text).utf8.withContiguousStorageIfAvailable {
                sum.add(UnsafeRawBufferPointer($0))
            }
        }
        return sum.digits
    }

    /// Returns the checksum of a file; nil if it cannot be read, or is not a file: the contents of
    /// a pipe are gone.
    package static func ofFile(_ path: String) -> String? {
        guard let file = try? InputFile.open(path, devices: false) else { return nil }
        defer { close(file) }
        return of(file: file)
    }

    /// Returns the checksum of all of an open file; nil if it cannot be read.
    package static func of(file: Int32) -> String? {
        let sum = Checksum()
        var block = [UInt8](repeating: 0, count: 1 << 18)
        var offset: off_t = 0
        while true {
            let count = pread(file, &block, block.count, offset)
            if count < 0 { return nil }
            if count == 0 { return sum.digits }
            block.withUnsafeBytes { sum.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            offset += off_t(count)
        }
    }
}

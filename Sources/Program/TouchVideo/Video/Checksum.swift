import CCairo
import Foundation
import TouchScript

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

    static func of(_ bytes: [UInt8]) -> String {
        let sum = Checksum()
        bytes.withUnsafeBytes { sum.add($0) }
        return sum.digits
    }

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

    /// Of a file; nil if it cannot be read, or is none: what went into a pipe is gone.
    static func ofFile(_ path: String) -> String? {
        guard let file = try? InputFile.open(path, devices: false) else { return nil }
        defer { close(file) }
        return of(file: file)
    }

    /// Of all of an open file; nil if it cannot be read.
    static func of(file: Int32) -> String? {
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

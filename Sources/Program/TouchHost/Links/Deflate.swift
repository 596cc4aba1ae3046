import CZlib
import Foundation

/// Compresses bytes as RFC 1951 specifies.
package nonisolated enum Deflate {
    enum Fault: Error {
        /// The bytes are not output of `compressed`, or end too early.
        case damaged
        /// The bytes inflate to more than the limit.
        case tooLarge
    }

    /// Returns the bytes compressed as far as possible, in the format `deflate-raw` of browsers'
    /// Compression Streams.
    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        compressed(bytes, Z_BEST_COMPRESSION, touchscope_raw_window) ?? []
    }

    /// Returns the bytes compressed quickly, and wrapped as RFC 1952 specifies.
    /// - Returns: nil if compression fails.
    package static func gzipped(_ bytes: [UInt8]) -> [UInt8]? {
        compressed(bytes, Z_DEFAULT_COMPRESSION, touchscope_gzip_window)
    }

    private static func compressed(_ bytes: [UInt8], _ level: Int32, _ window: Int32) -> [UInt8]? {
        var stream = z_stream()
        guard touchscope_deflate_init(&stream, level, window) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var made = [UInt8](
            repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let (count, status) = made.withUnsafeMutableBufferPointer { room in
            step(&stream, from: bytes, to: room) { deflate(&$0, Z_FINISH) }
        }
        return status == Z_STREAM_END ? Array(made.prefix(count)) : nil
    }

    /// Returns the inflated bytes.
    /// - Parameter limit: the largest allowed number of bytes, because a few can inflate to
    ///   millions.
    static func inflated(_ bytes: [UInt8], atMost limit: Int) throws(Fault) -> [UInt8] {
        var stream = z_stream()
        guard touchscope_inflate_init(&stream) == Z_OK else { throw .damaged }
        defer { inflateEnd(&stream) }
        var made = [UInt8](repeating: 0, count: limit + 1)
        let (count, status) = made.withUnsafeMutableBufferPointer { room in
            step(&stream, from: bytes, to: room) { inflate(&$0, Z_FINISH) }
        }
        if count > limit { throw .tooLarge }
        guard status == Z_STREAM_END, stream.avail_in == 0 else { throw .damaged }
        return Array(made.prefix(count))
    }

    /// Runs `work` once over all bytes: it reads the bytes and writes into `room`.
    private static func step(
        _ stream: inout z_stream, from bytes: [UInt8], to room: UnsafeMutableBufferPointer<UInt8>,
        _ work: (inout z_stream) -> Int32
    ) -> (count: Int, status: Int32) {
        var bytes = bytes
        return bytes.withUnsafeMutableBufferPointer { given in
            stream.next_in = given.baseAddress
            stream.avail_in = UInt32(given.count)
            stream.next_out = room.baseAddress
            stream.avail_out = UInt32(room.count)
            let status = work(&stream)
            return (room.count - Int(stream.avail_out), status)
        }
    }
}

import Foundation
import TouchHost

/// The contents of a file compressed by gzip; they stay at the same address in memory while they
/// are read.
final class Packed {
    let bytes: UnsafeRawBufferPointer

    /// Creates the compressed contents.
    /// - Returns: nil if compression fails.
    init?(_ content: [UInt8]) {
        guard let packed = Deflate.gzipped(content) else { return nil }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: packed.count, alignment: 1)
        room.copyBytes(from: packed)
        bytes = UnsafeRawBufferPointer(room)
    }

    deinit { bytes.deallocate() }
}

/// The compressed files kept for later requests; the one not requested for longest is dropped
/// first.
struct PackedShelf {
    /// The largest total size, in bytes.
    let limit: Int
    /// The kept files; the one requested last is last.
    private var kept: [(tag: String, packed: Packed)] = []

    init(limit: Int = 32 << 20) { self.limit = limit }

    /// The largest file that is compressed, in bytes, because a larger one would take long.
    static let largest = 16 << 20

    /// The total size in bytes.
    var size: Int { kept.reduce(0) { $0 + $1.packed.bytes.count } }

    /// Returns the compressed file.
    /// - Returns: nil if the file cannot be read or compressed.
    mutating func packed(_ file: SiteFile) -> Packed? {
        if let place = kept.firstIndex(where: { $0.tag == file.tag }) {
            let found = kept.remove(at: place)
            kept.append(found)
            return found.packed
        }
        guard let packed = file.bytes().flatMap(Packed.init) else { return nil }
        kept.append((file.tag, packed))
        while size > limit { kept.removeFirst() }
        return packed
    }
}

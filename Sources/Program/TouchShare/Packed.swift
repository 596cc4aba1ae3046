import Foundation
import TouchHost

/// What a file holds, packed by gzip; it stays where it is in memory for as long as somebody reads it.
final class Packed {
    let bytes: UnsafeRawBufferPointer

    /// - Returns: nil if it cannot be packed.
    init?(_ content: [UInt8]) {
        guard let packed = Deflate.gzipped(content) else { return nil }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: packed.count, alignment: 1)
        room.copyBytes(from: packed)
        bytes = UnsafeRawBufferPointer(room)
    }

    deinit { bytes.deallocate() }
}

/// Packed files, kept for those who ask next; those that nobody has asked for for longest go first.
struct PackedShelf {
    /// How much is kept at most, in bytes.
    let limit: Int
    /// The one that was asked for last stands last.
    private var kept: [(tag: String, packed: Packed)] = []

    init(limit: Int = 32 << 20) { self.limit = limit }

    /// What is not packed: it would take long, in bytes.
    static let largest = 16 << 20

    /// In bytes.
    var size: Int { kept.reduce(0) { $0 + $1.packed.bytes.count } }

    /// - Returns: nil if the file cannot be read or packed.
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

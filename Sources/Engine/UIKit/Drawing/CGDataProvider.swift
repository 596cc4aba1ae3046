import Foundation

/// Bytes, as Core Foundation's functions take them.
public typealias CFData = Data

/// A giver of the bytes of an image.
public nonisolated final class CGDataProvider: @unchecked Sendable {
    /// All of the bytes.
    public let data: CFData?
    private let release: () -> Void

    /// Creates a provider of bytes.
    public init?(data: CFData) {
        self.data = data
        release = {}
    }

    /// Creates a provider of bytes.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// Creates a provider of `size` bytes at an address; they are copied.
    /// - Parameter releaseData: Called when the provider has gone.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @escaping (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        release = { releaseData(info, data, size) }
    }

    /// Creates a provider of the bytes of a file; nil if it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
        release = {}
    }

    deinit { release() }
}

/// Returns the number of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CFDataGetLength(_ data: CFData?) -> Int { data?.count ?? 0 }

/// Returns the address of bytes; nil without any. It is valid until those of eight others have been
/// asked for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
    guard let data else { return nil }
    // A value has no address, so one that lives long enough is made of it.
    let lent = NSData(data: data)
    lentBytes = lentBytes.suffix(7) + [lent]
    return lent.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The bytes whose addresses were given away last. Drawing happens on the main thread.
nonisolated(unsafe) private var lentBytes: [NSData] = []

/// Returns a copy of bytes.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func CFDataCreate(
    _ allocator: AnyObject?, _ bytes: UnsafePointer<UInt8>!, _ length: Int
) -> CFData! {
    bytes.map { Data(bytes: $0, count: max(0, length)) }
}

/// The place of a pixel's alpha, and whether the colors are multiplied with it.
public nonisolated enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha; after the colors, which are multiplied with it; before them.
    case none, premultipliedLast, premultipliedFirst
    /// After the colors, which are not multiplied with it; before them.
    case last, first
    /// A byte that says nothing, after the colors; before them.
    case noneSkipLast, noneSkipFirst
    /// Alpha and no colors.
    case alphaOnly
}

/// The order of the bytes of a pixel.
public nonisolated enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the order in a `CGBitmapInfo`.
    case orderMask = 0x7000
    /// The order in which the components are named.
    case orderDefault = 0
    /// Of 16 bits, the lowest byte first.
    case order16Little = 0x1000
    /// Of 32 bits, the lowest byte first.
    case order32Little = 0x2000
    /// Of 16 bits, the highest byte first.
    case order16Big = 0x3000
    /// Of 32 bits, the highest byte first.
    case order32Big = 0x4000
}

/// The components of a pixel: a `CGImageAlphaInfo` and the order of the bytes.
public nonisolated struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The alpha and the order as bits.
    public let rawValue: UInt32
    /// Creates an info from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the alpha.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
    /// Components that are floating-point numbers; there are no such pixels here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order in which the components are named.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Of 16 bits, the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Of 32 bits, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Of 16 bits, the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Of 32 bits, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

import TouchKit

/// The places of the components in a pixel of eight bits a component.
nonisolated struct PixelFormat: Hashable, Sendable {
    /// The components that a pixel has.
    private enum Kind: Hashable {
        case gray, alpha
        /// The places of red, green, blue and alpha; nil for pixels without alpha.
        case colors(red: Int, green: Int, blue: Int, alpha: Int?)
    }

    /// The alpha and the order, as the app said them.
    let info: CGBitmapInfo
    /// The length of a pixel, in bytes.
    let length: Int
    private let kind: Kind
    private let isPremultiplied: Bool

    /// The format in which images are that no app has given another.
    static let usual = PixelFormat(
        info: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), length: 4,
        kind: .colors(red: 0, green: 1, blue: 2, alpha: 3), isPremultiplied: true)

    private init(info: CGBitmapInfo, length: Int, kind: Kind, isPremultiplied: Bool) {
        (self.info, self.length) = (info, length)
        (self.kind, self.isPremultiplied) = (kind, isPremultiplied)
    }

    /// Creates the format of pixels of `bits`; nil for a combination that there is not.
    init?(_ space: CGColorSpace?, _ info: CGBitmapInfo, bits: Int? = nil) {
        guard let alpha = info.alphaInfo, !info.contains(.floatComponents) else { return nil }
        if alpha == .alphaOnly || (space?.isGray == true && alpha == .none) {
            guard bits ?? 8 == 8 else { return nil }
            let kind = alpha == .alphaOnly ? Kind.alpha : .gray
            self.init(info: info, length: 1, kind: kind, isPremultiplied: true)
            return
        }
        guard let space, !space.isGray, alpha == .none ? bits == 24 : bits ?? 32 == 32 else {
            return nil
        }
        let comesFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
        var places = comesFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
        switch info.intersection(.byteOrderMask) {
        case .byteOrderDefault, .byteOrder32Big: break
        case .byteOrder32Little where alpha != .none: places = places.map { 3 - $0 }
        default: return nil
        }
        let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
        self.init(
            info: info, length: alpha == .none ? 3 : 4,
            kind: .colors(
                red: places[0], green: places[1], blue: places[2],
                alpha: hasAlpha ? places[3] : nil),
            isPremultiplied: ![.first, .last].contains(alpha))
    }

    /// Indicates whether contexts can draw on such pixels.
    var takesDrawing: Bool { isPremultiplied && length != 3 }

    /// The number of bits of a pixel.
    var bits: Int { 8 * length }

    /// The color space of the pixels; nil for alpha alone.
    var space: CGColorSpace? {
        switch kind {
        case .gray: CGColorSpaceCreateDeviceGray()
        case .alpha: nil
        case .colors: CGColorSpaceCreateDeviceRGB()
        }
    }

    /// Reads a row of pixels as blue, green, red and premultiplied alpha.
    func read(
        _ row: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count {
            let (from, to) = (row + index * length, target + index * 4)
            switch kind {
            case .gray: (to[0], to[1], to[2], to[3]) = (from[0], from[0], from[0], 255)
            case .alpha: (to[0], to[1], to[2], to[3]) = (0, 0, 0, from[0])
            case .colors(let red, let green, let blue, let alpha):
                let opacity = alpha.map { from[$0] } ?? 255
                (to[0], to[1], to[2], to[3]) = (from[blue], from[green], from[red], opacity)
                if !isPremultiplied {
                    for part in 0..<3 {
                        to[part] = UInt8((Int(to[part]) * Int(opacity) + 127) / 255)
                    }
                }
            }
        }
    }

    /// Writes a row of pixels that are blue, green, red and premultiplied alpha.
    func write(
        _ row: UnsafePointer<UInt8>, count: Int, into target: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count {
            let (from, to) = (row + index * 4, target + index * length)
            switch kind {
            case .gray:
                // As bright as the colors are to the eye.
                let light =
                    Int(from[2]) * 13933 + Int(from[1]) * 46871 + Int(from[0]) * 4732 + 32768
                to[0] = UInt8(light >> 16)
            case .alpha: to[0] = from[3]
            case .colors(let red, let green, let blue, let alpha):
                if length == 4 { to[6 - red - green - blue] = 255 }
                (to[red], to[green], to[blue]) = (from[2], from[1], from[0])
                if let alpha { to[alpha] = from[3] }
            }
        }
    }
}

extension CGBitmapInfo {
    /// The alpha; nil for bits that mean none.
    nonisolated var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1f) }
}

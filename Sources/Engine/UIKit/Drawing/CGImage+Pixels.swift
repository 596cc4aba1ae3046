import Foundation
import TouchCanvas
import TouchKit
import TouchPicture

/// The intent with which colors are fitted to a space; inert.
public nonisolated enum CGColorRenderingIntent: Int32, Sendable {
    /// The intents that these names mean in Core Graphics.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The quality of scaled images; inert, as it is always the best.
public nonisolated enum CGInterpolationQuality: Int32, Sendable {
    /// The qualities that these names mean in Core Graphics.
    case `default`, none, low, high, medium
}

/// The pixels of an image, in the order in which the image has them.
nonisolated private final class ImagePixels {
    let raster: Raster
    let format: PixelFormat
    let bytesPerRow: Int
    let provider: CGDataProvider?

    /// - Parameter provider: the bytes as an app gave them; nil to have them written when asked.
    init(
        _ raster: Raster, format: PixelFormat, bytesPerRow: Int, provider: CGDataProvider? = nil
    ) {
        (self.raster, self.format, self.bytesPerRow) = (raster, format, bytesPerRow)
        self.provider = provider
    }

    /// The bytes, row by row.
    lazy var written: CGDataProvider? = {
        var bytes = [UInt8](repeating: 0, count: bytesPerRow * raster.height)
        bytes.withUnsafeMutableBufferPointer { target in
            raster.bytes.withUnsafeBufferPointer { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for row in 0..<raster.height {
                    format.write(
                        from + row * raster.width * 4, count: raster.width,
                        into: to + row * bytesPerRow)
                }
            }
        }
        return provider ?? CGDataProvider(data: Data(bytes))
    }()
}

extension CGImage {
    /// Creates an image of pixels.
    nonisolated convenience init(
        _ raster: Raster, format: PixelFormat = .usual, bytesPerRow: Int? = nil,
        provider: CGDataProvider? = nil
    ) {
        let frame = CGRect(x: 0, y: 0, width: raster.width, height: raster.height)
        self.init(size: frame.size, marks: [.image(Image(raster, in: frame))])
        pixels = ImagePixels(
            raster, format: format, bytesPerRow: bytesPerRow ?? raster.width * format.length,
            provider: provider)
    }

    /// Creates an image of the bytes that a provider gives.
    ///
    /// Nil for components of other than eight bits, or too few bytes.
    /// - Parameters:
    ///   - bitsPerPixel: 32, 24 without alpha, or 8 for grays and for alpha alone.
    ///   - bytesPerRow: The distance from one row to the next.
    ///   - decode: Ignored, as `shouldInterpolate` and `intent` are.
    public nonisolated convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, (1...32767).contains(width), (1...32767).contains(height),
            let format = PixelFormat(space, bitmapInfo, bits: bitsPerPixel),
            let data = provider.data, bytesPerRow >= width * format.length,
            data.count >= bytesPerRow * (height - 1) + width * format.length
        else { return nil }
        var image = ImageBuffer(width: width, height: height)
        let pitch = image.pitch
        image.bytes.withUnsafeMutableBufferPointer { target in
            data.withUnsafeBytes { source in
                guard let from = source.bindMemory(to: UInt8.self).baseAddress,
                    let to = target.baseAddress
                else { return }
                for row in 0..<height {
                    format.read(from + row * bytesPerRow, count: width, into: to + row * pitch)
                }
            }
        }
        self.init(Raster(image), format: format, bytesPerRow: bytesPerRow, provider: provider)
    }

    /// The pixels, painted when they are first wanted.
    private nonisolated var known: ImagePixels? {
        if let known = pixels as? ImagePixels { return known }
        guard let canvas = PixelMemory.canvas,
            let image = try? canvas.image(of: Picture(size: size, marks: marks)), image.width > 0,
            image.height > 0
        else { return nil }
        let made = ImagePixels(Raster(image), format: .usual, bytesPerRow: image.pitch)
        pixels = made
        return made
    }

    /// The pixels; nil if there are none, or too many.
    nonisolated var raster: Raster? { known?.raster }

    /// Returns the whole image stretched into `rect`, with the top at its smaller y; nil if it has
    /// no area.
    nonisolated func mark(in rect: CGRect) -> Mark? {
        UIImage(size: size, marks: marks).mark(in: rect)
    }

    private nonisolated var format: PixelFormat {
        (pixels as? ImagePixels)?.format ?? .usual
    }

    /// The width, in pixels.
    public nonisolated var width: Int { CGContext.count(size.width) }
    /// The height, in pixels.
    public nonisolated var height: Int { CGContext.count(size.height) }
    /// The number of bits of a component.
    public nonisolated var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel.
    public nonisolated var bitsPerPixel: Int { format.bits }
    /// The distance from one row to the next in the provider's data, in bytes.
    public nonisolated var bytesPerRow: Int {
        (pixels as? ImagePixels)?.bytesPerRow ?? width * PixelFormat.usual.length
    }
    /// The alpha and the order of the bytes.
    public nonisolated var bitmapInfo: CGBitmapInfo { format.info }
    /// The place of a pixel's alpha.
    public nonisolated var alphaInfo: CGImageAlphaInfo { format.info.alphaInfo ?? .none }
    /// The order of the bytes of a pixel.
    public nonisolated var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: format.info.rawValue & 0x7000) ?? .orderDefault
    }
    /// The color space of the pixels; nil for alpha alone.
    public nonisolated var colorSpace: CGColorSpace? { format.space }
    /// The giver of the pixels, the top row first.
    public nonisolated var dataProvider: CGDataProvider? { known?.written }
    /// Indicates whether the image is a mask; never.
    public nonisolated var isMask: Bool { false }
    /// Indicates whether a larger image is smooth; always.
    public nonisolated var shouldInterpolate: Bool { true }

    /// Returns the same image.
    public nonisolated func copy() -> CGImage? { self }

    /// Returns the part of the image in `rect`, in whole pixels from the top left corner; nil if
    /// there is none.
    public nonisolated func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.overlap(with: CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let moved = CGAffineTransform(translationX: -part.minX, y: -part.minY)
        return CGImage(
            size: part.size,
            marks: [.group(Group(transform: moved, clip: .rect(part), marks: marks))])
    }
}

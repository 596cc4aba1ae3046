import Foundation
import TouchCanvas
@_spi(Hosts) import TouchKit
import TouchPicture

extension UIImage {
    /// Creates an image of what was drawn, in points.
    ///
    /// It is kept as pixels if it is intricate: apps that draw the last image into the next one,
    /// and that into the next, would end with more shapes than anybody can paint.
    nonisolated convenience init(drawn marks: [Mark], size: CGSize, scale: CGFloat) {
        var marks = marks
        if marks.parts(within: 24) > 1000,
            let pixels = PixelMemory(
                marks, in: CGRect(origin: .zero, size: size), scale: scale)
        {
            marks = pixels.marks
        }
        self.init(size: size, marks: marks)
        source = ImageSource(scale: scale)
    }

    /// Creates an image that shows a `CGImage`, a pixel a point.
    public nonisolated convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image that shows a `CGImage` at `scale` pixels per point, turned so that the side
    /// that is up by `orientation` is up.
    public nonisolated convenience init(
        cgImage: CGImage, scale: CGFloat, orientation: Orientation
    ) {
        let scale = scale > 0 ? scale : 1
        let (width, height) = (cgImage.size.width / scale, cgImage.size.height / scale)
        let pixels = CGRect(x: 0, y: 0, width: width, height: height)
        let turn = orientation.turn(width, height)
        self.init(
            size: pixels.applying(turn).size,
            marks: cgImage.mark(in: pixels).map {
                [orientation == .up ? $0 : .group(Group(transform: turn, marks: [$0]))]
            } ?? [])
        source = ImageSource(cgImage, scale: scale, orientation: orientation)
    }

    /// Creates an image from the bytes of a PNG file; nil for other files.
    public nonisolated convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the bytes of a PNG file, at `scale` pixels per point; nil for other
    /// files.
    public nonisolated convenience init?(data: Data, scale: CGFloat) {
        let bytes = [UInt8](data)
        let sum = SHA256.hash(of: bytes).prefix(16).map { String($0, radix: 16) }.joined()
        guard
            let raster = try? PNG.raster(of: bytes, checksum: sum, longest: PNG.limit.side)
        else { return nil }
        self.init(cgImage: CGImage(raster), scale: scale, orientation: .up)
    }

    /// Creates an image from a PNG file; nil for other files.
    public nonisolated convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The number of pixels per point.
    public nonisolated var scale: CGFloat { source?.scale ?? 1 }
    /// The side of the pixels that is up.
    public nonisolated var imageOrientation: Orientation { source?.orientation ?? .up }

    /// The pixels, not turned by the orientation; nil if there are none.
    public nonisolated var cgImage: CGImage? {
        if let image = source?.image { return image }
        let pixels = CGRect(
            x: 0, y: 0, width: CGFloat(CGContext.count(size.width * scale)),
            height: CGFloat(CGContext.count(size.height * scale)))
        guard !pixels.isEmpty else { return nil }
        let enlarged = CGAffineTransform(scaleX: scale, y: scale)
        return CGImage(
            size: pixels.size,
            marks: scale == 1 ? marks : [.group(Group(transform: enlarged, marks: marks))])
    }

    /// Returns the pixels as a PNG file; nil if there are none.
    public nonisolated func pngData() -> Data? {
        let upright = UIImage(drawn: marks, size: size, scale: scale)
        guard let raster = upright.cgImage?.raster else { return nil }
        var image = ImageBuffer(width: raster.width, height: raster.height)
        image.bytes = raster.bytes
        return (try? PNG.data(of: image)).map { Data($0) }
    }

    /// Returns nil: there are no JPEG files here.
    public nonisolated func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Draws the image at its own size, mixed with what is below in a blend mode.
    public nonisolated func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image stretched into `rect`, mixed with what is below in a blend mode.
    public nonisolated func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let mark = mark(in: rect) else { return }
        context.mixing(blendMode) {
            context.add(.group(Group(opacity: alpha, marks: [mark])))
        }
    }

    /// Draws copies of the image beside each other, from the corner of `rect`.
    public nonisolated func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
            rect.width / size.width * (rect.height / size.height) < 100_000
        else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
                draw(at: CGPoint(x: x, y: y))
            }
        }
        context.restoreGState()
    }
}

extension [Mark] {
    /// Returns the number of shapes, texts and images; a great one if groups lie deeper than
    /// `depth`.
    nonisolated fileprivate func parts(within depth: Int) -> Int {
        reduce(0) { sum, mark in
            guard case .group(let group) = mark else { return sum + 1 }
            return sum + (depth > 0 ? group.marks.parts(within: depth - 1) : 100_000)
        }
    }
}

extension UIImage.Orientation {
    /// Returns the transform from the pixels, `width` by `height`, to the upright image.
    nonisolated fileprivate func turn(_ width: CGFloat, _ height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored:
            CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        }
    }
}

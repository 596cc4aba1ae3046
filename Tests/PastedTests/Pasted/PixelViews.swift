// swift-format-ignore-file: NeverForceUnwrap
// Code of apps unwraps what is always there.

import UIKit

/// A disc that is touched only where it is drawn, found out by painting one pixel.
final class DiscView: UIView {
    /// The bytes that a pixel has: its alpha alone, or its colors as well.
    var readsColors = false

    override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return readsColors ? colors(at: point)[3] > 127 : alpha(at: point) > 127
    }

    private func alpha(at point: CGPoint) -> UInt8 {
        let pixel = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        defer { pixel.deallocate() }
        pixel[0] = 0
        let context = CGContext(
            data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
        context?.translateBy(x: -point.x, y: -point.y)
        layer.render(in: context!)
        return pixel[0]
    }

    func colors(at point: CGPoint) -> [UInt8] {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard
            let context = CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue)
        else { return pixel }
        context.translateBy(x: -point.x, y: -point.y)
        layer.render(in: context)
        return pixel
    }
}

extension UIImage {
    /// The red, green, blue and alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let image = cgImage, let data = image.dataProvider?.data,
            let bytes = CFDataGetBytePtr(data)
        else { return [] }
        let place = y * image.bytesPerRow + x * image.bitsPerPixel / 8
        return (0..<4).map { bytes[place + $0] }
    }

    /// The image with its pixels turned into an upright one.
    func upright() -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, false, scale)
        draw(in: CGRect(origin: .zero, size: size))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()!
    }
}

/// Covers what is below, until it is rubbed away.
final class ScratchView: UIView {
    private(set) var cover: UIImage

    init(size: CGSize) {
        cover = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        super.init(frame: CGRect(origin: .zero, size: size))
        isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError() }

    override func draw(_ rect: CGRect) { cover.draw(at: .zero) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        UIGraphicsBeginImageContextWithOptions(cover.size, false, cover.scale)
        cover.draw(at: .zero)
        let context = UIGraphicsGetCurrentContext()!
        context.setBlendMode(.clear)
        context.setStrokeColor(UIColor.clear.cgColor)
        context.setLineWidth(8)
        context.move(to: touch.previousLocation(in: self))
        context.addLine(to: touch.location(in: self))
        context.strokePath()
        cover = UIGraphicsGetImageFromCurrentImageContext()!
        UIGraphicsEndImageContext()
        setNeedsDisplay()
    }
}

/// An image of `size` points, two pixels each.
func drawn(_ size: CGSize, _ paint: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { paint($0.cgContext) }
}

/// What a context of a format has in memory after drawing.
func bytes(of color: UIColor, _ info: UInt32, _ space: CGColorSpace?, length: Int) -> [UInt8] {
    guard
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
            bitmapInfo: info),
        let data = context.data
    else { return [] }
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return (0..<length).map { data.load(fromByteOffset: $0, as: UInt8.self) }
}

/// An image of bytes that an app made: red, green, blue and alpha of each pixel.
func made(of bytes: [UInt8], width: Int, _ alpha: CGImageAlphaInfo = .premultipliedLast) -> CGImage?
{
    guard let provider = CGDataProvider(data: NSData(bytes: bytes, length: bytes.count)) else {
        return nil
    }
    return CGImage(
        width: width, height: bytes.count / 4 / width, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
}

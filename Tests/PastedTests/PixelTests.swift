import Foundation
import Testing
import TouchCanvas
@_spi(Hosts) import TouchKit
import TouchPicture

/// Pixels that are read back are those that were drawn.
@Suite struct PixelTests {
    let app = UIApplication()

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        window.makeKeyAndVisible(in: app)
        app.displayIfNeeded()
        return window
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let nothing: [UInt8] = [0, 0, 0, 0]

    @Test("a disc that paints one pixel is touched where that is opaque", arguments: [true, false])
    func opaquePixels(readsColors: Bool) {
        let disc = DiscView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        disc.readsColors = readsColors
        let window = show(disc)
        #expect(app.hitTest(CGPoint(x: 60, y: 60)) === disc)
        #expect(app.hitTest(CGPoint(x: 25, y: 25)) === window)
        #expect(app.hitTest(CGPoint(x: 60, y: 22)) === disc)
        #expect(disc.colors(at: CGPoint(x: 40, y: 40)) == red)
    }

    @Test("bytes lie in the order that a context was asked for")
    func orders() {
        let color = UIColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
        let rgb = CGColorSpaceCreateDeviceRGB()
        // Premultiplied alpha last, and first; the same from the lowest byte; no alpha, likewise.
        let orders: [(UInt32, [UInt8])] = [
            (1, [255, 102, 51, 255]), (2, [255, 255, 102, 51]), (0x2002, [51, 102, 255, 255]),
            (0x2005, [255, 51, 102, 255]),
        ]
        for (info, expected) in orders {
            #expect(bytes(of: color, info, rgb, length: 4) == expected)
        }
        let half = color.withAlphaComponent(0.5)
        #expect(bytes(of: half, 1, rgb, length: 4) == [128, 51, 25, 128])
        #expect(bytes(of: half, 7, nil, length: 1) == [128])
        #expect(bytes(of: .white, 0, CGColorSpaceCreateDeviceGray(), length: 1) == [255])
        // Colors that are not multiplied cannot be drawn on, nor can three bytes.
        #expect(bytes(of: color, 3, rgb, length: 4).isEmpty)
        #expect(bytes(of: color, 0, rgb, length: 3).isEmpty)
    }

    @Test("a bitmap context has its origin at the bottom, and draws images upright")
    func origin() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        #expect(context.ctm == .identity && context.width == 2 && context.bytesPerRow == 8)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let drawn = try #require(context.makeImage())
        #expect(UIImage(cgImage: drawn).pixel(0, 2) == red)
        #expect(UIImage(cgImage: drawn).pixel(0, 0) == nothing)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 3))
        context.draw(drawn, in: CGRect(x: 0, y: 0, width: 2, height: 3))
        // What was made before is not what is drawn now.
        let again = try #require(context.makeImage())
        #expect(again !== drawn && UIImage(cgImage: again).pixel(0, 2) == red)
        // What an app writes itself is there, too.
        context.data?.storeBytes(of: 0xff00_ff00, as: UInt32.self)
        #expect(
            UIImage(cgImage: try #require(context.makeImage())).pixel(0, 0) == [0, 255, 0, 255])
    }

    @Test("pixels of an app come back as they were, upright in every orientation")
    func orientations() throws {
        // Two columns and three rows, each pixel of its own.
        let pixels = (0..<6).flatMap { (index: UInt8) -> [UInt8] in
            [index * 40, 255 - index * 40, 7, 255]
        }
        let image = try #require(made(of: pixels, width: 2))
        #expect(image.width == 2 && image.height == 3 && image.bytesPerRow == 8)
        #expect(image.dataProvider?.data == Data(pixels))
        // The pixels that are seen in the top row, from the left.
        let rows: [(UIImage.Orientation, [Int])] = [
            (.up, [0, 1]), (.down, [5, 4]), (.left, [1, 3, 5]), (.right, [4, 2, 0]),
            (.upMirrored, [1, 0]), (.downMirrored, [4, 5]), (.leftMirrored, [0, 2, 4]),
            (.rightMirrored, [5, 3, 1]),
        ]
        for (orientation, row) in rows {
            let turned = UIImage(cgImage: image, scale: 1, orientation: orientation)
            #expect(turned.cgImage === image && turned.size.width == CGFloat(row.count))
            let upright = turned.upright()
            let seen = row.indices.map { upright.pixel($0, 0) }
            let expected = row.map { Array(pixels[$0 * 4..<$0 * 4 + 4]) }
            #expect(seen == expected, "\(orientation)")
        }
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 1)))
        #expect(part.width == 1 && part.height == 1)
        #expect(UIImage(cgImage: part).pixel(0, 0) == Array(pixels[12..<16]))
        #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("a point has as many pixels as an image was begun with")
    func scales() throws {
        let image = drawn(CGSize(width: 10, height: 4)) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 4))
        }
        #expect(image.size == CGSize(width: 10, height: 4) && image.scale == 2)
        #expect(image.cgImage?.width == 20 && image.cgImage?.height == 8)
        #expect(image.pixel(9, 0) == nothing && image.pixel(10, 7) == red)
        let file = try #require(image.pngData())
        let read = try #require(UIImage(data: file, scale: 2))
        #expect(read.size == image.size && read.pixel(10, 7) == red && read.pixel(9, 7) == nothing)
        let large = UIImageView(image: read)
        #expect(large.frame.size == image.size)
    }

    @Test("what is rubbed away is transparent, in the image and in the picture of the view")
    func rubbing() throws {
        let scratch = ScratchView(size: CGSize(width: 40, height: 40))
        let window = show(scratch)
        window.backgroundColor = .white
        for (phase, x) in [(UITouch.Phase.began, 5.0), (.moved, 20), (.moved, 35), (.ended, 35)] {
            app.send([
                TouchSample(finger: 1, phase: phase, location: CGPoint(x: x, y: 20), timestamp: 0)
            ])
        }
        #expect(scratch.cover.pixel(40, 40) == nothing && scratch.cover.pixel(40, 10)[3] == 255)
        let shown = try Canvas(typesetter: Typesetter()).image(of: window.picture)
        #expect(
            Array(shown.bytes[(20 * 200 + 20) * 4..<(20 * 200 + 20) * 4 + 4]) == [
                255, 255, 255, 255,
            ])
        #expect(shown.bytes[(5 * 200 + 20) * 4] < 200)
    }

    @Test("colors are mixed by the blend mode")
    func blending() {
        func mixed(_ mode: CGBlendMode, _ top: UIColor) -> [UInt8] {
            drawn(CGSize(width: 2, height: 1)) { context in
                UIColor(red: 1, green: 0.4, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                top.setFill()
                context.setBlendMode(mode)
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }.pixel(2, 0)
        }
        let half = UIColor(red: 0.4, green: 1, blue: 1, alpha: 1)
        #expect(mixed(.normal, half) == [102, 255, 255, 255])
        #expect(mixed(.multiply, half) == [102, 102, 0, 255])
        #expect(mixed(.copy, .clear) == nothing && mixed(.clear, half) == nothing)
        #expect(mixed(.destinationIn, .blue.withAlphaComponent(0.5)) == [128, 51, 0, 128])
        #expect(mixed(.sourceIn, half) == [102, 255, 255, 255])
        #expect(mixed(.sourceOut, half) == nothing)
        #expect(mixed(.plusLighter, half) == [255, 255, 255, 255])
    }

    @Test("a view in no window is drawn into the rectangle that was asked for")
    func hierarchy() {
        let disc = DiscView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
        let image = drawn(CGSize(width: 40, height: 40)) { _ in
            disc.drawHierarchy(
                in: CGRect(x: 20, y: 20, width: 20, height: 20), afterScreenUpdates: true)
        }
        #expect(image.pixel(60, 60) == red && image.pixel(41, 41) == nothing)
        #expect(image.pixel(20, 20) == nothing)
    }

    @Test("a layer shows the pixels of its contents")
    func contents() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.contents = try #require(made(of: red + nothing, width: 2))
        let window = show(view)
        let shown = drawn(CGSize(width: 20, height: 20)) { window.layer.render(in: $0) }
        #expect(shown.pixel(2, 20) == red && shown.pixel(38, 20) == nothing)
    }

    @Test("a template of pixels gets the tint color")
    func templates() throws {
        let pixels = try #require(made(of: [0, 0, 255, 255] + nothing, width: 2))
        let view = UIImageView(image: UIImage(cgImage: pixels).withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        let shown = drawn(view.bounds.size) { view.layer.render(in: $0) }
        #expect(shown.pixel(0, 0) == red && shown.pixel(3, 0)[3] == 0)
    }

    @Test("an image drawn into the next one, again and again, is painted all the same")
    func againAndAgain() throws {
        let size = CGSize(width: 40, height: 40)
        var image = UIImage()
        for step in 0..<600 {
            image = drawn(size) { context in
                image.draw(at: .zero)
                UIColor.red.setFill()
                context.fill(
                    CGRect(x: CGFloat(step % 40), y: CGFloat(step / 40), width: 1, height: 1))
            }
        }
        #expect(image.pixel(0, 0) == red && image.pixel(79, 29) == red)
        #expect(image.pixel(0, 32) == nothing)
        let window = show(UIImageView(image: image))
        var canvas = Canvas(typesetter: try Typesetter())
        canvas.threads = 4
        let shown = try canvas.image(of: window.picture, scale: 4)
        #expect(shown.bytes[3] == 255 && shown.bytes[(70 * 800 + 10) * 4 + 3] == 0)
    }
}

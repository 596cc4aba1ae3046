import CCairo
import Foundation
import Synchronization
import TouchPicture
import TouchWords

/// A painter of pictures that uses Cairo, either into an image of its own or onto memory that the
/// caller owns.
///
/// It takes and returns only values, so a canvas can be used on any thread.
public struct Canvas: Sendable {
    public let typesetter: Typesetter
    /// The number of threads that paint one picture, each a band of its own.
    public var threads = 1

    /// Indicates whether Cairo traces and clips everything and no mark is skipped: the reference
    /// against which the faster ways are measured.
    public var isPlain = false

    /// The length of a side, in pixels, from which on Cairo makes no image.
    private static let longest = 32768.0

    public init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// Returns the picture as an image of `scale` pixels per point, with sizes rounded to whole
    /// pixels.
    public func image(of picture: Picture, scale: Double = 1) throws(CanvasError) -> ImageBuffer {
        let (width, height) = (picture.size.width * scale, picture.size.height * scale)
        guard abs(width) < Self.longest, abs(height) < Self.longest else {
            throw CanvasError(.video.noImageAtAll)
        }
        var image = ImageBuffer(width: Int(width.rounded()), height: Int(height.rounded()))
        try paint(picture, into: &image, scale: scale)
        return image
    }

    /// Paints the picture over the contents of the image.
    ///
    /// - Parameter damage: rectangles in points outside of which no pixel changes; nil to paint
    ///   everything.
    public func paint(
        _ picture: Picture, into image: inout ImageBuffer, scale: Double = 1,
        damage: [CGRect]? = nil
    ) throws(CanvasError) {
        let (width, height, pitch) = (image.width, image.height, image.pitch)
        try image.bytes.withUnsafeMutableBufferPointer { bytes throws(CanvasError) in
            guard let base = bytes.baseAddress else { return }
            try paint(
                picture, onto: base, width: width, height: height, pitch: pitch, scale: scale,
                damage: damage)
        }
    }

    /// Paints the picture over memory that the caller owns, such as a window's surface.
    ///
    /// - Parameters:
    ///   - memory: rows of 32-bit pixels: blue, green, red, alpha (or unused), premultiplied.
    ///   - pitch: the distance from one row to the next, in bytes; a multiple of 4.
    ///   - scale: pixels per point.
    ///   - damage: rectangles in points, grown to whole pixels, outside of which no pixel changes;
    ///     nil to paint everything.
    public func paint(
        _ picture: Picture, onto memory: UnsafeMutableRawPointer, width: Int, height: Int,
        pitch: Int, scale: Double = 1, damage: [CGRect]? = nil
    ) throws(CanvasError) {
        guard width > 0, height > 0 else { return }
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let rects = damage.map { $0.map { wholePixels($0, scale) } } ?? [all]
        let bands = Bands.split(rects, into: threads)
        let surface = Surface(memory: memory, width: width, height: height, pitch: pitch)
        guard bands.count > 1 else {
            return try paint(picture, onto: surface, scale: scale, within: rects)
        }
        let failure = Mutex<CanvasError?>(nil)
        DispatchQueue.concurrentPerform(iterations: bands.count) { index in
            do throws(CanvasError) {
                try paint(picture, onto: surface, scale: scale, within: bands[index])
            } catch {
                failure.withLock { $0 = error }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    /// Memory on which several threads may paint, each within its own rectangles, while the caller
    /// of `paint` waits.
    private struct Surface: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
        let width: Int
        let height: Int
        let pitch: Int
    }

    /// - Parameter rects: the rectangles to paint, in whole pixels.
    private func paint(
        _ picture: Picture, onto memory: Surface, scale: Double, within rects: [CGRect]
    ) throws(CanvasError) {
        let surface = imageSurface(
            memory.memory, width: memory.width, height: memory.height, pitch: memory.pitch)
        defer { cairo_surface_destroy(surface) }
        try CanvasError.check(cairo_surface_status(surface), Wording.video.noImage)
        let cairo = cairo_create(surface)
        defer { cairo_destroy(cairo) }
        guard let cairo else { throw CanvasError(.video.noImageAtAll) }
        for r in rects { cairo_rectangle(cairo, r.minX, r.minY, r.width, r.height) }
        cairo_clip(cairo)
        cairo_scale(cairo, scale, scale)
        let toPoints = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
        Painter(cairo: cairo, typesetter: typesetter, isPlain: isPlain)
            .paint(picture.marks, visible: rects.map { $0.applying(toPoints) })
        cairo_surface_flush(surface)
        try CanvasError.check(cairo_status(cairo), Wording.video.notPainted)
    }

    private func wholePixels(_ r: CGRect, _ scale: Double) -> CGRect {
        let (x, y) = ((r.minX * scale).rounded(.down), (r.minY * scale).rounded(.down))
        return CGRect(
            x: x, y: y, width: (r.maxX * scale).rounded(.up) - x,
            height: (r.maxY * scale).rounded(.up) - y)
    }
}

/// The reason a picture could not be painted or written: one line that says what to do if that is
/// known.
public struct CanvasError: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: Wording
    /// The message in English.
    public var description: String { message["en"] }

    public init(_ message: Wording) { self.message = message }

    /// Throws `fault`, worded with Cairo's reason, if the status is an error.
    static func check(
        _ status: cairo_status_t, _ fault: (_ reason: String) -> Wording
    ) throws(CanvasError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw CanvasError(fault(String(cString: cairo_status_to_string(status))))
    }
}

/// Returns a Cairo surface for pixels in the format of `ImageBuffer`, valid while they stay at the
/// same address. Cairo only reads the pixels of a surface that it paints with or writes out.
func imageSurface(
    _ memory: UnsafeRawPointer?, width: Int, height: Int, pitch: Int
) -> OpaquePointer? {
    let pixels = UnsafeMutablePointer(mutating: memory?.assumingMemoryBound(to: UInt8.self))
    return cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(pitch))
}

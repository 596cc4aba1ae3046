import CCairo
import Foundation
import TouchPicture
import TouchWords

extension PNG {
    /// The largest file that is read, in bytes, and the largest width and height of its picture, in
    /// pixels.
    public static let limit = (bytes: 4 << 20, side: 4096)

    /// Returns the picture in a PNG file, scaled down if a side is longer than `longest` pixels.
    ///
    /// - Parameter checksum: the checksum of the bytes, which distinguishes this picture from
    ///   others.
    public static func raster(
        of bytes: [UInt8], checksum: String, longest: Int = 1024
    ) throws(CanvasError) -> Raster {
        let (width, height) = try size(of: bytes)
        var source = Source(bytes: bytes)
        // Cairo reads all of the file before it returns the surface.
        let read: cairo_read_func_t = { pointer, data, length in
            guard let source = pointer?.assumingMemoryBound(to: Source.self), let data else {
                return CAIRO_STATUS_READ_ERROR
            }
            return source.pointee.read(data, Int(length))
        }
        let surface = withUnsafeMutablePointer(to: &source) {
            cairo_image_surface_create_from_png_stream(read, $0)
        }
        defer { cairo_surface_destroy(surface) }
        try CanvasError.check(cairo_surface_status(surface), Wording.video.damaged)
        let scale = min(Double(longest) / Double(max(width, height)), 1)
        var image = ImageBuffer(
            width: max(Int(Double(width) * scale), 1), height: max(Int(Double(height) * scale), 1))
        let (columns, rows, pitch) = (image.width, image.height, image.pitch)
        image.bytes.withUnsafeMutableBytes { memory in
            let target = imageSurface(
                memory.baseAddress, width: columns, height: rows, pitch: pitch)
            defer { cairo_surface_destroy(target) }
            let cairo = cairo_create(target)
            defer { cairo_destroy(cairo) }
            cairo_scale(cairo, Double(columns) / Double(width), Double(rows) / Double(height))
            cairo_set_source_surface(cairo, surface, 0, 0)
            cairo_paint(cairo)
            cairo_surface_flush(target)
        }
        return Raster(
            width: image.width, height: image.height, bytes: image.bytes, checksum: checksum)
    }

    /// Returns the size of the picture, checked before anything is allocated: a small file may
    /// claim to be very large.
    private static func size(of bytes: [UInt8]) throws(CanvasError) -> (Int, Int) {
        guard bytes.count <= limit.bytes else {
            throw CanvasError(.video.tooLarge(limit.bytes >> 20))
        }
        let head: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        guard bytes.count > 24, bytes.starts(with: head) else {
            throw CanvasError(.video.noPNG)
        }
        func number(_ place: Int) -> Int {
            bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        let (width, height) = (number(16), number(20))
        guard (1...limit.side).contains(width), (1...limit.side).contains(height) else {
            throw CanvasError(.video.tooManyPixels(width, height: height, most: limit.side))
        }
        return (width, height)
    }

    private struct Source {
        let bytes: [UInt8]
        var place = 0

        mutating func read(_ data: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
            guard count >= 0, count <= bytes.count - place else { return CAIRO_STATUS_READ_ERROR }
            for index in 0..<count { data[index] = bytes[place + index] }
            place += count
            return CAIRO_STATUS_SUCCESS
        }
    }
}

extension Painter {
    /// Paints an image, smoothly at any size.
    func paint(_ image: Image) {
        let raster = image.raster
        guard raster.width > 0, raster.height > 0, image.frame.width > 0, image.frame.height > 0
        else { return }
        raster.bytes.withUnsafeBytes { bytes in
            let surface = imageSurface(
                bytes.baseAddress, width: raster.width, height: raster.height,
                pitch: raster.width * 4)
            cairo_save(cairo)
            let stretch = CGAffineTransform(
                a: image.frame.width / Double(raster.width), b: 0, c: 0,
                d: image.frame.height / Double(raster.height), tx: image.frame.minX,
                ty: image.frame.minY)
            if ContextTransform.apply(stretch, to: cairo) {
                cairo_set_source_surface(cairo, surface, 0, 0)
                // Enlarged, the pixels at the edge would fade into the nothing beyond it.
                if abs(ContextTransform.current(of: cairo).determinant) > 1 {
                    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
                }
                cairo_rectangle(cairo, 0, 0, Double(raster.width), Double(raster.height))
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, image.opacity)
            }
            cairo_restore(cairo)
            // A document copies the pixels it needs only when it learns that they are about to go.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}

import CCairo
import Foundation
import TouchWords

/// Images as PNG files; the same image yields the same bytes.
public enum PNG {
    /// Returns the bytes of the file.
    public static func data(of image: ImageBuffer) throws(CanvasError) -> [UInt8] {
        guard image.width > 0, image.height > 0 else {
            throw CanvasError(.video.noPixels)
        }
        let sink = Sink()
        let status = image.bytes.withUnsafeBytes { bytes -> cairo_status_t in
            let surface = imageSurface(
                bytes.baseAddress, width: image.width, height: image.height, pitch: image.pitch)
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png_stream(surface, Sink.write, sink.pointer)
        }
        try CanvasError.check(status, Wording.video.imageNotWritten)
        return sink.bytes
    }
}

/// A collector of the bytes that Cairo writes.
final class Sink {
    private(set) var bytes: [UInt8] = []

    /// A pointer that is valid while the sink lives; the code that passes it to Cairo reads the
    /// bytes afterwards.
    var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let write: cairo_write_func_t = { pointer, data, length in
        guard let pointer, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(pointer).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }
}

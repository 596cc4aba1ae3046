import Foundation
import TouchCanvas
import TouchKit
import TouchPicture

/// Memory whose pixels a context draws: each mark is there at once, and so is what the app writes
/// between two of them.
nonisolated final class PixelMemory: DrawingMemory {
    /// The width, in pixels.
    let width: Int
    /// The height, in pixels.
    let height: Int
    /// The distance from one row to the next, in bytes.
    let bytesPerRow: Int
    let format: PixelFormat
    /// The first byte of the top row.
    let bytes: UnsafeMutableRawPointer
    /// The transform from the coordinates of the marks to pixels.
    private let toPixels: CGAffineTransform
    private let release: () -> Void

    /// Creates memory of pixels; nil if they cannot be drawn on, or if there are too many.
    ///
    /// - Parameters:
    ///   - bytes: the memory of the app, which keeps it; nil to have it made.
    ///   - bytesPerRow: the distance from one row to the next, in bytes; 0 for the usual one.
    ///   - release: called when the memory is no longer used.
    init?(
        _ bytes: UnsafeMutableRawPointer? = nil, width: Int, height: Int, bytesPerRow: Int = 0,
        format: PixelFormat = .usual, toPixels: CGAffineTransform = .identity,
        release: (() -> Void)? = nil
    ) {
        let sides = 1...Self.longest
        guard format.takesDrawing, sides.contains(width), sides.contains(height),
            bytesPerRow == 0 || bytesPerRow >= width * format.length
        else { return nil }
        let pitch = bytesPerRow == 0 ? (width * format.length + 3) & ~3 : bytesPerRow
        let own = bytes == nil ? calloc(height, pitch) : nil
        guard let memory = bytes ?? own else { return nil }
        (self.width, self.height, self.bytesPerRow) = (width, height, pitch)
        (self.format, self.bytes, self.toPixels) = (format, memory, toPixels)
        self.release = {
            free(own)
            release?()
        }
    }

    /// Creates memory of what marks show in `area`, in their coordinates; nil if it has no pixels,
    /// or too many.
    convenience init?(_ marks: [Mark], in area: CGRect, scale: CGFloat) {
        self.init(
            width: CGContext.count(area.width * scale),
            height: CGContext.count(area.height * scale),
            toPixels: CGAffineTransform(translationX: -area.minX, y: -area.minY)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale)))
        for mark in marks { paint(mark, .normal) }
    }

    deinit { release() }

    /// The longest side that can be painted, in pixels.
    private static let longest = 32767

    /// The canvas on which all of them are painted; nil if no font is installed.
    static let canvas = (try? Typesetter()).map(Canvas.init)

    func paint(_ mark: Mark, _ mode: CGBlendMode) {
        guard let canvas = Self.canvas, let box = mark.bounds(measuring: canvas.typesetter) else {
            return
        }
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        let area = box.applying(toPixels).overlap(with: all).integral
        guard !area.isNull, !area.isEmpty else { return }
        var image = pixels(in: area)
        let moved = toPixels.concatenating(
            CGAffineTransform(translationX: -area.minX, y: -area.minY))
        canvas.mix(.group(Group(transform: moved, marks: [mark])), mode.mixing, into: &image)
        put(image, at: area)
    }

    /// Returns a part of the pixels, in whole ones.
    private func pixels(in area: CGRect) -> ImageBuffer {
        var image = ImageBuffer(width: Int(area.width), height: Int(area.height))
        let (columns, rows, pitch) = (image.width, image.height, image.pitch)
        image.bytes.withUnsafeMutableBufferPointer { target in
            guard let base = target.baseAddress else { return }
            for row in 0..<rows {
                format.read(
                    place(area, row: row), count: columns, into: base + row * pitch)
            }
        }
        return image
    }

    private func put(_ image: ImageBuffer, at area: CGRect) {
        image.bytes.withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            for row in 0..<image.height {
                format.write(
                    base + row * image.pitch, count: image.width, into: place(area, row: row))
            }
        }
    }

    private func place(_ area: CGRect, row: Int) -> UnsafeMutablePointer<UInt8> {
        (bytes + (Int(area.minY) + row) * bytesPerRow + Int(area.minX) * format.length)
            .assumingMemoryBound(to: UInt8.self)
    }

    /// The pixels as they are now.
    var raster: Raster {
        Raster(pixels(in: CGRect(x: 0, y: 0, width: width, height: height)))
    }

    var marks: [Mark] {
        let pixels = CGRect(x: 0, y: 0, width: width, height: height)
        return [.image(Image(raster, in: pixels.applying(toPixels.inverted())))]
    }
}

extension Raster {
    /// Creates a raster that is told from others by its pixels.
    nonisolated init(_ image: ImageBuffer) {
        let sum = SHA256.hash(of: image.bytes).prefix(16).map {
            String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
        }
        self.init(
            width: image.width, height: image.height, bytes: image.bytes,
            checksum: sum.joined())
    }
}

extension CGBlendMode {
    /// The way in which the canvas mixes what is drawn with what is there.
    nonisolated var mixing: Mixing {
        switch self {
        case .normal: .over
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        // Darker than the sum there is nothing in Cairo; the product is nearest.
        case .plusDarker: .multiply
        case .plusLighter: .sum
        }
    }
}

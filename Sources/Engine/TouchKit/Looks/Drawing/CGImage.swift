import TouchPicture

/// The pixels or shapes of an image, without its size in points.
public nonisolated final class CGImage: Hashable, Sendable {
    /// The image as marks; a pixel is a unit of theirs.
    package let marks: [Mark]
    /// The size, in pixels.
    package let size: CGSize
    #if canImport(Foundation)
        /// The pixels in the order in which the image has them, once somebody asked.
        nonisolated(unsafe) package var pixels: AnyObject?
    #endif

    package init(size: CGSize, marks: [Mark]) { (self.size, self.marks) = (size, marks) }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a.size == b.size && a.marks == b.marks
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(marks) }
}

extension [Mark] {
    /// Returns the marks of an image of `size` stretched into `rect`; nil if it has no area.
    ///
    /// - Parameter tint: the color that all of them get; nil to keep their own.
    nonisolated func stretched(from size: CGSize, into rect: CGRect, tint: Color? = nil) -> Mark? {
        guard size.width > 0, size.height > 0 else { return nil }
        let transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
            ty: rect.minY)
        return .group(
            Group(
                transform: transform, clip: .rect(CGRect(origin: .zero, size: size)),
                marks: tint.map(tinted) ?? self))
    }

    /// Returns the marks in one color, as transparent as they are.
    nonisolated func tinted(_ color: Color) -> [Mark] {
        #if canImport(Foundation)
            map { mark in
                switch mark {
                case .image(var image):
                    image.raster = image.raster.tinted(color)
                    return .image(image)
                case .group(var group):
                    group.marks = group.marks.tinted(color)
                    return .group(group)
                case .shape, .text: return mark.mixed(with: color, 1)
                }
            }
        #else
            map { $0.mixed(with: color, 1) }
        #endif
    }
}

#if canImport(Foundation)
    extension Raster {
        /// Returns pixels of one color, as transparent as these are.
        nonisolated fileprivate func tinted(_ color: Color) -> Raster {
            let parts = [color.blue, color.green, color.red, 1].map { min(max(0, $0), 1) }
            var bytes = bytes
            for index in bytes.indices {
                let alpha = Double(self.bytes[index | 3])
                bytes[index] = UInt8((alpha * parts[index & 3]).rounded())
            }
            return Raster(
                width: width, height: height, bytes: bytes, checksum: "\(checksum) in \(parts)")
        }
    }
#endif

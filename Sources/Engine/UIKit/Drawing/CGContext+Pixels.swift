@_spi(Hosts) import TouchKit
import TouchPicture

extension CGContext {
    /// Creates a context that draws on memory. A unit is a pixel, and the origin is at the bottom
    /// left; the top row comes first in memory.
    ///
    /// A drawing is in memory at once. Nil for pixels of other than eight bits a component, for
    /// colors that are not multiplied with their alpha, and for more than 32,767 pixels a side.
    /// - Parameters:
    ///   - data: The memory; nil to have it made.
    ///   - bytesPerRow: The distance from one row to the next; 0 for the usual one.
    ///   - bitmapInfo: A `CGImageAlphaInfo` and the order of the bytes.
    public convenience nonisolated init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
            releaseInfo: nil)
    }

    /// Creates a context that draws on memory, as without the last two parameters.
    /// - Parameter releaseCallback: Called when the context has gone.
    public convenience nonisolated init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32,
        releaseCallback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        guard bitsPerComponent == 8,
            let format = PixelFormat(space, CGBitmapInfo(rawValue: bitmapInfo)),
            let memory = PixelMemory(
                data, width: width, height: height, bytesPerRow: bytesPerRow, format: format,
                release: { releaseCallback?(releaseInfo, data) })
        else { return nil }
        self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height))
        self.memory = memory
        begin(
            DrawingFormat(
                scale: 1,
                base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))))
    }

    /// Starts drawing in the coordinates of a format.
    nonisolated func begin(_ format: DrawingFormat) {
        self.format = format
        state.transform = format.base
    }

    /// The memory that is drawn on. A context that kept shapes so far keeps pixels from now on.
    nonisolated private var pixels: PixelMemory? {
        if let memory { return memory as? PixelMemory }
        let made = PixelMemory(marks, in: bounds, scale: format?.scale ?? 2)
        memory = made
        return made
    }

    /// Returns a length as whole pixels; 0 for one that none are as long as.
    nonisolated static func count(_ length: CGFloat) -> Int {
        length > 0 && length < 1e6 ? Int(length.rounded(.up)) : 0
    }

    /// The first byte of the top row; nil if there are no pixels.
    public nonisolated var data: UnsafeMutableRawPointer? { pixels?.bytes }
    /// The width, in pixels.
    public nonisolated var width: Int {
        (memory as? PixelMemory)?.width ?? Self.count(bounds.width * (format?.scale ?? 2))
    }
    /// The height, in pixels.
    public nonisolated var height: Int {
        (memory as? PixelMemory)?.height ?? Self.count(bounds.height * (format?.scale ?? 2))
    }
    /// The distance from one row to the next, in bytes.
    public nonisolated var bytesPerRow: Int {
        (memory as? PixelMemory)?.bytesPerRow ?? width * PixelFormat.usual.length
    }
    /// The number of bits of a component.
    public nonisolated var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel.
    public nonisolated var bitsPerPixel: Int { pixelFormat.bits }
    /// The alpha and the order of the bytes.
    public nonisolated var bitmapInfo: CGBitmapInfo { pixelFormat.info }
    /// The place of a pixel's alpha.
    public nonisolated var alphaInfo: CGImageAlphaInfo { pixelFormat.info.alphaInfo ?? .none }
    /// The color space of the pixels; nil for alpha alone.
    public nonisolated var colorSpace: CGColorSpace? { pixelFormat.space }

    private nonisolated var pixelFormat: PixelFormat {
        (memory as? PixelMemory)?.format ?? .usual
    }

    /// Returns the pixels as they are now; what is drawn afterwards does not change them.
    public nonisolated func makeImage() -> CGImage? {
        if let memory = memory as? PixelMemory {
            return CGImage(memory.raster, format: memory.format, bytesPerRow: memory.bytesPerRow)
        }
        let scale = format?.scale ?? 2
        return UIImage(drawn: marks, size: bounds.size, scale: scale).cgImage
    }

    /// The transform from the coordinates of drawing to those in which the context began.
    public nonisolated var ctm: CGAffineTransform {
        guard let base = format?.base else { return state.transform }
        return state.transform.concatenating(base.inverted())
    }

    // MARK: Blending

    /// Sets the way in which all that follows is mixed with what is below it.
    ///
    /// With any mode but the normal one the context keeps pixels instead of shapes.
    public nonisolated func setBlendMode(_ mode: CGBlendMode) {
        if mode != .normal, pixels == nil { return }
        state.blendMode = mode
    }

    /// Makes a rectangle transparent again, within the clip.
    public nonisolated func clear(_ rect: CGRect) {
        if memory == nil, state.clips.isEmpty,
            rect.applying(state.transform).contains(bounds)
        {
            marks = []
            return
        }
        mixing(.clear) { fill(rect) }
    }

    /// Calls `paint`, which draws in a blend mode of its own.
    nonisolated func mixing(_ mode: CGBlendMode, _ paint: () -> Void) {
        saveGState()
        setBlendMode(mode)
        paint()
        restoreGState()
    }

    /// Begins a group, which is laid over what is below it when it ends, in the opacity and the
    /// blend mode of now.
    public nonisolated func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        layers.append((marks, memory))
        (marks, memory) = ([], nil)
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
        state.clips = []
    }

    /// Begins a group, as without `rect`.
    public nonisolated func beginTransparencyLayer(
        in rect: CGRect, auxiliaryInfo: [String: Any]?
    ) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Ends the group that `beginTransparencyLayer` began.
    public nonisolated func endTransparencyLayer() {
        guard let outer = layers.popLast() else { return }
        let inner = drawn
        (marks, memory) = outer
        restoreGState()
        append(.group(Group(opacity: state.alpha, marks: inner)))
    }

    // MARK: Images

    /// The quality of scaled images; inert, as it is always the best.
    public nonisolated var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set {}
    }

    /// Draws an image stretched into `rect`: its top is at the larger y, as in coordinates whose
    /// origin is at the bottom.
    public nonisolated func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard rect.width > 0, rect.height > 0 else { return }
        if byTiling { return tile(image, rect) }
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        if let mark = image.mark(in: rect) { add(mark) }
        restoreGState()
    }

    /// Fills the clip with copies of an image, one of which is in `rect`.
    private nonisolated func tile(_ image: CGImage, _ rect: CGRect) {
        let area = boundingBoxOfClipPath
        let (columns, rows) = (area.width / rect.width, area.height / rect.height)
        guard !area.isNull, columns * rows < 100_000 else { return draw(image, in: rect) }
        let left = rect.minX + ((area.minX - rect.minX) / rect.width).rounded(.down) * rect.width
        let top = rect.minY + ((area.minY - rect.minY) / rect.height).rounded(.down) * rect.height
        for y in stride(from: top, to: area.maxY, by: rect.height) {
            for x in stride(from: left, to: area.maxX, by: rect.width) {
                draw(image, in: CGRect(origin: CGPoint(x: x, y: y), size: rect.size))
            }
        }
    }
}

/// Fills `rect` with the current fill color, mixed with what is below in a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.mixing(mode) { UIRectFill(rect) }
}

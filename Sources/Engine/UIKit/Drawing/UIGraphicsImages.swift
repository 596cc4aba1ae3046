import TouchKit
import TouchPicture

/// Begins an image of `size` points.
///
/// It is kept as shapes until something asks for its pixels.
/// - Parameters:
///   - opaque: True for an image on black, without transparency.
///   - scale: The number of pixels per point; 0 for that of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let bounds = CGRect(origin: .zero, size: size)
    UIGraphicsPushContext(.image(bounds, scale: scale > 0 ? scale : 2, isOpaque: opaque))
}

/// Begins an image of `size` points, one pixel each.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image as drawn so far.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext()?.image
}

/// Ends the image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

extension CGContext {
    /// Returns a context for an image of the area `bounds`, in points.
    nonisolated static func image(
        _ bounds: CGRect, scale: CGFloat, isOpaque: Bool
    ) -> CGContext {
        let context = CGContext(bounds: CGRect(origin: .zero, size: bounds.size))
        context.begin(
            DrawingFormat(
                scale: scale,
                base: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)))
        if isOpaque { context.fill(bounds) }
        return context
    }

    /// The image as drawn so far.
    nonisolated var image: UIImage {
        UIImage(drawn: drawn, size: bounds.size, scale: format?.scale ?? 2)
    }
}

/// The settings of an image renderer.
public nonisolated class UIGraphicsRendererFormat {
    /// The area in which the image is drawn, in points.
    public fileprivate(set) var bounds = CGRect.zero
    /// Creates the default settings.
    public required init() {}
    /// Returns the default settings.
    public static func `default`() -> Self { .init() }
    /// Returns the settings for the screen.
    public static func preferred() -> Self { .init() }
}

/// The settings of an image renderer.
public nonisolated final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; 0 for that of the screen.
    public var scale: CGFloat = 2
    /// Indicates whether the image is drawn on black, without transparency.
    public var opaque = false
    /// Indicates whether colors lie beyond sRGB; inert.
    public var prefersExtendedRange = false
}

/// The context in which an image is drawn.
public nonisolated final class UIGraphicsImageRendererContext {
    /// The context to draw in.
    public let cgContext: CGContext
    /// The settings of the renderer.
    public let format: UIGraphicsImageRendererFormat

    fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        (cgContext, self.format) = (context, format)
    }

    /// Fills a rectangle in the current color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in the current color, mixed with what is below in a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(blendMode) { fill(rect) }
    }
    /// Draws a line along the inside of a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
    /// Draws a line along the inside of a rectangle, mixed with what is below in a blend mode.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(blendMode) { stroke(rect) }
    }
    /// Clips all that follows to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// The image as drawn so far.
    public var currentImage: UIImage { cgContext.image }
}

/// A renderer of images, which are kept as shapes until something asks for their pixels.
public nonisolated final class UIGraphicsImageRenderer {
    /// The settings of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images of the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.format = UIGraphicsImageRendererFormat()
        (self.format.scale, self.format.opaque) = (format.scale, format.opaque)
        self.format.bounds = bounds
    }

    /// Returns the image that `actions` draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext.image(
            format.bounds, scale: format.scale > 0 ? format.scale : 2, isOpaque: format.opaque)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return context.image
    }

    /// Returns the image that `actions` draw, as a PNG file; no bytes if it has no pixels.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

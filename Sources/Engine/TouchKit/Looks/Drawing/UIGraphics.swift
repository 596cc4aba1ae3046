import TouchPicture

/// The contexts that are being drawn in, the innermost last. Drawing happens on the main thread.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// Returns the context of the `draw(_:)` that is running; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes `context` the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Makes the previous context the current one again.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Fills `rect` with the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFill(_ rect: CGRect) { contexts.last?.fill(rect) }

/// Draws a line one point wide along the inside of `rect`, in the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectFrame(_ rect: CGRect) {
    guard let context = contexts.last else { return }
    let line = Stroke(context.state.fill)
    context.add(.shape(Shape(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), stroke: line)))
}

/// Clips all that is drawn from now on to `rect`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }

/// Begins an image of `size` points. It is stored as shapes, so the scale does not matter.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    contexts.append(CGContext(bounds: CGRect(origin: .zero, size: size)))
}

/// Begins an image of `size` points.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the image as drawn so far.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    contexts.last.map { UIImage(size: $0.bounds.size, marks: $0.marks) }
}

/// Ends the image.
// swift-format-ignore: AlwaysUseLowerCamelCase
public nonisolated func UIGraphicsEndImageContext() { _ = contexts.popLast() }

/// The settings of an image renderer; stored only.
public nonisolated final class UIGraphicsImageRendererFormat {
    /// The number of pixels per point.
    public var scale: CGFloat = 2
    /// Indicates whether the image is opaque.
    public var opaque = false
    /// Creates the default settings.
    public init() {}
    /// Returns the default settings.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
    /// Returns the default settings.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context in which an image is drawn.
public nonisolated final class UIGraphicsImageRendererContext {
    /// The context to draw in.
    public let cgContext: CGContext

    init(_ context: CGContext) { cgContext = context }

    /// Fills a rectangle in the current colour.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in the current colour; the blend mode is always the normal one.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { fill(rect) }
    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Clips all that follows to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    /// The image as drawn so far.
    public var currentImage: UIImage {
        UIImage(size: cgContext.bounds.size, marks: cgContext.marks)
    }
}

/// A renderer of images, which are stored as shapes.
public nonisolated final class UIGraphicsImageRenderer {
    private let bounds: CGRect

    /// Creates a renderer of images of `size` points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        bounds = CGRect(origin: .zero, size: size)
    }

    /// Creates a renderer of images of the area `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        self.bounds = bounds
    }

    /// Returns the image that `actions` draw.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let marks = CGContext.marks(in: bounds) { actions(UIGraphicsImageRendererContext($0)) }
        if bounds.origin == .zero { return UIImage(size: bounds.size, marks: marks) }
        let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return UIImage(size: bounds.size, marks: [.group(Group(transform: moved, marks: marks))])
    }
}

import TouchPicture

/// An image, stored as shapes. There are no image files here: an image that is requested by name is
/// a placeholder of a common size.
public nonisolated final class UIImage: Hashable, Sendable {
    /// The choice between an image's own colors and the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The choice of the view that shows the image.
        case automatic
        /// In the image's own colors.
        case alwaysOriginal
        /// In the tint color of the view.
        case alwaysTemplate
    }

    /// The orientation of an image's pixels.
    public enum Orientation: Int, Sendable {
        /// The side that is up.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The settings for drawing a symbol.
    public class Configuration {}

    /// The settings for drawing a symbol.
    public final class SymbolConfiguration: Configuration {
        /// The size of a symbol relative to text.
        public enum Scale: Int, Sendable {
            /// The sizes that these names mean in UIKit.
            case `default`, unspecified, small, medium, large
        }

        fileprivate let pointSize: CGFloat

        /// Creates a configuration for symbols as large as letters of this size, in points.
        public init(
            pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default
        ) {
            self.pointSize = pointSize
        }

        /// Creates a configuration for symbols as large as letters of this font.
        public convenience init(font: UIFont, scale: Scale = .default) {
            self.init(pointSize: font.pointSize)
        }

        /// Creates a configuration from a size relative to text.
        public convenience init(scale: Scale) { self.init(pointSize: 17) }
        /// Creates a configuration from a weight.
        public convenience init(weight: UIFont.Weight) { self.init(pointSize: 17) }
    }

    /// The size of the image, in points.
    public let size: CGSize
    /// The choice between the image's own colors and the tint color.
    public let renderingMode: RenderingMode
    package let marks: [Mark]
    #if canImport(Foundation)
        /// The pixels of which the image was made; nil for shapes.
        nonisolated(unsafe) package var source: ImageSource?
    #endif

    package init(size: CGSize, marks: [Mark], mode: RenderingMode = .automatic) {
        (self.size, self.marks, renderingMode) = (size, marks, mode)
    }

    /// Creates an empty image.
    public convenience init() { self.init(size: .zero, marks: []) }

    /// Creates a placeholder: a gray area of 60 points with a frame. There are no image catalogs
    /// here.
    public convenience init?(named name: String) {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let gray = UIColor.systemGray.color
        self.init(
            size: frame.size,
            marks: [
                .shape(Shape(.rect(frame), fill: gray.faded(0.35))),
                .shape(
                    Shape(.rect(frame.insetBy(dx: 0.5, dy: 0.5)), stroke: Stroke(gray, width: 1))),
            ])
    }

    /// Creates a placeholder, as by the name alone.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// Creates a placeholder for a symbol: a ring of its size.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a placeholder for a symbol: a ring of its size.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        let side = (((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 1.2).rounded()
        let square = CGRect(x: 0, y: 0, width: side, height: side)
        let ring = square.insetBy(dx: side * 0.1, dy: side * 0.1)
        let line = Stroke(.black, width: max(1, side * 0.09))
        self.init(
            size: square.size, marks: [.shape(Shape(.ellipse(in: ring), stroke: line))],
            mode: .alwaysTemplate)
    }

    /// Returns the first of several images: images are not animated.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    /// Returns the same image, for lines from left to right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Returns the same image: it is stretched as a whole.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        self
    }
    /// Returns the same image: the size of a symbol does not change.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        self
    }

    /// Returns the same image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let image = UIImage(size: size, marks: marks, mode: renderingMode)
        #if canImport(Foundation)
            image.source = source
        #endif
        return image
    }

    /// Returns the same image in one color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        let image = UIImage(size: size, marks: marks.tinted(color.color))
        #if canImport(Foundation)
            image.source = source.map { ImageSource(scale: $0.scale) }
        #endif
        return image
    }

    /// Returns the same image in one color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// Returns the same image: the size of a symbol does not change.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    /// Returns the same image: it is stretched as a whole.
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }

    /// Draws the image into the current context, at its own size.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context, stretched into `rect`.
    public func draw(in rect: CGRect) {
        if let mark = mark(in: rect) { UIGraphicsGetCurrentContext()?.add(mark) }
    }

    /// Returns the whole image stretched into `rect`; nil if it has no area.
    package func mark(in rect: CGRect, tint: Color? = nil) -> Mark? {
        marks.stretched(from: size, into: rect, tint: tint)
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.size == b.size && a.marks == b.marks && a.renderingMode == b.renderingMode
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(marks) }
}

#if canImport(Foundation)
    /// The pixels of which an image was made.
    package nonisolated struct ImageSource: Sendable {
        /// The pixels as they lie in memory; nil if only their number per point is known.
        package let image: CGImage?
        /// The number of pixels per point.
        package let scale: CGFloat
        /// The side of the pixels that is up.
        package let orientation: UIImage.Orientation

        package init(
            _ image: CGImage? = nil, scale: CGFloat, orientation: UIImage.Orientation = .up
        ) {
            (self.image, self.scale, self.orientation) = (image, scale, orientation)
        }
    }
#endif

import TouchPicture

/// Pixels or shapes for images, without their size in points.
public nonisolated final class CGImage: Hashable, Sendable {
    let marks: [Mark]
    let size: CGSize

    init(size: CGSize, marks: [Mark]) { (self.size, self.marks) = (size, marks) }

    /// In pixels, one for each point.
    public var width: Int { size.width.isFinite ? Int(size.width) : 0 }
    /// In pixels, one for each point.
    public var height: Int { size.height.isFinite ? Int(size.height) : 0 }

    /// The part of it that lies in `rect`, in pixels; nil if there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(origin: .zero, size: size))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let moved = CGAffineTransform(translationX: -part.minX, y: -part.minY)
        return CGImage(
            size: part.size,
            marks: [.group(Group(transform: moved, clip: .rect(part), marks: marks))])
    }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a.size == b.size && a.marks == b.marks
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(marks) }
}

/// A picture to be shown, kept as shapes. There are no files of pictures: what is asked for by a name is a
/// placeholder of a usual size.
public nonisolated final class UIImage: Hashable, Sendable {
    /// Whether an image has colours of its own.
    public enum RenderingMode: Int, Sendable {
        /// As whoever shows it wants it.
        case automatic
        /// With its own.
        case alwaysOriginal
        /// In the tint colour of the view.
        case alwaysTemplate
    }

    /// How an image is turned; kept only.
    public enum Orientation: Int, Sendable {
        /// By the side that is up.
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How a symbol is drawn.
    public class Configuration {}

    /// How a symbol is drawn.
    public final class SymbolConfiguration: Configuration {
        /// How large a symbol is beside text.
        public enum Scale: Int, Sendable {
            /// By name.
            case `default`, unspecified, small, medium, large
        }

        fileprivate let pointSize: CGFloat

        /// As large as letters of this size, in points.
        public init(
            pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default
        ) {
            self.pointSize = pointSize
        }

        /// As large as letters of this font.
        public convenience init(font: UIFont, scale: Scale = .default) {
            self.init(pointSize: font.pointSize)
        }

        /// By its size beside text.
        public convenience init(scale: Scale) { self.init(pointSize: 17) }
        /// By its weight.
        public convenience init(weight: UIFont.Weight) { self.init(pointSize: 17) }
    }

    /// In points.
    public let size: CGSize
    /// Whether it has colours of its own.
    public let renderingMode: RenderingMode
    let marks: [Mark]

    init(size: CGSize, marks: [Mark], mode: RenderingMode = .automatic) {
        (self.size, self.marks, renderingMode) = (size, marks, mode)
    }

    /// An image with nothing in it.
    public convenience init() { self.init(size: .zero, marks: []) }

    /// A placeholder: a grey field of 60 points with a frame. There are no catalogues of images here.
    public convenience init?(named name: String) {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        let grey = UIColor.systemGray.color
        self.init(
            size: frame.size,
            marks: [
                .shape(Shape(.rect(frame), fill: grey.faded(0.35))),
                .shape(
                    Shape(.rect(frame.insetBy(dx: 0.5, dy: 0.5)), stroke: Stroke(grey, width: 1))),
            ])
    }

    /// A placeholder, as by the name alone.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) {
        self.init(named: name)
    }

    /// A placeholder for a symbol: a ring of its size.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A placeholder for a symbol: a ring of its size.
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

    /// None: pixels of files are not read here.
    public convenience init?(data: Data) { return nil }
    /// None: pixels of files are not read here.
    public convenience init?(contentsOfFile path: String) { return nil }

    /// What another kind of image shows.
    public convenience init(cgImage: CGImage) {
        self.init(size: cgImage.size, marks: cgImage.marks)
    }

    /// The same at `scale` pixels a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let factor = scale > 0 ? 1 / scale : 1
        let shrunk = CGAffineTransform(scaleX: factor, y: factor)
        self.init(
            size: cgImage.size.applying(shrunk),
            marks: [.group(Group(transform: shrunk, marks: cgImage.marks))])
    }

    /// None: shapes are not made into files here; `touchscope render` does that.
    public func pngData() -> Data? { nil }
    /// None: shapes are not made into files here; `touchscope render` does that.
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    /// The first of several: images do not move.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    /// The same, from left to right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// The same: it is stretched as a whole.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        self
    }
    /// A symbol of another size.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        self
    }
    /// Paints it into the current context; it is always mixed in the normal way.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Pixels a point; shapes have as many as are wanted.
    public var scale: CGFloat { 1 }
    /// Upright always.
    public var imageOrientation: Orientation { .up }
    /// The same without its size in points.
    public var cgImage: CGImage? { CGImage(size: size, marks: marks) }

    /// The same, with or without colours of its own.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(size: size, marks: marks, mode: renderingMode)
    }

    /// The same in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(size: size, marks: marks.map { $0.mixed(with: color.color, 1) })
    }

    /// The same in one colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// A symbol of another size.
    public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

    /// The same: it is stretched as a whole.
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { self }

    /// Paints it into the current context, as large as it is.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Paints it into the current context, stretched into `rect`.
    public func draw(in rect: CGRect) {
        if let mark = mark(in: rect) { UIGraphicsGetCurrentContext()?.add(mark) }
    }

    /// Paints it stretched into `rect`; it is always mixed in the normal way.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let mark = mark(in: rect) else { return }
        UIGraphicsGetCurrentContext()?.add(.group(Group(opacity: alpha, marks: [mark])))
    }

    /// All of it stretched into `rect`; nil if it has no area.
    func mark(in rect: CGRect, tint: Color? = nil) -> Mark? {
        guard size.width > 0, size.height > 0 else { return nil }
        let transform = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
            ty: rect.minY)
        let tinted = tint.map { color in marks.map { $0.mixed(with: color, 1) } }
        return .group(
            Group(
                transform: transform, clip: .rect(CGRect(origin: .zero, size: size)),
                marks: tinted ?? marks))
    }

    public static func == (a: UIImage, b: UIImage) -> Bool {
        a.size == b.size && a.marks == b.marks && a.renderingMode == b.renderingMode
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(marks) }
}

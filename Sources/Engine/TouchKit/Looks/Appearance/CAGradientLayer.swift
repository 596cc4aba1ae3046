import TouchPicture

/// The geometry that a gradient follows.
public nonisolated struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The gradient along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The gradient in rings about the start, to an ellipse at the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The gradient around an angle; drawn as the mean of its colors.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer whose colors blend into one another, from top to bottom by default; drawn in bands.
open class CAGradientLayer: CALayer {
    /// The colors, `CGColor`s in order.
    open var colors: [Anything]? { didSet { changed() } }
    /// The positions of the colors from 0 to 1; nil spreads them evenly.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// The position of the first color, as shares of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    /// The position of the last color, as shares of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    /// The geometry that the colors follow.
    open var type = CAGradientLayerType.axial { didSet { changed() } }

    package override func content() -> [Mark] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
        let places = locations?.map { CGFloat($0.doubleValue) }
        let box = bounds
        guard !box.isEmpty, let stops = GradientStops(colors, at: places) else { return [] }
        let (start, end) = (place(startPoint, in: box), place(endPoint, in: box))
        let marks: [Mark]
        switch type {
        case .radial:
            let radius = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            marks = stops.radial(
                from: start, 0, to: start, radius, in: box, .drawsAfterEndLocation)
        case .conic: marks = [.shape(Shape(.rect(box), fill: stops.color(at: 0.5)))]
        default: marks = stops.linear(from: start, to: end, in: box)
        }
        // A gradient is clipped to round corners even if the layer does not clip its content.
        return cornerRadius > 0 ? [.group(Group(clip: outline, marks: marks))] : marks
    }

    private func place(_ share: CGPoint, in box: CGRect) -> CGPoint {
        CGPoint(x: box.minX + share.x * box.width, y: box.minY + share.y * box.height)
    }
}

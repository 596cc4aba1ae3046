import TouchPicture

/// What a gradient follows.
public nonisolated struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Rings about the start, to an ellipse at the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// An angle; drawn as the mean of its colours.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colours that go over into one another, from top to bottom by default; drawn in bands.
open class CAGradientLayer: CALayer {
    /// `CGColor`s, in order.
    open var colors: [Anything]? { didSet { changed() } }
    /// Their places from 0 to 1; nil spreads them evenly.
    open var locations: [NSNumber]? { didSet { changed() } }
    /// Where the first colour is, as shares of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
    /// Where the last colour is, as shares of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    /// What the colours follow.
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
        // A gradient is cut to round corners even if the layer does not cut what is in it.
        return cornerRadius > 0 ? [.group(Group(clip: outline, marks: marks))] : marks
    }

    private func place(_ share: CGPoint, in box: CGRect) -> CGPoint {
        CGPoint(x: box.minX + share.x * box.width, y: box.minY + share.y * box.height)
    }
}

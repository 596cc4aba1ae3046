import TouchPicture

/// How a shape layer's line ends; drawn round whatever is said.
public nonisolated struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// After a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// After a half square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How lines meet; drawn round whatever is said.
public nonisolated struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// In an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a shape layer tells inside from outside.
public nonisolated struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By how often the path goes around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// By how often it is crossed.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A path, filled and drawn as a line.
open class CAShapeLayer: CALayer {
    /// The outline, in the layer's coordinates.
    open var path: CGPath? { didSet { changed() } }
    /// The colour within; black by default, nil for none.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    /// What is within.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    /// The colour of the line; nil for none.
    open var strokeColor: CGColor? { didSet { changed() } }
    /// Where the line begins, as a share of its length.
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    /// Where the line ends, as a share of its length.
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }
    /// Width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    /// How the line ends; kept, and drawn round.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet; kept, and drawn round.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How far a pointed join may reach; kept only.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps in turn, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// Kept only: dashes begin at the line's beginning.
    open var lineDashPhase: CGFloat = 0

    package override func content() -> [Mark] {
        guard let path = path?.path else { return [] }
        var marks: [Mark] = []
        if let fill = fillColor?.color, fill.alpha > 0 {
            let area = fillRule == .evenOdd ? path.withHoles : path
            marks.append(.shape(Shape(area, fill: fill)))
        }
        if let color = strokeColor?.color, color.alpha > 0, lineWidth > 0 {
            let line = path.trimmed(from: strokeStart, to: strokeEnd)
            let dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
            if !line.elements.isEmpty {
                marks.append(
                    .shape(Shape(line, stroke: Stroke(color, width: lineWidth, dash: dash))))
            }
        }
        return marks
    }
}

import TouchPicture

/// The ends of a shape layer's line; always drawn round.
public nonisolated struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    /// The name of the cap.
    public let rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line stops at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends with a half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line ends with a half square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The joins of a shape layer's lines; always drawn round.
public nonisolated struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    /// The name of the join.
    public let rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The lines meet in a point.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// The lines meet in an arc.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The corner is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule by which a shape layer distinguishes inside from outside.
public nonisolated struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The rule by the number of times the path goes around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The rule by the number of times the path is crossed.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that fills a path and draws it as a line.
open class CAShapeLayer: CALayer {
    /// The outline, in the layer's coordinates.
    open var path: CGPath? { didSet { changed() } }
    /// The color inside the path; black by default, nil for none.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
    /// The rule for the inside of the path.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
    /// The color of the line; nil for none.
    open var strokeColor: CGColor? { didSet { changed() } }
    /// The start of the line, as a share of its length.
    open var strokeStart: CGFloat = 0 { didSet { changed() } }
    /// The end of the line, as a share of its length.
    open var strokeEnd: CGFloat = 1 { didSet { changed() } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { changed() } }
    /// The ends of the line; stored only: they are drawn round.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The joins of the lines; stored only: they are drawn round.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The greatest length of a pointed join; stored only.
    open var miterLimit: CGFloat = 10
    /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { changed() } }
    /// The offset of the dashes; stored only: they begin at the start of the line.
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

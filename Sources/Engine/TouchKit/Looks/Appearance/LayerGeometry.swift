import TouchPicture

/// Where a layer lies that is no view's, and how it is seen as a whole.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var masks = false
    var background: CGColor?

    /// From the layer's coordinates to those of the layer around it.
    var toParent: CGAffineTransform {
        CGAffineTransform(
            translationX: -(bounds.minX + anchor.x * bounds.width),
            y: -(bounds.minY + anchor.y * bounds.height)
        )
        .concatenating(CATransform3DGetAffineTransform(transform))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var frame: CGRect { bounds.applying(toParent) }

    /// The stretching that a new frame is to be divided by: none under a turn, where elsewhere it is undefined.
    private var stretch: CGSize {
        let t = CATransform3DGetAffineTransform(transform)
        guard t.b == 0, t.c == 0, t.a != 0, t.d != 0 else { return CGSize(width: 1, height: 1) }
        return CGSize(width: abs(t.a), height: abs(t.d))
    }

    func size(at frame: CGRect) -> CGSize {
        CGSize(width: frame.width / stretch.width, height: frame.height / stretch.height)
    }

    func position(at frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}

/// Corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// Its members as bits.
    public let rawValue: UInt
    /// By its members as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The upper right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The lower left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The lower right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)

    /// The same corners as paths name them.
    var corners: UIRectCorner { UIRectCorner(rawValue: rawValue & 15) }
}

/// How corners are round.
public nonisolated struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Along something smoother; drawn as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How an image lies in a layer.
public nonisolated struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// By name.
    public let rawValue: String
    /// By name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stretched to fill.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as all of it can be seen.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as it fills.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")

    var mode: UIView.ContentMode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        default: .scaleToFill
        }
    }
}

/// How an image is filtered that is drawn in another size; nothing is.
public nonisolated struct CALayerContentsFilter: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// By the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between pixels, of several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

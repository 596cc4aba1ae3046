import TouchPicture

/// The geometry of a layer that belongs to no view, and its appearance as a whole.
struct LayerGeometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var masks = false
    var background: CGColor?

    /// The transform from the layer's coordinates to those of the layer around it.
    var toParent: CGAffineTransform {
        CGAffineTransform(
            translationX: -(bounds.minX + anchor.x * bounds.width),
            y: -(bounds.minY + anchor.y * bounds.height)
        )
        .concatenating(CATransform3DGetAffineTransform(transform))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var frame: CGRect { bounds.applying(toParent) }

    /// The scale by which a new frame is to be divided; 1 under a rotation, where UIKit leaves it
    /// undefined.
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

/// A set of corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)

    /// The same corners, as paths name them.
    var corners: UIRectCorner { UIRectCorner(rawValue: rawValue & 15) }
}

/// The curve of a layer's round corners.
public nonisolated struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A smoother curve; drawn as a circle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of an image in a layer.
public nonisolated struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    /// The name of the placement.
    public let rawValue: String
    /// Creates a placement from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The placement that stretches the image to fill the layer.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The placement at the largest size at which nothing is cut off.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The placement at the smallest size that fills the layer.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// The placement at the image's own size, in the middle.
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

/// The filter for images that are drawn at another size; nothing is filtered.
public nonisolated struct CALayerContentsFilter: Hashable, Sendable, RawRepresentable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The filter that interpolates between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The filter that takes the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// The filter that interpolates between the pixels of several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

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

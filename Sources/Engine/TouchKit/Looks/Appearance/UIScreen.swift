import TouchPicture

/// The screen on which windows are shown. It is as large as the host says, otherwise as large as
/// the key window, or as a common phone while there is none.
public final class UIScreen {
    /// The screen.
    public static let main = UIScreen()
    /// All screens; there is one.
    public static var screens: [UIScreen] { [main] }

    /// The bounds of the screen, in points.
    public var bounds: CGRect {
        if let size = UIApplication.shared.screenSize { return CGRect(origin: .zero, size: size) }
        guard let window = UIApplication.shared.keyWindow, !window.bounds.isEmpty else {
            return CGRect(x: 0, y: 0, width: 390, height: 844)
        }
        return CGRect(origin: .zero, size: window.bounds.size)
    }

    /// The bounds of the screen, in pixels.
    public var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// The number of pixels per point.
    public var scale: CGFloat { 2 }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { scale }
    /// The number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
    /// The size classes, style, and resolution of the screen.
    public var traitCollection: UITraitCollection { UITraitCollection() }
}

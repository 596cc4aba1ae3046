import TouchPicture

/// Where windows are shown: as large as the host says, else as the window that is key, or as a usual telephone while there is none.
public final class UIScreen {
    /// The screen.
    public static let main = UIScreen()
    /// All screens: one.
    public static var screens: [UIScreen] { [main] }

    /// In points.
    public var bounds: CGRect {
        if let size = UIApplication.shared.screenSize { return CGRect(origin: .zero, size: size) }
        guard let window = UIApplication.shared.keyWindow, !window.bounds.isEmpty else {
            return CGRect(x: 0, y: 0, width: 390, height: 844)
        }
        return CGRect(origin: .zero, size: window.bounds.size)
    }

    /// In pixels.
    public var nativeBounds: CGRect {
        bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Pixels a point.
    public var scale: CGFloat { 2 }
    /// Pixels a point.
    public var nativeScale: CGFloat { scale }
    /// Pictures a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// Size, style and resolution.
    public var traitCollection: UITraitCollection { UITraitCollection() }
}

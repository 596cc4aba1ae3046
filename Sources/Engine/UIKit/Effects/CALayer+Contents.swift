import TouchKit

// Properties of layers that are only stored: all of `contents` is shown, and nothing is filtered.

extension CALayer {
    /// The part of `contents` that is shown, as shares of its size; stored only.
    public var contentsRect: CGRect {
        get { part("contentsRect") }
        set { setValue(newValue, forKey: "contentsRect") }
    }
    /// The part of `contents` that is stretched, as shares of its size; stored only.
    public var contentsCenter: CGRect {
        get { part("contentsCenter") }
        set { setValue(newValue, forKey: "contentsCenter") }
    }
    /// The filters of what lies behind the layer; stored only.
    public var backgroundFilters: [Any]? {
        get { value(forKey: "backgroundFilters") as? [Any] }
        set { setValue(newValue, forKey: "backgroundFilters") }
    }

    private func part(_ name: String) -> CGRect {
        value(forKey: name) as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// The size that the layer asks for: its own.
    public func preferredFrameSize() -> CGSize { bounds.size }
}

extension UIImageView {
    /// The size and weight of symbols; stored only.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { kept["preferredSymbolConfiguration"] }
        set { kept["preferredSymbolConfiguration"] = newValue }
    }
}

extension UIStackView {
    /// The spacing that the system prefers, in points.
    public nonisolated static let spacingUseSystem: CGFloat = 8
}

nonisolated extension UITraitCollection {
    /// Runs `actions`; the traits are those of a phone before and after.
    public func performAsCurrent(_ actions: () -> Void) { actions() }
}

import TouchKit

/// How what lies behind a view is seen through it.
open class UIVisualEffect: Hashable {
    /// None.
    public init() {}

    public nonisolated static func == (a: UIVisualEffect, b: UIVisualEffect) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// Blurred: here it is a veil, light or dark.
open class UIBlurEffect: UIVisualEffect {
    /// How light the blurred is, and how much of it is seen.
    public nonisolated enum Style: Int, Sendable {
        case extraLight, light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    /// In a style.
    public init(style: Style) { self.style = style }

    /// What is drawn instead.
    var veil: UIColor {
        let darks: [Style] = [
            .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark,
        ]
        return UIColor(white: darks.contains(style) ? 0.1 : 0.97, alpha: 0.7)
    }
}

/// Content that shines through the blurred; here it is seen as it is.
open class UIVibrancyEffect: UIVisualEffect {
    /// Over something blurred.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view through which what lies behind is seen otherwise: here it is a veil. What it shows lies in its `contentView`.
open class UIVisualEffectView: UIView {
    /// How; nil for clear.
    open var effect: UIVisualEffect? { didSet { showVeil() } }
    /// For what lies in it.
    public let contentView = UIView()

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        begin()
    }

    /// A clear one.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        showVeil()
    }

    private func showVeil() {
        contentView.backgroundColor = (effect as? UIBlurEffect)?.veil ?? .clear
    }
}

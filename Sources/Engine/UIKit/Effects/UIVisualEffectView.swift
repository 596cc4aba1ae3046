import TouchKit

/// An effect on the content behind a view.
open class UIVisualEffect: Hashable {
    /// Creates an effect that changes nothing.
    public init() {}

    public nonisolated static func == (a: UIVisualEffect, b: UIVisualEffect) -> Bool { a === b }
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A blur: here it is a veil, light or dark.
open class UIBlurEffect: UIVisualEffect {
    /// The brightness of the blur, and the share of the content that shows through.
    public nonisolated enum Style: Int, Sendable {
        /// A blur that brightens the content strongly.
        case extraLight
        /// A blur that brightens the content a little.
        case light
        /// A blur that darkens the content.
        case dark
        /// A blur that darkens the content strongly.
        case extraDark
        /// A blur that suits the appearance, light or dark.
        case regular
        /// A more noticeable blur that suits the appearance.
        case prominent
        /// A material that lets most of the content through.
        case systemUltraThinMaterial
        /// A material that lets much of the content through.
        case systemThinMaterial
        /// A material that lets some of the content through.
        case systemMaterial
        /// A material that lets little of the content through.
        case systemThickMaterial
        /// The material of bars.
        case systemChromeMaterial
        /// The ultra-thin material, light in every appearance.
        case systemUltraThinMaterialLight
        /// The thin material, light in every appearance.
        case systemThinMaterialLight
        /// The usual material, light in every appearance.
        case systemMaterialLight
        /// The thick material, light in every appearance.
        case systemThickMaterialLight
        /// The material of bars, light in every appearance.
        case systemChromeMaterialLight
        /// The ultra-thin material, dark in every appearance.
        case systemUltraThinMaterialDark
        /// The thin material, dark in every appearance.
        case systemThinMaterialDark
        /// The usual material, dark in every appearance.
        case systemMaterialDark
        /// The thick material, dark in every appearance.
        case systemThickMaterialDark
        /// The material of bars, dark in every appearance.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a blur in a style.
    public init(style: Style) { self.style = style }

    /// The color that is drawn instead of the blur.
    var veil: UIColor {
        let darks: [Style] = [
            .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
            .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark,
        ]
        return UIColor(white: darks.contains(style) ? 0.1 : 0.97, alpha: 0.7)
    }
}

/// Content that shines through a blur; here it is drawn unchanged.
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect over a blur.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view that applies an effect to the content behind it: here it is a veil. Its own content is in
/// its `contentView`.
open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { showVeil() } }
    /// The view for its own content.
    public let contentView = UIView()

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        begin()
    }

    /// Creates a view without an effect.
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

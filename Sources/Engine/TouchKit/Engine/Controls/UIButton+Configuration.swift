import TouchPicture

extension UIButton {
    /// How a button looks, in one value: `UIButton(configuration: .filled())`. Of UIKit's many settings, the few
    /// that touches and eyes need.
    public nonisolated struct Configuration: Hashable, Sendable {
        private enum Style { case plain, gray, tinted, filled }

        /// What the button shows in every state.
        public var title: String?
        /// The colour of the title; nil for one that goes with the style.
        public var baseForegroundColor: UIColor?
        /// The colour beneath; nil for one that goes with the style.
        public var baseBackgroundColor: UIColor?
        private let style: Style

        private init(style: Style) {
            self.style = style
        }

        /// Only the title.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// The title on a quiet plate.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// The title on a plate with a breath of the tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// A dark title on a plate in the tint colour.
        public static func filled() -> Configuration {
            var configuration = Configuration(style: .filled)
            configuration.baseForegroundColor = UIColor(color: ControlPalette.ink)
            return configuration
        }

        var isPlain: Bool { style == .plain && baseBackgroundColor == nil }

        /// The colour of the plate.
        func fill(tint: Color) -> Color {
            if let own = baseBackgroundColor { return own.color }
            return switch style {
            case .plain, .gray: ControlPalette.plate
            case .tinted: tint.faded(0.2)
            case .filled: tint
            }
        }
    }
}

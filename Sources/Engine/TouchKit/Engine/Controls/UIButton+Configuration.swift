import TouchPicture

extension UIButton {
    /// The appearance of a button in one value: `UIButton(configuration: .filled())`. Of UIKit's
    /// many settings, it has the few that matter to touches and to the eye.
    public nonisolated struct Configuration: Hashable, Sendable {
        private enum Style { case plain, gray, tinted, filled }

        /// The title in every state, unless the button has one of its own.
        public var title: String?
        /// The color of the title; nil for one that suits the style.
        public var baseForegroundColor: UIColor?
        /// The color of the plate; nil for one that suits the style.
        public var baseBackgroundColor: UIColor?
        private let style: Style

        private init(style: Style) {
            self.style = style
        }

        /// Returns a configuration with only the title.
        public static func plain() -> Configuration { Configuration(style: .plain) }

        /// Returns a configuration with the title on a quiet plate.
        public static func gray() -> Configuration { Configuration(style: .gray) }

        /// Returns a configuration with the title on a plate with a hint of the tint color.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }

        /// Returns a configuration with a dark title on a plate in the tint color.
        public static func filled() -> Configuration {
            var configuration = Configuration(style: .filled)
            configuration.baseForegroundColor = UIColor(color: ControlPalette.ink)
            return configuration
        }

        var isPlain: Bool { style == .plain && baseBackgroundColor == nil }

        /// Returns the color of the plate.
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

import TouchPicture

/// The default colors of controls: quiet, and legible on dark and on colored backgrounds.
package nonisolated enum ControlPalette {
    static let tint = UIColor(color: Color(hex: 0x56b4e9))
    static let ink = Color(hex: 0x10151b)
    static let plate = Color(hex: 0x1d2630)
    static let line = Color(hex: 0x3a4653)
    static let text = Color(hex: 0xe8eef4)
    static let secondText = Color(hex: 0x93a1b0)

    /// The share of its color that a disabled control keeps.
    static let disabled = 0.4
}

extension CGContext {
    func fill(_ path: Path, _ color: Color) {
        add(.shape(Shape(path, fill: color)))
    }

    func line(_ path: Path, _ color: Color, width: CGFloat = 1) {
        add(.shape(Shape(path, stroke: Stroke(color, width: width))))
    }

    /// Draws one line of text in the middle of `rect`, truncated if it does not fit; nothing if
    /// there is no room at all.
    func title(_ string: String, in rect: CGRect, _ font: UIFont, _ color: Color) {
        guard !string.isEmpty, !rect.isEmpty else { return }
        let origin = CGPoint(x: rect.midX, y: rect.midY - font.lineHeight / 2)
        add(
            .text(
                Text(
                    string, font: font.font, color: color, at: origin, alignment: .center,
                    width: rect.width)))
    }
}

extension UIControl {
    /// Returns `color`, fainter if the control is disabled.
    func shade(_ color: Color) -> Color {
        isEnabled ? color : color.faded(ControlPalette.disabled)
    }

    /// Draws a quiet background with a hairline.
    func drawPlate(in rect: CGRect, radius: CGFloat, fill: Color = ControlPalette.plate) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        context.fill(.roundedRect(inner, radius: radius), shade(fill))
        context.line(.roundedRect(inner, radius: radius), shade(ControlPalette.line))
    }

    func drawFocusRing() {
        let rect = bounds.insetBy(dx: 1, dy: 1)
        UIGraphicsGetCurrentContext()?.line(
            .roundedRect(rect, radius: max(cornerRadius, 8)), tintColor.color, width: 2)
    }
}

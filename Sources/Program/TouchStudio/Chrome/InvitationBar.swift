import TouchKit
import TouchPicture
import TouchStage

/// Where the buttons are otherwise, while lessons play themselves before nobody: an invitation, in both languages.
final class InvitationBar: ChromeView {
    private static let sizes = [26.0, 22, 18, 15, 12]

    override func marks() -> [Mark] {
        let words = "Touch the screen to begin   ·   触摸屏幕即可开始"
        let texts = Self.sizes.map {
            Text(
                words, font: Font(size: $0, weight: .semibold), color: style.theme.active,
                at: .zero, language: "zh")
        }
        guard
            var text = texts.first(where: { style.measurer.size(of: $0).width <= bounds.width })
                ?? texts.last
        else { return [] }
        let size = style.measurer.size(of: text)
        text.alignment = .center
        text.width = bounds.width
        text.origin = CGPoint(x: bounds.midX, y: bounds.midY - size.height / 2)
        return [.text(text)]
    }
}

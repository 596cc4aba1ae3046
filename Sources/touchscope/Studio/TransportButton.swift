import TouchKit
import TouchPicture

/// A button with a picture instead of words.
final class TransportButton: ChromeButton {
    enum Icon { case back, play, pause, forward }

    var icon: Icon { didSet { if icon != oldValue { setNeedsDisplay() } } }

    init(_ icon: Icon, style: ChromeStyle, action: @escaping () -> Void) {
        self.icon = icon
        super.init("", style: style, action: action)
    }

    required init?(coder: NSCoder) { nil }

    override func marks() -> [Mark] {
        let (x, y) = (bounds.midX, bounds.midY)
        switch icon {
        case .play: return super.marks() + [triangle(from: x - 5, to: x + 7)]
        case .pause: return super.marks() + [bar(at: x - 5), bar(at: x + 1.5)]
        case .forward:
            return super.marks() + [triangle(from: x - 6, to: x + 4), bar(at: x + 4, width: 2)]
        case .back:
            return super.marks() + [triangle(from: x + 6, to: x - 4), bar(at: x - 6, width: 2)]
        }
        func triangle(from base: CGFloat, to tip: CGFloat) -> Mark {
            let points = [
                CGPoint(x: base, y: y - 7), CGPoint(x: tip, y: y), CGPoint(x: base, y: y + 7),
            ]
            return .shape(Shape(.polygon(points), fill: style.theme.text))
        }
        func bar(at left: CGFloat, width: CGFloat = 3.5) -> Mark {
            let rect = CGRect(x: left, y: y - 7, width: width, height: 14)
            return .shape(Shape(.rect(rect), fill: style.theme.text))
        }
    }
}

import TouchKit
import TouchPicture

/// A part of the window that paints itself with the shared looks.
class ChromeView: UIView {
    var style: ChromeStyle {
        didSet {
            setNeedsDisplay()
            for case let view as ChromeView in subviews { view.style = style }
        }
    }

    override var bounds: CGRect { didSet { if bounds != oldValue { setNeedsDisplay() } } }

    init(style: ChromeStyle) {
        self.style = style
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// What it looks like, back to front, in its own coordinates.
    func marks() -> [Mark] { [] }

    final override func draw(_ rect: CGRect) {
        for mark in marks() { UIGraphicsGetCurrentContext()?.add(mark) }
    }
}

/// Something that acts when it is touched and let go: a finger that slides off lets it be.
class ChromeButton: ChromeView {
    var title: String { didSet { setNeedsDisplay() } }
    /// For a switch: whether it is on. Nil for what only acts.
    var isOn: Bool? { didSet { setNeedsDisplay() } }
    var isPressed = false { didSet { setNeedsDisplay() } }
    private let action: () -> Void

    init(_ title: String, style: ChromeStyle, action: @escaping () -> Void) {
        self.title = title
        self.action = action
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    /// Fingers are wider than buttons are high: 44 points count.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = touches.contains { point(inside: $0.location(in: self), with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isMeant = isPressed
        isPressed = false
        if isMeant { action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
    }

    /// A pill: outlined and filled while on, quiet while off.
    override func marks() -> [Mark] {
        let theme = style.theme
        let isLit = isOn ?? false
        let fill = isPressed || isLit ? theme.active.faded(isPressed ? 0.35 : 0.18) : nil
        return [
            style.box(
                bounds.insetBy(dx: 0.5, dy: 0.5), radius: bounds.height / 2, fill: fill,
                stroke: isLit ? theme.active : theme.line, width: isLit ? 1.5 : 1),
            style.line(
                style.phrases(title), .detail, isOn == false ? theme.secondText : theme.text,
                x: bounds.midX, y: bounds.midY, width: bounds.width - 16, alignment: .center),
        ]
    }
}

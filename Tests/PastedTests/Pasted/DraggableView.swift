import UIKit

/// Follows the finger that touches it.
final class DraggableView: UIView {
    private(set) var isDragging = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .systemBlue
        isMultipleTouchEnabled = false
        clipsToBounds = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isDragging = true
        superview?.bringSubviewToFront(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: superview)
        let previous = touch.previousLocation(in: superview)
        center = CGPoint(
            x: center.x + location.x - previous.x, y: center.y + location.y - previous.y)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isDragging = false
        if touches.first?.tapCount == 2 { transform = .identity }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isDragging = false
    }
}

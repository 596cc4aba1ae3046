import UIKit

/// A ring that is turned with a finger.
final class RingSlider: UIControl {
    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()
    private let glowLayer = CAGradientLayer()

    var cornerRadius: CGFloat = 12 { didSet { layer.cornerRadius = cornerRadius } }
    var picture: UIImage?

    var value: CGFloat = 0 {
        didSet { progressLayer.strokeEnd = min(max(value, 0), 1) }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        backgroundColor = UIColor(white: 0.95, alpha: 1)
        layer.cornerRadius = cornerRadius
        layer.borderColor = UIColor.darkGray.cgColor
        layer.borderWidth = 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.5
        layer.shadowOffset = CGSize(width: 0, height: 4)
        layer.shadowRadius = 6

        glowLayer.colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor]
        glowLayer.startPoint = CGPoint(x: 0, y: 0)
        glowLayer.endPoint = CGPoint(x: 1, y: 1)
        layer.insertSublayer(glowLayer, at: 0)

        for shape in [trackLayer, progressLayer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 12
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        trackLayer.strokeColor = UIColor(white: 1, alpha: 0.5).cgColor
        progressLayer.strokeColor = UIColor.systemGreen.cgColor
        progressLayer.strokeEnd = 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        glowLayer.frame = bounds.insetBy(dx: 10, dy: 10)
        glowLayer.cornerRadius = glowLayer.bounds.width / 2
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let path = UIBezierPath(
            arcCenter: center, radius: bounds.width / 2 - 20, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        trackLayer.path = path.cgPath
        progressLayer.path = path.cgPath
        CATransaction.commit()
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
        value = ((angle + .pi / 2) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1)
        sendActions(for: .valueChanged)
        return true
    }

    func fillUp(over duration: CFTimeInterval, completion: @escaping () -> Void) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = value
        animation.toValue = 1
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        progressLayer.add(animation, forKey: "fill")
        CATransaction.commit()
    }

    var shownEnd: CGFloat { progressLayer.strokeEnd }
}

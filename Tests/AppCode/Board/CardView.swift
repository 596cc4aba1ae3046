// swift-format-ignore-file
import Foundation
import UIKit

@objc protocol CardViewDelegate: class {
    func cardViewDidMove(_ card: CardView)
    @objc optional func cardView(_ card: CardView, shouldMoveTo place: CGPoint) -> Bool
    @objc optional func cardViewWasTapped(_ card: CardView)
}

/// A card that is dragged, tapped and held.
@objcMembers
@IBDesignable class CardView: UIView {
    @IBInspectable dynamic var cornerRadius: CGFloat = 12 {
        didSet { layer.cornerRadius = cornerRadius }
    }
    @objc weak var delegate: CardViewDelegate?
    private var timer: Timer?
    private(set) var taps = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    deinit {
        timer?.invalidate()
        unhook()
    }

    private func commonInit() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(CardView.panned(_:)))
        let hold = UILongPressGestureRecognizer(target: self, action: Selector("held:"))
        [tap, pan, hold].forEach(addGestureRecognizer)
        timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(self.tick(timer:)), userInfo: nil,
            repeats: true)
        let pulse = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        pulse.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
        layer.add(pulse, forKey: nil)
    }

    private func unhook() {}

    @objc private func tapped() {
        taps += 1
        delegate?.cardViewWasTapped?(self)
    }

    @objc func panned(_ recognizer: UIPanGestureRecognizer) {
        let step = recognizer.translation(in: superview)
        let place = CGPointMake(center.x + step.x, center.y + step.y)
        recognizer.setTranslation(.zero, in: superview)
        guard delegate?.cardView?(self, shouldMoveTo: place) ?? true else { return }
        if recognizer.state == UIGestureRecognizerState.changed { center = place }
        delegate?.cardViewDidMove(self)
    }

    @objc(held:) private func hold(_ recognizer: UILongPressGestureRecognizer) {
        #if os(iOS)
        alpha = recognizer.state == .began ? 0.5 : 1
        #endif
    }

    @objc private func tick(timer: Timer) {
        superview?.bringSubview(toFront: self)
    }
}

// MARK: Layout

extension CardView {
    /// Wider than it is.
    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIViewNoIntrinsicMetric, height: 80)
    }

    /* Where a finger hits /* nearly */ */
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(-8, -8, -8, -8)).contains(point)
    }
}

import CoreGraphics
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A knob that is turned about its middle by one finger, and set back by a double tap.
class KnobControl: UIControl {
    var minimumValue: CGFloat = 0
    var maximumValue: CGFloat = 1
    private(set) var value: CGFloat = 0

    override var frame: CGRect {
        didSet { framesSet += 1 }
    }
    private(set) var framesSet = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let turn = TurnGestureRecognizer(target: self, action: .turned)
        addGestureRecognizer(turn)
        let twice = UITapGestureRecognizer(
            target: self, action: Selector("tappedTwice:", KnobControl.tappedTwice(_:)))
        twice.numberOfTapsRequired = 2
        addGestureRecognizer(twice)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    fileprivate func turned(_ sender: TurnGestureRecognizer) {
        guard sender.state == .changed else { return }
        setValue(value + sender.turn / (2 * .pi))
        sender.turn = 0
    }

    private func tappedTwice(_ sender: UITapGestureRecognizer) {
        setValue(minimumValue)
    }

    private func setValue(_ new: CGFloat) {
        value = min(max(new, minimumValue), maximumValue)
        sendActions(for: .valueChanged)
    }
}

extension Selector {
    fileprivate static let turned = Selector("turned:", KnobControl.turned(_:))
}

/// How far a finger turns about the middle of the recognizer's view.
class TurnGestureRecognizer: UIPanGestureRecognizer {
    /// In radians since the last reset.
    var turn: CGFloat = 0
    private var lastAngle: CGFloat?

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        lastAngle = touches.first.map(angle)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            let angle = angle(of: touch)
            if let lastAngle { turn += angle - lastAngle }
            lastAngle = angle
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        turn = 0
    }

    private func angle(of touch: UITouch) -> CGFloat {
        guard let view = view else { return 0 }
        let place = touch.location(in: view)
        return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }
}

/// A recognizer with settings of its own.
class CornerGestureRecognizer: UIGestureRecognizer {
    let corner: UIRectEdge

    init(corner: UIRectEdge, target: AnyObject?, action: Selector?) {
        self.corner = corner
        super.init(target: target, action: action)
    }

    convenience init(target: AnyObject?) {
        self.init(corner: .all, target: target, action: "cornered")
    }

    override func location(in view: UIView?) -> CGPoint {
        let place = super.location(in: view)
        return CGPoint(x: place.x.rounded(), y: place.y.rounded())
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
    }
}

/// Has its actions found by name, also in an ancestor.
class CornerPanel: UIView {
    private(set) var places: [CGPoint] = []
    private(set) var saves = 0

    class override var providedSelectors: [Selector] {
        super.providedSelectors + [
            Selector("cornered", CornerPanel.cornered),
            Selector("placed:", CornerPanel.placed(_:)),
            Selector("save:", CornerPanel.save(_:)),
        ]
    }

    func setUp(_ button: UIButton) {
        let corner = CornerGestureRecognizer(target: self)
        corner.addTarget(self, action: Selector(("placed:")))
        addGestureRecognizer(corner)
        button.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
        addSubview(button)
    }

    private func cornered() {}
    private func placed(_ sender: UIGestureRecognizer) {
        guard sender.isKind(of: CornerGestureRecognizer.self) else { return }
        places.append(sender.location(in: self))
    }
    private func save(_ sender: Any?) { saves += 1 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector(("delete:")) { return true }
        return super.canPerformAction(action, withSender: sender)
    }
}

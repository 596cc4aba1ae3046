import UIKit

/// Recognizes one finger that goes around a point, from its first step.
final class TurnGestureRecognizer: UIGestureRecognizer {
    /// Since the last action, in radians.
    private(set) var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches == 1 else {
            state = .failed
            return
        }
        lastAngle = angle(of: touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let now = angle(of: touch)
        turned = now - lastAngle
        lastAngle = now
        state = state == .possible ? .began : .changed
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    override func reset() {
        super.reset()
        turned = 0
    }

    private func angle(of touch: UITouch) -> CGFloat {
        guard let view else { return 0 }
        let place = touch.location(in: view)
        return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
    }
}

/// A knob that turns with a finger, by a recognizer of its own.
final class Dial: UIView {
    private let face = UIView()
    private let mark = UIView()
    private let turn = TurnGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .darkGray
        layer.cornerRadius = bounds.width / 2
        face.frame = bounds
        face.isUserInteractionEnabled = false
        mark.frame = CGRect(x: bounds.midX - 5, y: 12, width: 10, height: 40)
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 5
        face.addSubview(mark)
        addSubview(face)
        turn.addTarget(self, action: Dial.turned)
        addGestureRecognizer(turn)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func turned(_ recognizer: TurnGestureRecognizer) {
        face.transform = face.transform.rotated(by: recognizer.turned)
    }
}

/// A page that scrolls, with a dial on it.
final class StudioViewController: UIViewController {
    private let page = UIScrollView()
    private let dial = Dial(frame: CGRect(x: 60, y: 120, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        page.frame = view.bounds
        page.contentSize = CGSize(width: view.bounds.width, height: 900)
        page.addSubview(dial)
        view.addSubview(page)
    }
}

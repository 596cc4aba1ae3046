import UIKit

/// A knob that turns with a finger. It handles its touches itself.
final class Knob: UIView {
    private let face = UIView()
    private let mark = UIView()
    private var lastAngle: CGFloat?

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
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = touches.first.map(angle)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let now = touches.first.map(angle), let lastAngle else { return }
        face.transform = face.transform.rotated(by: now - lastAngle)
        self.lastAngle = now
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lastAngle = nil
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let place = touch.location(in: self)
        return atan2(place.y - bounds.midY, place.x - bounds.midX)
    }
}

/// A page that scrolls, with a knob on it.
final class MixerViewController: UIViewController {
    private let page = UIScrollView()
    private let knob = Knob(frame: CGRect(x: 60, y: 120, width: 200, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        page.frame = view.bounds
        page.contentSize = CGSize(width: view.bounds.width, height: 900)
        page.addSubview(knob)
        view.addSubview(page)
    }
}
